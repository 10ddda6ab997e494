//! Games that were left for another, and saves that could not be read: both stay in the browser
//! until somebody throws them away.

use crate::web::app::storage;
use leptos::prelude::*;

/// So many games are kept; the oldest goes first.
const MOST: usize = 6;

/// The texts of games that were left, the latest first.
#[derive(Clone, Copy)]
pub struct RecentGames(RwSignal<Vec<String>>);

impl RecentGames {
    /// What the browser has kept.
    pub fn load() -> Self {
        let games = storage::read(storage::EARLIER, |text| serde_json::from_str(text).ok());
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

    /// Keeps a game.
    pub fn put(self, text: String) {
        self.change(|games| {
            games.retain(|other| *other != text);
            games.insert(0, text);
            games.truncate(MOST);
        });
    }

    /// A game is not an earlier one any more.
    pub fn take(self, text: &str) {
        self.change(|games| games.retain(|other| other != text));
    }

    /// Changes what the storage holds now: another tab may have been at it.
    fn change(self, change: impl FnOnce(&mut Vec<String>)) {
        let kept = storage::read(storage::EARLIER, |text| serde_json::from_str(text).ok());
        self.0.update(|games| {
            *games = kept.unwrap_or_else(|| std::mem::take(games));
            change(games);
        });
        let text = self.0.with_untracked(|games| serde_json::to_string(games).ok());
        // Where nothing can be kept, the page already says so.
        let _ = text.map(|text| storage::set(storage::EARLIER, &text));
    }
}

/// Saves that were set aside: where, and what.
#[derive(Clone, Copy)]
pub struct Damaged(RwSignal<Vec<(String, String)>>);

impl Damaged {
    /// What the browser holds.
    pub fn load() -> Self {
        Self(RwSignal::new(storage::all(storage::ASIDE)))
    }

    /// Looks whether there are more.
    pub fn look_again(self) {
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
    pub fn forget(self, place: &str) {
        let _ = storage::remove(place);
        self.0.update(|all| all.retain(|(other, _)| other != place));
    }
}
