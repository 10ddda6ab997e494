//! A game as its first position and the plies played from there: the only source of state. Undo,
//! redo, review and saved games are all derived from this record.

mod comments;
pub mod import;
pub mod link;
mod plain;
mod result;
pub mod save;
mod saved_game;
pub mod stamp;
pub mod text_form;

use crate::core::clan::Clans;
use crate::core::player::{Player, PlayerSet};
use crate::core::seat::{Seat, Seats};
use crate::game::{Game, Refused};

pub use comments::Comments;
pub(crate) use plain::readable;
pub use plain::{LONGEST_COMMENT, LONGEST_NAME};
pub use result::{Ending, GameResult};

/// A game: its first position, all plies, and which of its positions is the current one.
///
/// ```
/// use tabletop::cities::{Layout, Player};
/// use tabletop::record::Record;
///
/// let start = Layout::default().start(Player::A);
/// let mut record = Record::new(start, vec!["Ann".into()]);
/// record.play(start.read_move("b1-b3").unwrap()).unwrap();
/// assert_eq!((record.name(Player::A), record.at()), ("Ann", 1));
///
/// assert!(record.undo());
/// assert_eq!(record.position(), &start);
/// assert_eq!(record.redo_to(), Some(1));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    names: Vec<String>,
    clans: Clans,
    seats: Seats,
    plies: Vec<G::Move>,
    /// The positions before the first ply and after each.
    positions: Vec<G>,
    at: usize,
    ending: Option<Ending>,
    comments: Comments,
}

impl<G: Game> Record<G> {
    /// A game that begins at `start`. A seat without a name gets its letter; invisible characters of a
    /// name are removed.
    #[must_use]
    pub fn new(start: G, names: Vec<String>) -> Self {
        let mut given = names.iter().map(|name| plain::readable(name, LONGEST_NAME));
        let name = |seat: &Player| match given.next() {
            Some(name) if !name.is_empty() => name,
            _ => seat.to_string(),
        };
        let names = start.seats().iter().map(name).collect();
        Self {
            names,
            clans: Clans::default(),
            seats: Seats::default(),
            plies: Vec::new(),
            positions: vec![start],
            at: 0,
            ending: None,
            comments: Comments::default(),
        }
    }

    /// The same game with these clans.
    #[must_use]
    pub const fn with_clans(mut self, clans: Clans) -> Self {
        self.clans = clans;
        self
    }

    /// The clans of the players.
    #[must_use]
    pub const fn clans(&self) -> Clans {
        self.clans
    }

    /// The same game with these seats.
    #[must_use]
    pub const fn with_seats(mut self, seats: Seats) -> Self {
        self.seats = seats;
        self
    }

    /// Who plays for each player.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The name of a player.
    #[must_use]
    pub fn name(&self, player: Player) -> &str {
        self.names.get(player.index()).map_or("", String::as_str)
    }

    /// The name that a player has been given; `None` where only the letter of the seat stands for it.
    #[must_use]
    pub fn own_name(&self, player: Player) -> Option<&str> {
        Some(self.name(player)).filter(|name| *name != player.to_string())
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

    /// The position after this number of plies; `None` beyond the last.
    #[must_use]
    pub fn position_after(&self, plies: usize) -> Option<&G> {
        self.positions.get(plies)
    }

    /// The text of the first position, and those of the plies to the current one, one space between.
    #[must_use]
    pub fn so_far(&self) -> (String, String) {
        let first = &self.positions[0];
        let plies: Vec<_> = self.plies[..self.at].iter().map(|mv| first.write_move(*mv)).collect();
        (first.to_string(), plies.join(" "))
    }

    /// All plies, those that were undone and can be redone included.
    #[must_use]
    pub fn plies(&self) -> &[G::Move] {
        &self.plies
    }

    /// The number of plies that lead to the current position.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// How the players ended the game themselves, unless that was undone.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// What is said about its positions.
    #[must_use]
    pub const fn comments(&self) -> &Comments {
        &self.comments
    }

    /// Says something about the position after this number of plies, in place of what was said before;
    /// an empty text says nothing. Control characters and what is invisible are left out, and no more
    /// than [`LONGEST_COMMENT`] characters are kept. Returns whether there is such a position.
    pub fn comment(&mut self, plies: usize, text: &str) -> bool {
        let known = plies < self.positions.len();
        if known {
            self.comments.set(plies, text);
        }
        known
    }

    /// The same game without comments.
    #[must_use]
    pub fn without_comments(mut self) -> Self {
        self.comments = Comments::default();
        self
    }

    /// How the game ended; `None` while it goes on at the current position.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        let by_rules = self.position().outcome().map(GameResult::ByRules);
        by_rules.or_else(|| self.ending.map(GameResult::ByPlayers))
    }

