//! The vocabulary of every game: hexagons, spaces and sets of them, players, texts, and random numbers
//! from a seed.

pub mod clan;
pub mod hex;
pub mod lines;
pub mod order;
pub mod player;
pub(crate) mod rng;
pub mod seat;
pub mod space;
pub mod text;
pub mod texts;
