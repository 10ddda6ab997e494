//! What is a game's own on the page; both games have the same shape.

pub mod cities;
pub mod eko;
