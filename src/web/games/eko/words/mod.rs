//! Ekö in words.

mod choices;
mod inspection;
mod prompt;
mod result;
mod spaces;
mod steps;
mod why;

pub use choices::choice_words;
pub use inspection::inspection;
pub use prompt::{march_open, offers, prompt};
pub use result::{reason_words, result_words};
pub use spaces::{about_words, building_word, ground_word, label, place_words};
pub use steps::{event_words, notice_words, step_words};
pub use why::why_words;
