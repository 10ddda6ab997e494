//! Move text: one word.

use super::read_square;
use crate::cities::{Move, Position, PositionError, name};
use crate::core::text::Reader;

impl Position {
    /// The text of a move.
    #[must_use]
    pub fn write_move(&self, mv: Move) -> String {
        match mv {
            Move::Go { from, to } => format!("{}-{}", name(from), name(to)),
            Move::Promote { on } => format!("{}^", name(on)),
            Move::Pass => "pass".to_owned(),
        }
    }

    /// Reads the text of a move, legal or not.
    ///
    /// # Errors
    /// Where the text goes wrong.
    pub fn read_move(&self, text: &str) -> Result<Move, PositionError> {
        if text == "pass" {
            return Ok(Move::Pass);
        }
        let mut reader = Reader::new(text);
        let from = read_square(&mut reader)?;
        let mv = if reader.accept('^') {
            Move::Promote { on: from }
        } else {
            reader.expect('-', "- and a square, or ^")?;
            Move::Go { from, to: read_square(&mut reader)? }
        };
        reader.expect_end()?;
        Ok(mv)
    }
}
