//! Positions, layouts and moves as text: exactly one text for each (notation.md).

mod moves;
mod position;

use super::square::square;
use super::{Player, Space};
use crate::core::text::{ParseError, Reader};

/// Reads the name of a square: a file letter and a row number.
fn read_square(reader: &mut Reader<'_>) -> Result<Space, ParseError> {
    let expected = "a square a1 to j10";
    let start = reader.clone();
    let file = |c: char| c.is_ascii_lowercase().then(|| usize::from(c as u8 - b'a'));
    let file = reader.read(expected, file)?;
    let row = usize::from(reader.number(expected)?);
    row.checked_sub(1)
        .and_then(|row| square(file, row))
        .ok_or_else(|| reader.unexpected_since(&start, expected))
}

fn read_player(reader: &mut Reader<'_>, expected: &'static str) -> Result<Player, ParseError> {
    let player = |c| Player::from_letter(c).filter(|p| super::state::PLAYERS.contains(p));
    reader.read(expected, player)
}
