//! Why a link cannot be read or written, and the limits of links.

use crate::record::save::RULES;

/// The format that is written, and the newest that is read.
pub const FORMAT: u8 = 1;
/// The most characters of a link's text.
pub const LONGEST: usize = 8_000;
/// The most plies of a game in a link.
pub const MOST_PLIES: usize = 10_000;

/// Why a link cannot be read, or a game is in none.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// A character that is in no link.
    #[error("character {at} is none of a link")]
    Character {
        /// The number of the character, from 1.
        at: usize,
    },
    /// The link is cut off or changed: its checksum is wrong.
    #[error("cut off or changed: its checksum is wrong")]
    Damaged,
    /// More characters or plies than a link can have.
    #[error("too long: at most {LONGEST} characters and {MOST_PLIES} plies")]
    TooLong,
    /// The link was written by a newer version.
    #[error("format {format} of rules {rules}, known are {FORMAT} and {RULES}")]
    Newer {
        /// The format of the link.
        format: u32,
        /// The rules of the link; 0 if they cannot be read.
        rules: u32,
    },
    /// The first position is not legal.
    #[error("first position: {0}")]
    Start(String),
    /// The checksum is right, and nevertheless it holds what no game has.
    #[error("it holds {0}")]
    Content(&'static str),
}
