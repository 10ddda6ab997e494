//! The text of a move: one word.

use std::fmt::Write as _;

use super::hex::read_hex;
use crate::core::text::Reader;
use crate::eko::{Action, Building, Losses, Move, Position, PositionError, Space};

impl Position {
    /// The text of a move on this position's board.
    #[must_use]
    pub fn write_move(&self, mv: Move) -> String {
        let name = |space: Space| self.board().name(space);
        let mark = |emperor| if emperor { "E" } else { "" };
        match mv {
            Move::Swap { with } => format!("~{}", name(with)),
            Move::Pass => "pass".to_owned(),
            Move::End => "end".to_owned(),
            Move::Act(action) => self.write_action(action),
            Move::March(action) => format!("!{}", self.write_action(action)),
            Move::Reinforce { on, ordinary, emperor } => {
                let mut text = format!("{}+", name(on));
                if ordinary > 0 || !emperor {
                    let _ = write!(text, "{ordinary}");
                }
                text + mark(emperor)
            }
            Move::SandTemple { on } => format!("N@{}", name(on)),
            Move::MoonTemple { on, emperor } => format!("O@{}{}", name(on), mark(emperor)),
        }
    }

    fn write_action(&self, action: Action) -> String {
        let name = |space: Space| self.board().name(space);
        let mark = |emperor| if emperor { "E" } else { "" };
        match action {
            Action::Move { from, to, losses } => {
                let mut text = format!("{}-{}", name(from), name(to));
                if losses.discs > 0 {
                    let _ = write!(text, "/{}{}", losses.discs, mark(losses.emperor));
                }
                text
            }
            Action::Build { from, site, building, emperor } => {
                format!("{}*{}{}{}", name(from), name(site), building.letter(), mark(emperor))
            }
        }
    }

    /// Reads the text of a move, legal or not.
    ///
    /// # Errors
    /// The error of a text that cannot be read, or that names a space which the board does not have.
    pub fn read_move(&self, text: &str) -> Result<Move, PositionError> {
        match text {
            "pass" => return Ok(Move::Pass),
            "end" => return Ok(Move::End),
            _ => {}
        }
        let mut reader = Reader::new(text);
        let mv = self.read_word(&mut reader)?;
        reader.expect_end()?;
        Ok(mv)
    }

    fn read_word(&self, reader: &mut Reader<'_>) -> Result<Move, PositionError> {
        if reader.accept('~') {
            return Ok(Move::Swap { with: self.read_space(reader)? });
        }
        if reader.accept('N') {
            reader.expect('@', "@ and a space")?;
            return Ok(Move::SandTemple { on: self.read_space(reader)? });
        }
        if reader.accept('O') {
            reader.expect('@', "@ and a space")?;
            let on = self.read_space(reader)?;
            return Ok(Move::MoonTemple { on, emperor: reader.accept('E') });
        }
        if reader.accept('!') {
            let from = self.read_space(reader)?;
            return Ok(Move::March(self.read_action(reader, from)?));
        }
        let from = self.read_space(reader)?;
        if reader.accept('+') {
            return read_reinforcement(reader, from);
        }
        Ok(Move::Act(self.read_action(reader, from)?))
    }

    fn read_space(&self, reader: &mut Reader<'_>) -> Result<Space, PositionError> {
        let hex = read_hex(reader)?;
        self.board().space_at(hex).ok_or(PositionError::NoSuchSpace { part: "move", space: hex })
    }

    fn read_action(&self, reader: &mut Reader<'_>, from: Space) -> Result<Action, PositionError> {
        if reader.accept('-') {
            let to = self.read_space(reader)?;
            let mut losses = Losses::default();
            if reader.accept('/') {
                let digit = |c: char| c.to_digit(10).filter(|d| *d > 0).map(|d| d as u8);
                losses.discs = reader.read("the number of discs lost", digit)?;
                losses.emperor = reader.accept('E');
            }
            return Ok(Action::Move { from, to, losses });
        }
        reader.expect('*', "- and a space, * and a site, or + and discs")?;
        let site = self.read_space(reader)?;
        let building = reader.read("a building C, T or K", Building::from_letter)?;
        Ok(Action::Build { from, site, building, emperor: reader.accept('E') })
    }
}

fn read_reinforcement(reader: &mut Reader<'_>, on: Space) -> Result<Move, PositionError> {
    if reader.accept('E') {
        return Ok(Move::Reinforce { on, ordinary: 0, emperor: true });
    }
    let digit = |c: char| c.to_digit(10).filter(|d| *d > 0).map(|d| d as u8);
    let ordinary = reader.read("the number of discs, or E", digit)?;
    Ok(Move::Reinforce { on, ordinary, emperor: reader.accept('E') })
}
