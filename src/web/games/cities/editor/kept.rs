//! The layouts that the browser keeps by name, and the last draft.

use crate::web::app::storage;
use crate::web::i18n::*;
use crate::web::ui::library::{self, Library};
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::cities::{Layout, Position};
use tabletop::games::cities::editor::Draft;

/// The layouts of this browser, and the chosen one.
#[derive(Clone, Copy)]
pub struct Layouts {
    kept: Library,
    /// The name of the chosen layout; `None` for the standard one.
    pub chosen: RwSignal<Option<String>>,
}

impl Layouts {
    /// The layouts that the browser has kept, with the last one chosen.
    pub fn load() -> Self {
        let kept = Library::load(storage::LAYOUTS);
        let last = storage::get(storage::CITIES_SETUP).ok().flatten();
        Self { kept, chosen: RwSignal::new(last.filter(|name| kept.text(name).is_some())) }
    }

    /// Remembers the chosen layout for the next game; without storage that begins with the standard one.
    pub fn remember(self) {
        let _ = match self.chosen.get_untracked() {
            Some(name) => storage::set(storage::CITIES_SETUP, &name),
            None => storage::remove(storage::CITIES_SETUP),
        };
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

    /// The layout that a game would begin with, followed as it changes.
    pub fn shown_layout(self) -> Layout {
        self.kept.all();
        self.chosen.get();
        self.chosen_layout().unwrap_or_default()
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

/// The name of your own layout that a game began with, if it did.
pub fn own_layout_of(start: &Position) -> Option<String> {
    let start = start.to_string();
    let (layout, _) = start.rsplit_once(' ')?;
    library::stored(storage::LAYOUTS).into_iter().find(|(_, text)| text == layout).map(|own| own.0)
}

/// The draft that was left in the editor.
pub fn draft() -> Option<Draft> {
    storage::read(storage::LAYOUT_DRAFT, |text| Draft::read(text).ok())
}

/// Keeps the draft.
pub fn keep_draft(text: &str) {
    let _ = storage::set(storage::LAYOUT_DRAFT, text);
}
