//! Ekö: the rules of the game, without a browser.

pub mod bench;
pub mod cli;
pub mod eko;
pub mod hex;
pub mod record;
pub mod save;
pub mod table;
