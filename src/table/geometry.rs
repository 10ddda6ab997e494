//! Where each space is drawn, and what lies next to it as drawn: hexagons or squares, in rows.

use crate::core::space::Space;

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
pub struct Geometry {
    centres: Vec<(f64, f64)>,
    rows: Vec<Vec<Space>>,
    place: Vec<(usize, usize)>,
    half: (f64, f64),
}

impl Geometry {
    /// Lays out spaces by their centres, in the order of their numbers: x to the right, y down. `half`
    /// is half the width and half the height of a space; spaces of one height make a row.
    #[must_use]
    pub fn new(centres: Vec<(f64, f64)>, half: (f64, f64)) -> Self {
        let mut order: Vec<(Space, (f64, f64))> =
            (0..).map(Space).zip(centres.iter().copied()).collect();
        order.sort_by(|(_, a), (_, b)| a.1.total_cmp(&b.1).then(a.0.total_cmp(&b.0)));
        let mut rows: Vec<Vec<Space>> = Vec::new();
        let mut place = vec![(0, 0); centres.len()];
        let mut height = f64::NEG_INFINITY;
        for (space, (_, y)) in order {
            if y - height > half.1 {
                rows.push(Vec::new());
            }
            height = y;
            let number = rows.len() - 1;
            place[space.index()] = (number, rows[number].len());
            rows[number].push(space);
        }
        Self { centres, rows, place, half }
    }

    /// The rotation in which a board is drawn largest in a frame of this width and height, given its
    /// geometry in each; another one than the first only where the gain shows.
    #[must_use]
    pub fn best_rotation(
        rotations: impl IntoIterator<Item = Self>,
        width: f64,
        height: f64,
    ) -> usize {
        let mut best = (0, 0.0);
        for (rotation, geometry) in rotations.into_iter().enumerate() {
            let (_, _, w, h) = geometry.bounds();
            let scale = (width / w).min(height / h);
            if scale > best.1 * 1.02 {
                best = (rotation, scale);
            }
        }
        best.0
    }

    /// The centre of a space: x to the right, y down.
    #[must_use]
    pub fn centre(&self, space: Space) -> (f64, f64) {
        self.centres[space.index()]
    }

    /// All spaces, by number.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        (0..self.centres.len() as u8).map(Space)
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

    /// Left, top, width and height of all spaces.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64, f64, f64) {
        let span = |of: fn(&(f64, f64)) -> f64, margin: f64| {
            let values = || self.centres.iter().map(of);
            let low = values().fold(f64::INFINITY, f64::min) - margin;
            let high = values().fold(f64::NEG_INFINITY, f64::max) + margin;
            if low < high { (low, high - low) } else { (0.0, 1.0) }
        };
        let (left, width) = span(|c| c.0, self.half.0);
        let (top, height) = span(|c| c.1, self.half.1);
        (left, top, width, height)
    }

    /// The width or the height of a space, whichever is less.
    #[must_use]
    pub fn space_size(&self) -> f64 {
        self.half.0.min(self.half.1) * 2.0
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
    use crate::cities::{self, Player, name};
    use crate::eko::{Variants, deal};
    use crate::table::TableGame;

    fn arrows_reach_every_space<G: TableGame>(position: &G) {
        for turns in 0..G::ROTATIONS {
            let geometry = position.geometry(turns);
            let mut seen = vec![geometry.rows()[0][0]];
            let mut next = 0;
            while let Some(space) = seen.get(next).copied() {
                next += 1;
                for toward in [Toward::Left, Toward::Right, Toward::Up, Toward::Down] {
                    let to = geometry.toward(space, toward).filter(|s| !seen.contains(s));
                    seen.extend(to);
                }
            }
            assert_eq!(seen.len(), position.spaces());
        }
    }

    #[test]
    fn arrows_reach_every_space_however_the_board_is_turned() {
        for players in 2..=4 {
            arrows_reach_every_space(&deal(players, 1, &Variants::default()).unwrap());
        }
        arrows_reach_every_space(&cities::Layout::default().start(Player::A));
    }

    #[test]
    fn up_and_down_keep_a_straight_line() {
        let geometry = deal(4, 1, &Variants::default()).unwrap().geometry(0);
        let start = geometry.rows()[6][4];
        let up = geometry.toward(start, Toward::Up).and_then(|s| geometry.toward(s, Toward::Up));
        let (a, b) = (geometry.centre(start).0, geometry.centre(up.unwrap()).0);
        assert!((a - b).abs() < 1.0);
    }

    #[test]
    fn squares_lie_in_ten_rows_and_a_half_turn_puts_the_last_first() {
        let start = cities::Layout::default().start(Player::A);
        let names = |geometry: &Geometry| -> Vec<Vec<String>> {
            geometry.rows().iter().map(|row| row.iter().map(|s| name(*s)).collect()).collect()
        };
        let rows = names(&start.geometry(0));
        assert_eq!((rows.len(), rows[0][0].as_str(), rows[9][9].as_str()), (10, "a10", "j1"));
        let mut turned = names(&start.geometry(1));
        turned.reverse();
        turned.iter_mut().for_each(|row| row.reverse());
        assert_eq!(turned, rows);
        let (left, top, width, height) = start.geometry(1).bounds();
        assert_eq!((width, height), (-2.0 * left, -2.0 * top));
        assert_eq!(Geometry::best_rotation([0, 1].map(|r| start.geometry(r)), 100.0, 300.0), 0);
    }

    #[test]
    fn arrows_on_squares_go_straight() {
        let geometry = cities::Layout::default().start(Player::A).geometry(0);
        for row in 1..10 {
            for place in 0..10 {
                let space = geometry.rows()[row][place];
                assert_eq!(
                    geometry.toward(space, Toward::Up),
                    Some(geometry.rows()[row - 1][place])
                );
            }
        }
    }
}
