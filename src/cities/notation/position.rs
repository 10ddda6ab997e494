//! Position text: `ROWS CITIES TURN`; layout text: `ROWS CITIES`.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::{read_player, read_square};
use crate::cities::square::{SIDE, square};
use crate::cities::{Layout, Piece, Player, Position, PositionError, Setup, Space, Turn, name};
use crate::core::order::put_in_order;
use crate::core::text::{ParseError, Reader};

/// Reads rows, cities and the turn; the error is where the text departs from the standard form, which
/// `standard` writes.
fn read(
    text: &str,
    turn: impl Fn(&mut Reader<'_>) -> Result<Turn, ParseError>,
    standard: impl Fn(&Setup) -> String,
) -> Result<(Setup, Option<PositionError>), PositionError> {
    let mut reader = Reader::new(text);
    let pieces = read_rows(&mut reader)?;
    reader.expect(' ', "a space and the cities")?;
    let cities = reader.list(',', |reader| {
        Ok::<_, ParseError>((read_square(reader)?, read_player(reader, "a player A or B")?))
    })?;
    let turn = turn(&mut reader)?;
    reader.expect_end()?;
    let mut setup = Setup { pieces, cities, turn };
    setup.sort();
    let error = ParseError::departure(text, &standard(&setup)).map(PositionError::from);
    Ok((setup, error))
}

fn read_rows(reader: &mut Reader<'_>) -> Result<Vec<(Space, Piece)>, PositionError> {
    let mut pieces = Vec::new();
    for row in (0..SIDE).rev() {
        let mut file = 0;
        while let Some(c) = reader.peek().filter(|c| !matches!(c, '/' | ' ')) {
            if ('1'..='9').contains(&c) {
                file += usize::from(reader.number("a number of free squares")?);
            } else {
                let piece = reader.read("a piece A, H, a, h or free squares 1 to 10", |c| {
                    Piece::from_letter(c)
                })?;
                pieces.extend(square(file, row).map(|square| (square, piece)));
                file += 1;
            }
        }
        if file != SIDE {
            return Err(PositionError::RowLength { row: row + 1, squares: file });
        }
        if row > 0 {
            reader.expect('/', "/ and the next row")?;
        }
    }
    Ok(pieces)
}

fn read_turn(reader: &mut Reader<'_>) -> Result<Turn, ParseError> {
    reader.expect(' ', "a space and whose turn it is")?;
    if reader.accept('=') {
        let nobody = reader.accept('-');
        let winner = if nobody { None } else { Some(read_player(reader, "a winner A, B or -")?) };
        return Ok(Turn::Over { winner });
    }
    Ok(Turn::Of(read_player(reader, "a player A or B, or =")?))
}

/// The legal value of a text in standard form, or every error.
fn checked<T>(
    (setup, error): (Setup, Option<PositionError>),
    check: impl Fn(&Setup) -> Result<T, Vec<PositionError>>,
) -> Result<T, Vec<PositionError>> {
    match (check(&setup), error) {
        (value, None) => value,
        (Ok(_), Some(error)) => Err(vec![error]),
        (Err(mut errors), Some(error)) => {
            errors.insert(0, error);
            Err(errors)
        }
    }
}

impl Setup {
    /// Puts the lists in the order of the notation.
    pub(crate) fn sort(&mut self) {
        put_in_order(&mut self.pieces);
        put_in_order(&mut self.cities);
    }

    /// The text of the layout, rows and cities, if the lists are in order.
    #[must_use]
    pub fn layout_text(&self) -> String {
        let mut text = String::new();
        for row in (0..SIDE).rev() {
            let mut free = 0;
            for file in 0..SIDE {
                let here = square(file, row);
                match self.pieces.iter().find(|(square, _)| Some(*square) == here) {
                    None => free += 1,
                    Some((_, piece)) => {
                        write_free(&mut text, free);
                        text.push(piece.letter());
                        free = 0;
                    }
                }
            }
            write_free(&mut text, free);
            text.push(if row > 0 { '/' } else { ' ' });
        }
        let cities =
            self.cities.iter().map(|(square, player)| format!("{}{player}", name(*square)));
        let cities: Vec<_> = cities.collect();
        text + &if cities.is_empty() { "-".to_owned() } else { cities.join(",") }
    }
}

fn write_free(text: &mut String, free: usize) {
    if free > 0 {
        let _ = write!(text, "{free}");
    }
}

impl fmt::Display for Setup {
    /// The position text, if the lists are in order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.layout_text(), self.turn)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Of(player) => write!(f, "{player}"),
            Self::Over { winner: Some(winner) } => write!(f, "={winner}"),
            Self::Over { winner: None } => f.write_str("=-"),
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.setup().fmt(f)
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.setup().layout_text())
    }
}

impl FromStr for Setup {
    type Err = PositionError;

    /// Reads a position text in its standard form.
    ///
    /// # Errors
    /// Where the text goes wrong or departs from the standard form.
    fn from_str(text: &str) -> Result<Self, PositionError> {
        match read(text, read_turn, Self::to_string)? {
            (setup, None) => Ok(setup),
            (_, Some(error)) => Err(error),
        }
    }
}

impl FromStr for Position {
    type Err = Vec<PositionError>;

    /// Reads a position text (notation.md) and checks it.
    ///
    /// # Errors
    /// Where the text goes wrong, or every reason why the position is not legal.
    fn from_str(text: &str) -> Result<Self, Vec<PositionError>> {
        checked(read(text, read_turn, Setup::to_string).map_err(|error| vec![error])?, Self::new)
    }
}

impl FromStr for Layout {
    type Err = Vec<PositionError>;

    /// Reads the text of a layout and checks it.
    ///
    /// # Errors
    /// Where the text goes wrong, or every reason why no game can start from the layout.
    fn from_str(text: &str) -> Result<Self, Vec<PositionError>> {
        let first = |_: &mut Reader<'_>| Ok(Turn::Of(Player::A));
        checked(read(text, first, Setup::layout_text).map_err(|error| vec![error])?, Self::new)
    }
}
