//! The legal moves and builds (rules-eko.md, 4 and 5).

use super::meeting::{ATTACKS, REGROUPS};
use super::moves::{Action, Losses};
use super::numbers::STACK_SIZES;
use super::offers::Offers;
use super::regions::Regions;
use super::state::State;
use super::storm::{Arrivals, StormPaths, storms_cost};
use super::{Board, Space, SpaceSet};

/// The actions of the current player, prepared once a position for all stacks.
pub(crate) struct Actions<'a> {
    pub board: &'a Board,
    pub state: &'a State,
    pub storms_cost: bool,
    /// By the size of a stack less one: the empty spaces, and those of stacks that it can meet without
    /// its emperor.
    targets: [SpaceSet; STACK_SIZES],
}

impl<'a> Actions<'a> {
    /// Prepares the actions.
    #[inline]
    pub fn new(board: &'a Board, state: &'a State) -> Self {
        Self::with_storms(board, state, storms_cost(board, state))
    }

    /// Prepares the actions as if no storm cost a disc.
    pub fn without_storms(board: &'a Board, state: &'a State) -> Self {
        Self::with_storms(board, state, false)
    }

    #[inline]
    fn with_storms(board: &'a Board, state: &'a State, storms_cost: bool) -> Self {
        let own = state.stacks[state.turn];
        let enemies = state.enemy_stacks(state.turn);
        let empty = board.stack_spaces() - own - enemies;
        let by_size = [1, 2, 3, 4].map(|discs| state.with_discs(discs));
        let targets = std::array::from_fn(|size| {
            let regroup = own & having(REGROUPS[size], by_size);
            let attack = enemies & having(ATTACKS[size], by_size);
            empty | regroup | attack
        });
        Self { board, state, storms_cost, targets }
    }

    /// The spaces that a stack of this size can end a move on, wherever it stands.
    #[inline]
    pub fn targets(&self, discs: u8, emperor: bool) -> SpaceSet {
        let size = usize::from(discs - 1);
        let targets = self.targets[size];
        if !emperor {
            return targets;
        }
        // The emperor makes one difference: stacks of equal size can be attacked.
        targets | (self.state.enemy_stacks(self.state.turn) & self.state.with_discs(discs))
    }

    /// Finds the regions of the position.
    #[inline]
    fn find(&self, regions: &mut Regions) {
        let empty = self.board.stack_spaces() - self.state.occupied();
        regions.find(self.board, empty, self.storms_cost);
    }

    /// The spaces that a stack can reach or meet without losses.
    fn sight(&self, regions: &Regions, from: Space) -> SpaceSet {
        let closed = if self.storms_cost { self.board.storms() } else { SpaceSet::EMPTY };
        if closed.contains(from) {
            return SpaceSet::EMPTY;
        }
        regions.from(self.board.steps(from), closed) - closed - SpaceSet::of(from)
    }

    /// The enemy stacks that can be attacked without losses.
    pub fn attacks(&self) -> SpaceSet {
        let mut regions = Regions::default();
        self.find(&mut regions);
        let stacks = self.state.stacks[self.state.turn];
        let seen = stacks.map(|from| {
            let emperor = self.state.emperors.contains(from);
            self.sight(&regions, from) & self.targets(self.state.discs(from), emperor)
        });
        seen.fold(SpaceSet::EMPTY, |all, targets| all | targets)
            & self.state.enemy_stacks(self.state.turn)
    }

    /// Calls `emit` with every legal action.
    pub fn each(&self, mut emit: impl FnMut(Action)) {
        let offers = Offers::of(self.board, self.state, self.state.turn);
        let mut regions = Regions::default();
        self.find(&mut regions);
        let mut sets = Vec::new();
        for from in self.state.stacks[self.state.turn] {
            let discs = self.state.discs(from);
            let emperor = self.state.emperors.contains(from);
            if self.storms_cost && (discs > 1 || self.state.paid_zones.is_some()) {
                let paths = StormPaths::new(self.board, self.state, &regions, &mut sets, from);
                self.each_through_storms(from, paths, &mut emit);
            } else {
                for to in self.sight(&regions, from) & self.targets(discs, emperor) {
                    emit(Action::Move { from, to, losses: Losses::default() });
                }
            }
            let near = self.board.neighbours(from);
            for offer in offers.list.iter().filter(|offer| offer.price <= discs) {
                for site in near & offer.sites {
                    let building = offer.building;
                    if !emperor || offer.price < discs {
                        emit(Action::Build { from, site, building, emperor: false });
                    }
                    if emperor {
                        emit(Action::Build { from, site, building, emperor });
                    }
                }
            }
        }
    }

    /// Emits the moves of a stack where storms cost discs.
    fn each_through_storms(&self, from: Space, paths: StormPaths, emit: &mut impl FnMut(Action)) {
        let discs = self.state.discs(from);
        let emperor = self.state.emperors.contains(from);
        let mut done = SpaceSet::EMPTY;
        for Arrivals { cost, spaces, .. } in paths {
            let [targets, emperor_lost] = self.ends(discs, emperor, cost, spaces - done);
            for to in targets {
                let go = |emperor| {
                    let losses = Losses { discs: cost, emperor };
                    Action::Move { from, to, losses }
                };
                emit(go(false));
                if emperor_lost.contains(to) {
                    emit(go(true));
                }
            }
            done |= targets;
        }
    }

    /// Of the spaces that a stack reaches at this cost: those that it can move to, and those of them where
    /// the emperor can be among the discs lost.
    #[inline]
    pub fn ends(&self, discs: u8, emperor: bool, cost: u8, spaces: SpaceSet) -> [SpaceSet; 2] {
        let left = discs - cost;
        let targets = spaces & self.targets(left, emperor);
        let can_lose = emperor && cost > 0;
        let without = if can_lose { self.targets(left, false) } else { SpaceSet::EMPTY };
        [targets, targets & without]
    }
}

/// The stacks of the permitted sizes, of the sets of stacks by size.
#[inline]
fn having(sizes: [bool; STACK_SIZES], by_size: [SpaceSet; STACK_SIZES]) -> SpaceSet {
    let chosen = sizes.into_iter().zip(by_size).filter(|(permitted, _)| *permitted);
    chosen.fold(SpaceSet::EMPTY, |all, (_, set)| all | set)
}
