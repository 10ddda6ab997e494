//! A move: one ply of a game, readable without the board (notation.md).

use super::{Building, Space};

/// Discs that a stack loses to storms on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Losses {
    /// How many, 0–3.
    pub discs: u8,
    /// Whether the emperor is among them.
    pub emperor: bool,
}

/// An action: what a turn must have one of, and a forced march adds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The stack on `from` goes to `to`: onto an empty space, an own or an enemy stack.
    Move {
        /// Where the stack stands.
        from: Space,
        /// Where it ends.
        to: Space,
        /// What the storms on the way take.
        losses: Losses,
    },
    /// Discs of the stack on `from` are spent for a building on `site`.
    Build {
        /// Where the stack stands.
        from: Space,
        /// Where the building comes.
        site: Space,
        /// Its kind.
        building: Building,
        /// Whether the emperor is among the spent discs.
        emperor: bool,
    },
}

/// One ply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Before the first turn: the emperor and the own disc on `with` change places.
    Swap {
        /// Where the emperor comes.
        with: Space,
    },
    /// No swap, or no action possible.
    Pass,
    /// The action of a turn.
    Act(Action),
    /// Three discs of the reserve are destroyed for one more action.
    March(Action),
    /// Discs of the reserve come onto one own stack.
    Reinforce {
        /// The stack.
        on: Space,
        /// How many ordinary discs.
        ordinary: u8,
        /// Whether the emperor comes too.
        emperor: bool,
    },
    /// No (further) reinforcement.
    End,
    /// The Sand temple sends an ordinary disc of an enemy stack home.
    SandTemple {
        /// The enemy stack.
        on: Space,
    },
    /// The Moon temple brings one disc onto an empty space or an own stack.
    MoonTemple {
        /// The space.
        on: Space,
        /// Whether the disc is the emperor.
        emperor: bool,
    },
}

impl Action {
    /// The stack that acts.
    #[must_use]
    pub const fn stack(self) -> Space {
        match self {
            Self::Move { from, .. } | Self::Build { from, .. } => from,
        }
    }

    /// The space that the action is about.
    #[must_use]
    pub const fn target(self) -> Space {
        match self {
            Self::Move { to, .. } => to,
            Self::Build { site, .. } => site,
        }
    }
}

impl Move {
    /// The action, of the turn or of a forced march.
    #[must_use]
    pub const fn action(self) -> Option<Action> {
        match self {
            Self::Act(action) | Self::March(action) => Some(action),
            _ => None,
        }
    }

    /// The space a player points at to make this move.
    #[must_use]
    pub const fn target(self) -> Option<Space> {
        match self {
            Self::Act(action) | Self::March(action) => Some(action.target()),
            Self::Swap { with } => Some(with),
            Self::Reinforce { on, .. } | Self::SandTemple { on } | Self::MoonTemple { on, .. } => {
                Some(on)
            }
            Self::Pass | Self::End => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_small() {
        assert!(size_of::<Move>() <= 6, "{}", size_of::<Move>());
    }
}
