//! The legal moves and builds (rules-eko.md, 4 and 5), listed or only counted.

use super::meeting::{ATTACKS, EMPEROR_ATTACKS, REGROUPS};
use super::moves::{Action, Losses};
use super::numbers::STACK_SIZES;
use super::offers::Offers;
use super::sights::{Sight, Sights};
use super::state::State;
use super::storm::{Arrivals, storms_cost};
use super::{Board, SpaceSet};

/// The actions of the current player, prepared once a position for all stacks.
pub(crate) struct Actions<'a> {
    board: &'a Board,
    state: &'a State,
    sights: &'a Sights,
    /// By the size of a stack less one: the empty spaces, and those of stacks that it can meet without
    /// its emperor.
    targets: [SpaceSet; STACK_SIZES],
}

impl<'a> Actions<'a> {
    /// Prepares the actions. The caller provides `sights`, for use with one position after another.
    #[inline]
    pub fn new(board: &'a Board, state: &'a State, sights: &'a mut Sights) -> Self {
        Self::with_storms(board, state, sights, storms_cost(board, state))
    }

    /// Prepares the actions as if no storm cost a disc.
    pub fn without_storms(board: &'a Board, state: &'a State, sights: &'a mut Sights) -> Self {
        Self::with_storms(board, state, sights, false)
    }

    #[inline]
    fn with_storms(
        board: &'a Board,
        state: &'a State,
        sights: &'a mut Sights,
        storms_cost: bool,
    ) -> Self {
        let own = state.stacks[state.turn];
        let enemies = state.enemy_stacks(state.turn);
        let empty = board.stack_spaces() - own - enemies;
        sights.find(board, state, storms_cost);
        let by_size = [1, 2, 3, 4].map(|discs| state.with_discs(discs));
        let targets = std::array::from_fn(|size| {
            let regroup = own & having(REGROUPS[size], by_size);
            let attack = enemies & having(ATTACKS[size], by_size);
            empty | regroup | attack
        });
        Self { board, state, sights, targets }
    }

    /// The spaces that a stack of this size can end a move on, wherever it stands.
    #[inline]
    fn targets(&self, discs: u8, emperor: bool) -> SpaceSet {
        let size = usize::from(discs - 1);
        let targets = self.targets[size];
        if !emperor {
            return targets;
        }
        let by_size = [1, 2, 3, 4].map(|discs| self.state.with_discs(discs));
        let enemies = self.state.enemy_stacks(self.state.turn);
        targets | (enemies & having(EMPEROR_ATTACKS[size], by_size))
    }

    /// The enemy stacks that can be attacked without losses.
    pub fn attacks(&self) -> SpaceSet {
        let stacks = self.sights.list().iter();
        let seen = stacks.map(|stack| stack.spaces & self.targets(stack.discs, stack.emperor));
        seen.fold(SpaceSet::EMPTY, |all, targets| all | targets)
            & self.state.enemy_stacks(self.state.turn)
    }

    /// Calls `emit` with every legal action.
    pub fn each(&self, mut emit: impl FnMut(Action)) {
        let offers = Offers::of(self.board, self.state, self.state.turn);
        for stack in self.sights.list() {
            let Sight { from, discs, emperor, spaces, .. } = *stack;
            if let Some(paths) = self.sights.paths(stack) {
                self.each_through_storms(stack, paths, &mut emit);
            } else {
                for to in spaces & self.targets(discs, emperor) {
                    emit(Action::Move { from, to, losses: Losses::default() });
                }
            }
            for offer in offers.list.iter().filter(|offer| offer.price <= discs) {
                for site in spaces & offer.sites {
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
    fn each_through_storms(
        &self,
        stack: &Sight,
        paths: &[Arrivals],
        emit: &mut impl FnMut(Action),
    ) {
        let from = stack.from;
        self.through_storms(stack, paths, |discs, targets, emperor_lost| {
            for to in targets {
                let go = |emperor| Action::Move { from, to, losses: Losses { discs, emperor } };
                emit(go(false));
                if emperor_lost.contains(to) {
                    emit(go(true));
                }
            }
        });
    }

    /// Calls `visit` with the discs lost, the spaces that a stack can move to with these losses, and those
    /// of them where the emperor can be among the discs: each space at the smallest cost with which the
    /// move is legal (D9), while at least one disc remains (D8).
    #[inline]
    fn through_storms(
        &self,
        stack: &Sight,
        paths: &[Arrivals],
        mut visit: impl FnMut(u8, SpaceSet, SpaceSet),
    ) {
        let mut done = SpaceSet::EMPTY;
        for Arrivals { cost, spaces, .. } in paths {
            let left = stack.discs - cost;
            let targets = (*spaces & self.targets(left, stack.emperor)) - done;
            let can_lose = stack.emperor && *cost > 0;
            let without = if can_lose { self.targets(left, false) } else { SpaceSet::EMPTY };
            done |= targets;
            visit(*cost, targets, targets & without);
        }
    }

    /// The number of legal actions.
    pub fn count(&self) -> u64 {
        let sites = Offers::of(self.board, self.state, self.state.turn).by_price();
        // Sites carry no stacks, and a stack of one or two discs has at most one offer for each, so that
        // its moves and builds are counted together.
        let options = [self.targets[0] | sites[0], self.targets[1] | sites[0] | sites[1]];
        let mut count = 0;
        for stack in self.sights.list() {
            let paths = self.sights.paths(stack);
            count += match paths {
                None if stack.discs <= 2 && !stack.emperor => {
                    (stack.spaces & options[usize::from(stack.discs - 1)]).len()
                }
                None => {
                    let targets = self.targets(stack.discs, stack.emperor);
                    (stack.spaces & targets).len() + builds(stack, &sites)
                }
                Some(paths) => self.count_through_storms(stack, paths) + builds(stack, &sites),
            };
        }
        u64::from(count)
    }

    /// The number of moves of a stack where storms cost discs.
    fn count_through_storms(&self, stack: &Sight, paths: &[Arrivals]) -> u32 {
        let mut moves = 0;
        self.through_storms(stack, paths, |_, targets, emperor_lost| {
            moves += targets.len();
            if !emperor_lost.is_empty() {
                moves += emperor_lost.len();
            }
        });
        moves
    }

    /// Whether any action is legal.
    pub fn any(&self) -> bool {
        self.count() > 0
    }
}

/// The stacks of the permitted sizes, of the sets of stacks by size.
#[inline]
fn having(sizes: [bool; STACK_SIZES], by_size: [SpaceSet; STACK_SIZES]) -> SpaceSet {
    let chosen = sizes.into_iter().zip(by_size).filter(|(permitted, _)| *permitted);
    chosen.fold(SpaceSet::EMPTY, |all, (_, set)| all | set)
}

/// The number of builds of a stack, given the sites by price: with the emperor among the spent discs, without
/// him, or either way.
fn builds(stack: &Sight, sites: &[SpaceSet; STACK_SIZES]) -> u32 {
    let mut builds = 0;
    for (price, sites) in (1..=stack.discs).zip(sites) {
        let sites = stack.spaces & *sites;
        if !sites.is_empty() {
            builds += sites.len() * if stack.emperor && price < stack.discs { 2 } else { 1 };
        }
    }
    builds
}
