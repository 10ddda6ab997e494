//! The legal moves and builds (rules-eko.md, 4 and 5), listed or only counted.

use arrayvec::ArrayVec;

use super::meeting::{ATTACKS, EMPEROR_ATTACKS, REGROUPS};
use super::moves::{Action, Losses};
use super::numbers::{MAX_SPACES, STACK_SIZES};
use super::state::State;
use super::storm::{StormPaths, storms_cost};
use super::{Board, Building, Player, Space, SpaceSet};

/// The actions of the current player, prepared once a position for all stacks.
pub(crate) struct Actions<'a> {
    board: &'a Board,
    state: &'a State,
    empty: &'a Empty,
    /// By the size of the moving stack less one: the stacks it can regroup with.
    regroup: [SpaceSet; STACK_SIZES],
    /// By the size of the moving stack less one: the stacks it can attack without its emperor.
    attack: [SpaceSet; STACK_SIZES],
    /// By the size of the moving stack less one: the stacks it can attack with its emperor.
    emperor_attack: [SpaceSet; STACK_SIZES],
    offers: Offers,
    storms_cost: bool,
}

/// The spaces that a stack can move to.
pub(crate) struct Reach {
    /// Empty spaces.
    pub empty: SpaceSet,
    /// The stacks to regroup with.
    pub regroup: SpaceSet,
    /// The stacks to attack, kamikaze included.
    pub attack: SpaceSet,
}

impl<'a> Actions<'a> {
    /// Prepares the actions. The caller provides `empty`, because it is large and returning it would
    /// be a fifth of all work.
    pub fn new(board: &'a Board, state: &'a State, empty: &'a mut Empty) -> Self {
        let own = state.stacks[state.turn];
        let enemies = state.enemy_stacks(state.turn);
        let by_size = [1, 2, 3, 4].map(|discs| state.with_discs(discs));
        empty.fill(board, board.stack_spaces() - own - enemies);
        Self {
            board,
            state,
            empty,
            regroup: REGROUPS.map(|sizes| own & having(sizes, by_size)),
            attack: ATTACKS.map(|sizes| enemies & having(sizes, by_size)),
            emperor_attack: EMPEROR_ATTACKS.map(|sizes| enemies & having(sizes, by_size)),
            offers: Offers::new(board, state),
            storms_cost: storms_cost(board, state),
        }
    }

    /// The enemy stacks that a stack of this size may attack, with or without its emperor.
    #[inline]
    fn attackable(&self, discs: u8, emperor: bool) -> SpaceSet {
        let attack = if emperor { &self.emperor_attack } else { &self.attack };
        attack[usize::from(discs - 1)]
    }

    /// The spaces that the stack on `from` can move to where storms cost nothing.
    #[inline]
    pub fn reach(&self, from: Space) -> Reach {
        let discs = self.state.discs(from);
        let (empty, touched) = self.empty.from(self.board.steps(from));
        let touched = touched - SpaceSet::of(from);
        Reach {
            empty,
            regroup: touched & self.regroup[usize::from(discs - 1)],
            attack: touched & self.attackable(discs, self.state.emperors.contains(from)),
        }
    }

    /// Calls `emit` with every legal action.
    pub fn each(&self, mut emit: impl FnMut(Action)) {
        for from in self.state.stacks[self.state.turn] {
            if self.storms_cost {
                self.each_through_storms(from, &mut emit);
            } else {
                let reach = self.reach(from);
                for to in reach.empty | reach.regroup | reach.attack {
                    emit(Action::Move { from, to, losses: Losses::default() });
                }
            }
            self.each_build(from, &mut emit);
        }
    }

    /// Emits the moves of a stack where storms cost discs: to each space at the smallest cost with
    /// which the move is legal (D9), while at least one disc remains (D8).
    fn each_through_storms(&self, from: Space, emit: &mut impl FnMut(Action)) {
        let discs = self.state.discs(from);
        let has_emperor = self.state.emperors.contains(from);
        let mut done = SpaceSet::EMPTY;
        StormPaths::new(self.board, self.state, from).each(discs - 1, |cost, arrivals| {
            let left = discs - cost;
            let regroup = self.regroup[usize::from(left - 1)];
            let entered = |emperor| {
                arrivals.empty | (arrivals.met & (regroup | self.attackable(left, emperor)))
            };
            let targets = entered(has_emperor) - done;
            let without_emperor = entered(false);
            done |= targets;
            for to in targets {
                let go =
                    |emperor| Action::Move { from, to, losses: Losses { discs: cost, emperor } };
                emit(go(false));
                if has_emperor && cost > 0 && without_emperor.contains(to) {
                    emit(go(true));
                }
            }
        });
    }

