//! Games left for another, on their way into the database: a game is written here at once, and leaves
//! when the database has it. Where there is no database, they stay.

use crate::web::app::storage;
use leptos::prelude::*;
use tabletop::library::plain;

/// The number of games that wait here; beyond it the oldest goes. Only a browser without a database
/// comes near it.
const MOST: usize = 50;

/// The texts of these games, the latest first.
#[derive(Clone, Copy)]
pub struct LeftGames {
    all: RwSignal<Vec<String>>,
    /// Whether the last change was not stored, so that this tab has more than the storage.
    unstored: StoredValue<bool>,
}

impl LeftGames {
    /// The games in the storage.
    pub fn load() -> Self {
        let all = RwSignal::new(stored().unwrap_or_default());
        Self { all, unstored: StoredValue::new(false) }
    }

    /// All of them.
    pub fn all(self) -> Vec<String> {
        self.all.get()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.all.with(Vec::is_empty)
    }

    /// Adds a game.
    pub fn add(self, text: String) {
        self.change(|games| {
            let this = plain(&text);
            games.retain(|other| plain(other) != this);
            games.insert(0, text);
            games.truncate(MOST);
        });
    }

    /// Removes a game.
    pub fn remove(self, text: &str) {
        self.remove_all(&[text.to_owned()]);
    }

    /// Removes games.
    pub fn remove_all(self, texts: &[String]) {
        self.change(|games| games.retain(|other| !texts.contains(other)));
    }

    /// Changes what the storage holds now: another tab may have changed it.
    fn change(self, change: impl FnOnce(&mut Vec<String>)) {
        let mut games = self.all.get_untracked();
        if let Some(stored) = stored() {
            if !self.unstored.get_value() {
                games.clear();
            }
            games.retain(|game| !stored.contains(game));
            games.extend(stored);
        }
        change(&mut games);
        let text = serde_json::to_string(&games).unwrap_or_default();
        // What the storage has no room for is in this tab until the database has it.
        self.unstored.set_value(storage::set(storage::LEFT_GAMES, &text).is_err());
        self.all.set(games);
    }
}

fn stored() -> Option<Vec<String>> {
    storage::read(storage::LEFT_GAMES, |text| serde_json::from_str(text).ok())
}
