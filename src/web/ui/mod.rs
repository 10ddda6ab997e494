//! The parts of any screen, independent of the games.

pub mod clans;
pub mod clipboard;
pub mod confirm_button;
pub mod copy_status;
pub mod dropped_files;
pub mod editor_foot;
pub mod file_picker;
pub mod focus;
pub mod full_screen;
pub mod icon;
pub mod keys;
pub mod library;
pub mod live_region;
pub mod medal;
pub mod modal;
pub mod name_field;
pub mod qr_code;
pub mod rules_sheet;
pub mod seat_choice;
pub mod seats;
pub mod segments;
pub mod setup_form;
pub mod sky;
pub mod text_exchange;
pub mod tick;
pub mod unfold;
