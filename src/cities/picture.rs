//! The board as a picture in text, which reads back: row 10 on top, three characters a square. A
//! piece is its letter, a free square `.`; a city is in brackets, `[ ]` of player A, `( )` of B.

use super::square::{SIDE, square};
use super::{Piece, Player, Position, Setup};

/// The brackets of each player's cities.
const BRACKETS: [(Player, [char; 2]); 2] = [(Player::A, ['[', ']']), (Player::B, ['(', ')'])];

/// The brackets of a player's cities.
pub(crate) fn brackets(player: Player) -> [char; 2] {
    BRACKETS.into_iter().find(|(owner, _)| *owner == player).map_or([' '; 2], |(_, pair)| pair)
}

impl Position {
    /// The board as a picture, row numbers before each line and file letters below.
    #[must_use]
    pub fn picture(&self) -> String {
        let mut picture = String::new();
        for row in (0..SIDE).rev() {
            let mut line = format!("{:>2} ", row + 1);
            for square in (0..SIDE).filter_map(|file| square(file, row)) {
                let [left, right] = self.city(square).map_or([' '; 2], brackets);
                let piece = self.piece(square).map_or('.', Piece::letter);
                line.extend([left, piece, right]);
            }
            picture += line.trim_end();
            picture.push('\n');
        }
        let files = (b'a'..).take(SIDE).map(|file| format!("  {}", char::from(file)));
        picture + "  " + &files.collect::<String>() + "\n"
    }
}

impl Setup {
    /// The pieces and cities of a picture, with the turn of `self`. For tests and documentation:
    /// anything unreadable is ignored.
    #[must_use]
    pub fn with_picture(self, picture: &str) -> Self {
        let mut setup = Self { pieces: vec![], cities: vec![], turn: self.turn };
        for line in picture.lines() {
            let line = line.trim_start();
            let label = line.split(' ').next().unwrap_or_default();
            let Ok(row) = label.parse::<usize>() else { continue };
            let letters: Vec<char> = line[label.len()..].chars().skip(1).collect();
            for (file, letters) in letters.chunks(3).enumerate() {
                let Some(square) = square(file, row.wrapping_sub(1)) else { continue };
                let piece = letters.get(1).copied().and_then(Piece::from_letter);
                setup.pieces.extend(piece.map(|piece| (square, piece)));
                let city = BRACKETS.into_iter().find(|(_, [left, _])| letters[0] == *left);
                setup.cities.extend(city.map(|(player, _)| (square, player)));
            }
        }
        setup.sort();
        setup
    }
}

#[cfg(test)]
mod tests {
    use crate::cities::Position;

    #[test]
    fn a_picture_reads_back() {
        for row in include_str!("../../tests/data/cities-moves.tsv").lines() {
            let text = row.split('\t').next().unwrap();
            let position: Position = text.parse().unwrap();
            let setup = position.setup();
            assert_eq!(setup.clone().with_picture(&position.picture()), setup);
        }
    }
}
