//! The parts around the board.

mod actions;
mod bar;
mod move_button;
mod move_list;
mod notices;
mod panel_frame;
mod player_panels;
mod startup_problems;

pub use actions::Actions;
pub use bar::{Bar, show_move_list, theme_word};
pub use move_button::MoveButton;
pub use move_list::MoveList;
pub use notices::{Message, Notices, Why};
pub use panel_frame::PanelFrame;
pub use player_panels::PlayerPanels;
pub use startup_problems::StartupProblems;
