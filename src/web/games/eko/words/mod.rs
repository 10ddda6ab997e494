//! Ekö in words.

mod choices;
mod prompt;
mod result;
mod spaces;
mod steps;
mod why;

pub use choices::choice_words;
pub use prompt::prompt;
pub use result::{reason_words, result_words};
pub use spaces::{building_word, ground_word, inspection, label, place_words};
pub use steps::{event_words, notice_words, step_words};
pub use why::why_words;
