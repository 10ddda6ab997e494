//! The browser's storage. Every key begins with `eko.`; everything may fail, nothing panics.

use leptos::prelude::window;
use std::cell::Cell;
use tabletop::core::order::insert_in_order;
use tabletop::game::GameName;
use web_sys::Storage;

/// The game being played.
pub const GAME: &str = "eko.game";
/// The game being played, while the main key holds a newer version's game.
pub const BESIDE: &str = "eko.game.beside";
/// Games left for another that the database does not have yet, the latest first.
pub const LEFT_GAMES: &str = "eko.earlier";
/// Room that is given to the running game when there is no other.
const RESERVE: &str = "eko.reserve";
/// Whether the browser was asked to keep what is stored: `asked`.
pub const PERSISTENCE: &str = "eko.persistence";
/// People's own boards: names and texts.
pub const BOARDS: &str = "eko.boards";
/// The draft of the board editor.
pub const BOARD_DRAFT: &str = "eko.board-draft";
/// The faces of people's own tiles.
pub const TILES: &str = "eko.tiles";
/// Saves that could not be read; a number follows.
pub const ASIDE: &str = "eko.damaged.";
/// The last setup of a game of Ekö.
pub const SETUP: &str = "eko.setup";
/// The name of your own layout that the last game of Cities began with; none for the standard one.
pub const CITIES_SETUP: &str = "eko.setup.cities";
/// The name of the game that was begun last.
pub const LAST_GAME: &str = "eko.last-game";
/// The names and seats of the last game.
pub const PLAYERS: &str = "eko.players";
/// Whether the board shows what could be taken next turn.
pub const THREATS: &str = "eko.threats";
/// Whether the board is looked at with the teacher's view.
pub const TEACHER: &str = "eko.teacher";
/// Whether what the computer thinks of the game is shown.
pub const OPINION: &str = "eko.opinion";
/// Whether a coach says when another step was clearly better.
pub const COACH: &str = "eko.coach";
/// How slowly the steps of computer players are shown.
pub const SPEED: &str = "eko.speed";
/// How long the strongest computer player may think.
pub const THINKING_TIME: &str = "eko.thinking-time";
/// The piece picked up, and the position it was picked up in.
pub const PICKED_UP: &str = "eko.picked-up";
/// The step that is looked back at, and the entry of its game.
pub const REVIEW: &str = "eko.review";
/// Texts typed into a field and not read yet; the name of the field follows.
pub const UNREAD: &str = "eko.unread.";
/// The tag of the chosen language; `src/boot.js` reads it too.
pub const LANGUAGE: &str = "eko.language";
/// The chosen theme.
pub const THEME: &str = "eko.theme";
/// Whether the move list is in the notation.
pub const NOTATION: &str = "eko.notation";
/// Whether Ekö's board has its coordinates.
pub const COORDINATES: &str = "eko.coordinates";
/// Whether Cities' board has its coordinates.
pub const CITIES_COORDINATES: &str = "eko.coordinates.cities";
/// Whether there are sounds.
pub const SOUNDS: &str = "eko.sounds";
/// The rotation of Ekö's board.
pub const ROTATION: &str = "eko.turn";
/// The rotation of Cities' board.
pub const CITIES_ROTATION: &str = "eko.turn.cities";
/// People's own start layouts of Cities: names and texts.
pub const LAYOUTS: &str = "eko.layouts";
/// The keys of the solved lessons.
pub const LESSONS: &str = "eko.lessons";
/// The place in the lessons.
pub const LESSON: &str = "eko.lesson";
/// The whole game that is the last lesson of Ekö.
pub const LESSON_EKO: &str = "eko.lesson-game";
/// The whole game that is the last lesson of Cities.
pub const LESSON_CITIES: &str = "eko.lesson-game.cities";
/// The draft of the layout editor.
pub const LAYOUT_DRAFT: &str = "eko.layout.draft";

thread_local! {
    /// Whether nothing is read or stored in this window.
    static CLOSED: Cell<bool> = const { Cell::new(false) };
}

