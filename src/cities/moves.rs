//! A move: one ply of a game, readable without the board (notation.md).

use super::Space;

/// One ply.
///
/// ```
/// use tabletop::cities::{Layout, Move, Player, name};
/// let start = Layout::default().start(Player::A);
/// let mv = start.read_move("b1-c3").unwrap();
/// assert!(matches!(mv, Move::Go { .. }));
/// assert_eq!(mv.target().map(name).as_deref(), Some("c3"));
/// assert_eq!(start.write_move(mv), "b1-c3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The piece on `from` moves to `to`.
    Go {
        /// The square of the piece.
        from: Space,
        /// The square where it ends.
        to: Space,
    },
    /// Instead of moving, an attacker in its own player's city becomes a hero.
    Promote {
        /// The city.
        on: Space,
    },
    /// The player has no legal move (C2).
    Pass,
}

impl Move {
    /// The square a player points at to make this move.
    #[must_use]
    pub const fn target(self) -> Option<Space> {
        match self {
            Self::Go { to, .. } => Some(to),
            Self::Promote { on } => Some(on),
            Self::Pass => None,
        }
    }

    /// The square of the piece that the move is made with.
    #[must_use]
    pub const fn piece(self) -> Option<Space> {
        match self {
            Self::Go { from, .. } => Some(from),
            Self::Promote { on } => Some(on),
            Self::Pass => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_small() {
        assert_eq!(size_of::<Move>(), 3);
    }
}
