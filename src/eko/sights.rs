//! What each stack of the current player sees.

use arrayvec::ArrayVec;

use super::numbers::PLAYER_DISCS;
use super::regions::Regions;
use super::state::{PaidZones, State};
use super::storm::{Arrivals, StormPaths};
use super::{Board, Space, SpaceSet};

/// A stack and what it sees.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    pub from: Space,
    pub discs: u8,
    pub emperor: bool,
    /// The neighbours of the stack, sites included, and the spaces that it can reach or meet without
    /// losses, whatever stands on them.
    pub spaces: SpaceSet,
    /// The numbers of its paths in the list of all; none where `spaces` says it all.
    paths: Option<(u16, u16)>,
}

/// The sights of a position, kept for the next one: where an enemy has only placed discs, they are the
/// same.
#[derive(Default)]
pub(crate) struct Sights {
    regions: Regions,
    /// The stacks, those with each digit of the number of discs, and those with an emperor.
    stacks: [SpaceSet; 4],
    paid_zones: Option<PaidZones>,
    /// By the order of their spaces.
    list: ArrayVec<Sight, { PLAYER_DISCS as usize }>,
    paths: Vec<Arrivals>,
}

impl Sights {
    /// Finds the sights of the current player. All calls must be for one board.
    #[inline]
    pub fn find(&mut self, board: &Board, state: &State, storms_cost: bool) {
        let empty = board.stack_spaces() - state.occupied();
        let own = state.stacks[state.turn];
        let [low, high] = [state.low_digits, state.high_digits].map(|digit| own & digit);
        let stacks = [own, low, high, own & state.emperors];
        let paid_zones = state.paid_zones.filter(|_| storms_cost);
        let same = (self.stacks, self.paid_zones) == (stacks, paid_zones);
        if self.regions.find(board, empty, storms_cost) || !same {
            (self.stacks, self.paid_zones) = (stacks, paid_zones);
            self.look(board, state, storms_cost);
        }
    }

    fn look(&mut self, board: &Board, state: &State, storms_cost: bool) {
        self.list.clear();
        self.paths.clear();
        let closed = if storms_cost { board.storms() } else { SpaceSet::EMPTY };
        for from in state.stacks[state.turn] {
            let discs = state.discs(from);
            let near = board.neighbours(from);
            let spaces = if closed.contains(from) {
                near - board.stack_spaces()
            } else {
                (near | self.regions.from(board.steps(from) - closed)) - closed
            };
            let pays = storms_cost && (discs > 1 || state.paid_zones.is_some());
            let paths = pays.then(|| self.add_paths(board, state, from, discs));
            self.list.push(Sight {
                from,
                discs,
                emperor: state.emperors.contains(from),
                spaces: spaces - SpaceSet::of(from),
                paths,
            });
        }
    }

    /// Adds the paths of a stack, those that cost discs as well, to the list. Returns their numbers.
    fn add_paths(&mut self, board: &Board, state: &State, from: Space, discs: u8) -> (u16, u16) {
        let first = self.paths.len() as u16;
        let paths = StormPaths::new(board, state, &self.regions, from);
        paths.each(discs - 1, |arrivals| self.paths.push(*arrivals));
        (first, self.paths.len() as u16)
    }

    /// The sights, by the order of the spaces of the stacks.
    pub fn list(&self) -> &[Sight] {
        &self.list
    }

    /// The ends of the paths of a stack where storms cost discs, cheaper ones first; `None` if it can
    /// move without losses only.
    #[inline]
    pub fn paths(&self, stack: &Sight) -> Option<&[Arrivals]> {
        let (first, end) = stack.paths?;
        self.paths.get(usize::from(first)..usize::from(end))
    }
}
