//! The workshop as it stands, and what of it the browser keeps.

use crate::web::app::state::{App, use_app};
use crate::web::app::storage;
use crate::web::games::eko::editor::faults;
use crate::web::games::eko::editor::own_tiles;
use leptos::prelude::*;
use tabletop::core::hex::Hex;
use tabletop::eko::TileSet;
use tabletop::games::eko::editor::{Draft, PlacementError, Workbench};

/// The workshop as it stands. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Shop {
    pub app: App,
    pub bench: RwSignal<Workbench>,
    /// The hexagon under the pointer, or with the focus.
    pub asked: RwSignal<Option<Hex>>,
    /// The hexagon that holds the tab stop.
    pub focus: RwSignal<Hex>,
    /// Where the arrow keys have led: the bench reaches so far.
    pub led_to: RwSignal<Hex>,
    /// The faces of the large tiles, as the draft has them.
    pub faces: Memo<TileSet>,
    /// Why the last step was none.
    pub refused: RwSignal<Option<PlacementError>>,
    /// Where the draft is kept: the board that was opened has a place of its own.
    place: StoredValue<String>,
}

impl Shop {
    /// On the board of this name and text, as this tab left it; else on the last draft.
    pub fn open(kept: Option<&(String, String)>, players: usize) -> Self {
        let app = use_app();
        let tiles = own_tiles();
        let reopen = |text: &str| Draft::reopen(text, &tiles);
        let place = match kept {
            // With its text: of a board that has changed since, the draft is no longer one.
            Some((name, text)) => format!("{}:{name}:{text}", storage::BOARD_DRAFT),
            None => storage::BOARD_DRAFT.to_owned(),
        };
        let draft = storage::get_here(&place).and_then(|text| reopen(&text));
        let draft = draft.or_else(|| match kept {
            Some((_, text)) => reopen(text),
            None => storage::read(storage::BOARD_DRAFT, reopen),
        });
        let draft = draft.filter(|draft| kept.is_some() || !draft.pieces().is_empty());
        app.damaged_saves.reload();
        let draft = draft.unwrap_or_else(|| Draft::new(players, tiles.clone()));
        let bench = RwSignal::new(Workbench::new(draft));
        let shop = Self {
            app,
            bench,
            asked: RwSignal::new(None),
            focus: RwSignal::new(Hex::new(0, 0)),
            led_to: RwSignal::new(Hex::new(0, 0)),
            faces: Memo::new(move |_| bench.with(|bench| bench.draft().tiles().clone())),
            refused: RwSignal::new(None),
            place: StoredValue::new(place),
        };
        shop.share_faces();
        shop
    }

    /// The box is one in all tabs: faces entered elsewhere are those of this tab too.
    fn share_faces(self) {
        let handle = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() == Some(storage::TILES) {
                let faces = own_tiles();
                self.act(|bench| {
                    bench.change(|draft| draft.set_tiles(faces));
                    Ok(())
                });
            }
        });
        on_cleanup(move || handle.remove());
    }

    /// Does something on the bench; says what came of it, and keeps what has changed.
    pub fn act(self, act: impl FnOnce(&mut Workbench) -> Result<(), PlacementError>) {
        let mut done = Ok(());
        let (before, faces) = (self.kept(), self.faces.get_untracked());
        self.bench.update(|bench| done = act(bench));
        self.refused.set(done.err());
        let i18n = self.app.i18n;
        let words = self.refused.with_untracked(|refused| match refused {
            Some(why) => faults::misplaced_words(i18n, why),
            None => self.bench.with_untracked(|bench| faults::state_words(i18n, bench)),
        });
        self.app.announcer.announce(words);
        let kept = self.kept();
        if kept != before {
            self.place.with_value(|place| {
                storage::set_here(place, &kept);
                if place == storage::BOARD_DRAFT {
                    let _ = storage::set(place, &kept);
                }
            });
        }
        self.faces.with_untracked(|now| {
            if *now != faces {
                let _ = storage::set(storage::TILES, &now.to_string());
            }
        });
    }

    /// The draft as a text.
    pub fn kept(self) -> String {
        self.bench.with_untracked(|bench| bench.draft().kept())
    }

    /// The board that was opened is kept, or left as it was: this tab's draft of it goes.
    pub fn forget_draft(self) {
        self.place.with_value(|place| {
            if place != storage::BOARD_DRAFT {
                storage::remove_here(place);
            }
        });
    }
}
