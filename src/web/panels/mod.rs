//! What lies around the board.

mod actions;
mod bar;
mod log;
mod notices;
mod plates;

pub use actions::Actions;
pub use bar::{Bar, show_log, theme_word};
pub use log::Log;
pub use notices::{Message, Notices, Why};
pub use plates::Plates;
