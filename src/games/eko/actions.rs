//! The kinds of things that a click can do (ui.md, `data-can`).

use std::fmt;

use crate::eko::{Action, Move, Position};

/// One thing that a click can do, by the word of `data-can`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ActionKind {
    /// Pick up the stack.
    Select,
    /// Move the chosen stack here.
    Move,
    /// Put the chosen stack onto this one.
    Regroup,
    /// Attack with the chosen stack.
    Attack,
    /// Attack with a single disc that is lost too.
    Kamikaze,
    /// Build here with the chosen stack.
    Build,
    /// Bring discs from the reserve.
    Reinforce,
    /// Exchange the emperor with this disc.
    Swap,
    /// Use the Moon temple.
    Moon,
    /// Use the Sand temple.
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

    /// What kind of thing a move is; `None` for `pass` and `end`, which are buttons.
    #[must_use]
    pub fn of(position: &Position, mv: Move) -> Option<Self> {
        Some(match mv {
            Move::Pass | Move::End => return None,
            Move::Swap { .. } => Self::Swap,
            Move::Reinforce { .. } => Self::Reinforce,
            Move::SandTemple { .. } => Self::Sand,
            Move::MoonTemple { .. } => Self::Moon,
            Move::Act(Action::Build { .. }) | Move::March(Action::Build { .. }) => Self::Build,
            Move::Act(Action::Move { from, to, losses })
            | Move::March(Action::Move { from, to, losses }) => match position.stack(to) {
                None => Self::Move,
                Some(met) if met.owner == position.turn() => Self::Regroup,
                Some(met) => {
                    let discs = position.stack(from).map_or(0, |s| s.discs - losses.discs);
                    if discs == 1 && met.discs == 4 { Self::Kamikaze } else { Self::Attack }
                }
            },
        })
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
