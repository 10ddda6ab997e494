//! The regions of empty spaces.

use arrayvec::ArrayVec;

use super::numbers::MAX_SPACES;
use super::{Board, SpaceSet};

/// Connected empty spaces, or several sets of such that a stack reaches.
#[derive(Clone, Copy)]
pub(crate) struct Region {
    pub spaces: SpaceSet,
    /// All spaces one step from them.
    pub beside: SpaceSet,
}

/// The regions of a position.
pub(crate) struct Regions {
    empty: SpaceSet,
    split: bool,
    list: ArrayVec<Region, MAX_SPACES>,
    /// By empty space: its region's place in the list.
    places: [u8; MAX_SPACES],
}

impl Default for Regions {
    fn default() -> Self {
        Self {
            empty: SpaceSet::EMPTY,
            split: false,
            list: ArrayVec::new(),
            places: [0; MAX_SPACES],
        }
    }
}

impl Regions {
    /// Finds the regions of these empty spaces. Where storms cost discs they are `split`: each storm
    /// zone has regions of its own, as has the rest of the board. Returns whether they are others than
    /// those of the last call, which must have been for the same board.
    #[inline]
    pub fn find(&mut self, board: &Board, empty: SpaceSet, split: bool) -> bool {
        if self.empty == empty && self.split == split {
            return false;
        }
        (self.empty, self.split) = (empty, split);
        self.list.clear();
        if split {
            self.add(board, empty - board.storms());
            board.zones().iter().for_each(|zone| self.add(board, empty & *zone));
        } else {
            self.add(board, empty);
        }
        true
    }

    /// Adds the regions of these empty spaces by flood fill.
    fn add(&mut self, board: &Board, empty: SpaceSet) {
        let mut left = empty;
        while let Some(first) = left.first() {
            let mut spaces = SpaceSet::of(first);
            let mut beside = SpaceSet::EMPTY;
            let mut edge = spaces;
            while let Some(space) = edge.next() {
                self.places[space.index()] = self.list.len() as u8;
                let steps = board.steps(space);
                beside |= steps;
                let new = (steps & empty) - spaces;
                spaces |= new;
                edge |= new;
            }
            left -= spaces;
            self.list.push(Region { spaces, beside });
        }
    }

    /// Adds to these regions all that can be reached from beside them without a step onto a closed space.
    #[inline]
    pub fn spread(&self, start: Region, closed: SpaceSet) -> Region {
        let open = self.empty - closed;
        let mut all = start;
        while let Some(space) = ((all.beside & open) - all.spaces).first() {
            let region = &self.list[usize::from(self.places[space.index()])];
            all.spaces |= region.spaces;
            all.beside |= region.beside;
        }
        all
    }

    /// These steps of a stack, and all spaces one step from the regions that they lead to without a step onto a
    /// closed space.
    #[inline]
    pub fn from(&self, steps: SpaceSet, closed: SpaceSet) -> SpaceSet {
        self.spread(Region { spaces: SpaceSet::EMPTY, beside: steps }, closed).beside
    }

    /// The regions.
    pub fn list(&self) -> &[Region] {
        &self.list
    }
}
