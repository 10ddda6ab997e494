//! The browser's storage. Every key carries our prefix; everything may fail, nothing panics.

use leptos::prelude::window;
use web_sys::Storage;

/// The game being played.
pub const GAME: &str = "eko.game";
/// The game being played, while the main place is held by a newer version's game.
pub const BESIDE: &str = "eko.game.beside";
/// Games that were left for another, the latest first.
pub const EARLIER: &str = "eko.earlier";
/// Boards of one's own, by name.
pub const BOARDS: &str = "eko.boards";
/// The board that lies on the bench of the workshop.
pub const BOARD_DRAFT: &str = "eko.board-draft";
/// The faces of the tiles in one's own box.
pub const TILES: &str = "eko.tiles";
/// Saves that could not be read, with a number behind it.
pub const ASIDE: &str = "eko.damaged.";
/// The chosen theme.
pub const THEME: &str = "eko.theme";
/// The turn of the board.
pub const TURN: &str = "eko.turn";

/// The turn of the board of Cities.
pub const CITIES_TURN: &str = "eko.turn.cities";
/// Start layouts of Cities that were entered: names and texts.
pub const LAYOUTS: &str = "eko.layouts";
/// What was last in the editor of layouts.
pub const LAYOUT_DRAFT: &str = "eko.layout.draft";

/// The storage does not exist, is closed to us, or is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoStorage;

fn storage() -> Result<Storage, NoStorage> {
    window().local_storage().ok().flatten().ok_or(NoStorage)
}

/// What is kept under a key.
///
/// # Errors
/// If the storage cannot be read.
pub fn get(key: &str) -> Result<Option<String>, NoStorage> {
    storage()?.get_item(key).map_err(|_| NoStorage)
}

/// Keeps a text under a key.
///
/// # Errors
/// If it was not kept.
pub fn set(key: &str, text: &str) -> Result<(), NoStorage> {
    storage()?.set_item(key, text).map_err(|_| NoStorage)
}

/// What this tab has kept for itself under a key: drafts, which tabs do not share.
pub fn get_here(key: &str) -> Option<String> {
    window().session_storage().ok()??.get_item(key).ok()?
}

/// Keeps a text for this tab; without storage the page goes on without it.
pub fn set_here(key: &str, text: &str) {
    if let Ok(Some(storage)) = window().session_storage() {
        let _ = storage.set_item(key, text);
    }
}

/// Forgets what this tab has kept.
pub fn remove_here(key: &str) {
    if let Ok(Some(storage)) = window().session_storage() {
        let _ = storage.remove_item(key);
    }
}

/// Everything whose key begins so, by key.
pub fn all(prefix: &str) -> Vec<(String, String)> {
    let Ok(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    let ours = keys.filter(|key| key.starts_with(prefix));
    let text = |key: String| Some((key.clone(), storage.get_item(&key).ok().flatten()?));
    let mut all: Vec<_> = ours.filter_map(text).collect();
    all.sort();
    all
}

/// Forgets what is kept under a key.
///
/// # Errors
/// If the storage cannot be changed.
pub fn remove(key: &str) -> Result<(), NoStorage> {
    storage()?.remove_item(key).map_err(|_| NoStorage)
}

/// What is kept under a key, if it can be read; what cannot is set aside.
pub fn read<T>(key: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
    let text = get(key).ok().flatten()?;
    let found = read(&text);
    if found.is_none() {
        // Where it cannot be moved, it stays.
        let _ = set_aside(key, &text);
    }
    found
}

/// Moves a text to the first free place for damaged saves.
///
/// # Errors
/// If it stays where it is.
pub fn set_aside(key: &str, text: &str) -> Result<(), NoStorage> {
    for number in 1..100 {
        let place = format!("{ASIDE}{number}");
        if get(&place)?.is_none() {
            set(&place, text)?;
            return remove(key);
        }
    }
    Err(NoStorage)
}
