//! A position as plain data, legal or not.

use super::{Piece, Player, Space};

/// What a position text says, with everything open to the reader and the editor. It becomes a
/// [`Position`](super::Position) only if it is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces, by row from 1, then file.
    pub pieces: Vec<(Space, Piece)>,
    /// The cities and who controls each, in the same order.
    pub cities: Vec<(Space, Player)>,
    /// Whose turn it is, or how the game ended.
    pub turn: Turn,
}

/// The last field of a position text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This player is at turn.
    Of(Player),
    /// The game is finished.
    Over {
        /// Who has won; nobody in a draw.
        winner: Option<Player>,
    },
}
