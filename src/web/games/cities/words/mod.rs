//! Cities in words.

mod prompt;
mod result;
mod spaces;
mod steps;
mod why;

pub use prompt::{phase_words, prompt_words};
pub use result::verdict_words;
pub use spaces::{captured_words, inspection_words, label, place_words};
pub use steps::{event_words, notice_words, step_words};
pub use why::why_words;
