//! The board of 10 × 10 squares: files a to j from left to right, rows 1 to 10 upwards.

use crate::core::space::{Space, SpaceSet};

/// Squares along each side.
pub const SIDE: usize = 10;

/// All squares.
pub(crate) const BOARD: SpaceSet = SpaceSet((1 << (SIDE * SIDE)) - 1);

/// The squares of the first file.
const FIRST_FILE: u128 = {
    let (mut set, mut row) = (0, 0);
    while row < SIDE {
        set |= 1 << (SIDE * row);
        row += 1;
    }
    set
};
/// The squares of the last file.
const LAST_FILE: u128 = FIRST_FILE << (SIDE - 1);

/// The square in this file and row, both from 0; `None` off the board.
#[must_use]
pub const fn square(file: usize, row: usize) -> Option<Space> {
    if file < SIDE && row < SIDE { Some(Space((SIDE * row + file) as u8)) } else { None }
}

/// The file of a square, from 0.
#[must_use]
pub const fn file(square: Space) -> usize {
    square.index() % SIDE
}

/// The row of a square, from 0.
#[must_use]
pub const fn row(square: Space) -> usize {
    square.index() / SIDE
}

/// The name of a square (notation.md): `a1` lower left to `j10`.
///
/// ```
/// use tabletop::cities::{name, square};
/// assert_eq!(square(3, 2).map(name).as_deref(), Some("d3"));
/// assert_eq!(square(10, 0), None);
/// ```
#[must_use]
pub fn name(square: Space) -> String {
    format!("{}{}", char::from(b'a' + file(square) as u8), row(square) + 1)
}

/// All squares, by row from 1, then file.
pub fn squares() -> impl Iterator<Item = Space> + Clone {
    BOARD
}

/// The number of steps between two squares on an empty board.
pub(crate) const fn distance(a: Space, b: Space) -> u8 {
    let (files, rows) = (file(a).abs_diff(file(b)), row(a).abs_diff(row(b)));
    (if files > rows { files } else { rows }) as u8
}

/// The set moved by some files (−1, 0, 1) and rows (−1, 0, 1), without squares off the board.
pub(crate) const fn shifted(set: SpaceSet, files: i8, rows: i8) -> SpaceSet {
    let along = match files {
        0 => set.0,
        1.. => (set.0 & !LAST_FILE) << 1,
        _ => (set.0 & !FIRST_FILE) >> 1,
    };
    let moved = match rows {
        0 => along,
        1.. => along << SIDE,
        _ => along >> SIDE,
    };
    SpaceSet(moved & BOARD.0)
}

/// The set and all neighbours of its squares.
pub(crate) fn widened(set: SpaceSet) -> SpaceSet {
    let row = set | shifted(set, 1, 0) | shifted(set, -1, 0);
    row | shifted(row, 0, 1) | shifted(row, 0, -1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_run_from_a1_to_j10() {
        let names: Vec<_> = squares().map(name).collect();
        assert_eq!((names.len(), names[0].as_str(), names[99].as_str()), (100, "a1", "j10"));
        assert_eq!(name(square(3, 6).unwrap()), "d7");
        assert_eq!(square(10, 0), None);
        assert_eq!(square(0, 10), None);
    }

    #[test]
    fn the_neighbours_of_a_square_are_one_step_away() {
        for s in squares() {
            let near = squares().filter(|other| distance(s, *other) <= 1);
            assert_eq!(widened(SpaceSet::of(s)), near.collect());
        }
    }
}
