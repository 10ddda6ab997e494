//! A game in progress at one table: the record, the piece picked up, the open chooser. Every change
//! is an [`Input`]; its effects are returned as [`Event`]s.

use super::{Choice, Choices, Event, Input, Motion, Pace, TableGame};
use crate::core::player::Player;
use crate::core::seat::Seat;
use crate::core::space::Space;
use crate::game::Game;
use crate::record::Record;

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session<G: TableGame> {
    record: Record<G>,
    /// The record at the ply that is looked back at.
    review: Option<Record<G>>,
    revision: usize,
    pace: Pace,
    held: bool,
    /// Who plays at this table, where the other people play elsewhere.
    here: Option<Player>,
    selected: Option<Space>,
    extra: bool,
    chooser: Option<Space>,
    choices: Choices<G::Move>,
}

/// The events of a game.
type Events<G> = Vec<Event<<G as Game>::Move, <G as Game>::Illegal>>;

impl<G: TableGame> Session<G> {
    /// Opens a game. What can only be passed is passed at once, without an event.
    #[must_use]
    pub fn new(record: Record<G>) -> Self {
        let choices = Choices::new(record.position(), None, false);
        let mut session = Self {
            record,
            review: None,
            revision: 0,
            pace: Pace::Run,
            held: false,
            here: None,
            selected: None,
            extra: false,
            chooser: None,
            choices,
        };
        session.play_forced(&mut Vec::new());
        session.refresh();
        session
    }

