//! What outlives a game: settings, saves, the worker of the computer players, recent games,
//! announcements, and the sheet after a panic.

pub mod address;
pub mod announcer;
pub mod autosave;
pub mod embed;
pub mod engine;
pub mod files;
pub mod language;
pub mod lessons;
pub mod notice;
pub mod offline;
pub mod panic;
pub mod random;
pub mod recent_games;
pub mod rules;
pub mod settings;
pub mod sound;
pub mod state;
pub mod storage;
