//! Lessons: boards made for one rule, tasks, and which of the legal moves solve them. A lesson is
//! data; what is legal on its boards, and what a move does, is decided by the rules of the game.
//!
//! `eko.txt` and `cities.txt` hold the steps, `texts/` the texts of each language.

mod lesson;
mod read;

pub use lesson::{Lesson, Step, Verdict};
pub use read::{ReadError, Wrong, read};
