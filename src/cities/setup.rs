//! A position as plain data, legal or not.

use super::{Piece, Player, Space};

/// The content of a position text, legal or not. [`Position::new`](super::Position::new) checks it.
///
/// ```
/// use tabletop::cities::{Layout, Player, Position, PositionError};
/// let mut setup = Layout::default().setup();
/// assert!(Position::new(&setup).is_ok());
/// setup.cities.clear();
/// assert_eq!(Position::new(&setup), Err(vec![PositionError::NoCity]));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces, by row from 1, then file.
    pub pieces: Vec<(Space, Piece)>,
    /// The cities and their players, in the same order.
    pub cities: Vec<(Space, Player)>,
    /// The current player, or the end of the game.
    pub turn: Turn,
}

/// The last field of a position text.
///
/// ```
/// use tabletop::cities::{Player, Turn};
/// assert_eq!(Turn::Of(Player::A).to_string(), "A");
/// assert_eq!(Turn::Over { winner: None }.to_string(), "=-");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// It is this player's turn.
    Of(Player),
    /// The game is finished.
    Over {
        /// The winner; nobody in a draw.
        winner: Option<Player>,
    },
}
