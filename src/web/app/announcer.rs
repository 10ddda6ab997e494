//! What is announced to screen readers.

use leptos::prelude::*;

/// The text of the page's live region.
#[derive(Clone, Copy)]
pub struct Announcer(RwSignal<String>);

impl Announcer {
    /// Nothing announced yet.
    pub fn new() -> Self {
        Self(RwSignal::new(String::new()))
    }

    /// The latest announcement.
    pub fn latest(self) -> String {
        self.0.get()
    }

    /// Announces a sentence; the same sentence twice is heard twice.
    pub fn announce(self, words: String) {
        if words.is_empty() {
            return;
        }
        self.0.update(|latest| {
            *latest = if *latest == words { words + "\u{a0}" } else { words };
        });
    }
}
