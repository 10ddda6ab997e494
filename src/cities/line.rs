//! The four directions of lines on the board.

use super::square::shifted;
use crate::core::space::SpaceSet;

/// A direction of lines.
///
/// ```
/// use tabletop::cities::Direction;
/// assert_eq!(Direction::ALL[0], Direction::Horizontal);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// From left to right.
    Horizontal,
    /// Upwards.
    Vertical,
    /// Diagonally, up to the right.
    Rising,
    /// Diagonally, up to the left.
    Falling,
}

impl Direction {
    /// All four, in the order in which captures are listed.
    pub const ALL: [Self; 4] = [Self::Horizontal, Self::Vertical, Self::Rising, Self::Falling];

    const fn step(self) -> (i8, i8) {
        match self {
            Self::Horizontal => (1, 0),
            Self::Vertical => (0, 1),
            Self::Rising => (1, 1),
            Self::Falling => (-1, 1),
        }
    }

    /// The set moved forward by one square along the lines.
    pub(crate) const fn forward(self, set: SpaceSet) -> SpaceSet {
        let (files, rows) = self.step();
        shifted(set, files, rows)
    }

    /// The set moved back by one square along the lines.
    pub(crate) const fn backward(self, set: SpaceSet) -> SpaceSet {
        let (files, rows) = self.step();
        shifted(set, -files, -rows)
    }
}
