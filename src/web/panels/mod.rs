//! What lies around the board.

mod actions;
mod bar;
mod findings;
mod log;
mod notices;
mod plates;

pub use actions::Actions;
pub use bar::{Bar, show_log, theme_word};
pub use findings::Findings;
pub use log::Log;
pub use notices::{Message, Notices, Why};
pub use plates::Plates;
