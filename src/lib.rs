//! Ekö and Cities without a browser: the rules, games as records, and the table they are played at.
//!
//! | where | what |
//! | --- | --- |
//! | [`core::hex`] | coordinates, directions, turning: the only place that knows geometry |
//! | [`eko`] | the rules of Ekö, positions and moves as text |
//! | [`cities`] | the rules of Cities, the same shape |
//! | [`game`] | what command line, page and computer players need of any game; how to add one |
//! | [`core::space`], [`core::player`], [`core::text`] | what the games share: sets of spaces, players, reading texts |
//! | [`record`] | a game as set-up and plies: undo and redo are places in it |
//! | [`record::save`] | a record of any game as text, for storage and files |
//! | [`games`] | what each game shows at the table, and its editor |
//! | [`table`] | what a click does, what is to be seen, where it is drawn, in any game |
//! | [`ai`] | computer players, and matches between them |
//! | [`cli`] | the command line: arguments and lines in, text out |
//! | [`mod@bench`] | the fixed work that performance figures come from |
//!
//! Data goes one way: a click becomes a [`table::Input`], the session plays a move in its record, and
//! the scene is worked out anew from the position reached. The page (`src/web`) shows scenes and
//! hands in acts; it knows no rules.
#![forbid(unsafe_code)]

pub mod ai;
pub mod bench;
pub mod cities;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod core;
pub mod eko;
pub mod game;
pub mod games;
pub mod record;
pub mod table;
