//! What lies around the board.

mod actions;
mod bar;
mod findings;
mod log;
mod move_button;
mod notices;
mod panel_frame;
mod plates;

pub use actions::Actions;
pub use bar::{Bar, show_log, theme_word};
pub use findings::Findings;
pub use log::Log;
pub use move_button::MoveButton;
pub use notices::{Message, Notices, Why};
pub use panel_frame::PanelFrame;
pub use plates::PlayerPanels;
