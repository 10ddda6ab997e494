//! Searches of positions of any game. They have no clock and no thread: whoever runs one decides when
//! it stops. For a seed and a number of nodes the answer is the same on every platform.
//!
//! | question | file |
//! | --- | --- |
//! | what a search needs of a game | `game.rs`; its features in `eko/`, `cities/` |
//! | what it is given and gives back | `thought.rs` |
//! | nodes and errors of the levels | `skill.rs`; their numbers in `eko/`, `cities/` |
//! | the tree search | `mcts.rs`, its nodes in `tree.rs` |
//! | alpha-beta, to compare | `alpha_beta.rs` |
//! | a win in the current turn | `turn_win.rs` |
//! | what the tree holds, to learn from | `visited.rs` |
//! | positions that come again | `repeats.rs` |
//! | weights as data | `weights.rs`, `eko/weights.tsv`, `cities/weights.tsv` |

pub(crate) mod alpha_beta;
mod cities;
mod eko;
mod features;
mod game;
pub(crate) mod math;
mod mcts;
mod repeats;
mod skill;
mod thought;
pub(crate) mod tree;
mod turn_win;
pub(crate) mod visited;
mod weights;

pub use game::SearchGame;
pub use mcts::Mcts;
pub use skill::Skill;
pub use thought::{Candidate, Limits, Thought};
pub use weights::Weights;
