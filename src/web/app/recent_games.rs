//! Games left for another, and saves that could not be read; both stay in the browser until
//! they are deleted.

use crate::web::app::storage;
use leptos::prelude::*;
use tabletop::record::stamp::unstamped;

/// The number of games kept; beyond it the oldest goes.
const MOST: usize = 6;

/// The texts of games left for another, the latest first.
#[derive(Clone, Copy)]
pub struct RecentGames(RwSignal<Vec<String>>);

impl RecentGames {
    /// The games in the storage.
    pub fn load() -> Self {
        let games = storage::read(storage::RECENT_GAMES, |text| serde_json::from_str(text).ok());
        Self(RwSignal::new(games.unwrap_or_default()))
    }

    /// All of them.
    pub fn all(self) -> Vec<String> {
        self.0.get()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0.with(Vec::is_empty)
    }

    /// Adds a game.
    pub fn add(self, text: String) {
        self.change(|games| {
            let this = unstamped(&text);
            games.retain(|other| unstamped(other) != this);
            games.insert(0, text);
            games.truncate(MOST);
        });
    }

    /// Removes a game.
    pub fn remove(self, text: &str) {
        self.change(|games| games.retain(|other| other != text));
    }

    /// Changes what the storage holds now: another tab may have changed it.
    fn change(self, change: impl FnOnce(&mut Vec<String>)) {
        let kept = storage::read(storage::RECENT_GAMES, |text| serde_json::from_str(text).ok());
        self.0.update(|games| {
            *games = kept.unwrap_or_else(|| std::mem::take(games));
            change(games);
        });
        let text = self.0.with_untracked(|games| serde_json::to_string(games).ok());
        // A banner on the page says already that nothing can be kept.
        let _ = text.map(|text| storage::set(storage::RECENT_GAMES, &text));
    }
}

/// Saves that were set aside: their keys and texts.
#[derive(Clone, Copy)]
pub struct DamagedSaves(RwSignal<Vec<(String, String)>>);

impl DamagedSaves {
    /// The saves in the storage.
    pub fn load() -> Self {
        Self(RwSignal::new(storage::all(storage::ASIDE)))
    }

    /// Reads the storage again.
    pub fn reload(self) {
        let found = storage::all(storage::ASIDE);
        if self.0.with_untracked(|all| *all != found) {
            self.0.set(found);
        }
    }

    /// All of them.
    pub fn all(self) -> Vec<(String, String)> {
        self.0.get()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0.with(Vec::is_empty)
    }

    /// Throws one away.
    pub fn remove(self, key: &str) {
        let _ = storage::remove(key);
        self.0.update(|all| all.retain(|(other, _)| other != key));
    }
}
