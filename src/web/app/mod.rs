//! What outlives a game: settings, saves, the worker of the computer players, kept games,
//! announcements, and the sheet after a panic.

pub mod address;
pub mod aids;
pub mod announcer;
pub mod archive;
pub mod arrival;
pub mod autosave;
pub mod damaged_saves;
pub mod database;
pub mod embed;
pub mod engine;
pub mod files;
pub mod keeping;
pub mod kept_games;
pub mod language;
pub mod left_games;
pub mod lessons;
pub mod notice;
pub mod offline;
pub mod panic;
pub mod part;
pub mod persistence;
pub mod random;
pub mod rules;
pub mod settings;
pub mod sound;
pub mod state;
pub mod storage;