    fn each_build(&self, from: Space, emit: &mut impl FnMut(Action)) {
        let discs = self.state.discs(from);
        let near = self.board.neighbours(from);
        for offer in self.offers.list {
            if offer.price > discs {
                continue;
            }
            for site in near & offer.sites {
                let build =
                    |emperor| Action::Build { from, site, building: offer.building, emperor };
                let has_emperor = self.state.emperors.contains(from);
                if !has_emperor || offer.price < discs {
                    emit(build(false));
                }
                if has_emperor {
                    emit(build(true));
                }
            }
        }
    }

    /// The number of legal actions.
    pub fn count(&self) -> u64 {
        let mut count = 0;
        for from in self.state.stacks[self.state.turn] {
            if self.storms_cost {
                self.each_through_storms(from, &mut |_| count += 1);
            } else {
                let reach = self.reach(from);
                count += (reach.empty | reach.regroup | reach.attack).len();
            }
            let near = self.board.neighbours(from) & self.offers.any;
            if near.is_empty() {
                continue;
            }
            let discs = self.state.discs(from);
            let choices = 1 + u32::from(self.state.emperors.contains(from));
            for price in 1..=discs {
                let sites = (near & self.offers.by_price[usize::from(price - 1)]).len();
                count += sites * if price < discs { choices } else { 1 };
            }
        }
        u64::from(count)
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

/// The regions of empty spaces, flood-filled once per position.
#[derive(Default)]
pub(crate) struct Empty {
    /// Each region, and all spaces one step from it.
    regions: ArrayVec<(SpaceSet, SpaceSet), MAX_SPACES>,
}

impl Empty {
    pub fn fill(&mut self, board: &Board, empty: SpaceSet) {
        self.regions.clear();
        let mut left = empty;
        while let Some(first) = left.first() {
            let mut region = SpaceSet::of(first);
            let mut touched = SpaceSet::EMPTY;
            let mut edge = region;
            while let Some(space) = edge.next() {
                let steps = board.steps(space);
                touched |= steps;
                let new = (steps & empty) - region;
                region |= new;
                edge |= new;
            }
            left -= region;
            self.regions.push((region, touched));
        }
    }

    /// Each region, and all spaces one step from it.
    pub fn regions(&self) -> impl Iterator<Item = &(SpaceSet, SpaceSet)> {
        self.regions.iter()
    }

    /// The empty spaces that can be reached over `steps`, and all spaces next to them.
    #[inline]
    pub fn from(&self, steps: SpaceSet) -> (SpaceSet, SpaceSet) {
        let mut reached = SpaceSet::EMPTY;
        let mut touched = steps;
        for (region, beside) in &self.regions {
            if region.meets(steps) {
                reached |= *region;
                touched |= *beside;
            }
        }
        (reached, touched)
    }
}

/// A row of the table of buildings: the sites where this building can be built at this price.
#[derive(Clone, Copy)]
pub(crate) struct Offer {
    building: Building,
    pub price: u8,
    /// The points that it brings: those of the building, less those of an own one it replaces.
    pub gain: u8,
    pub sites: SpaceSet,
}

/// The buildings that a player can build with an adjacent stack that is large enough.
pub(crate) struct Offers {
    pub list: [Offer; 6],
    by_price: [SpaceSet; STACK_SIZES],
    any: SpaceSet,
}

impl Offers {
    fn new(board: &Board, state: &State) -> Self {
        Self::of(board, state, state.turn)
    }

    pub fn of(board: &Board, state: &State, player: Player) -> Self {
        let own = state.buildings[player];
        let enemy = state.enemy_buildings(player);
        let free = !(own | enemy);
        let [camps, towers, castles] = Building::ALL.map(|b| state.kind(b));
        let offer = |building, replaces_enemy, replaced| Offer {
            building,
            price: Building::price(building, replaces_enemy),
            // An own building is replaced by the next higher one.
            gain: if replaces_enemy { Building::points(building) } else { 1 },
            sites: if state.supply(player, building) > 0 {
                replaced & board.room_for(building)
            } else {
                SpaceSet::EMPTY
            },
        };
        let list = [
            offer(Building::Camp, false, free),
            offer(Building::Tower, false, own & camps),
            offer(Building::Castle, false, own & towers),
            offer(Building::Camp, true, enemy & camps),
            offer(Building::Tower, true, enemy & (camps | towers)),
            offer(Building::Castle, true, enemy & (towers | castles)),
        ];
        let mut by_price = [SpaceSet::EMPTY; STACK_SIZES];
        let mut any = SpaceSet::EMPTY;
        for offer in list {
            by_price[usize::from(offer.price - 1)] |= offer.sites;
            any |= offer.sites;
        }
        Self { list, by_price, any }
    }
}
