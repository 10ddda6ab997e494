//! What lies around the board.

mod actions;
mod bar;
mod eko_buttons;
mod findings;
mod log;
mod move_button;
mod notices;
mod plate_frame;
mod plates;

pub use actions::Actions;
pub use bar::{Bar, show_log, theme_word};
pub use eko_buttons::EkoButtons;
pub use findings::Findings;
pub use log::Log;
pub use move_button::MoveButton;
pub use notices::{Message, Notices, Why};
pub use plate_frame::PlateFrame;
pub use plates::{Plates, PlayerPlate};
