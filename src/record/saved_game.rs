//! A record of any of the games.

use super::Record;
use crate::{cities, eko};

/// A saved game of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavedGame {
    /// A game of Ekö.
    Eko(Record<eko::Position>),
    /// A game of Cities.
    Cities(Record<cities::Position>),
}

impl SavedGame {
    /// The same game without comments.
    #[must_use]
    pub fn without_comments(self) -> Self {
        match self {
            Self::Eko(record) => Self::Eko(record.without_comments()),
            Self::Cities(record) => Self::Cities(record.without_comments()),
        }
    }

    /// Whether anything has been decided in it.
    #[must_use]
    pub fn has_decisions(&self) -> bool {
        match self {
            Self::Eko(record) => record.has_decisions(),
            Self::Cities(record) => record.has_decisions(),
        }
    }
}

impl From<Record<eko::Position>> for SavedGame {
    fn from(record: Record<eko::Position>) -> Self {
        Self::Eko(record)
    }
}

impl From<Record<cities::Position>> for SavedGame {
    fn from(record: Record<cities::Position>) -> Self {
        Self::Cities(record)
    }
}
