//! The kinds of actions that a click can perform (page.md, `data-can`).

use std::fmt;

use crate::cities::{CityEffect, Move, Position};

/// The kind of an action that a click can perform, by the word of `data-can`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ActionKind {
    /// Select the piece.
    Select,
    /// Move the selected piece here.
    Move,
    /// Make the selected attacker a hero, in one of the player's own cities.
    Promote,
    /// Move the selected attacker here, into an enemy city.
    Conquer,
}

impl ActionKind {
    /// The word in `data-can`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Select => "select",
            Self::Move => "move",
            Self::Promote => "promote",
            Self::Conquer => "conquer",
        }
    }

    /// The kind of a move; `None` for `pass`, which is a button.
    #[must_use]
    pub fn of(position: &Position, mv: Move) -> Option<Self> {
        match (mv, position.city_effect(mv)) {
            (Move::Pass, _) => None,
            (_, Some(CityEffect::Promotion)) => Some(Self::Promote),
            (_, Some(CityEffect::Conquest)) => Some(Self::Conquer),
            (_, None) => Some(Self::Move),
        }
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
