//! Hexagons with pointy tops in axial coordinates: all geometry of hexagons is here.

use std::fmt;

/// A hexagon: column `q`, row `r`; `q` grows to the east, `r` to the south-east.
///
/// ```
/// use tabletop::core::hex::{Direction, Hex};
/// let hex = Hex::new(3, 1);
/// assert_eq!(hex.to_string(), "d2");
/// assert_eq!(hex.step(Direction::NorthEast), Hex::new(4, 0));
/// assert_eq!(hex.rotated(6), hex);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Hex {
    /// Row; first, so that hexagons sort by row, then column, as the notation lists them.
    pub r: i16,
    /// Column along the row.
    pub q: i16,
}

/// The six directions to a neighbour, counter-clockwise from the east (tiles.md).
///
/// ```
/// use tabletop::core::hex::Direction;
/// assert_eq!(Direction::East.rotated(2), Direction::NorthWest);
/// assert_eq!(Direction::from_number(7), Direction::NorthEast);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// (+1, 0)
    East,
    /// (+1, −1)
    NorthEast,
    /// (0, −1)
    NorthWest,
    /// (−1, 0)
    West,
    /// (−1, +1)
    SouthWest,
    /// (0, +1)
    SouthEast,
}

impl Direction {
    /// All six, in the order of their numbers 0–5.
    pub const ALL: [Self; 6] = [
        Self::East,
        Self::NorthEast,
        Self::NorthWest,
        Self::West,
        Self::SouthWest,
        Self::SouthEast,
    ];

    /// The direction with this number, modulo 6.
    #[must_use]
    pub const fn from_number(number: usize) -> Self {
        Self::ALL[number % 6]
    }

    /// Its number, 0–5.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize
    }

    /// This direction rotated counter-clockwise by `sixths` of a full rotation.
    #[must_use]
    pub const fn rotated(self, sixths: usize) -> Self {
        Self::from_number(self.number() + sixths)
    }
}

impl Hex {
    /// The hexagon in column `q` and row `r`.
    #[must_use]
    pub const fn new(q: i16, r: i16) -> Self {
        Self { r, q }
    }

    /// The neighbour in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Self {
        let (q, r) = match direction {
            Direction::East => (1, 0),
            Direction::NorthEast => (1, -1),
            Direction::NorthWest => (0, -1),
            Direction::West => (-1, 0),
            Direction::SouthWest => (-1, 1),
            Direction::SouthEast => (0, 1),
        };
        Self::new(self.q + q, self.r + r)
    }

    /// Whether both coordinates are at most `reach` from 0.
    #[must_use]
    pub const fn within(self, reach: i16) -> bool {
        -reach <= self.q && self.q <= reach && -reach <= self.r && self.r <= reach
    }

    /// The six neighbours, in direction order.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().map(move |d| self.step(d))
    }

    /// This hexagon rotated counter-clockwise about (0, 0) by `sixths` of a full rotation.
    #[must_use]
    pub const fn rotated(self, sixths: usize) -> Self {
        let mut hex = self;
        let mut left = sixths % 6;
        while left > 0 {
            hex = Self::new(hex.q + hex.r, -hex.q);
            left -= 1;
        }
        hex
    }

    /// The centre of the hexagon drawn with circumradius 1: x to the right, y down.
    #[must_use]
    pub fn centre(self) -> (f64, f64) {
        let (q, r) = (f64::from(self.q), f64::from(self.r));
        (3f64.sqrt() * (q + r / 2.0), 1.5 * r)
    }
}

impl fmt::Display for Hex {
    /// The name of the space (notation.md): column letter, row number; (0, 0) is `a1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = u8::try_from(self.q).ok().filter(|q| *q < 26);
        match column {
            Some(q) if self.r >= 0 => write!(f, "{}{}", char::from(b'a' + q), self.r + 1),
            _ => write!(f, "({}, {})", self.q, self.r),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_the_notation() {
        assert_eq!(Hex::new(0, 0).to_string(), "a1");
        assert_eq!(Hex::new(3, 1).to_string(), "d2");
        assert_eq!(Hex::new(-1, 0).to_string(), "(-1, 0)");
    }

    #[test]
    fn a_rotation_moves_each_direction_to_the_next() {
        for d in Direction::ALL {
            for sixths in 0..6 {
                let step = Hex::new(0, 0).step(d).rotated(sixths);
                assert_eq!(step, Hex::new(0, 0).step(d.rotated(sixths)));
            }
        }
    }

    #[test]
    fn neighbours_are_drawn_one_width_apart() {
        let hex = Hex::new(2, -3);
        let (x, y) = hex.centre();
        for other in hex.neighbours() {
            let (a, b) = other.centre();
            assert!(((a - x).hypot(b - y) - 3f64.sqrt()).abs() < 1e-9);
        }
    }
}
