//! The costs of paths through storms, found by walking them step by step. The check of a single move
//! uses this; the generator finds the same costs zone by zone (`storm.rs`).

use std::collections::{BTreeSet, VecDeque};

use super::numbers::STACK_SIZES;
use super::state::State;
use super::storm::{paid_spaces, storms_cost};
use super::{Board, Space, SpaceSet};

/// The costs for which a stack can reach a space.
pub(crate) struct PathCosts {
    /// Whether a path costs 0, 1, 2 or 3 discs, by the index.
    pub costs: [bool; STACK_SIZES],
    /// Whether there is a path at any cost.
    pub any: bool,
}

/// Walks all paths from `from` to `to` over empty spaces.
pub(crate) fn path_costs(board: &Board, state: &State, from: Space, to: Space) -> PathCosts {
    let free = board.stack_spaces() - state.occupied();
    let any = board.reached(SpaceSet::of(from), free | SpaceSet::of(to)).contains(to);
    let mut costs = [false; STACK_SIZES];
    if !storms_cost(board, state) {
        costs[0] = any;
        return PathCosts { costs, any };
    }
    let paid = paid_spaces(board, state, from);
    let limit = state.discs(from) - 1;
    // The zones paid so far, by their first spaces, after a step onto a space.
    let pay = |so_far: SpaceSet, space: Space| {
        let zone = board.zones().iter().find(|z| z.contains(space) && !paid.contains(space));
        zone.and_then(|z| z.first()).map_or(so_far, |first| so_far | SpaceSet::of(first))
    };
    let start = (from, pay(SpaceSet::EMPTY, from));
    let mut seen = BTreeSet::from([(start.0, start.1.0)]);
    let mut queue = VecDeque::from([start]);
    while let Some((space, so_far)) = queue.pop_front() {
        for step in board.steps(space) {
            let now = pay(so_far, step);
            let cost = now.len() as usize;
            if cost > usize::from(limit) {
                continue;
            }
            if step == to {
                costs[cost] = true;
            }
            // The space that the stack leaves is free for its own path.
            if (free.contains(step) || step == from) && seen.insert((step, now.0)) {
                queue.push_back((step, now));
            }
        }
    }
    PathCosts { costs, any }
}
