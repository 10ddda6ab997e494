//! The parts any screen is made of; none of them knows a game's rules.

pub mod art;
pub mod confirm_button;
pub mod file_picker;
pub mod focus;
pub mod library;
pub mod live_region;
pub mod modal;
pub mod seats;
pub mod setup_form;
pub mod text_exchange;
