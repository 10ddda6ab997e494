//! What the stacks of the current player see, for counting their moves.

use arrayvec::ArrayVec;

use super::numbers::{MAX_SPACES, PLAYER_DISCS, STACK_SIZES};
use super::regions::Regions;
use super::state::{PaidZones, State};
use super::storm::{Reached, StormPaths};
use super::{Board, Space, SpaceSet};

/// The sights of a position, kept for the next one: where an enemy has only placed discs, they are the
/// same.
pub(crate) struct Sights {
    regions: Regions,
    paid_zones: Option<PaidZones>,
    /// The stacks whose moves cost nothing.
    movers: SpaceSet,
    /// By the space of a mover; other spaces hold what was there before.
    seen: [SpaceSet; MAX_SPACES],
    /// The stacks whose moves can cost discs.
    payers: ArrayVec<Payer, { PLAYER_DISCS as usize }>,
    /// Room for their paths.
    sets: Vec<Reached>,
}

/// A stack whose moves can cost discs.
pub(crate) struct Payer {
    pub discs: u8,
    pub emperor: bool,
    /// By the number of discs lost: the spaces that it can reach or meet.
    pub reached: [SpaceSet; STACK_SIZES],
}

impl Default for Sights {
    fn default() -> Self {
        Self {
            regions: Regions::default(),
            paid_zones: None,
            movers: SpaceSet::EMPTY,
            seen: [SpaceSet::EMPTY; MAX_SPACES],
            payers: ArrayVec::new(),
            sets: Vec::new(),
        }
    }
}

impl Sights {
    /// Finds the sights of the current player. All calls must be for one board; `same_stacks` says that the
    /// player has the stacks of the last call. Returns whether the sights are others than those.
    #[inline]
    pub fn find(
        &mut self,
        board: &Board,
        state: &State,
        storms_cost: bool,
        same_stacks: bool,
    ) -> bool {
        let empty = board.stack_spaces() - state.occupied();
        let same_regions = !self.regions.find(board, empty, storms_cost);
        let paid_zones = state.paid_zones.filter(|_| storms_cost);
        let same = same_regions && same_stacks && self.paid_zones == paid_zones;
        if !same {
            self.paid_zones = paid_zones;
            self.payers.clear();
            self.look(board, state, storms_cost);
        }
        !same
    }

    fn look(&mut self, board: &Board, state: &State, storms_cost: bool) {
        let own = state.stacks[state.turn];
        let (payers, closed) = match (storms_cost, state.paid_zones) {
            (false, _) => (SpaceSet::EMPTY, SpaceSet::EMPTY),
            (true, None) => (own - state.with_discs(1), board.storms()),
            (true, Some(_)) => (own, board.storms()),
        };
        // Those in a storm that cannot pay for it cannot move at all.
        self.movers = own - payers - closed;
        for from in self.movers {
            self.seen[from.index()] = board.steps(from) - closed;
        }
        for region in self.regions.list().iter().filter(|region| !region.spaces.meets(closed)) {
            let beside = region.beside - closed;
            for from in self.movers & region.beside {
                self.seen[from.index()] |= beside - SpaceSet::of(from);
            }
        }
        for from in payers {
            let mut reached = [SpaceSet::EMPTY; STACK_SIZES];
            for path in StormPaths::new(board, state, &self.regions, &mut self.sets, from) {
                reached[usize::from(path.cost)] |= path.spaces;
            }
            self.payers.push(Payer {
                discs: state.discs(from),
                emperor: state.emperors.contains(from),
                reached,
            });
        }
    }

    /// The stacks whose moves cost nothing.
    pub const fn movers(&self) -> SpaceSet {
        self.movers
    }

    /// The spaces that a stack whose moves cost nothing can reach or meet, whatever stands on them.
    pub const fn seen(&self, from: Space) -> SpaceSet {
        self.seen[from.index()]
    }

    /// The stacks whose moves can cost discs.
    pub fn payers(&self) -> &[Payer] {
        &self.payers
    }
}
