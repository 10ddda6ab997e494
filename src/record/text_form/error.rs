//! Why a text is not the text form of a game, and where.

use super::{FORMAT, MOST_PLIES};
use crate::record::save::RULES;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct TextFormError {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong in one place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// Something else than what was expected.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What was expected.
        expected: String,
        /// What was found, shortened.
        found: String,
    },
    /// The value of a tag is refused.
    #[error("{tag}: {why}")]
    Tag {
        /// The name of the tag.
        tag: &'static str,
        /// Why.
        why: String,
    },
    /// A move that is not legal.
    #[error("{text:?} is not possible: {why}")]
    Ply {
        /// The move.
        text: String,
        /// Why.
        why: String,
    },
    /// The text was written by a newer version.
    #[error("format {format} of rules {rules}, known are {FORMAT} and {RULES}")]
    Newer {
        /// The format of the text.
        format: u32,
        /// The rules of the text.
        rules: u32,
    },
    /// More moves than a game may have.
    #[error("more than {MOST_PLIES} moves")]
    TooLong,
}
