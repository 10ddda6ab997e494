//! Computer players. They see a game only through [`game`](crate::game) and [`Evaluate`]: no clock,
//! no browser, and no thread but in `side_by_side.rs`; chance is drawn from a seed.
//!
//! To add one: its file here, its name in [`Strategy`].

mod coach;
mod eval;
mod greedy;
mod level;
mod matches;
mod messages;
mod report;
mod search;
mod side_by_side;
mod sprt;
mod strategy;
mod thinking;
mod tune;
mod uct;

pub use coach::Comparison;
pub use eval::Evaluate;
pub use level::Level;
pub use matches::{MAX_GAMES, Match};
pub use messages::{Answer, Found, Question, Request, Stamp};
pub use report::{MAX_PLIES, MatchReport};
pub use search::{Candidate, Limits, Mcts, SearchGame, Skill, Thought, Weights};
pub use sprt::{Sprt, SprtError};
pub use strategy::{BUDGET, Budget, Strategy, UnknownStrategy};
pub use thinking::Thinking;
pub use tune::{Tuning, TuningRound};
