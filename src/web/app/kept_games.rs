//! The games in the database, as the page sees them. Their program is fetched when it is first needed;
//! what it does is in [`keeping`](mod@super::keeping).

use super::archive;
use super::arrival;
use super::keeping;
use super::part::part;
use super::state::App;
use crate::web::i18n::*;
use leptos::prelude::*;
use leptos::task::spawn_local;
use tabletop::core::player::Player;
use tabletop::library::{Entry, Room};
use tabletop::record::save::SavedGame;

/// What was read of the database last. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct KeptGames {
    /// The entries, the latest first; `None` until they were read.
    pub entries: RwSignal<Option<Vec<Entry>>>,
    /// The ids of entries that cannot be read.
    pub unreadable: RwSignal<Vec<String>>,
    /// Why the database cannot be used, in the browser's words.
    pub fault: RwSignal<Option<String>>,
    /// How much room is left.
    pub room: RwSignal<Room>,
    /// Games that were deleted since the page began, with their texts; the last one can be had back.
    pub deleted: RwSignal<Vec<(Entry, String)>>,
}

impl KeptGames {
    /// Nothing read yet.
    pub fn new() -> Self {
        Self {
            entries: RwSignal::new(None),
            unreadable: RwSignal::new(Vec::new()),
            fault: RwSignal::new(None),
            room: RwSignal::new(Room::Enough),
            deleted: RwSignal::new(Vec::new()),
        }
    }

    /// The entry of this id, as it was read last.
    pub fn entry(self, id: &str) -> Option<Entry> {
        self.entries.with_untracked(|entries| {
            entries.as_ref()?.iter().find(|entry| entry.id == id).cloned()
        })
    }
}

part!(
    games,
    fn filing() -> fn(App) {
        |app| spawn_local(keeping::file_left_games(app))
    }
);

part!(
    games,
    fn importing() -> fn(App, String, String) {
        |app, name, text| {
            spawn_local(async move {
                let words = archive::import_told(app, &name, &text, drop).await;
                app.tell(words);
            });
        }
    }
);

/// Puts back the games and settings of a file, and says what came of it.
pub fn import_archive(app: App, name: &str, text: &str) {
    let (name, text) = (name.to_owned(), text.to_owned());
    spawn_local(async move {
        match importing().await {
            Ok(import) => import(app, name, text),
            Err(_) => app.tell(t_string!(app.i18n, later.missing).to_owned()),
        }
    });
}

part!(
    games,
    fn arriving() -> fn(App, SavedGame, Option<Player>, Done) {
        |app, game, from, done| {
            spawn_local(async move {
                if arrival::arrive(app, game, from).await {
                    done();
                }
            });
        }
    }
);

/// What is done once a game has arrived and nothing is left to ask.
type Done = Box<dyn FnOnce()>;

/// Opens a game that arrived by a link, beside those that are kept, and then does `done`; as a new one
/// where the program for that does not arrive.
pub fn arrive(app: App, game: SavedGame, from: Option<Player>, done: Done) {
    spawn_local(async move {
        match arriving().await {
            Ok(arrive) => arrive(app, game, from, done),
            Err(_) => {
                app.start_game(game);
                done();
            }
        }
    });
}

/// Moves the games that were left into the database, and reads its entries. Where the program for that
/// does not arrive, they stay where they are until the next time.
pub fn file_left_games(app: App) {
    spawn_local(async move {
        if let Ok(file) = filing().await {
            file(app);
        }
    });
}
