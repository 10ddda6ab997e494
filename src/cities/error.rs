//! Why a text, a setup or a layout is refused, and where.

use super::pieces::{CITIES, MAX_ATTACKERS, MIN_ATTACKERS};
use super::square::{SIDE, name};
use super::{Player, Space};
use crate::core::text::ParseError;

/// One reason for refusing a position, a layout or a move text.
///
/// ```
/// use tabletop::cities::{Position, PositionError};
/// let errors = "10/10/10/10/10/10/10/10/10/10 - A".parse::<Position>().unwrap_err();
/// assert_eq!(errors, [PositionError::NoCity]);
/// assert_eq!(errors[0].to_string(), "cities: there is none");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// The text is not in the notation.
    #[error(transparent)]
    Text(#[from] ParseError),
    /// A row with too few or too many squares.
    #[error("row {row}: {squares} squares, must be {SIDE}")]
    RowLength {
        /// The row, from 1.
        row: usize,
        /// The number of squares in the text.
        squares: usize,
    },
    /// A space that is no square of the board.
    #[error("{part}: there is no square {}", name(*.square))]
    NoSuchSquare {
        /// The part of the position.
        part: &'static str,
        /// The square.
        square: Space,
    },
    /// Two pieces or two cities on one square.
    #[error("{part}: {} twice", name(*.square))]
    PlacedTwice {
        /// The part of the position.
        part: &'static str,
        /// The square.
        square: Space,
    },
    /// A player other than A and B.
    #[error("{place}: player {player} does not play, there are 2")]
    UnknownPlayer {
        /// The part or square.
        place: String,
        /// The player.
        player: Player,
    },
    /// No city at all.
    #[error("cities: there is none")]
    NoCity,
    /// A hero on the board before the first turn.
    #[error("layout: the hero on {} comes only later", name(*.square))]
    HeroAtStart {
        /// The square.
        square: Space,
    },
    /// Too few attackers for a game, or more than the box holds.
    #[error(
        "layout: {attackers} attackers of {player}, must be {MIN_ATTACKERS} to {MAX_ATTACKERS}"
    )]
    AttackerCount {
        /// The player.
        player: Player,
        /// Their number.
        attackers: u32,
    },
    /// One player has more attackers or cities than the other.
    #[error("layout: A has {a} {what}, B has {b}")]
    Unequal {
        /// Attackers or cities.
        what: &'static str,
        /// The number A has.
        a: u32,
        /// The number B has.
        b: u32,
    },
    /// More cities than the box holds.
    #[error("layout: {cities} cities, the box holds {CITIES}")]
    TooManyCities {
        /// Their number.
        cities: u32,
    },
}
