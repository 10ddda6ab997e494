//! The reasons why a move is not legal.

/// Why a move is not legal.
///
/// ```
/// use tabletop::cities::{Illegal, Layout, Player};
/// let start = Layout::default().start(Player::A);
/// let mv = start.read_move("e5-e6").unwrap();
/// assert_eq!(start.check(mv), Err(Illegal::NoPiece));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game is finished.
    #[error("the game is over")]
    GameOver,
    /// The move names a square that the board does not have.
    #[error("no such square on this board")]
    NoSuchSquare,
    /// No piece stands there.
    #[error("no piece stands there")]
    NoPiece,
    /// The piece belongs to the other player.
    #[error("the piece is not yours")]
    NotYours,
    /// The piece can do nothing.
    #[error("this piece can do nothing")]
    Stuck,
    /// A move must end on another square.
    #[error("a move must end on another square")]
    SameSquare,
    /// A piece stands where the move would end.
    #[error("a piece stands there")]
    Occupied,
    /// The square is out of reach even without other pieces.
    #[error("{away} steps away, at most {reach}")]
    TooFar {
        /// Steps over an empty board.
        away: u8,
        /// The most steps of the piece.
        reach: u8,
    },
    /// Pieces are in the way, and every path around them is too long.
    #[error("blocked: no way of at most {reach} steps over free squares")]
    Blocked {
        /// The most steps of the piece.
        reach: u8,
    },
    /// Only an attacker can become a hero.
    #[error("this is a hero already")]
    HeroAlready,
    /// An attacker becomes a hero only in a city.
    #[error("not in a city")]
    NoCity,
    /// An attacker becomes a hero only in its own player's city.
    #[error("the city is not yours")]
    EnemyCity,
    /// Passing is legal only when nothing else is.
    #[error("a move is possible")]
    MovePossible,
}

impl Illegal {
    /// The section of the rules that the reason is found in, counted from 1 (rules-cities.md).
    ///
    /// ```
    /// use tabletop::cities::Illegal;
    /// assert_eq!(Illegal::Occupied.section(), 2);
    /// ```
    #[must_use]
    pub const fn section(self) -> u8 {
        match self {
            Self::NoSuchSquare => 1,
            Self::NoPiece
            | Self::NotYours
            | Self::Stuck
            | Self::SameSquare
            | Self::Occupied
            | Self::TooFar { .. }
            | Self::Blocked { .. }
            | Self::HeroAlready
            | Self::NoCity
            | Self::EnemyCity
            | Self::MovePossible => 2,
            Self::GameOver => 4,
        }
    }
}
