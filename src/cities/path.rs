//! Paths of a piece over free squares, step by step; the generator is tested against them.

use super::square::{distance, file, row, square};
use super::{Space, SpaceSet};
use crate::core::order::insert_in_order;

/// A shortest path from one square to another in at most `steps` steps over free squares, both ends
/// included; of several, one that keeps straight towards its end.
pub(crate) fn path(free: SpaceSet, from: Space, to: Space, steps: u8) -> Option<Vec<Space>> {
    (1..=steps).find_map(|length| {
        let mut squares = path_of(free, from, to, length)?;
        squares.push(from);
        squares.reverse();
        Some(squares)
    })
}

/// The squares of a path of exactly this length, from its end back to its first step.
fn path_of(free: SpaceSet, from: Space, to: Space, length: u8) -> Option<Vec<Space>> {
    if distance(from, to) > length || length == 0 {
        return None;
    }
    if length == 1 {
        return (from != to && free.contains(to)).then(|| vec![to]);
    }
    let mut steps = Vec::new();
    for step in neighbours(from).filter(|step| free.contains(*step)) {
        let (files, rows) = (file(step).abs_diff(file(to)), row(step).abs_diff(row(to)));
        insert_in_order(&mut steps, (files * files + rows * rows, step));
    }
    steps.into_iter().find_map(|(_, step)| {
        let mut squares = path_of(free, step, to, length - 1)?;
        squares.push(step);
        Some(squares)
    })
}

fn neighbours(from: Space) -> impl Iterator<Item = Space> {
    (0..9).filter_map(move |step| {
        let (files, rows) = (file(from) + step % 3, row(from) + step / 3);
        square(files.checked_sub(1)?, rows.checked_sub(1)?).filter(|s| *s != from)
    })
}
