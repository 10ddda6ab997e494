//! What the parts of the editor share.

use crate::web::app::state::{App, use_app};
use crate::web::games::cities::editor::{Layouts, kept, problems, space};
use leptos::prelude::*;
use tabletop::cities::{Layout, Space};
use tabletop::games::cities::editor::{Draft, LayoutEditor};

/// The state of the editor. Cheap to copy: it consists of signals.
#[derive(Clone, Copy)]
pub struct EditorContext {
    pub app: App,
    pub state: RwSignal<LayoutEditor>,
}

impl EditorContext {
    /// An editor of the layout of this name; else of the last draft, or of the standard layout.
    pub fn open(layouts: Layouts, name: Option<&str>) -> Self {
        let draft = name.and_then(|name| layouts.draft(name)).or_else(kept::draft);
        let draft = draft.unwrap_or_else(|| Draft::new(&Layout::default()));
        Self { app: use_app(), state: RwSignal::new(LayoutEditor::new(draft)) }
    }

    /// A click on a square.
    pub fn point(self, square: Space) {
        self.act(|state| state.point(square), Some(square));
    }

    /// Changes the draft; `edit` returns whether it changed anything.
    pub fn edit(self, edit: impl FnOnce(&mut Draft) -> bool) {
        self.act(|state| state.edit(edit), None);
    }

    /// Keeps and announces a change.
    fn act(self, act: impl FnOnce(&mut LayoutEditor) -> bool, square: Option<Space>) {
        let mut changed = false;
        self.state.update(|state| changed = act(state));
        if changed {
            let i18n = self.app.i18n;
            let words = self.state.with_untracked(|state| {
                kept::keep_draft(&state.draft().text());
                let models = state.models();
                let model = |square| models.get(&square).copied().unwrap_or_default();
                let square = square.map(|square| space::label(i18n, square, model(square)));
                problems::state_words(i18n, square, state.draft())
            });
            self.app.announcer.announce(words);
        }
    }
}
