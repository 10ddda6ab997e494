//! What can be wrong with a text, a board or a set-up, and where.

use super::Player;
use super::numbers::{MAX_COLUMNS, MAX_ROWS, MAX_SPACES};
use crate::core::hex::Hex;
use crate::core::text::ParseError;

/// One reason for refusing a position, a board or a move text.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PositionError {
    /// The text goes wrong.
    #[error(transparent)]
    Text(#[from] ParseError),
    /// More spaces than a board can have.
    #[error("board: {spaces} spaces, at most {MAX_SPACES}")]
    TooManySpaces {
        /// How many.
        spaces: usize,
    },
    /// More rows than can be named.
    #[error("board: {rows} rows, at most {MAX_ROWS}")]
    TooManyRows {
        /// How many.
        rows: i32,
    },
    /// More columns than can be named.
    #[error("board: {columns} columns, at most {MAX_COLUMNS}")]
    TooManyColumns {
        /// How many.
        columns: i32,
    },
    /// The smallest row or column is not the first.
    #[error("board: not shifted to the first row and column")]
    NotShifted,
    /// A space is there twice.
    #[error("board: {space} twice")]
    SpaceTwice {
        /// The space.
        space: Hex,
    },
    /// Movement spaces that cannot be reached from each other.
    #[error("board: {space} is not connected with {from}")]
    Unconnected {
        /// A space apart.
        space: Hex,
        /// The first movement space.
        from: Hex,
    },
    /// A pyramid or lighthouse is not three spaces around a point.
    #[error("board: the {letter} spaces are not three around one point (first: {space})")]
    NotAroundAPoint {
        /// Terrain letter.
        letter: char,
        /// The first of them.
        space: Hex,
    },
    /// A second temple of one kind.
    #[error("board: a second temple {letter} on {space}")]
    TempleTwice {
        /// Terrain letter.
        letter: char,
        /// Where the second stands.
        space: Hex,
    },
    /// A portal's open side is no plain movement space.
    #[error("board: the portal on {space} does not open to a plain movement space")]
    PortalIntoNothing {
        /// The portal.
        space: Hex,
    },
    /// Two portals open to one space.
    #[error("board: the portal on {space} opens to {front}, as another does")]
    PortalsShareFront {
        /// The second portal.
        space: Hex,
        /// The space both open to.
        front: Hex,
    },
    /// Not every disc finds a movement space of its own at set-up (D12).
    #[error("board: {movement} movement spaces, {discs} discs need one each")]
    TooFewSpaces {
        /// How many movement spaces there are.
        movement: usize,
        /// How many discs are dealt.
        discs: usize,
    },
    /// Not 2, 3 or 4 players.
    #[error("{players} players, must be 2, 3 or 4")]
    PlayerCount {
        /// How many.
        players: usize,
    },
    /// A player beyond the number of players.
    #[error("{part}: player {player} does not play, there are {players}")]
    UnknownPlayer {
        /// Which part or space.
        part: String,
        /// The player.
        player: Player,
        /// How many players there are.
        players: usize,
    },
    /// A stack, building or turn names a space that the board does not have.
    #[error("{part}: there is no space {space}")]
    NoSuchSpace {
        /// Which part of the position.
        part: &'static str,
        /// The space.
        space: Hex,
    },
    /// Stacks do not stand on this terrain.
    #[error("stacks: no stack can stand on {space}")]
    NoStackHere {
        /// The space.
        space: Hex,
    },
    /// A stack of none or of more than four discs.
    #[error("stacks: {discs} discs on {space}, must be 1 to 4")]
    StackSize {
        /// The space.
        space: Hex,
        /// How many discs.
        discs: u8,
    },
    /// Two stacks or two buildings on one space.
    #[error("{part}: {space} twice")]
    PlacedTwice {
        /// Which part of the position.
        part: &'static str,
        /// The space.
        space: Hex,
    },
    /// No such building has room on this terrain.
    #[error("buildings: no room for {letter} on {space}")]
    NoRoomForBuilding {
        /// The space.
        space: Hex,
        /// The building's letter.
        letter: char,
    },
    /// More buildings of a kind than a player owns.
    #[error("buildings: {count} {letter} of player {player}, who owns {owned}")]
    BeyondSupply {
        /// The player.
        player: Player,
        /// The building's letter.
        letter: char,
        /// How many are on the board.
        count: usize,
        /// How many the player owns.
        owned: u8,
    },
    /// More than 15 ordinary discs of a player.
    #[error("player {player}: {discs} ordinary discs on the board and in reserve, at most 15")]
    TooManyDiscs {
        /// The player.
        player: Player,
        /// How many.
        discs: usize,
    },
    /// An emperor in more than one place.
    #[error("player {player}: the emperor is in {count} places")]
    EmperorTwice {
        /// The player.
        player: Player,
        /// In how many.
        count: usize,
    },
    /// A captive who is held by his own player.
    #[error("captives: {player} holds the own emperor")]
    OwnCaptive {
        /// The player.
        player: Player,
    },
    /// More players to swap than there are, or none.
    #[error("turn: {left} players still to swap, there are {players}")]
    SwapsLeft {
        /// Players still to decide.
        left: u8,
        /// How many players there are.
        players: usize,
    },
    /// The stack that is said to have moved is not there.
    #[error("turn: {space} holds no stack of the player at turn")]
    NoMovedStack {
        /// The space.
        space: Hex,
    },
    /// A space that is said to begin a storm zone does not.
    #[error("turn: {space} is not the first space of a storm zone")]
    NotAZone {
        /// The space.
        space: Hex,
    },
}

impl PositionError {
    /// The spaces of the board that the fault is about; none where it is about the whole.
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
