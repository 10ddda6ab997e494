//! The search: equal to plain search on small trees, repeatable, right in tactics, and never weaker
//! than chance.

mod exact;
mod repeatable;
mod tactics;

use tabletop::ai::{Limits, Mcts, SearchGame, Thought};

/// What the search thinks of a position after this number of nodes; none in a finished game.
fn think<G: SearchGame>(position: &G, nodes: u64, seed: u64) -> Option<Thought<G::Move>> {
    let mut search = Mcts::new(position, G::weights(), Limits { nodes, seed });
    while search.advance(u64::MAX) {}
    search.thought()
}
