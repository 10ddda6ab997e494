//! A move: one ply of a game, which reads without the board (notation.md).

use super::{Building, Space};

/// The discs that a stack loses to storms on its path.
///
/// ```
/// use tabletop::eko::{Action, Losses, Position};
/// let position: Position = ".s... a1A3E,e1B1 - 0/0 - A:act".parse().unwrap();
/// let action = position.read_move("a1-c1/1E").unwrap().action();
/// let losses = Losses { discs: 1, emperor: true };
/// assert!(matches!(action, Some(Action::Move { losses: l, .. }) if l == losses));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Losses {
    /// The number of discs, 0–3.
    pub discs: u8,
    /// Whether the emperor is among them.
    pub emperor: bool,
}

/// An action: a move or a build. A turn has one, and a forced march adds one.
///
/// ```
/// use tabletop::eko::Position;
/// let position: Position = ".r./... a1A2,c2B1 - 0/0 - A:act".parse().unwrap();
/// let action = position.read_move("a1*b1C").unwrap().action().unwrap();
/// assert_eq!(position.board().name(action.stack()), "a1");
/// assert_eq!(position.board().name(action.target()), "b1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The stack on `from` moves to `to`: an empty space, or the space of another stack.
    Move {
        /// The space of the stack.
        from: Space,
        /// The space where the move ends.
        to: Space,
        /// The losses to storms on the path.
        losses: Losses,
    },
    /// Discs of the stack on `from` are spent for a building on `site`.
    Build {
        /// The space of the stack.
        from: Space,
        /// The space of the building.
        site: Space,
        /// The kind of the building.
        building: Building,
        /// Whether the emperor is among the spent discs.
        emperor: bool,
    },
}

/// One ply of a game.
///
/// ```
/// use tabletop::eko::{Move, Position};
/// let position: Position = "..../__.. a1A1,d1B1 - 4/0 - A:rein".parse().unwrap();
/// let march = position.read_move("!a1-b1").unwrap();
/// assert!(matches!(march, Move::March(_)) && position.moves().contains(&march));
/// assert_eq!(position.write_move(march), "!a1-b1");
/// assert_eq!(march.target(), Some(position.read_move("b1+1").unwrap().target().unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Before the first turn: the emperor and the player's disc on `with` are swapped.
    Swap {
        /// The space where the emperor ends.
        with: Space,
    },
    /// No swap; or no action, when none is legal.
    Pass,
    /// The action of a turn.
    Act(Action),
    /// Three discs of the reserve are destroyed for one more action.
    March(Action),
    /// Discs of the reserve are placed on one stack of the player.
    Reinforce {
        /// The space of the stack.
        on: Space,
        /// The number of ordinary discs.
        ordinary: u8,
        /// Whether the emperor is placed too.
        emperor: bool,
    },
    /// No (further) reinforcement.
    End,
    /// The Sand temple sends an ordinary disc of an enemy stack home.
    SandTemple {
        /// The space of the enemy stack.
        on: Space,
    },
    /// The Moon temple places one disc on an empty space or on a stack of the player.
    MoonTemple {
        /// The space.
        on: Space,
        /// Whether the disc is the emperor.
        emperor: bool,
    },
}

impl Action {
    /// The space of the stack that acts.
    #[must_use]
    pub const fn stack(self) -> Space {
        match self {
            Self::Move { from, .. } | Self::Build { from, .. } => from,
        }
    }

    /// The space that the action changes: the end of the move, or the space built on.
    #[must_use]
    pub const fn target(self) -> Space {
        match self {
            Self::Move { to, .. } => to,
            Self::Build { site, .. } => site,
        }
    }
}

impl Move {
    /// The action of the turn or of a forced march.
    #[must_use]
    pub const fn action(self) -> Option<Action> {
        match self {
            Self::Act(action) | Self::March(action) => Some(action),
            _ => None,
        }
    }

    /// The space that a player points at to make this move; `None` for `pass` and `end`.
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
