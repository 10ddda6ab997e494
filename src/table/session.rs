//! A game in progress at one table: the record, the piece picked up, the open chooser. Every input
//! is an [`Act`]; what came of it is told as [`Event`]s.

use super::{Choice, Choices, TableGame};
use crate::core::space::Space;
use crate::game::Game;
use crate::record::{Ending, Record, Standing};

/// What somebody at the table does, in a game with moves `M`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act<M> {
    /// Clicks, taps or presses Enter on a space.
    Point(Space),
    /// Takes one of the things a chooser or a button offers.
    Choose(Choice<M>),
    /// Closes the chooser, or puts the piece down.
    Cancel,
    /// Takes back the last step.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Ends the game by agreement or resignation.
    End(Ending),
}

/// What came of it, in a game with moves `M`; `I` says why something is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event<M, I> {
    /// The piece on this space was picked up.
    Selected(Space),
    /// It was put down.
    Released,
    /// Several things can be meant: the chooser is open.
    Asked(Space),
    /// A move was played; the record stands behind it.
    Played {
        /// Plies before the move.
        ply: usize,
        /// The move.
        mv: M,
        /// Whether it was the only one and played itself.
        forced: bool,
    },
    /// Nothing can be done there.
    Refused(Space, I),
    /// The last step was taken back.
    Undone,
    /// The last step taken back was played again.
    Redone,
    /// The players ended the game.
    Ended(Ending),
}

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session<G: TableGame> {
    record: Record<G>,
    selected: Option<Space>,
    asking: Option<Space>,
    choices: Choices<G::Move>,
}

/// The events of a game.
type Events<G> = Vec<Event<<G as Game>::Move, <G as Game>::Illegal>>;

impl<G: TableGame> Session<G> {
    /// Sits down at a game. What can only be passed is passed at once, without being told.
    #[must_use]
    pub fn new(record: Record<G>) -> Self {
        let choices = Choices::new(record.position(), None);
        let mut session = Self { record, selected: None, asking: None, choices };
        session.play_forced(&mut Vec::new());
        session.refresh(None);
        session
    }

    /// The game.
    #[must_use]
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The space whose piece is picked up.
    #[must_use]
    pub const fn selected(&self) -> Option<Space> {
        self.selected
    }

    /// The space whose chooser is open.
    #[must_use]
    pub const fn asking(&self) -> Option<Space> {
        self.asking
    }

    /// What can be done now; nothing in a game that has ended.
    #[must_use]
    pub const fn choices(&self) -> &Choices<G::Move> {
        &self.choices
    }

    /// Whether the game goes on.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.record.standing() == Standing::Open
    }

    /// Why nothing can be done on a space, with the piece picked up or none; `None` where a click
    /// does something, and in a game that has ended.
    #[must_use]
    pub fn why_not(&self, space: Space) -> Option<G::Illegal> {
        let idle = match self.choices.on(space) {
            [] => true,
            // A click that only picks up another piece does nothing with the one picked up.
            [Choice::Select(_)] => self.selected.is_some(),
            _ => false,
        };
        let inspected = self.is_open() && idle && self.selected != Some(space);
        inspected.then(|| self.record.position().why_not(self.selected, space))?
    }

    /// Does what somebody did, as far as it is allowed now.
    pub fn act(&mut self, act: Act<G::Move>) -> Vec<Event<G::Move, G::Illegal>> {
        let mut events = Vec::new();
        match act {
            Act::Point(space) => self.point(space, &mut events),
            Act::Choose(choice) => self.choose(choice, &mut events),
            Act::Cancel if self.asking.is_some() => self.asking = None,
            Act::Cancel => self.release(&mut events),
            Act::Undo => {
                if self.record.undo() {
                    self.refresh(None);
                    events.push(Event::Undone);
                }
            }
            Act::Redo => {
                if self.record.redo() {
                    self.refresh(None);
                    events.push(Event::Redone);
                }
            }
            Act::End(ending) => {
                if self.record.end(ending) {
                    self.refresh(None);
                    events.push(Event::Ended(ending));
                }
            }
        }
        events
    }

    fn point(&mut self, space: Space, events: &mut Events<G>) {
        match self.choices.on(space) {
            [choice] => self.choose(*choice, events),
            [] if self.selected == Some(space) => self.release(events),
            [] => {
                self.asking = None;
                let why = self.record.position().why_not(self.selected, space);
                events.extend(why.map(|why| Event::Refused(space, why)));
            }
            _ => {
                self.asking = Some(space);
                events.push(Event::Asked(space));
            }
        }
    }

    fn choose(&mut self, choice: Choice<G::Move>, events: &mut Events<G>) {
        match choice {
            Choice::Select(space) => {
                if self.choices.on(space).contains(&choice) {
                    self.refresh(Some(space));
                    events.push(Event::Selected(space));
                }
            }
            Choice::Play(mv) => {
                let ply = self.record.at();
                if self.is_open() && self.record.play(mv).is_ok() {
                    events.push(Event::Played { ply, mv, forced: false });
                    self.play_forced(events);
                    self.refresh(None);
                }
            }
        }
    }

    /// Passes what can only be passed, unless that comes round for ever: then nobody can do anything
    /// any more, and how the game ends is for the players to say.
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

    fn release(&mut self, events: &mut Events<G>) {
        if self.selected.is_some() {
            self.refresh(None);
            events.push(Event::Released);
        }
    }

    fn refresh(&mut self, selected: Option<Space>) {
        self.selected = selected;
        self.asking = None;
        let position = self.record.position();
        self.choices =
            if self.is_open() { Choices::new(position, selected) } else { Choices::none(position) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities;
    use crate::eko::{Move, Position};

    #[test]
    fn where_nobody_can_ever_act_nothing_plays_itself_however_often_it_is_opened() {
        let position: Position = ".. a1A4,b1B4 - 0/0 - A:act".parse().unwrap();
        let mut record = Record::new(position, Vec::new());
        for _ in 0..3 {
            let session = Session::new(record);
            assert_eq!(session.record().plies(), []);
            assert_eq!(session.choices().buttons(), [Move::Pass]);
            record = session.record().clone();
        }
    }

    #[test]
    fn what_can_only_be_passed_plays_itself() {
        let position: Position = "...k a1A4,b1B4 - 0/0 - A:act".parse().unwrap();
        let session = Session::new(Record::new(position, Vec::new()));
        assert_eq!(session.record().plies(), [Move::Pass, Move::End]);
        assert!(session.choices().buttons().is_empty());
        let walled_in = "Aa6aA/aa6aa/10/10/10/10/10/10/10/10 d3A,d8B A";
        let walled_in: cities::Position = walled_in.parse().unwrap();
        let session = Session::new(Record::new(walled_in, Vec::new()));
        assert_eq!(session.record().plies(), [cities::Move::Pass]);
        assert!(session.choices().buttons().is_empty());
    }
}
