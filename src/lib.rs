//! Ekö and Cities without a browser: the rules, games as records, and the table they are played at.
//!
//! | where | what |
//! | --- | --- |
//! | [`mod@core`] | hexagons, spaces, players, texts and random numbers, for every game |
//! | [`game`] | the interface of any game; how to add one |
//! | [`eko`], [`cities`] | the rules of each game, with positions and moves as text |
//! | [`record`] | a game as its first position and plies, with undo, redo and results |
//! | [`record::save`] | a record of any game as text, for storage and files |
//! | [`library`] | kept games: what is shown of each, how two relate, all of them in one file |
//! | [`table`] | sessions, choices, keys and geometry at the table, for any game |
//! | [`games`] | the pure models and editors of each game at the table |
//! | [`lessons`] | boards and tasks that teach a game, judged by its rules |
//! | [`rulebook`] | the rules as paragraphs with diagrams, for people |
//! | [`ai`] | computer players, their evaluation of each game, and matches between them |
//! | `cli` | the command line: arguments and lines in, text out; native only |
//! | [`mod@bench`] | the fixed work that performance figures are measured on |
//!
//! A click becomes a [`table::Input`], the session plays a move in its record, and the render model is
//! derived from the position reached. The page (`src/web`) draws render models and hands in inputs; it
//! has no rules.
//!
//! ```
//! use tabletop::eko::{Variants, deal};
//! use tabletop::record::{Record, save};
//!
//! // Deal a game for three, and play it by the first legal move for twenty plies.
//! let start = deal(3, 7, &Variants::default()).unwrap();
//! let mut record = Record::new(start, vec!["Ann".into(), "Ben".into(), "Cleo".into()]);
//! for _ in 0..20 {
//!     let mv = record.position().moves()[0];
//!     record.play(mv).unwrap();
//! }
//!
//! // A game is saved as text, and reads back the same.
//! assert_eq!(save::read_of(&save::write(&record)).unwrap(), record);
//! assert!(record.undo() && record.at() < 20);
//! ```
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
pub mod lessons;
pub mod library;
pub mod record;
pub mod rulebook;
pub mod table;
