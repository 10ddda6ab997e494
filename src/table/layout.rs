//! Where each space is drawn, for a board turned by sixths, and what lies next to it as drawn.

use crate::eko::{Board, Space};
use crate::hex::Hex;

/// Circumradius of a drawn space, in the units of the drawing.
const RADIUS: f64 = 50.0;

/// An arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toward {
    /// To the left in the row.
    Left,
    /// To the right in the row.
    Right,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
}

/// The spaces of a board as they are drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    centres: Vec<(f64, f64)>,
    rows: Vec<Vec<Space>>,
    place: Vec<(usize, usize)>,
}

impl Layout {
    /// Lays out a board turned by `turns` sixths, counter-clockwise.
    #[must_use]
    pub fn new(board: &Board, turns: usize) -> Self {
        let turned: Vec<Hex> = board.spaces().map(|s| board.hex(s).turned(turns)).collect();
        let mut order: Vec<Space> = board.spaces().collect();
        order.sort_by_key(|s| turned[s.index()]);
        let mut rows: Vec<Vec<Space>> = Vec::new();
        let mut place = vec![(0, 0); turned.len()];
        let mut last = None;
        for space in order {
            let row = turned[space.index()].r;
            if last != Some(row) {
                rows.push(Vec::new());
                last = Some(row);
            }
            let number = rows.len() - 1;
            place[space.index()] = (number, rows[number].len());
            rows[number].push(space);
        }
        let centres =
            turned.iter().map(|hex| hex.centre()).map(|(x, y)| (x * RADIUS, y * RADIUS)).collect();
        Self { centres, rows, place }
    }

    /// The turn, of the six, in which the board is drawn largest in a frame of this width and
    /// height;
    /// turned only where it gains.
    #[must_use]
    pub fn best_turn(board: &Board, width: f64, height: f64) -> usize {
        let scale = |turns: usize| {
            let (_, _, w, h) = Self::new(board, turns).bounds();
            (width / w).min(height / h)
        };
        (0..6).fold(0, |best, turns| if scale(turns) > scale(best) * 1.02 { turns } else { best })
    }

    /// The centre of a space: x to the right, y down.
    #[must_use]
    pub fn centre(&self, space: Space) -> (f64, f64) {
        self.centres[space.index()]
    }

    /// The rows from top to bottom, each from left to right.
    #[must_use]
    pub fn rows(&self) -> &[Vec<Space>] {
        &self.rows
    }

    /// The row and the place in it of a space, both from 0.
    #[must_use]
    pub fn place(&self, space: Space) -> (usize, usize) {
        self.place[space.index()]
    }

    /// Left, top, width and height of all hexagons.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64, f64, f64) {
        let half = RADIUS * 3f64.sqrt() / 2.0;
        let span = |of: fn(&(f64, f64)) -> f64, margin: f64| {
            let values = || self.centres.iter().map(of);
            let low = values().fold(f64::INFINITY, f64::min) - margin;
            let high = values().fold(f64::NEG_INFINITY, f64::max) + margin;
            if low < high { (low, high - low) } else { (0.0, 1.0) }
        };
        let (left, width) = span(|c| c.0, half);
        let (top, height) = span(|c| c.1, RADIUS);
        (left, top, width, height)
    }

    /// The space an arrow key leads to: the next in the row, over gaps too, or the nearest of the
    /// row above or below. Between two as near, rows take turns, so that the way stays straight.
    #[must_use]
    pub fn toward(&self, space: Space, toward: Toward) -> Option<Space> {
        let (row, place) = self.place(space);
        let next_row = match toward {
            Toward::Left => return self.rows[row].get(place.checked_sub(1)?).copied(),
            Toward::Right => return self.rows[row].get(place + 1).copied(),
            Toward::Up => row.checked_sub(1)?,
            Toward::Down => row + 1,
        };
        let x = self.centre(space).0 + if row.is_multiple_of(2) { 1.0 } else { -1.0 };
        let away = |s: &Space| (self.centre(*s).0 - x).abs();
        self.rows.get(next_row)?.iter().copied().min_by(|a, b| away(a).total_cmp(&away(b)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Variants, deal};

    #[test]
    fn arrows_reach_every_space_however_the_board_is_turned() {
        for players in 2..=4 {
            let position = deal(players, 1, &Variants::default()).unwrap();
            for turns in 0..6 {
                let layout = Layout::new(position.board(), turns);
                let mut seen = vec![layout.rows()[0][0]];
                let mut next = 0;
                while let Some(space) = seen.get(next).copied() {
                    next += 1;
                    for toward in [Toward::Left, Toward::Right, Toward::Up, Toward::Down] {
                        let to = layout.toward(space, toward).filter(|s| !seen.contains(s));
                        seen.extend(to);
                    }
                }
                assert_eq!(seen.len(), position.board().len());
            }
        }
    }

    #[test]
    fn up_and_down_keep_a_straight_line() {
        let position = deal(4, 1, &Variants::default()).unwrap();
        let layout = Layout::new(position.board(), 0);
        let start = layout.rows()[6][4];
        let up = layout.toward(start, Toward::Up).and_then(|s| layout.toward(s, Toward::Up));
        let (a, b) = (layout.centre(start).0, layout.centre(up.unwrap()).0);
        assert!((a - b).abs() < 1.0);
    }
}
