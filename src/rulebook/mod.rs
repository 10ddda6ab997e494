//! The rules for people: paragraphs in groups, the settlements of what the printed rules leave open, and
//! diagrams, which are positions to try a move in. What is legal there is decided by the rules of the
//! game.
//!
//! `eko.txt` and `cities.txt` hold the paragraphs, `texts/` their texts in each language. Which paragraph
//! a prompt or a reason is about is said in `src/games/{eko,cities}/paragraph.rs`.

mod book;
mod hits;
mod read;

pub use book::{Book, Diagram, Group, Paragraph};
pub use hits::hits;
pub use read::{ReadError, Wrong, read};
