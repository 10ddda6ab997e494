//! What people say about the positions of a game.

use super::plain::{LONGEST_COMMENT, readable};

/// The comments of a record, each with the number of plies before its position, in this order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comments(Vec<(usize, String)>);

impl Comments {
    /// The comment on the position after this number of plies; empty where there is none.
    #[must_use]
    pub fn on(&self, plies: usize) -> &str {
        self.place(plies).map_or("", |at| &self.0[at].1)
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[(usize, String)] {
        &self.0
    }

    /// Takes the place of the comment on a position; an empty text removes it.
    pub(super) fn set(&mut self, plies: usize, text: &str) {
        let text = readable(text, LONGEST_COMMENT);
        match self.place(plies) {
            Ok(at) if text.is_empty() => drop(self.0.remove(at)),
            Ok(at) => self.0[at].1 = text,
            Err(_) if text.is_empty() => {}
            Err(at) => self.0.insert(at, (plies, text)),
        }
    }

    /// Keeps those on positions after at most this number of plies.
    pub(super) fn cut(&mut self, plies: usize) {
        self.0.retain(|(of, _)| *of <= plies);
    }

    fn place(&self, plies: usize) -> Result<usize, usize> {
        self.0.binary_search_by_key(&plies, |(of, _)| *of)
    }
}
