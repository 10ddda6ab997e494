//! The letters and numbers around the board, as the names of its spaces have them.

use crate::core::hex::Hex;
use crate::eko::Board;
use crate::games::eko::RADIUS;

/// From the centre of a line's first space to its letter or number, in steps to the next space.
const BESIDE: f64 = 0.76;

/// The letter of each column and the number of each row, and where they stand on the board in this
/// rotation: before the first space of the line.
#[must_use]
pub fn coordinates(board: &Board, rotation: usize) -> Vec<(String, (f64, f64))> {
    let mut columns: Vec<Option<Hex>> = Vec::new();
    let mut rows: Vec<Option<Hex>> = Vec::new();
    // By row, then column: the first space met is the first of its line.
    for hex in board.spaces().map(|space| board.hex(space)) {
        for (lines, line) in [(&mut columns, hex.q), (&mut rows, hex.r)] {
            let line = usize::try_from(line).unwrap_or_default();
            lines.resize(lines.len().max(line + 1), None);
            lines[line].get_or_insert(hex);
        }
    }
    let beside = |hex: Hex, before: Hex| {
        let ((x, y), (dx, dy)) =
            (hex.rotated(rotation).centre(), before.rotated(rotation).centre());
        ((x + dx * BESIDE) * RADIUS, (y + dy * BESIDE) * RADIUS)
    };
    let letters = columns.into_iter().flatten();
    let letters =
        letters.map(|hex| (hex.to_string()[..1].to_owned(), beside(hex, Hex::new(0, -1))));
    let numbers = rows.into_iter().flatten();
    let numbers =
        numbers.map(|hex| (hex.to_string()[1..].to_owned(), beside(hex, Hex::new(-1, 0))));
    letters.chain(numbers).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Variants, deal};
    use crate::table::TableGame;

    #[test]
    fn each_row_and_column_has_its_name_beside_the_board() {
        for players in 2..=4 {
            let position = deal(players, 1, &Variants::default()).unwrap();
            let board = position.board();
            let names = board.spaces().map(|space| board.name(space));
            let mut lines: Vec<String> =
                names.flat_map(|name| [name[..1].to_owned(), name[1..].to_owned()]).collect();
            lines.sort();
            lines.dedup();
            for rotation in 0..6 {
                let labels = coordinates(board, rotation);
                let mut shown: Vec<String> = labels.iter().map(|(name, _)| name.clone()).collect();
                shown.sort();
                assert_eq!(shown, lines);
                let geometry = position.geometry(rotation);
                for (number, (name, (x, y))) in labels.iter().enumerate() {
                    let near = |(u, v): (f64, f64), far: f64| (x - u).hypot(y - v) < far;
                    assert!(!geometry.spaces().any(|s| near(geometry.centre(s), 60.0)), "{name}");
                    assert!(!labels[..number].iter().any(|(_, at)| near(*at, 20.0)), "{name}");
                }
            }
        }
    }
}
