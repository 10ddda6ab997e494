//! The board as a picture in text, which can be read back.
//!
//! A line is a row, half a space further to the right than the line above. A space has six
//! characters: the terrain letter, then a stack (`A3E`) or a building (`BT`).

use std::fmt::Write as _;

use super::{Building, PlacedBuilding, Player, Position, Setup, Stack, Terrain, tiles};
use crate::core::hex::Hex;
use crate::core::text::Reader;

/// The characters of a space.
const WIDTH: i16 = 6;

impl Position {
    /// The board as a picture, each line after its row number.
    #[must_use]
    pub fn picture(&self) -> String {
        let board = self.board();
        let column = |hex: Hex| hex.q * WIDTH + hex.r * (WIDTH / 2);
        let spaces = board.spaces();
        let left = spaces.clone().map(|s| column(board.hex(s))).min().unwrap_or(0);
        let mut picture = String::new();
        let mut row = -1;
        let mut line = String::new();
        for space in spaces {
            let hex = board.hex(space);
            if hex.r != row {
                let _ = write!(picture, "{}", finished(&line));
                row = hex.r;
                line = format!("{:>2} ", row + 1);
            }
            let start = (column(hex) - left + 3) as usize;
            let _ = write!(line, "{:pad$}", "", pad = start.saturating_sub(line.len()));
            line.push(board.terrain(space).letter());
            if let Some(stack) = self.stack(space) {
                let mark = if stack.emperor { "E" } else { "" };
                let _ = write!(line, "{}{}{mark}", stack.owner.letter(), stack.discs);
            }
            if let Some(placed) = self.building(space) {
                let _ = write!(line, "{}{}", placed.owner.letter(), placed.building.letter());
            }
        }
        picture + &finished(&line)
    }
}

/// The line without spaces at its end, with a line break unless it is empty.
fn finished(line: &str) -> String {
    let line = line.trim_end();
    if line.is_empty() { String::new() } else { format!("{line}\n") }
}

impl Setup {
    /// Replaces the board and its pieces by those of a picture. For tests and documentation: words
    /// that cannot be read are skipped.
    #[must_use]
    pub fn with_picture(self, picture: &str) -> Self {
        let mut cells = Vec::new();
        for line in picture.lines().filter(|line| !line.trim().is_empty()) {
            let label = line.trim_start().split(' ').next().unwrap_or_default();
            let Ok(row) = label.parse::<i16>() else { continue };
            let from = line.find(label).unwrap_or(0) + label.len();
            let mut at = from;
            for word in line[from..].split(' ') {
                if !word.is_empty() {
                    cells.push((at as i16 - (row - 1) * (WIDTH / 2), row - 1, word));
                }
                at += word.len() + 1;
            }
        }
        let left = cells.iter().map(|(x, ..)| *x).min().unwrap_or(0);
        let mut words: Vec<(Hex, &str)> =
            cells.iter().map(|(x, r, word)| (Hex::new((x - left) / WIDTH, *r), *word)).collect();
        tiles::shift_to_origin(&mut words);
        words.sort_by_key(|(hex, _)| *hex);
        let mut setup = Self { spaces: vec![], stacks: vec![], buildings: vec![], ..self };
        for (hex, word) in words {
            let mut letters = word.chars();
            let Some(terrain) = letters.next().and_then(Terrain::from_letter) else { continue };
            setup.spaces.push((hex, terrain));
            let Some(owner) = letters.next().and_then(Player::from_letter) else { continue };
            let mut reader = Reader::new(letters.as_str());
            if let Ok(discs) = reader.number("discs") {
                setup.stacks.push((hex, Stack { owner, discs, emperor: reader.accept('E') }));
            } else if let Ok(building) = reader.read("a building", Building::from_letter) {
                setup.buildings.push((hex, PlacedBuilding { owner, building }));
            }
        }
        setup
    }
}

#[cfg(test)]
mod tests {
    use crate::eko::{Variants, deal};

    #[test]
    fn a_picture_reads_back() {
        for players in 2..=4 {
            let position = deal(players, 3, &Variants::default()).unwrap();
            let setup = position.setup();
            assert_eq!(setup.clone().with_picture(&position.picture()), setup);
        }
    }
}
