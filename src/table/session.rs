//! A game in progress at one table: the record, the stack picked up, the open chooser. Every input
//! is an [`Act`]; what came of it is told as [`Event`]s.

use super::{Choice, Choices};
use crate::eko::{Illegal, Move, Space};
use crate::game::Game;
use crate::record::{Ending, Standing};

type Record = crate::record::Record<crate::eko::Position>;

/// What somebody at the table does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Clicks, taps or presses Enter on a space.
    Point(Space),
    /// Takes one of the things a chooser or a button offers.
    Choose(Choice),
    /// Closes the chooser, or puts the stack down.
    Cancel,
    /// Takes back the last step.
    Undo,
    /// Plays again what was taken back.
    Redo,
    /// Ends the game by agreement or resignation.
    End(Ending),
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A stack was picked up.
    Selected(Space),
    /// The stack was put down.
    Released,
    /// Several things can be meant: the chooser is open.
    Asked(Space),
    /// A move was played; the record stands behind it.
    Played {
        /// Plies before the move.
        ply: usize,
        /// The move.
        mv: Move,
        /// Whether it was the only one and played itself.
        forced: bool,
    },
    /// Nothing can be done there.
    Refused(Space, Illegal),
    /// The last step was taken back.
    Undone,
    /// The last step taken back was played again.
    Redone,
    /// The players ended the game.
    Ended(Ending),
}

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    record: Record,
    selected: Option<Space>,
    asking: Option<Space>,
    choices: Choices,
}

impl Session {
    /// Sits down at a game. What can only be passed is passed at once, without being told.
    #[must_use]
    pub fn new(record: Record) -> Self {
        let choices = Choices::new(record.position(), None);
        let mut session = Self { record, selected: None, asking: None, choices };
        session.play_forced(&mut Vec::new());
        session.refresh(None);
        session
    }

    /// The game.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The stack that is picked up.
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
    pub const fn choices(&self) -> &Choices {
        &self.choices
    }

    /// Whether the game goes on.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.record.standing() == Standing::Open
    }

    /// Does what somebody did, as far as it is allowed now.
    pub fn act(&mut self, act: Act) -> Vec<Event> {
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

    fn point(&mut self, space: Space, events: &mut Vec<Event>) {
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

    fn choose(&mut self, choice: Choice, events: &mut Vec<Event>) {
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
    fn play_forced(&mut self, events: &mut Vec<Event>) {
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

    fn release(&mut self, events: &mut Vec<Event>) {
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

    #[test]
    fn where_nobody_can_ever_act_nothing_plays_itself_however_often_it_is_opened() {
        let position = ".. a1A4,b1B4 - 0/0 - A:act".parse().unwrap();
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
        let position = "...k a1A4,b1B4 - 0/0 - A:act".parse().unwrap();
        let session = Session::new(Record::new(position, Vec::new()));
        assert_eq!(session.record().plies(), [Move::Pass, Move::End]);
        assert!(session.choices().buttons().is_empty());
    }
}
