//! Computer players. They see a game only through [`game`](crate::game) and [`Evaluate`]: no clock,
//! no thread, no browser; chance is drawn from a seed.
//!
//! To add one: its file here, its name in [`Strategy`].

mod eval;
mod greedy;
mod matches;
mod report;
mod strategy;

pub use eval::Evaluate;
pub use matches::{MAX_GAMES, Match};
pub use report::{MAX_PLIES, MatchReport};
pub use strategy::{Strategy, UnknownStrategy};
