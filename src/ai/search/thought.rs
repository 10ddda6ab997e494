//! What a search is given and what it gives back.

use crate::core::player::ByPlayer;

/// What bounds a search and makes it repeatable: the same position, weights and limits give the same
/// answer on every platform.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most nodes to search.
    pub nodes: u64,
    /// What decides between moves that look alike.
    pub seed: u64,
}

/// What a search thinks of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<M> {
    /// The move to play.
    pub best: M,
    /// Each player's chance to win after it, 0 to 1.
    pub chances: ByPlayer<f32>,
    /// What the search expects to be played, from `best` on.
    pub line: Vec<M>,
    /// All moves, the best first.
    pub candidates: Vec<Candidate<M>>,
    /// The number of nodes searched.
    pub nodes: u64,
    /// Whether the result is proven.
    pub certain: bool,
}

/// A move of the position that was searched.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub mv: M,
    /// How often the search tried it.
    pub visits: u32,
    /// The current player's chance to win after it, 0 to 1; 0 if it was not tried.
    pub chance: f32,
    /// Whether it surely does not win.
    pub lost: bool,
}
