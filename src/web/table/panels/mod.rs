//! The parts around the board.

mod actions;
mod bar;
mod comment;
mod computer_buttons;
mod lines;
mod move_button;
mod move_list;
mod move_list_tools;
mod notices;
mod panel_frame;
mod player_panels;
mod review;
mod review_graph;
mod startup_problems;
mod teacher_bar;
mod term;

pub use actions::Actions;
pub use bar::{Bar, full_screen_word, theme_word};
pub use lines::{Lines, Why};
pub use move_button::MoveButton;
pub use move_list::MoveList;
pub use notices::{Banners, EngineFailure, Message};
pub use panel_frame::PanelFrame;
pub use player_panels::PlayerPanels;
pub use review::{Review, Steps};
pub use startup_problems::StartupProblems;
pub use teacher_bar::TeacherBar;
pub use term::Term;
