//! Positions and moves as text, exactly one text for each (notation.md).

mod board;
mod hex;
mod moves;
mod position;

pub(crate) use board::{read_spaces, write_spaces};
