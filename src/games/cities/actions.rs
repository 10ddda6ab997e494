//! The kinds of things that a click can do (ui.md, `data-can`).

use std::fmt;

use crate::cities::{CityEffect, Move, Position};

/// One thing that a click can do, by the word of `data-can`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ActionKind {
    /// Pick up the piece.
    Select,
    /// Move the chosen piece here.
    Move,
    /// Make a hero of the chosen attacker: it comes here, into an own city, or stands here.
    Promote,
    /// Move the chosen attacker here, into an enemy city.
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

    /// What kind of thing a move is; `None` for `pass`, which is a button.
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
