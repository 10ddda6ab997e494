//! Cities in words.

mod look;
mod prompt;
mod result;
mod spaces;
mod steps;
mod why;

pub use look::look_words;
pub use prompt::prompt;
pub use result::result_words;
pub use spaces::{captured_words, effects_words, inspection, label};
pub use steps::{event_words, notice_words, ply_phrase, step_words};
pub use why::why_words;
