//! Ekö in words.

mod brings;
mod choices;
mod look;
mod prompt;
mod result;
mod spaces;
mod steps;
mod why;

pub use brings::brings_words;
pub use choices::{choice_words, chooser_title};
pub use look::look_words;
pub use prompt::prompt;
pub use result::{reason_words, result_words};
pub use spaces::{ground_word, inspection, label};
pub use steps::{event_words, news_words, notice_words, ply_phrase, step_words};
pub use why::{refusal_words, why_words};