    /// The winners: nobody in a draw, in a game that goes on, or where all have lost.
    #[must_use]
    pub fn winners(&self) -> PlayerSet {
        let seats = self.position().seats();
        self.result().map_or(PlayerSet::EMPTY, |result| result.winners(seats))
    }

    /// Plays a move from the current position. Plies that were undone can no longer be redone.
    ///
    /// # Errors
    /// Why the move is not legal; the record is unchanged.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Refused<G::Move, G::Illegal>> {
        let after = self.position().play(mv)?;
        self.plies.truncate(self.at);
        self.positions.truncate(self.at + 1);
        self.comments.cut(self.at);
        self.ending = None;
        self.plies.push(mv);
        self.positions.push(after);
        self.at += 1;
        Ok(())
    }

    /// Ends a game that goes on by the players' decision; returns whether it did. Plies that were
    /// undone before can be redone once the ending is undone too.
    pub fn end(&mut self, ending: Ending) -> bool {
        let open = self.result().is_none();
        if open {
            self.ending = Some(ending);
        }
        open
    }

    /// Whether a ply of the record was not played automatically.
    fn is_chosen(&self, ply: usize) -> bool {
        self.positions[ply].forced().is_none()
    }

    /// Whether undo and redo stop before a ply: a person's decision, or where only computers play, one
    /// of theirs.
    fn is_decision(&self, ply: usize) -> bool {
        let before = &self.positions[ply];
        let person = !self.seats.of(before.turn()).is_computer();
        self.is_chosen(ply) && (person || !self.seats.has_people(before.seats()))
    }

    /// The ply that [`undo`](Self::undo) goes back to: the last decision of a person, or the first ply
    /// of a computer where there is none.
    #[must_use]
    pub fn undo_to(&self) -> Option<usize> {
        let last = (0..self.at).rev().find(|ply| self.is_decision(*ply));
        last.or_else(|| (0..self.at).find(|ply| self.is_chosen(*ply)))
    }

    /// The ply that [`redo`](Self::redo) goes on to: the next decision of a person.
    #[must_use]
    pub fn redo_to(&self) -> Option<usize> {
        if self.ending.is_some() {
            return None;
        }
        let mut ahead = self.at + 1..self.positions.len();
        ahead
            .find(|ply| self.is_decision(*ply))
            .or_else(|| (self.at + 1 < self.positions.len()).then(|| self.positions.len() - 1))
    }

    /// Undoes the last decision and the automatic moves after it, or an ending by the players. Returns
    /// whether there was anything to undo.
    pub fn undo(&mut self) -> bool {
        if self.ending.is_some() {
            self.ending = None;
            return true;
        }
        let back = self.undo_to();
        self.at = back.unwrap_or(self.at);
        back.is_some()
    }

    /// Redoes what was undone last. Returns whether there was anything to redo.
    pub fn redo(&mut self) -> bool {
        let on = self.redo_to();
        self.at = on.unwrap_or(self.at);
        on.is_some()
    }

    /// Whether anything has been decided in it: a game in which nothing has is not kept when it is left.
    #[must_use]
    pub fn has_decisions(&self) -> bool {
        self.undo_to().or(self.redo_to()).is_some() || self.ending.is_some()
    }

    /// Gives the seat of a player to a person or to the computer.
    pub fn seat(&mut self, player: Player, seat: Seat) {
        self.seats.give(player, seat);
    }

    /// The record as it was after this number of plies, with all of them to be redone; `None` beyond
    /// the last. An ending by the players stays where it was.
    #[must_use]
    pub fn seen_at(&self, plies: usize) -> Option<Self> {
        let known = plies < self.positions.len();
        let ending = self.ending.filter(|_| plies == self.at);
        known.then(|| Self { at: plies, ending, ..self.clone() })
    }

    /// A game of the same players that begins like this one and goes on from its current position.
    #[must_use]
    pub fn branch(&self) -> Self {
        let mut branch = self.clone();
        branch.plies.truncate(self.at);
        branch.positions.truncate(self.at + 1);
        branch.comments.cut(self.at);
        branch.ending = None;
        branch
    }

    /// Makes the position after this number of plies the current one; returns whether there is one.
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

    #[test]
    fn a_seat_without_a_readable_name_gets_its_letter() {
        let start = deal(3, 4, &Variants::default()).unwrap();
        let record = Record::new(start, vec!["\u{200b}".into(), " Zoë ".into()]);
        assert_eq!(record.names(), ["A", "Zoë", "C"]);
    }

    #[test]
    fn a_comment_stays_with_its_position_until_other_plies_are_played() {
        let mut record = Record::new(deal(2, 4, &Variants::default()).unwrap(), Vec::new());
        for _ in 0..3 {
            record.play(record.position().moves()[0]).unwrap();
        }
        for (plies, text) in [(3, "last"), (0, "first"), (2, "<b>\u{202e} bold\n "), (1, "")] {
            assert!(record.comment(plies, text));
        }
        assert!(!record.comment(4, "beyond"));
        let on = |record: &Record<Position>| {
            [0, 1, 2, 3].map(|ply| record.comments().on(ply).to_owned())
        };
        assert_eq!(on(&record), ["first", "", "<b> bold", "last"]);
        assert_eq!(on(&record.seen_at(1).unwrap()), on(&record));
        assert_eq!(on(&record.seen_at(2).unwrap().branch()), ["first", "", "<b> bold", ""]);
        record.go_to(1);
        assert_eq!(on(&record)[3], "last", "it can be redone");
        record.play(record.position().moves()[1]).unwrap();
        assert_eq!(record.comments().all(), [(0, "first".to_owned())]);
        record.comment(0, " ");
        assert_eq!(record.comments().all(), []);
    }

    #[test]
    fn undo_and_redo_stop_where_people_decide() {
        let mut record = Record::new(deal(2, 4, &Variants::default()).unwrap(), Vec::new());
        record.seat(Player::A, Seat::Easy);
        let mut decided = Vec::new();
        while decided.len() < 5 {
            let position = record.position();
            if position.turn() == Player::B && position.forced().is_none() {
                decided.push(record.at());
            }
            let mv = position.forced().unwrap_or_else(|| position.moves()[0]);
            record.play(mv).unwrap();
        }
        for ply in decided.iter().rev() {
            assert!(record.undo());
            assert_eq!(record.at(), *ply);
        }
        assert!(record.undo(), "the computer began");
        assert_eq!((record.at(), record.undo()), (0, false));
        for ply in decided {
            assert!(record.redo());
            assert_eq!(record.at(), ply);
        }
    }

    #[test]
    fn an_undone_ending_leaves_everything_that_could_be_redone() {
        let mut record = Record::new(deal(2, 4, &Variants::default()).unwrap(), Vec::new());
        for _ in 0..30 {
            record.play(record.position().moves()[0]).unwrap();
        }
        for _ in 0..10 {
            record.undo();
        }
        let before: Record<Position> = record.clone();
        assert!(record.end(Ending::Draw));
        assert_eq!((record.redo_to(), record.redo()), (None, false));
        assert!(record.undo());
        assert_eq!(record, before);
        assert!(record.redo());
    }
}