    /// What is shown: the game, or an earlier ply of it while it is looked back at.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        self.review.as_ref().unwrap_or(&self.record)
    }

    /// The game itself, whatever is shown of it.
    #[must_use]
    pub const fn live(&self) -> &Record<G> {
        &self.record
    }

    /// Whether the game is looked back at: nothing can be played then.
    #[must_use]
    pub const fn in_review(&self) -> bool {
        self.review.is_some()
    }

    /// The number of plies before what is looked back at.
    #[must_use]
    pub fn reviewed(&self) -> Option<usize> {
        self.review.as_ref().map(Record::at)
    }

    /// How the computer players go on.
    #[must_use]
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// The computer player to move, and its level; none while people play for it, and where only a
    /// pass is left that decides nothing and would be followed by others without end.
    #[must_use]
    pub fn thinker(&self) -> Option<(Player, Seat)> {
        let position = self.record.position();
        let (player, seat) = (position.turn(), self.record.seats().of(position.turn()));
        let plays = self.can_play() && seat.is_computer() && self.pace != Pace::Wait;
        (plays && position.forced().is_none()).then_some((player, seat))
    }

    /// The person to move, where that is somebody who plays elsewhere.
    #[must_use]
    pub fn elsewhere(&self) -> Option<Player> {
        let turn = self.record.position().turn();
        let person = !self.record.seats().of(turn).is_computer();
        let other = self.here.is_some_and(|here| here != turn);
        (other && person && self.record.result().is_none()).then_some(turn)
    }

    /// A number that changes with every play, undo, redo, ending and step of a review, and with nothing
    /// else.
    #[must_use]
    pub const fn revision(&self) -> usize {
        self.revision
    }

    /// The space whose piece is picked up.
    #[must_use]
    pub const fn selected(&self) -> Option<Space> {
        self.selected
    }

    /// Whether the extra action is on: the board offers nothing else.
    #[must_use]
    pub const fn extra(&self) -> bool {
        self.extra
    }

    /// Whether something is begun that undo stops, before it takes back a ply.
    #[must_use]
    pub const fn has_begun(&self) -> bool {
        self.selected.is_some() || self.extra
    }

    /// The space whose chooser is open.
    #[must_use]
    pub const fn chooser(&self) -> Option<Space> {
        self.chooser
    }

    /// What can be done now; nothing in a game that has ended.
    #[must_use]
    pub const fn choices(&self) -> &Choices<G::Move> {
        &self.choices
    }

    /// Whether the game goes on at what is shown.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.record().result().is_none()
    }

    /// Whether people or computers can decide at what is shown.
    fn can_play(&self) -> bool {
        self.is_open() && !self.in_review() && !self.held && self.elsewhere().is_none()
    }

    /// Why nothing can be done on a space, with the piece picked up or none; `None` where a click
    /// does something, in a game that has ended, and in a review.
    #[must_use]
    pub fn why_not(&self, space: Space) -> Option<G::Illegal> {
        let idle = match self.choices.on(space) {
            [] => true,
            // A click that only picks up another piece does nothing with the one picked up.
            [Choice::Select(_)] => self.selected.is_some(),
            _ => false,
        };
        let inspected =
            self.can_play() && self.thinker().is_none() && idle && self.selected != Some(space);
        inspected.then(|| self.record.position().why_not(self.selected, space))?
    }

    /// Whether the selected piece can do nothing on a space.
    #[must_use]
    pub fn is_blocked(&self, space: Space) -> bool {
        self.selected.is_some() && self.why_not(space).is_some()
    }

    /// What moves on the board if this input is carried out now.
    #[must_use]
    pub fn motion(&self, input: Input<G::Move>) -> Option<Motion> {
        let choice = match input {
            Input::Choose(choice) => choice,
            Input::Point(space) => match self.choices.on(space) {
                [choice] => *choice,
                _ => return None,
            },
            _ => return None,
        };
        match choice {
            Choice::Play(mv) => self.record.position().motion(mv),
            Choice::Select(_) => None,
        }
    }

    /// Carries out an input, as far as it is allowed now.
    pub fn act(&mut self, input: Input<G::Move>) -> Vec<Event<G::Move, G::Illegal>> {
        let mut events = Vec::new();
        match input {
            Input::Review(ply) => self.look_back(ply, &mut events),
            Input::Cancel if self.in_review() => self.look_back(None, &mut events),
            Input::Point(_) | Input::Choose(_) | Input::Extra | Input::Undo | Input::Redo
                if self.in_review() => {}
            Input::Point(_) | Input::Extra if self.held => {}
            Input::Hold(held) => {
                self.held = held;
                self.refresh();
            }
            Input::Here(player) => {
                self.here = player;
                self.refresh();
            }
            Input::Point(space) => self.point(space, &mut events),
            Input::Choose(choice) => self.choose(choice, &mut events),
            Input::Cancel if self.chooser.is_some() => self.chooser = None,
            Input::Cancel => self.stop(&mut events),
            Input::Extra => self.turn_extra(&mut events),
            Input::Undo if self.has_begun() => self.stop(&mut events),
            Input::Undo => {
                if self.record.undo() {
                    self.wait_in_the_past();
                    events.push(Event::Undone);
                }
            }
            Input::Redo => {
                if self.record.redo() {
                    self.wait_in_the_past();
                    events.push(Event::Redone);
                }
            }
            Input::Seat(player, seat) => self.seat(player, seat, &mut events),
            Input::Computers(pace) => self.set_pace(pace, &mut events),
            Input::End(ending) => {
                self.look_back(None, &mut events);
                if self.record.end(ending) {
                    self.refresh();
                    events.push(Event::Ended(ending));
                }
            }
        }
        self.revision += usize::from(events.iter().any(Event::changes_position));
        events
    }

    /// Says something about the position that is shown. No revision: nothing else changes.
    pub fn comment(&mut self, text: &str) {
        let plies = self.record().at();
        self.record.comment(plies, text);
        if let Some(review) = &mut self.review {
            review.comment(plies, text);
        }
    }

    fn point(&mut self, space: Space, events: &mut Events<G>) {
        match self.choices.on(space) {
            [choice] => self.choose(*choice, events),
            [] if self.selected == Some(space) => self.release(events),
            [] => {
                self.chooser = None;
                let why = self.record.position().why_not(self.selected, space);
                events.extend(why.map(|why| Event::Refused(space, why)));
            }
            _ => {
                self.chooser = Some(space);
                events.push(Event::Asked(space));
            }
        }
    }

    fn choose(&mut self, choice: Choice<G::Move>, events: &mut Events<G>) {
        match choice {
            Choice::Select(space) => {
                if self.choices.on(space).contains(&choice) {
                    self.offer(Some(space), self.extra);
                    events.push(Event::Selected(space));
                }
            }
            Choice::Play(mv) => {
                let ply = self.record.at();
                if self.is_open() && self.record.play(mv).is_ok() {
                    events.push(Event::Played { ply, mv, forced: false });
                    self.play_forced(events);
                    if self.pace == Pace::Step {
                        self.pace = Pace::Wait;
                    }
                    self.refresh();
                }
            }
        }
    }

    /// Plays lone passes and ends, unless they lead back to the same position: then nobody can act
    /// any more, and only an agreement or a resignation ends the game.
    fn play_forced(&mut self, events: &mut Events<G>) {
        let mut plies = Vec::new();
        let mut seen = vec![self.record.position().clone()];
        while let Some(mv) = seen[plies.len()].forced() {
            let Ok(after) = seen[plies.len()].play(mv) else { break };
            if seen.contains(&after) {
                return;
            }
            plies.push(mv);
            seen.push(after);
        }
        for mv in plies {
            let ply = self.record.at();
            if !self.is_open() || self.record.play(mv).is_err() {
                return;
            }
            events.push(Event::Played { ply, mv, forced: true });
        }
    }

    /// Puts the piece down; an extra action stays on.
    fn release(&mut self, events: &mut Events<G>) {
        if self.selected.is_some() {
            self.offer(None, self.extra);
            events.push(Event::Released);
        }
    }

    /// Puts the piece down and turns the extra action off.
    fn stop(&mut self, events: &mut Events<G>) {
        let was_on = self.extra;
        self.extra = false;
        match self.selected {
            Some(_) => self.release(events),
            None if was_on => {
                self.refresh();
                events.push(Event::Extra);
            }
            None => {}
        }
    }

    fn turn_extra(&mut self, events: &mut Events<G>) {
        if self.choices.extra() {
            self.offer(None, !self.extra);
            events.push(Event::Extra);
        }
    }

    /// Computer players that are undone do not play at once what was undone: they wait, until nothing
    /// can be redone or a person decides.
    fn wait_in_the_past(&mut self) {
        let position = self.record.position();
        let computer = self.record.seats().of(position.turn()).is_computer();
        let ahead = self.record.redo_to().is_some();
        let waits = computer && (ahead || self.pace != Pace::Run);
        self.pace = if waits { Pace::Wait } else { Pace::Run };
        self.refresh();
    }

    /// Shows the position after this number of plies, or the game itself.
    fn look_back(&mut self, ply: Option<usize>, events: &mut Events<G>) {
        let shown = ply.and_then(|ply| self.record.seen_at(ply));
        let beyond = ply.is_some() && shown.is_none();
        if !beyond && ply != self.reviewed() {
            self.review = shown;
            self.refresh();
            events.push(Event::Reviewed(ply));
        }
    }

    fn seat(&mut self, player: Player, seat: Seat, events: &mut Events<G>) {
        let known = self.record.position().seats().contains(&player);
        if known && self.record.seats().of(player) != seat {
            self.record.seat(player, seat);
            if let Some(review) = &mut self.review {
                review.seat(player, seat);
            }
            self.refresh();
            events.push(Event::Seated(player, seat));
        }
    }

    fn set_pace(&mut self, pace: Pace, events: &mut Events<G>) {
        if self.pace != pace {
            self.pace = pace;
            self.refresh();
            events.push(Event::Paced(pace));
        }
    }

    /// Offers what can be done after a change of the record.
    fn refresh(&mut self) {
        self.offer(None, false);
    }

    fn offer(&mut self, selected: Option<Space>, extra: bool) {
        self.selected = selected;
        self.extra = extra;
        self.chooser = None;
        let position = self.record().position();
        self.choices = if self.can_play() && self.thinker().is_none() {
            Choices::new(position, selected, extra)
        } else {
            Choices::none(position)
        };
    }
}

mod look;
#[cfg(test)]
mod tests;
