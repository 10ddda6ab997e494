//! What the stacks of the current player see, for counting.

use arrayvec::ArrayVec;

use super::numbers::{MAX_SPACES, PLAYER_DISCS, STACK_SIZES};
use super::offers::Offers;
use super::regions::Regions;
use super::state::{PaidZones, State};
use super::storm::StormPaths;
use super::{Board, Space, SpaceSet};

/// The sights of a position, kept for the next one: where an enemy has only placed discs, they are the
/// same.
pub(crate) struct Sights {
    regions: Regions,
    /// The stacks, those with each digit of the number of discs, and those with an emperor.
    stacks: [SpaceSet; 4],
    paid_zones: Option<PaidZones>,
    /// What the sites were found for: the buildings of the player and of others, towers and castles.
    built: Option<[SpaceSet; 4]>,
    /// By the price less one: the sites where the player can build.
    sites: [SpaceSet; STACK_SIZES],
    /// By the space of a stack: its neighbours, sites included, and the spaces that it can reach or meet
    /// without losses, whatever stands on them; other spaces hold what was there before.
    seen: [SpaceSet; MAX_SPACES],
    /// The stacks whose moves can cost discs.
    payers: ArrayVec<Payer, { PLAYER_DISCS as usize }>,
}

/// A stack whose moves can cost discs.
pub(crate) struct Payer {
    pub from: Space,
    /// By the number of discs lost: the spaces that it can reach or meet.
    pub reached: [SpaceSet; STACK_SIZES],
}

impl Default for Sights {
    fn default() -> Self {
        Self {
            regions: Regions::default(),
            stacks: Default::default(),
            paid_zones: None,
            built: None,
            sites: Default::default(),
            seen: [SpaceSet::EMPTY; MAX_SPACES],
            payers: ArrayVec::new(),
        }
    }
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
        let player = state.turn;
        let [own, enemy] = [state.buildings[player], state.enemy_buildings(player)];
        let built = [own, enemy, state.towers, state.castles];
        if self.built != Some(built) {
            self.built = Some(built);
            self.sites = Offers::of(board, state, player).by_price();
        }
    }

    fn look(&mut self, board: &Board, state: &State, storms_cost: bool) {
        let own = state.stacks[state.turn];
        self.payers.clear();
        if storms_cost {
            self.look_through_storms(board, state, own);
        } else {
            for from in own {
                self.seen[from.index()] = board.neighbours(from) | board.steps(from);
            }
            self.look_over(own, SpaceSet::EMPTY);
        }
    }

    /// Adds what these stacks see over open regions, except for closed spaces.
    #[inline]
    fn look_over(&mut self, stacks: SpaceSet, closed: SpaceSet) {
        for region in self.regions.list().iter().filter(|region| !region.spaces.meets(closed)) {
            let beside = region.beside - closed;
            for from in stacks & region.beside {
                self.seen[from.index()] |= beside - SpaceSet::of(from);
            }
        }
    }

    fn look_through_storms(&mut self, board: &Board, state: &State, own: SpaceSet) {
        let storms = board.storms();
        let single = own & state.with_discs(1);
        let payers = if state.paid_zones.is_some() { own } else { own - single };
        // Of the others those in a storm cannot leave it.
        let free = own - payers - storms;
        for from in own {
            let near = board.neighbours(from);
            self.seen[from.index()] = if free.contains(from) {
                (near | board.steps(from)) - storms
            } else {
                near - board.stack_spaces()
            };
        }
        self.look_over(free, storms);
        for from in payers {
            let mut reached = [SpaceSet::EMPTY; STACK_SIZES];
            let paths = StormPaths::new(board, state, &self.regions, from);
            paths.each(state.discs(from) - 1, |arrivals| {
                reached[usize::from(arrivals.cost)] |= arrivals.spaces;
            });
            self.payers.push(Payer { from, reached });
        }
    }

    /// By the price less one: the sites where the current player can build.
    pub fn sites(&self) -> [SpaceSet; STACK_SIZES] {
        self.sites
    }

    /// By the space of a stack: the sites beside it, and the spaces that it can reach or meet without
    /// losses, whatever stands on them; for [payers](Self::payers) only the sites.
    pub fn seen(&self, from: Space) -> SpaceSet {
        self.seen[from.index()]
    }

    /// The stacks whose moves can cost discs.
    pub fn payers(&self) -> &[Payer] {
        &self.payers
    }
}
