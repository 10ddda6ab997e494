//! A move: one ply of a game, readable without the board (notation.md).

use super::Space;

/// One ply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// The piece on `from` goes to `to`.
    Go {
        /// Where the piece stands.
        from: Space,
        /// Where it ends.
        to: Space,
    },
    /// Instead of a move, the attacker in an own city becomes a hero.
    Promote {
        /// The city.
        on: Space,
    },
    /// No move is possible.
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
