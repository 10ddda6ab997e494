//! What outlives a game: settings, saves, recent games, and what happens when the program stops.

pub mod autosave;
pub mod panic;
pub mod recent_games;
pub mod settings;
pub mod state;
pub mod storage;
