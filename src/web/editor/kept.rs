//! Layouts that were entered: kept in the browser by their names, and the draft of the editor.

use super::super::I18n;
use super::super::store;
use crate::web::i18n::*;
use eko::cities::Layout;
use eko::table::cities::Editor;
use leptos::prelude::*;

/// The layouts of this browser, and the one that is chosen; `None` for the standard one.
#[derive(Clone, Copy)]
pub struct Layouts {
    all: RwSignal<Vec<(String, String)>>,
    /// The name of the chosen one.
    pub chosen: RwSignal<Option<String>>,
}

/// What the storage holds: names and texts.
fn stored() -> Vec<(String, String)> {
    let text = store::get(store::LAYOUTS).ok().flatten().unwrap_or_default();
    serde_json::from_str(&text).unwrap_or_default()
}

impl Layouts {
    /// What the browser has kept.
    pub fn load() -> Self {
        Self { all: RwSignal::new(stored()), chosen: RwSignal::new(None) }
    }

    /// Their names.
    pub fn names(self) -> Vec<String> {
        self.all.with(|all| all.iter().map(|(name, _)| name.clone()).collect())
    }

    /// A name that none has.
    pub fn free_name(self, i18n: I18n) -> String {
        let names = self.names();
        let name = |number: usize| t_string!(i18n, cities.layout.unnamed, number = number);
        (1..).map(name).find(|name| !names.contains(name)).unwrap_or_default()
    }

    fn text(self, name: &str) -> Option<String> {
        let found = |all: &Vec<(String, String)>| {
            all.iter().find(|(other, _)| other == name).map(|(_, text)| text.clone())
        };
        self.all.with_untracked(found)
    }

    /// The editor on the layout of this name.
    pub fn editor(self, name: &str) -> Option<Editor> {
        Editor::read_draft(&self.text(name)?).ok()
    }

    /// The chosen layout; `None` for the standard one.
    pub fn chosen_layout(self) -> Option<Layout> {
        self.text(&self.chosen.get_untracked()?)?.parse().ok()
    }

    /// Keeps a layout under a name, and chooses it.
    pub fn keep(self, name: &str, text: &str) {
        self.change(|all| {
            all.retain(|(other, _)| other != name);
            all.push((name.to_owned(), text.to_owned()));
        });
        self.chosen.set(Some(name.to_owned()));
    }

    /// Throws the chosen layout away.
    pub fn delete_chosen(self) {
        let chosen = self.chosen.get_untracked();
        self.chosen.set(None);
        self.change(|all| all.retain(|(name, _)| Some(name) != chosen.as_ref()));
    }

    /// What another tab has kept meanwhile stays.
    fn change(self, change: impl FnOnce(&mut Vec<(String, String)>)) {
        let mut all = self.all.get_untracked();
        for kept in stored() {
            if !all.iter().any(|(name, _)| *name == kept.0) {
                all.push(kept);
            }
        }
        change(&mut all);
        if let Ok(text) = serde_json::to_string(&all) {
            // Where nothing can be kept, the start screen and the table say so.
            let _ = store::set(store::LAYOUTS, &text);
        }
        self.all.set(all);
    }
}

/// The draft that was left in the editor.
pub fn draft() -> Option<Editor> {
    Editor::read_draft(&store::get(store::LAYOUT_DRAFT).ok().flatten()?).ok()
}

/// Keeps the draft.
pub fn keep_draft(text: &str) {
    let _ = store::set(store::LAYOUT_DRAFT, text);
}