/// From now on nothing is read or stored.
pub fn close() {
    CLOSED.set(true);
}

/// Whether nothing is read or stored.
pub fn is_closed() -> bool {
    CLOSED.get()
}

/// The storage does not exist, is closed, or is full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoStorage;

fn storage() -> Result<Storage, NoStorage> {
    if is_closed() {
        return Err(NoStorage);
    }
    window().local_storage().ok().flatten().ok_or(NoStorage)
}

/// The game that was begun last; Ekö before there was one.
pub fn last_game() -> GameName {
    let name = get(LAST_GAME).ok().flatten();
    name.and_then(|name| GameName::from_name(&name)).unwrap_or_default()
}

/// The text under a key.
///
/// # Errors
/// If the storage cannot be read.
pub fn get(key: &str) -> Result<Option<String>, NoStorage> {
    storage()?.get_item(key).map_err(|_| NoStorage)
}

/// Stores a text under a key.
///
/// # Errors
/// If it was not stored.
pub fn set(key: &str, text: &str) -> Result<(), NoStorage> {
    storage()?.set_item(key, text).map_err(|_| NoStorage)
}

/// The storage of this tab alone.
fn session() -> Option<Storage> {
    if is_closed() { None } else { window().session_storage().ok()? }
}

/// The characters that are reserved for the running game.
const RESERVED: usize = 100_000;

/// Stores the running game, in the room reserved for it if there is no other.
///
/// # Errors
/// If it was not stored.
pub fn set_running(key: &str, text: &str) -> Result<(), NoStorage> {
    set(key, text).or_else(|full| {
        if get(RESERVE)?.is_none() {
            return Err(full);
        }
        remove(RESERVE)?;
        set(key, text)
    })
}

/// Reserves room for the running game, unless that was done.
pub fn reserve() {
    if get(RESERVE) == Ok(None) {
        // Where there is no room for it, the page says so when the running game finds none.
        let _ = set(RESERVE, &" ".repeat(RESERVED));
    }
}

/// The text of this tab alone under a key: drafts, which tabs do not share.
pub fn get_here(key: &str) -> Option<String> {
    session()?.get_item(key).ok()?
}

/// Stores a text for this tab; without storage the page works without it.
pub fn set_here(key: &str, text: &str) {
    if let Some(storage) = session() {
        let _ = storage.set_item(key, text);
    }
}

/// Removes a text of this tab.
pub fn remove_here(key: &str) {
    if let Some(storage) = session() {
        let _ = storage.remove_item(key);
    }
}

/// All keys that begin with this prefix, and their texts, by key.
pub fn all(prefix: &str) -> Vec<(String, String)> {
    let Ok(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    let ours = keys.filter(|key| key.starts_with(prefix));
    let text = |key: String| Some((key.clone(), storage.get_item(&key).ok().flatten()?));
    let mut all = Vec::new();
    for kept in ours.filter_map(text) {
        insert_in_order(&mut all, kept);
    }
    all
}

/// Removes the text under a key.
///
/// # Errors
/// If the storage cannot be changed.
pub fn remove(key: &str) -> Result<(), NoStorage> {
    storage()?.remove_item(key).map_err(|_| NoStorage)
}

/// The value under a key, if it can be read; what cannot is set aside.
pub fn read<T>(key: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<T> {
    let text = get(key).ok().flatten()?;
    let found = read(&text);
    if found.is_none() {
        // Where it cannot be moved, it stays.
        let _ = set_aside(key, &text);
    }
    found
}

/// Moves a text to the first free key for damaged saves.
///
/// # Errors
/// If it stays where it is.
pub fn set_aside(key: &str, text: &str) -> Result<(), NoStorage> {
    for number in 1..100 {
        let key_aside = format!("{ASIDE}{number}");
        if get(&key_aside)?.is_none() {
            set(&key_aside, text)?;
            return remove(key);
        }
    }
    Err(NoStorage)
}
