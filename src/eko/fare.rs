//! The prices of ways through storms, found by walking them step by step. The check of a single
//! move uses this; the generator finds the same from the other end (`storm.rs`).

use std::collections::{BTreeSet, VecDeque};

use super::state::State;
use super::storm::{paid_by, stormy};
use super::{Board, Space, SpaceSet};

/// The prices for which a stack of so many discs can come to a space.
pub(crate) struct Fares {
    /// Whether a price of 0, 1, 2 or 3 discs leads there.
    pub prices: [bool; 4],
    /// Whether any way leads there, whatever it costs.
    pub any: bool,
}

/// Walks all ways from `from` to `to` over empty spaces.
pub(crate) fn fares(board: &Board, state: &State, from: Space, to: Space) -> Fares {
    let free = board.stack_spaces() - state.occupied();
    let any = board.reached(SpaceSet::of(from), free | SpaceSet::of(to)).contains(to);
    let mut prices = [false; 4];
    if !stormy(board, state) {
        prices[0] = any;
        return Fares { prices, any };
    }
    let paid = paid_by(board, state, from);
    let limit = state.discs(from) - 1;
    // The zones paid so far, by their first spaces, after coming to a space.
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
            let price = now.len() as usize;
            if price > usize::from(limit) {
                continue;
            }
            if step == to {
                prices[price] = true;
            }
            // The space it leaves is free for its own way.
            if (free.contains(step) || step == from) && seen.insert((step, now.0)) {
                queue.push_back((step, now));
            }
        }
    }
    Fares { prices, any }
}
