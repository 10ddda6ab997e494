//! Texts that people keep in the browser under names: boards, layouts.

use crate::web::app::state::{App, use_app};
use crate::web::app::storage;
use crate::web::i18n::*;
use leptos::prelude::*;

/// The texts under one key of the storage, by name.
#[derive(Clone, Copy)]
pub struct Library {
    key: &'static str,
    all: RwSignal<Vec<(String, String)>>,
    /// Whether the last change was not stored, so that this tab has more than the storage.
    unsaved: RwSignal<bool>,
    app: App,
}

/// The texts under a key, with their names.
pub fn stored(key: &str) -> Vec<(String, String)> {
    storage::read(key, |text| serde_json::from_str(text).ok()).unwrap_or_default()
}

impl Library {
    /// The texts under this key, with what other tabs change from now on; what cannot be read is set
    /// aside.
    pub fn load(key: &'static str) -> Self {
        let (all, unsaved) = (RwSignal::new(stored(key)), RwSignal::new(false));
        let library = Self { key, all, unsaved, app: use_app() };
        library.app.damaged_saves.reload();
        let handle = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() == Some(key) {
                library.reload();
            }
        });
        on_cleanup(move || handle.remove());
        library
    }

    /// Names and texts, the oldest first.
    pub fn all(self) -> Vec<(String, String)> {
        self.all.get()
    }

    /// The text of this name.
    pub fn text(self, name: &str) -> Option<String> {
        self.all.with_untracked(|all| {
            all.iter().find(|(other, _)| other == name).map(|(_, text)| text.clone())
        })
    }

    /// The name, if no text has it but the one that was opened under it; else with the first free
    /// number behind it.
    pub fn free(self, name: &str, opened: Option<&(String, String)>) -> String {
        self.reload();
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = |name: &String| match self.text(name) {
            None => true,
            Some(text) => opened.is_some_and(|(was, before)| was == name && *before == text),
        };
        std::iter::once(name.to_owned()).chain(numbered).find(free).unwrap_or_default()
    }

    /// Keeps a text under a name, replacing the one there.
    pub fn keep(self, name: &str, text: &str) {
        self.change(|all| {
            all.retain(|(other, _)| other != name);
            all.push((name.to_owned(), text.to_owned()));
        });
        if self.unsaved.get_untracked() {
            let words = t_string!(self.app.i18n, save.not_kept, name = name);
            self.app.tell(words);
        }
    }

    /// Throws a text away.
    pub fn delete(self, name: &str) {
        self.change(|all| all.retain(|(other, _)| other != name));
    }

    /// Reads the storage again, unless this tab has more than it.
    fn reload(self) {
        if !self.unsaved.get_untracked() {
            let found = stored(self.key);
            if self.all.with_untracked(|all| *all != found) {
                self.all.set(found);
            }
        }
    }

    fn change(self, change: impl FnOnce(&mut Vec<(String, String)>)) {
        self.reload();
        let mut all = self.all.get_untracked();
        change(&mut all);
        let text = serde_json::to_string(&all).unwrap_or_default();
        self.unsaved.set(storage::set(self.key, &text).is_err());
        self.all.set(all);
    }
}
