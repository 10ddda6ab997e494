//! Lessons: boards made for one rule, tasks, and which of the legal moves solve them. A lesson is
//! data; what is legal on its boards, and what a move does, is decided by the rules of the game.
//!
//! `eko.txt` and `cities.txt` hold the steps, `puzzles.txt` those of puzzles, which `eko puzzles` makes, and
//! `texts/` the texts of each language.

mod lesson;
mod puzzle;
mod read;

pub use lesson::{Lesson, Step, Verdict};
pub use puzzle::Goal;
pub use read::{ReadError, Wrong, read};
