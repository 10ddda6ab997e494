//! The reasons for which a text, a board or a set-up is refused.

use super::Player;
use super::numbers::{MAX_COLUMNS, MAX_ROWS, MAX_SPACES, ORDINARY_DISCS, STACK_LIMIT};
use crate::core::hex::Hex;
use crate::core::text::ParseError;

/// One reason for which a position, a board or a text is refused.
///
/// ```
/// use tabletop::eko::{Position, PositionError};
/// let errors = ".r a1A1,b1B1 - 0/0 - A:act".parse::<Position>().unwrap_err();
/// assert!(matches!(errors[0], PositionError::NoStackHere { .. }));
/// assert_eq!(errors[0].to_string(), "stacks: no stack can stand on b1");
/// assert_eq!(errors[0].spaces()[0].to_string(), "b1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// The text cannot be read.
    #[error(transparent)]
    Text(#[from] ParseError),
    /// The board has too many spaces.
    #[error("board: {spaces} spaces, at most {MAX_SPACES}")]
    TooManySpaces {
        /// Their number.
        spaces: usize,
    },
    /// The board has more rows than can be named.
    #[error("board: {rows} rows, at most {MAX_ROWS}")]
    TooManyRows {
        /// Their number.
        rows: i32,
    },
    /// The board has more columns than can be named.
    #[error("board: {columns} columns, at most {MAX_COLUMNS}")]
    TooManyColumns {
        /// Their number.
        columns: i32,
    },
    /// The smallest row or column is not the first.
    #[error("board: not shifted to the first row and column")]
    NotShifted,
    /// The board has a space twice.
    #[error("board: {space} twice")]
    SpaceTwice {
        /// The space.
        space: Hex,
    },
    /// A movement space cannot be reached from another (D1).
    #[error("board: {space} is not connected with {from}")]
    Unconnected {
        /// The unconnected space.
        space: Hex,
        /// The first movement space.
        from: Hex,
    },
    /// The spaces of a pyramid or the lighthouse are not three around a point.
    #[error("board: the {letter} spaces are not three around one point (first: {space})")]
    NotAroundAPoint {
        /// The terrain letter.
        letter: char,
        /// The first of these spaces.
        space: Hex,
    },
    /// The board has a second temple of one kind.
    #[error("board: a second temple {letter} on {space}")]
    TempleTwice {
        /// The terrain letter.
        letter: char,
        /// The space of the second.
        space: Hex,
    },
    /// A portal does not open to a plain movement space (D15).
    #[error("board: the portal on {space} does not open to a plain movement space")]
    PortalIntoNothing {
        /// The portal.
        space: Hex,
    },
    /// Two portals open to one space (D15).
    #[error("board: the portal on {space} opens to {front}, as another does")]
    PortalsShareFront {
        /// The second portal.
        space: Hex,
        /// The space to which both open.
        front: Hex,
    },
    /// There are fewer movement spaces than discs to deal (D12).
    #[error("board: {movement} movement spaces, {discs} discs need one each")]
    TooFewSpaces {
        /// The number of movement spaces.
        movement: usize,
        /// The number of discs to deal.
        discs: usize,
    },
    /// There are not 2, 3 or 4 players.
    #[error("{players} players, must be 2, 3 or 4")]
    PlayerCount {
        /// Their number.
        players: usize,
    },
    /// A player is named who does not play.
    #[error("{part}: player {player} does not play, there are {players}")]
    UnknownPlayer {
        /// The part of the position, or the space.
        part: String,
        /// The player.
        player: Player,
        /// The number of players.
        players: usize,
    },
    /// The board does not have a space that is named.
    #[error("{part}: there is no space {space}")]
    NoSuchSpace {
        /// The part of the position.
        part: &'static str,
        /// The space.
        space: Hex,
    },
    /// A stack is on terrain that carries none.
    #[error("stacks: no stack can stand on {space}")]
    NoStackHere {
        /// The space.
        space: Hex,
    },
    /// A stack has no disc or more than four.
    #[error("stacks: {discs} discs on {space}, must be 1 to {STACK_LIMIT}")]
    StackSize {
        /// The space.
        space: Hex,
        /// The number of discs.
        discs: u8,
    },
    /// Two stacks or two buildings are on one space.
    #[error("{part}: {space} twice")]
    PlacedTwice {
        /// The part of the position.
        part: &'static str,
        /// The space.
        space: Hex,
    },
    /// A building is on terrain without room for it.
    #[error("buildings: no room for {letter} on {space}")]
    NoRoomForBuilding {
        /// The space.
        space: Hex,
        /// The letter of the building.
        letter: char,
    },
    /// A player has more buildings of a kind than there are.
    #[error("buildings: {count} {letter} of player {player}, who owns {owned}")]
    BeyondSupply {
        /// The player.
        player: Player,
        /// The letter of the building.
        letter: char,
        /// The number on the board.
        count: usize,
        /// The number that a player owns.
        owned: u8,
    },
    /// A player has more than 15 ordinary discs.
    #[error(
        "player {player}: {discs} ordinary discs on the board and in reserve, at most {ORDINARY_DISCS}"
    )]
    TooManyDiscs {
        /// The player.
        player: Player,
        /// Their number.
        discs: usize,
    },
    /// An emperor is in more than one of: the board, the reserve, captivity.
    #[error("player {player}: the emperor is in {count} places")]
    EmperorTwice {
        /// The player.
        player: Player,
        /// The number of places where the emperor is.
        count: usize,
    },
    /// A player holds their own emperor.
    #[error("captives: {player} holds the own emperor")]
    OwnCaptive {
        /// The player.
        player: Player,
    },
    /// The number of players still to swap is none, or more than there are.
    #[error("turn: {left} players still to swap, there are {players}")]
    SwapsLeft {
        /// The players still to decide.
        left: u8,
        /// The number of players.
        players: usize,
    },
    /// The turn names a moved stack that is not there.
    #[error("turn: {space} holds no stack of the player at turn")]
    NoMovedStack {
        /// The space.
        space: Hex,
    },
    /// The turn names a paid zone by a space that is not the first of a storm zone.
    #[error("turn: {space} is not the first space of a storm zone")]
    NotAZone {
        /// The space.
        space: Hex,
    },
}

impl PositionError {
    /// The spaces of the board that the error concerns; none if it concerns the whole.
    #[must_use]
    pub fn spaces(&self) -> Vec<Hex> {
        match self {
            Self::SpaceTwice { space }
            | Self::NotAroundAPoint { space, .. }
            | Self::TempleTwice { space, .. }
            | Self::PortalIntoNothing { space }
            | Self::NoSuchSpace { space, .. }
            | Self::NoStackHere { space }
            | Self::StackSize { space, .. }
            | Self::PlacedTwice { space, .. }
            | Self::NoRoomForBuilding { space, .. }
            | Self::NoMovedStack { space }
            | Self::NotAZone { space } => vec![*space],
            Self::Unconnected { space, from } => vec![*space, *from],
            Self::PortalsShareFront { space, front } => vec![*space, *front],
            _ => Vec::new(),
        }
    }
}
