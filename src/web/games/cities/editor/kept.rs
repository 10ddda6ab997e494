//! The layouts that the browser keeps by name, and the last draft.

use crate::web::app::storage;
use crate::web::i18n::*;
use crate::web::ui::library::Library;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::cities::Layout;
use tabletop::games::cities::editor::Draft;

/// The layouts of this browser, and the chosen one.
#[derive(Clone, Copy)]
pub struct Layouts {
    kept: Library,
    /// The name of the chosen layout; `None` for the standard one.
    pub chosen: RwSignal<Option<String>>,
}

impl Layouts {
    /// The layouts that the browser has kept.
    pub fn load() -> Self {
        Self { kept: Library::load(storage::LAYOUTS), chosen: RwSignal::new(None) }
    }

    /// Their names.
    pub fn names(self) -> Vec<String> {
        self.kept.all().into_iter().map(|(name, _)| name).collect()
    }

    /// The first numbered name that no layout has.
    pub fn free_name(self, i18n: I18n) -> String {
        let names = self.names();
        let name = |number: usize| t_string!(i18n, cities.editor.unnamed, number = number);
        (1..).map(name).find(|name| !names.contains(name)).unwrap_or_default()
    }

    /// A draft of the layout of this name.
    pub fn draft(self, name: &str) -> Option<Draft> {
        Draft::read(&self.kept.text(name)?).ok()
    }

    /// The chosen layout; `None` for the standard one.
    pub fn chosen_layout(self) -> Option<Layout> {
        self.kept.text(&self.chosen.get_untracked()?)?.parse().ok()
    }

    /// The name and the text of a layout.
    pub fn opened(self, name: &str) -> Option<(String, String)> {
        Some((name.to_owned(), self.kept.text(name)?))
    }

    /// Keeps a layout under a name and chooses it. If another layout than the opened one has the name,
    /// a number is added.
    pub fn keep(self, name: &str, text: &str, opened: Option<&(String, String)>) {
        let name = self.kept.free(name, opened);
        self.kept.keep(&name, text);
        self.chosen.set(Some(name));
    }

    /// Deletes the chosen layout.
    pub fn delete_chosen(self) {
        if let Some(chosen) = self.chosen.get_untracked() {
            self.chosen.set(None);
            self.kept.delete(&chosen);
        }
    }
}

/// The draft that was left in the editor.
pub fn draft() -> Option<Draft> {
    storage::read(storage::LAYOUT_DRAFT, |text| Draft::read(text).ok())
}

/// Keeps the draft.
pub fn keep_draft(text: &str) {
    let _ = storage::set(storage::LAYOUT_DRAFT, text);
}
