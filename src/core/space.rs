//! Spaces of a board of any game, and sets of them: at most 128, so a set is one `u128`.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A space of a board, by its number: each game numbers its spaces by row, then column.
///
/// ```
/// let d1 = tabletop::cities::square(3, 0).unwrap();
/// assert_eq!(d1.index(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Space(pub(crate) u8);

impl Space {
    /// The number of the space, below 128, to index lists of the spaces of its board.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of spaces of one board, itself an iterator over them.
///
/// ```
/// use tabletop::cities::square;
/// use tabletop::core::space::{Space, SpaceSet};
/// let corner: SpaceSet = [square(1, 1), square(0, 0)].into_iter().flatten().collect();
/// assert_eq!(corner.len(), 2);
/// assert_eq!(corner.map(Space::index).collect::<Vec<_>>(), [0, 11]);
/// assert!(!corner.meets(SpaceSet::EMPTY));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SpaceSet(pub(crate) u128);

/// A bit shifted within its half: WebAssembly calls a function to shift 128 bits.
const fn bit(space: Space) -> u128 {
    let half = (1u64 << (space.0 & 63)) as u128;
    if space.0 < 64 { half } else { half << 64 }
}

impl SpaceSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of only this space.
    #[must_use]
    pub const fn of(space: Space) -> Self {
        Self(bit(space))
    }

    /// Whether the space is in the set.
    #[must_use]
    pub const fn contains(self, space: Space) -> bool {
        self.0 & bit(space) != 0
    }

    /// Whether the sets share a space.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of spaces in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The first space by row, then column.
    #[must_use]
    pub const fn first(self) -> Option<Space> {
        if self.0 == 0 { None } else { Some(Space(self.0.trailing_zeros() as u8)) }
    }

    /// Adds the space.
    pub const fn insert(&mut self, space: Space) {
        self.0 |= bit(space);
    }

    /// Removes the space.
    pub const fn remove(&mut self, space: Space) {
        self.0 &= !bit(space);
    }

    /// Adds or removes the space.
    pub const fn set(&mut self, space: Space, present: bool) {
        if present {
            self.insert(space);
        } else {
            self.remove(space);
        }
    }
}

impl Iterator for SpaceSet {
    type Item = Space;

    /// Removes and returns the first space by row, then column.
    // Half by half: arithmetic of 128 bits takes twice as long.
    #[inline]
    fn next(&mut self) -> Option<Space> {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        if low != 0 {
            self.0 = u128::from(low & (low - 1)) | u128::from(high) << 64;
            Some(Space(low.trailing_zeros() as u8))
        } else if high != 0 {
            self.0 = u128::from(high & (high - 1)) << 64;
            Some(Space(64 + high.trailing_zeros() as u8))
        } else {
            None
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

/// The spaces of several sets, counted together.
///
/// ```
/// use tabletop::cities::square;
/// use tabletop::core::space::{SpaceSet, Tally};
/// let corner: SpaceSet = [square(1, 1), square(0, 0)].into_iter().flatten().collect();
/// let mut tally = Tally::default();
/// tally.add(corner);
/// tally.add(corner);
/// assert_eq!(tally.total(), 4);
/// ```
#[derive(Clone, Copy, Default)]
pub struct Tally([u64; 2]);

impl Tally {
    /// Adds the number of spaces of a set.
    // Half by half: x86-64 without an instruction that counts bits then counts those of both at once.
    #[inline]
    pub fn add(&mut self, set: SpaceSet) {
        let halves = [set.0 as u64, (set.0 >> 64) as u64];
        for (total, half) in self.0.iter_mut().zip(halves) {
            *total += u64::from(half.count_ones());
        }
    }

    /// The sum so far.
    #[must_use]
    pub const fn total(self) -> u64 {
        self.0[0] + self.0[1]
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        spaces.into_iter().fold(Self::EMPTY, |set, space| set | Self::of(space))
    }
}

impl BitOr for SpaceSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for SpaceSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for SpaceSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for SpaceSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitOrAssign for SpaceSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for SpaceSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl SubAssign for SpaceSet {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_are_listed_in_order_and_can_be_removed() {
        let mut set: SpaceSet = [Space(127), Space(0), Space(64)].into_iter().collect();
        assert_eq!(set.len(), 3);
        assert_eq!(set.collect::<Vec<_>>(), [Space(0), Space(64), Space(127)]);
        set.remove(Space(64));
        assert!(!set.contains(Space(64)) && set.contains(Space(127)));
        assert_eq!(SpaceSet::EMPTY.first(), None);
    }
}
