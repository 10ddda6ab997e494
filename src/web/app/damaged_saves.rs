//! Saves that could not be read: they stay in the browser until somebody throws them away.

use crate::web::app::storage;
use leptos::prelude::*;

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
