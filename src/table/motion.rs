//! What moves on the board when a move is played, worked out from the position before it.

use crate::core::player::Player;
use crate::core::space::Space;

/// The visible motion of one move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Motion {
    /// A piece or stack travels over spaces.
    Travel {
        /// The spaces passed, from the first to the last.
        path: Vec<Space>,
        /// What is captured on the way.
        captured: Vec<Captured>,
        /// Whether what stands on the last space is hidden until the traveller has landed.
        hides_landed: bool,
    },
    /// Something new rises from the ground of a space.
    Rise {
        /// The space.
        space: Space,
        /// What rises there.
        piece: PieceKind,
    },
}

/// What kind of drawing moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceKind {
    /// A piece, or a stack of discs.
    Stack,
    /// A building.
    Building,
}

/// A captured piece or stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Captured {
    /// Where it is captured.
    pub space: Space,
    /// Where it stands before the move: elsewhere only for a moved piece that captures itself.
    pub from: Space,
    /// How it leaves the board.
    pub exit: Exit,
}

/// How a captured piece leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// To the panel of a player.
    ToPanel {
        /// The player.
        player: Player,
        /// Whether its emperor is taken captive.
        captive: bool,
    },
    /// In its place, after the traveller has landed and the groups before it have gone; counted
    /// from 0.
    Fade {
        /// The number of its group.
        group: usize,
    },
}
