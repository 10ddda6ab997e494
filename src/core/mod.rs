//! The words every game needs: hexagons, spaces and sets of them, players, reading texts, and random
//! numbers from a seed.

pub mod hex;
pub mod player;
pub(crate) mod rng;
pub mod space;
pub mod text;
