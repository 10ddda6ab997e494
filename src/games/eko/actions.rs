//! The kinds of actions that a click can perform (page.md, `data-can`).

use std::fmt;

use crate::eko::{Action, Meeting, Move, Position};

/// The kind of an action that a click can perform, by the word of `data-can`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ActionKind {
    /// Choose the stack.
    Select,
    /// Move the chosen stack to this empty space.
    Move,
    /// Unite the chosen stack with this one.
    Regroup,
    /// Attack this stack with the chosen one.
    Attack,
    /// Attack this stack with a single disc, which leaves the board too.
    Kamikaze,
    /// Build here with discs of the chosen stack.
    Build,
    /// Reinforce this stack with discs of the reserve.
    Reinforce,
    /// Swap the emperor with this disc.
    Swap,
    /// Place a disc here by the Moon temple.
    Moon,
    /// Send a disc of this stack home by the Sand temple.
    Sand,
}

impl ActionKind {
    /// The word in `data-can`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Select => "select",
            Self::Move => "move",
            Self::Regroup => "regroup",
            Self::Attack => "attack",
            Self::Kamikaze => "kamikaze",
            Self::Build => "build",
            Self::Reinforce => "reinforce",
            Self::Swap => "swap",
            Self::Moon => "moon",
            Self::Sand => "sand",
        }
    }

    /// The kind of a move; `None` for `pass` and `end`, which are buttons, and for a move onto a stack
    /// that it may not enter.
    #[must_use]
    pub fn of(position: &Position, mv: Move) -> Option<Self> {
        Some(match mv {
            Move::Pass | Move::End => return None,
            Move::Swap { .. } => Self::Swap,
            Move::Reinforce { .. } => Self::Reinforce,
            Move::SandTemple { .. } => Self::Sand,
            Move::MoonTemple { .. } => Self::Moon,
            Move::Act(Action::Build { .. }) | Move::March(Action::Build { .. }) => Self::Build,
            Move::Act(action) | Move::March(action) => match position.meeting(action).ok()? {
                None => Self::Move,
                Some(Meeting::Regroup { .. }) => Self::Regroup,
                Some(Meeting::Attack { .. }) => Self::Attack,
                Some(Meeting::Kamikaze) => Self::Kamikaze,
            },
        })
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
