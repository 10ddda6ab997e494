//! The number of legal actions, counted for one position after another of a board.

use super::SpaceSet;
use super::actions::Actions;
use super::numbers::STACK_SIZES;
use super::offers::Offers;
use super::sights::{Payer, Sights};
use crate::core::space::Tally;

/// Counts actions. All positions must be of one board. What one position has in common with the one before
/// it is not counted again.
#[derive(Default)]
pub(crate) struct Counter {
    /// The stacks of the current player, those with each digit of the number of discs, and those with an
    /// emperor.
    stacks: [SpaceSet; 4],
    sights: Sights,
    /// By the size of a stack less one, and for the stack with the emperor.
    moves: [Moves; STACK_SIZES + 1],
    /// The buildings of the player and of others, towers and castles.
    buildings: [SpaceSet; 4],
    builds: u64,
}

/// The number of moves without losses of all stacks of a kind onto these spaces.
#[derive(Clone, Copy, Default)]
struct Moves {
    targets: SpaceSet,
    number: u64,
}

impl Counter {
    /// The number of legal actions.
    pub fn count(&mut self, actions: &Actions) -> u64 {
        let Actions { board, state, storms_cost, .. } = *actions;
        let player = state.turn;
        let own = state.stacks[player];
        let [low, high] = [state.low_digits, state.high_digits].map(|digit| own & digit);
        let stacks = [own, low, high, own & state.emperors];
        let same_stacks = self.stacks == stacks;
        self.stacks = stacks;

        let buildings =
            [state.buildings[player], state.enemy_buildings(player), state.towers, state.castles];
        if !same_stacks || self.buildings != buildings {
            self.buildings = buildings;
            self.builds = count_builds(actions);
        }
        let changed = self.sights.find(board, state, storms_cost, same_stacks);
        let mut number = self.builds;
        let movers = self.sights.movers();
        let ordinary = movers - state.emperors;
        for discs in 1..=STACK_SIZES as u8 {
            let stacks = ordinary & state.with_discs(discs);
            let targets = actions.targets(discs, false);
            number += self.moves(usize::from(discs - 1), changed, stacks, targets);
        }
        for from in movers & state.emperors {
            let targets = actions.targets(state.discs(from), true);
            number += self.moves(STACK_SIZES, changed, SpaceSet::of(from), targets);
        }
        let mut through_storms = Tally::default();
        for payer in self.sights.payers() {
            count_through_storms(actions, payer, &mut through_storms);
        }
        number + through_storms.total()
    }

    /// The number of moves without losses of the stacks of a kind.
    #[inline]
    fn moves(&mut self, kind: usize, changed: bool, stacks: SpaceSet, targets: SpaceSet) -> u64 {
        if changed || self.moves[kind].targets != targets {
            let mut number = Tally::default();
            for from in stacks {
                number.add(self.sights.seen(from) & targets);
            }
            self.moves[kind] = Moves { targets, number: number.total() };
        }
        self.moves[kind].number
    }
}

/// Counts the moves of a stack where storms cost discs.
fn count_through_storms(actions: &Actions, payer: &Payer, number: &mut Tally) {
    let mut done = SpaceSet::EMPTY;
    let Payer { discs, emperor, reached } = *payer;
    for (cost, reached) in (0..discs).zip(reached) {
        if reached.is_empty() {
            continue;
        }
        let [targets, emperor_lost] = actions.ends(discs, emperor, cost, reached - done);
        done |= targets;
        number.add(targets);
        if !emperor_lost.is_empty() {
            number.add(emperor_lost);
        }
    }
}

/// Counts the builds of all stacks: with the emperor among the spent discs, without him, or either way.
fn count_builds(actions: &Actions) -> u64 {
    let Actions { board, state, .. } = *actions;
    let sites = Offers::of(board, state, state.turn).by_price();
    let mut number = Tally::default();
    for from in state.stacks[state.turn] {
        let (near, discs) = (board.neighbours(from), state.discs(from));
        for (price, sites) in (1..=discs).zip(sites) {
            number.add(near & sites);
            if price < discs && state.emperors.contains(from) {
                number.add(near & sites);
            }
        }
    }
    number.total()
}
