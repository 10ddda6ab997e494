//! The games at the table, without a browser: what the page shows of each, and their editors.

pub mod cities;
mod editor_key;
pub mod eko;
mod history;
mod known_players;
pub mod setup;

pub use editor_key::EditorKey;
pub use history::History;
pub use known_players::{KnownPlayers, NoPlayers};
