//! Positions and moves as text: exactly one text for each (notation.md).

mod board;
mod moves;
mod position;
mod reader;

pub(crate) use reader::Reader;
