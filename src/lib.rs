//! Ekö: the rules of the game, without a browser.

pub mod bench;
