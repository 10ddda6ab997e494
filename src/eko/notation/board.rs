//! The BOARD field: rows joined by `/`, a letter a space, `_` where there is none.

use std::str::FromStr;

use crate::core::hex::Hex;
use crate::core::text::{ParseError, Reader};
use crate::eko::tiles::shift_to_origin;
use crate::eko::{Board, MAX_COLUMNS, MAX_ROWS, PositionError, Space, Terrain};

/// Reads rows up to a space character or the end. A board that is too large is refused at once, which
/// bounds the cost of a long text.
pub(super) fn read_board(reader: &mut Reader<'_>) -> Result<Vec<(Hex, Terrain)>, PositionError> {
    let mut spaces = Vec::new();
    let (mut q, mut r) = (0, 0);
    while let Some(c) = reader.peek().filter(|c| *c != ' ') {
        match c {
            '/' => (q, r) = (0, r + 1),
            '_' => q += 1,
            _ => {
                let terrain = Terrain::from_letter(c)
                    .ok_or_else(|| reader.unexpected("a terrain letter, _ or /"))?;
                spaces.push((Hex::new(q, r), terrain));
                q += 1;
            }
        }
        if usize::from(r as u16) >= MAX_ROWS {
            return Err(PositionError::TooManyRows { rows: i32::from(r) + 1 });
        }
        if usize::from(q as u16) > MAX_COLUMNS {
            return Err(PositionError::TooManyColumns { columns: i32::from(q) });
        }
        reader.next();
    }
    if spaces.is_empty() {
        return Err(reader.unexpected("a board with at least one space").into());
    }
    Ok(spaces)
}

/// Writes rows: `_` for holes, but none at the end of a row, and a single `_` for an empty row.
pub(super) fn write_board(spaces: &[(Hex, Terrain)], out: &mut String) {
    let mut next = Hex::new(0, 0);
    for (hex, terrain) in spaces {
        while next.r < hex.r {
            if next.q == 0 {
                out.push('_');
            }
            out.push('/');
            next = Hex::new(0, next.r + 1);
        }
        while next.q < hex.q {
            out.push('_');
            next.q += 1;
        }
        out.push(terrain.letter());
        next.q += 1;
    }
}

/// The BOARD text of spaces by row, then column, after shifting them to the first row and column.
pub(crate) fn write_spaces(mut spaces: Vec<(Hex, Terrain)>) -> String {
    shift_to_origin(&mut spaces);
    let mut text = String::new();
    write_board(&spaces, &mut text);
    text
}

/// Reads a BOARD text in its standard form. [`Board::new`] checks whether the spaces are a legal
/// board.
pub(crate) fn read_spaces(text: &str) -> Result<Vec<(Hex, Terrain)>, PositionError> {
    let mut reader = Reader::new(text);
    let spaces = read_board(&mut reader)?;
    reader.expect_end().map_err(PositionError::from)?;
    let mut standard = String::new();
    write_board(&spaces, &mut standard);
    ParseError::departure(text, &standard).map_or(Ok(spaces), |departure| Err(departure.into()))
}

impl FromStr for Board {
    type Err = Vec<PositionError>;

    /// Reads the BOARD field of a position text.
    ///
    /// # Errors
    /// The error of a text that cannot be read, or every reason for which the board is not legal.
    fn from_str(text: &str) -> Result<Self, Vec<PositionError>> {
        Self::new(read_spaces(text).map_err(|error| vec![error])?)
    }
}

impl Board {
    /// The board as the BOARD field of a position text.
    #[must_use]
    pub fn text(&self) -> String {
        let spaces: Vec<_> = self.spaces().map(|s| (self.hex(s), self.terrain(s))).collect();
        let mut text = String::new();
        write_board(&spaces, &mut text);
        text
    }

    /// The name of a space, such as `d4`.
    #[must_use]
    pub fn name(&self, space: Space) -> String {
        self.hex(space).to_string()
    }
}
