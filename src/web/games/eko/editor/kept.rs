//! What the browser keeps: the faces of the tiles, and the draft.

use crate::web::app::storage;
use leptos::prelude::*;
use tabletop::eko::TileSet;
use tabletop::games::eko::editor::Draft;

/// The tiles of this browser.
pub fn own_tiles() -> TileSet {
    storage::read(storage::TILES, |text| text.parse().ok()).unwrap_or_default()
}

/// Keeps the tiles, for all tabs.
pub fn keep_tiles(tiles: &TileSet) {
    let _ = storage::set(storage::TILES, &tiles.to_string());
}

/// Whether a board that was kept with tiles consists of loose spaces now.
pub fn became_loose(kept: &str, now: &str) -> bool {
    let tiles = |text: &str| text.chars().filter(char::is_ascii_uppercase).count();
    tiles(now) < tiles(kept)
}

/// Where a draft is kept. That of an opened board has a key of its own, in this tab only.
#[derive(Clone, Copy)]
pub struct KeptDraft {
    key: StoredValue<String>,
}

impl KeptDraft {
    /// For the draft of an opened board, by its name and text, or of a new one.
    pub fn new(opened: Option<&(String, String)>) -> Self {
        let key = match opened {
            // The text is part of the key: when the board has changed, its old draft is not used.
            Some((name, text)) => format!("{}:{name}:{text}", storage::BOARD_DRAFT),
            None => storage::BOARD_DRAFT.to_owned(),
        };
        Self { key: StoredValue::new(key) }
    }

    /// The draft as this tab left it; else the opened board, or the last draft of any tab.
    pub fn read(self, opened: Option<&(String, String)>, tiles: &TileSet) -> Option<Draft> {
        let read = |text: &str| Draft::read_kept(text, tiles);
        let draft = self.key.with_value(|key| storage::get_here(key));
        let draft = draft.and_then(|text| read(&text)).or_else(|| match opened {
            Some((_, text)) => read(text),
            None => storage::read(storage::BOARD_DRAFT, read),
        });
        draft.filter(|draft| opened.is_some() || !draft.pieces().is_empty())
    }

    /// Keeps the text of the draft.
    pub fn keep(self, text: &str) {
        self.key.with_value(|key| {
            storage::set_here(key, text);
            if key == storage::BOARD_DRAFT {
                let _ = storage::set(key, text);
            }
        });
    }

    /// Forgets the draft of an opened board, which was kept or left unchanged.
    pub fn forget(self) {
        self.key.with_value(|key| {
            if key != storage::BOARD_DRAFT {
                storage::remove_here(key);
            }
        });
    }
}
