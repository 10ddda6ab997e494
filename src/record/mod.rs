//! A game as its set-up and the plies played from there: the one source of state. Undo, redo,
//! review and saving are all positions in this record.

pub mod save;

use crate::core::player::{Player, PlayerSet};
use crate::game::{Game, Outcome, Refused};

/// How players ended a game among themselves; the position does not know of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This player gives up; the others win.
    Resigned(Player),
    /// All agree on a draw.
    Draw,
}

/// How a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It goes on.
    Open,
    /// Ended by the rules.
    Finished(Outcome),
    /// Ended by the players.
    Ended(Ending),
}

/// A game: where it began, what was played, and which of its positions is the current one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    names: Vec<String>,
    plies: Vec<G::Move>,
    /// The positions before the first ply and after each.
    positions: Vec<G>,
    at: usize,
    ending: Option<Ending>,
}

/// Letters a name has at most.
pub const LONGEST_NAME: usize = 24;

fn readable(name: &str) -> String {
    // Control characters, and the format characters that hide or turn the text around them.
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}'
                | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
    };
    let seen: String = name.chars().filter(|c| !unseen(*c)).collect();
    seen.trim().chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

impl<G: Game> Record<G> {
    /// A game that begins at `start`. Seats without a name are called by their letter; what cannot
    /// be seen in a name, or turns the text around it, is left out.
    #[must_use]
    pub fn new(start: G, names: Vec<String>) -> Self {
        let mut given = names.iter().map(|name| readable(name));
        let name = |seat: &Player| match given.next() {
            Some(name) if !name.is_empty() => name,
            _ => seat.to_string(),
        };
        let names = start.seats().iter().map(name).collect();
        Self { names, plies: Vec::new(), positions: vec![start], at: 0, ending: None }
    }

    /// What a player is called.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        self.names.get(player.index()).map_or("", String::as_str)
    }

    /// All names, in seat order.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &G {
        &self.positions[self.at]
    }

    /// The position after so many plies, if so many were played.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Option<&G> {
        self.positions.get(plies)
    }

    /// Everything that was played, also what was taken back and could be played again.
    #[must_use]
    pub fn plies(&self) -> &[G::Move] {
        &self.plies
    }

    /// How many plies lead to the current position.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How the players ended the game, if they did and have not taken it back.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// How the game stands at the current position.
    #[must_use]
    pub fn standing(&self) -> Standing {
        match (self.position().outcome(), self.ending()) {
            (Some(outcome), _) => Standing::Finished(outcome),
            (_, Some(ending)) => Standing::Ended(ending),
            (_, None) => Standing::Open,
        }
    }

    /// Who has won: nobody in a draw, in an open game, or where all have lost.
    #[must_use]
    pub fn winners(&self) -> PlayerSet {
        match self.standing() {
            Standing::Finished(Outcome::Won(winners)) => winners,
            Standing::Ended(Ending::Resigned(who)) => {
                self.position().seats().iter().copied().filter(|p| *p != who).collect()
            }
            Standing::Finished(Outcome::Nobody | Outcome::Draw)
            | Standing::Ended(Ending::Draw)
            | Standing::Open => PlayerSet::EMPTY,
        }
    }

    /// Plays a move from the current position; what was taken back before is forgotten.
    ///
    /// # Errors
    /// Why the move is not legal; the record is unchanged.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Refused<G::Move, G::Illegal>> {
        let after = self.position().play(mv)?;
        self.plies.truncate(self.at);
        self.positions.truncate(self.at + 1);
        self.ending = None;
        self.plies.push(mv);
        self.positions.push(after);
        self.at += 1;
        Ok(())
    }

    /// Ends an open game by the players' will; says whether it did. What was taken back before can
    /// be played again once the ending is taken back too.
    pub fn end(&mut self, ending: Ending) -> bool {
        let open = self.standing() == Standing::Open;
        if open {
            self.ending = Some(ending);
        }
        open
    }

    /// The ply that [`undo`](Self::undo) would go back to.
    #[must_use]
    pub fn undo_to(&self) -> Option<usize> {
        (0..self.at).rev().find(|ply| self.positions[*ply].forced().is_none())
    }

    /// The ply that [`redo`](Self::redo) would go on to: the next at which somebody decides.
    #[must_use]
    pub fn redo_to(&self) -> Option<usize> {
        if self.ending.is_some() {
            return None;
        }
        let mut ahead = self.at + 1..self.positions.len();
        ahead
            .find(|ply| self.positions[*ply].forced().is_none())
            .or_else(|| (self.at + 1 < self.positions.len()).then(|| self.positions.len() - 1))
    }

    /// Takes back the last decision and what played itself after it; an ending comes first.
    /// Says whether there was anything to take back.
    pub fn undo(&mut self) -> bool {
        if self.ending.is_some() {
            self.ending = None;
            return true;
        }
        let back = self.undo_to();
        self.at = back.unwrap_or(self.at);
        back.is_some()
    }

    /// Plays again what was taken back last. Says whether there was anything.
    pub fn redo(&mut self) -> bool {
        let on = self.redo_to();
        self.at = on.unwrap_or(self.at);
        on.is_some()
    }

    /// Makes the position after so many plies the current one.
    pub(crate) fn go_to(&mut self, ply: usize) -> bool {
        let known = ply < self.positions.len();
        if known {
            self.at = ply;
        }
        known
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Position, Variants, deal};

    fn record(names: &[&str]) -> Record<Position> {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Record::new(deal(2, 4, &Variants::default()).unwrap(), names)
    }

    #[test]
    fn names_are_cut_and_keep_nothing_that_hides_or_turns_text() {
        let long = "x".repeat(20_000);
        assert_eq!(record(&["  Ann\u{202e}evil\n", &long]).names(), ["Annevil", &long[..24]]);
        assert_eq!(record(&["\u{200b}\u{2066} ", "Zoë 東"]).names(), ["A", "Zoë 東"]);
    }

    #[test]
    fn an_ending_taken_back_leaves_all_that_could_be_played_again() {
        let mut record = record(&[]);
        for _ in 0..30 {
            record.play(record.position().moves()[0]).unwrap();
        }
        for _ in 0..10 {
            record.undo();
        }
        let before = record.clone();
        assert!(record.end(Ending::Draw));
        assert_eq!((record.redo_to(), record.redo()), (None, false));
        assert_eq!(
            crate::record::save::read_of(&crate::record::save::write(&record)).unwrap(),
            record
        );
        assert!(record.undo());
        assert_eq!(record, before);
        assert!(record.redo());
    }
}
