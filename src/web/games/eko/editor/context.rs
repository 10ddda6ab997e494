//! What the parts of the editor share.

use crate::web::app::state::{App, use_app};
use crate::web::app::storage;
use crate::web::games::eko::editor::kept::{KeptDraft, keep_tiles, own_tiles};
use crate::web::games::eko::editor::problems::{placement_words, state_words};
use leptos::prelude::*;
use tabletop::core::hex::Hex;
use tabletop::eko::TileSet;
use tabletop::games::eko::editor::{BoardEditor, Draft, PlacementError};

/// The state of the editor. Cheap to copy: it consists of signals.
#[derive(Clone, Copy)]
pub struct EditorContext {
    pub app: App,
    pub state: RwSignal<BoardEditor>,
    /// The hexagon under the pointer, or with the focus.
    pub pointed: RwSignal<Option<Hex>>,
    /// The hexagon that is the tab stop.
    pub tab_stop: RwSignal<Hex>,
    /// The hexagon that the arrow keys have reached; the canvas extends to it.
    pub reached: RwSignal<Hex>,
    /// Pixels for each unit of the drawing; it changes only when all is shown.
    pub scale: RwSignal<f64>,
    /// The faces of the large tiles in the draft.
    pub faces: Memo<TileSet>,
    /// Why the last action was refused.
    pub refused: RwSignal<Option<PlacementError>>,
    pub kept: KeptDraft,
}

impl EditorContext {
    /// An editor of the board of this name and text, as this tab left it; else of the last draft.
    pub fn open(opened: Option<&(String, String)>, players: usize) -> Self {
        let app = use_app();
        let tiles = own_tiles();
        let kept = KeptDraft::new(opened);
        let draft = kept.read(opened, &tiles);
        app.damaged_saves.reload();
        let draft = draft.unwrap_or_else(|| Draft::new(players, tiles));
        let state = RwSignal::new(BoardEditor::new(draft));
        let editor = Self {
            app,
            state,
            pointed: RwSignal::new(None),
            tab_stop: RwSignal::new(Hex::new(0, 0)),
            reached: RwSignal::new(Hex::new(0, 0)),
            scale: RwSignal::new(0.5),
            faces: Memo::new(move |_| state.with(|state| state.draft().tiles().clone())),
            refused: RwSignal::new(None),
            kept,
        };
        editor.share_faces();
        editor
    }

    /// All tabs have the same box: faces that another tab has entered are used here too.
    fn share_faces(self) {
        let handle = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() == Some(storage::TILES) {
                let faces = own_tiles();
                self.edit(|draft| draft.set_tiles(faces));
            }
        });
        on_cleanup(move || handle.remove());
    }

    /// Changes the draft and empties the hand.
    pub fn edit(self, edit: impl FnOnce(&mut Draft)) {
        self.act(|state| {
            state.edit(edit);
            Ok(())
        });
    }

    /// Does something, announces the result, and keeps what has changed.
    pub fn act(self, act: impl FnOnce(&mut BoardEditor) -> Result<(), PlacementError>) {
        let mut done = Ok(());
        let (before, faces) = (self.kept_text(), self.faces.get_untracked());
        self.state.update(|state| done = act(state));
        self.refused.set(done.err());
        let i18n = self.app.i18n;
        let words = self.refused.with_untracked(|refused| match refused {
            Some(why) => placement_words(i18n, why).to_owned(),
            None => self.state.with_untracked(|state| state_words(i18n, state.draft())),
        });
        self.app.announcer.announce(words);
        let kept = self.kept_text();
        if kept != before {
            self.kept.keep(&kept);
        }
        self.faces.with_untracked(|now| {
            if *now != faces {
                keep_tiles(now);
            }
        });
    }

    /// The text of the draft that the browser keeps.
    pub fn kept_text(self) -> String {
        self.state.with_untracked(|state| state.draft().kept_text())
    }
}
