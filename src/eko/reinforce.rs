//! The legal reinforcements (rules-eko.md, 7).

use super::moves::Move;
use super::numbers::STACK_LIMIT;
use super::state::State;
use super::storm::storms_cost;
use super::{Board, Reserve, SpaceSet};

/// The placements open to the current player.
pub(crate) struct Placements {
    /// The stacks that can be reinforced.
    stacks: SpaceSet,
    reserve: Reserve,
    /// Whether the emperor alone may be placed, next to an enemy building (D5).
    emperor_alone: bool,
}

impl Placements {
    pub fn new(board: &Board, state: &State) -> Self {
        let reserve = state.reserves[state.turn];
        let mut placements = Self { stacks: SpaceSet::EMPTY, reserve, emperor_alone: false };
        if reserve == Reserve::default() {
            return placements;
        }
        let mut room = state.stacks[state.turn] - state.with_discs(STACK_LIMIT);
        if storms_cost(board, state) {
            room -= board.storms();
        }
        placements.stacks = room & state.away_from_enemies(board, state.turn);
        if reserve.emperor && placements.stacks.is_empty() {
            placements.stacks = room;
            placements.emperor_alone = true;
        }
        placements
    }

    pub fn any(&self) -> bool {
        !self.stacks.is_empty()
    }

    /// The possible numbers of ordinary discs to place on a stack of `discs` discs.
    fn ordinary(&self, discs: u8) -> std::ops::RangeInclusive<u8> {
        let room = STACK_LIMIT - discs;
        match (self.emperor_alone, self.reserve.emperor) {
            (true, _) => 0..=0,
            (false, true) => 0..=self.reserve.ordinary.min(room - 1),
            (false, false) => 1..=self.reserve.ordinary.min(room),
        }
    }

    pub fn each(&self, state: &State, mut emit: impl FnMut(Move)) {
        for on in self.stacks {
            for ordinary in self.ordinary(state.discs(on)) {
                emit(Move::Reinforce { on, ordinary, emperor: self.reserve.emperor });
            }
        }
    }

    pub fn count(&self, state: &State) -> u64 {
        self.stacks.map(|on| self.ordinary(state.discs(on)).count() as u64).sum()
    }
}
