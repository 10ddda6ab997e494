//! All games and settings as one file, and such a file put back.

use super::autosave::new_entry;
use super::database::{Database, NoDatabase};
use super::keeping::{file_left_games, now, refresh, running_entry};
use super::language;
use super::state::App;
use super::storage;
use crate::web::i18n::*;
use crate::web::words::{I18n, save_error_words};
use leptos::prelude::*;
use tabletop::library::{
    Archive, ArchivedGame, Entry, Fate, MOST_GAMES, Setting, fate, plain, restored, write_archive,
};
use tabletop::record::save::{self, SaveError, SavedGame};
use web_sys::{StorageEvent, StorageEventInit};

/// The settings that are in the file, and what each consists of.
const SETTINGS: [(&str, Setting); 22] = [
    (storage::BOARDS, Setting::Named),
    (storage::LAYOUTS, Setting::Named),
    (storage::TILES, Setting::Choice),
    (storage::LESSONS, Setting::Words),
    (storage::SETUP, Setting::Choice),
    (storage::CITIES_SETUP, Setting::Choice),
    (storage::LAST_GAME, Setting::Choice),
    (storage::PLAYERS, Setting::Choice),
    (storage::OPINION, Setting::Choice),
    (storage::THREATS, Setting::Choice),
    (storage::TEACHER, Setting::Choice),
    (storage::COACH, Setting::Choice),
    (storage::SPEED, Setting::Choice),
    (storage::THINKING_TIME, Setting::Choice),
    (storage::LANGUAGE, Setting::Choice),
    (storage::THEME, Setting::Choice),
    (storage::NOTATION, Setting::Choice),
    (storage::COORDINATES, Setting::Choice),
    (storage::CITIES_COORDINATES, Setting::Choice),
    (storage::SOUNDS, Setting::Choice),
    (storage::ROTATION, Setting::Choice),
    (storage::CITIES_ROTATION, Setting::Choice),
];

/// What came of an import: numbers of games, and of settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Imported {
    /// Games that were not here.
    new: usize,
    /// Games that were further on in the file.
    further: usize,
    /// Games that were here already.
    here: usize,
    /// Games that cannot be read.
    unreadable: usize,
    /// Games for which there was no room.
    left_out: usize,
    /// Settings that were taken.
    settings: usize,
}

/// Why a file is not imported, or not to its end.
enum ImportFault {
    /// It is no such file.
    File(SaveError),
    /// The database cannot be used.
    Database(NoDatabase),
}

impl From<NoDatabase> for ImportFault {
    fn from(error: NoDatabase) -> Self {
        Self::Database(error)
    }
}

/// Everything as one file, the running game included.
///
/// # Errors
/// If the database cannot be used.
pub async fn export(app: App) -> Result<String, NoDatabase> {
    file_running(app).await;
    let database = Database::open().await?;
    let (entries, texts) = (database.entries().await?, database.texts().await?);
    let entry = |id: &str| {
        let found = entries.iter().find(|(other, _)| other == id);
        found.and_then(|(_, entry)| entry.clone())
    };
    let game = |(id, text): (String, String)| {
        let entry = entry(&id);
        let (title, me) = entry.as_ref().map_or_else(Default::default, |e| (e.title.clone(), e.me));
        let (begun, changed) = entry.map_or((0, 0), |entry| (entry.begun, entry.changed));
        ArchivedGame { id, title, begun, changed, me, text }
    };
    let games: Vec<ArchivedGame> = texts.into_iter().map(game).collect();
    let setting = |(key, _): (&str, Setting)| Some((key.to_owned(), storage::get(key).ok()??));
    let settings: Vec<_> = SETTINGS.into_iter().filter_map(setting).collect();
    Ok(write_archive(&games, &settings))
}

/// Puts the games and settings of a file back, none of them twice; `progress` is told how many games of
/// how many are done.
///
/// # Errors
/// Why it stopped; what was imported before stays.
async fn import(
    app: App,
    text: &str,
    progress: impl Fn(usize, usize),
) -> Result<Imported, ImportFault> {
    let archive = Archive::read(text).map_err(ImportFault::File)?;
    let mut done = Imported { settings: take_settings(app, &archive), ..Imported::default() };
    file_running(app).await;
    let database = Database::open().await?;
    let mut known: Vec<Entry> =
        database.entries().await?.into_iter().filter_map(|(_, entry)| entry).collect();
    let count = archive.games.len();
    for (at, archived) in archive.games.into_iter().enumerate() {
        progress(at, count);
        let game = archived.and_then(|game| Some((save::read(&game.text).ok()?, game)));
        let Some((game, archived)) = game else {
            done.unreadable += 1;
            continue;
        };
        import_game(app, &database, &mut known, &game, &archived, &mut done).await?;
    }
    refresh(app).await;
    Ok(done)
}

async fn import_game(
    app: App,
    database: &Database,
    known: &mut Vec<Entry>,
    game: &SavedGame,
    archived: &ArchivedGame,
    done: &mut Imported,
) -> Result<(), NoDatabase> {
    let id = if is_id(&archived.id) { archived.id.clone() } else { new_entry().id };
    let mut entry = Entry::new(id.clone(), game, archived.changed.min(now()));
    entry.rename(&archived.title);
    (entry.begun, entry.me) = (archived.begun, archived.me);
    let change = database.change()?;
    let (kept_entry, kept_text) = change.get(&id).await?;
    let kept = kept_text.as_deref().and_then(|text| save::read(text).ok());
    let mut others = Vec::new();
    // The same position after the same start: the only ones whose plies are worth reading.
    let alike = |other: &&Entry| {
        (&other.title, &other.start, &other.shown) == (&entry.title, &entry.start, &entry.shown)
    };
    for other in known.iter().filter(alike) {
        if let (Some(other_entry), Some(text)) = change.get(&other.id).await?
            && let Ok(other) = save::read(&text)
        {
            others.push((other_entry.title, other));
        }
    }
    let alike = others.iter().map(|(title, game)| (title.as_str(), game));
    let mut fate = fate((&entry.title, game), kept.as_ref(), alike);
    let runs = app.autosave.kept.with_value(|running| running.id == id);
    if kept_text.is_some() && kept.is_none() || runs && fate == Fate::Further {
        fate = Fate::NewId;
    }
    let full = known.len() >= MOST_GAMES;
    match fate {
        Fate::Here => done.here += 1,
        Fate::New | Fate::NewId if full => done.left_out += 1,
        Fate::Further => {
            let before = kept_entry.map_or(0, |entry| entry.changed);
            entry.changed = entry.changed.max(before.saturating_add(1));
            done.further += 1;
        }
        Fate::NewId => {
            entry.id = new_entry().id;
            done.new += 1;
        }
        Fate::New => done.new += 1,
    }
    if fate == Fate::Here || full && fate != Fate::Further {
        return change.done().await;
    }
    change.put(&entry, &plain(&archived.text)).await?;
    change.done().await?;
    known.retain(|other| other.id != entry.id);
    known.push(entry);
    Ok(())
}

/// Puts a file back, and says what came of it; `progress` is told in words how far it is.
pub async fn import_told(app: App, name: &str, text: &str, progress: impl Fn(String)) -> String {
    let i18n = app.i18n;
    let told = |done: usize, of: usize| {
        progress(t_string!(i18n, games.importing, number = done + 1, of = of));
    };
    match import(app, text, told).await {
        Ok(imported) => imported_words(i18n, imported),
        Err(ImportFault::File(error)) => {
            let fault = save_error_words(i18n, &error);
            t_string!(i18n, save.bad_file, name = name, fault = fault)
        }
        Err(ImportFault::Database(error)) => {
            t_string!(i18n, games.refused, why = error.to_string())
        }
    }
}

/// What came of an import, in numbers.
fn imported_words(i18n: I18n, imported: Imported) -> String {
    let Imported { new, further, here, unreadable, left_out, settings } = imported;
    let counts = t_string!(
        i18n,
        games.imported,
        new = new,
        further = further,
        here = here,
        settings = settings
    );
    let unreadable =
        (unreadable > 0).then(|| t_string!(i18n, games.not_readable, count = unreadable));
    let left_out = (left_out > 0).then(|| t_string!(i18n, games.no_room_for, count = left_out));
    [Some(counts), unreadable, left_out].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Whether a text can be the id of an entry: letters, digits and dashes, as this page makes them.
fn is_id(text: &str) -> bool {
    let known = |c: char| c.is_ascii_alphanumeric() || c == '-';
    (1..=40).contains(&text.len()) && text.chars().all(known)
}

/// Puts the running game into the database as it stands, and lets it go on from there.
async fn file_running(app: App) {
    let Some(text) = app.running_game.get_value() else { return };
    app.left_games.add(text);
    file_left_games(app).await;
    let Some(running) = running_entry(app) else { return };
    if let Some(entry) = app.kept_games.entry(&running.id) {
        app.goes_on_from(entry.changed);
    }
}

/// Takes what is not set here; returns the number of settings taken.
fn take_settings(app: App, archive: &Archive) -> usize {
    let mut taken = 0;
    for (key, setting) in SETTINGS {
        let Some((_, text)) = archive.settings.iter().find(|(other, _)| other == key) else {
            continue;
        };
        let here = storage::get(key).ok().flatten();
        let Some(new) = restored(setting, here.as_deref(), text) else { continue };
        if storage::set(key, &new).is_ok() {
            taken += 1;
            tell_this_tab(key, &new);
            if key == storage::LANGUAGE {
                language::choose(&new);
            }
        }
    }
    app.settings.read_again();
    app.lessons.read_again();
    taken
}

/// Tells this tab of a change of the storage, as the browser tells the others.
fn tell_this_tab(key: &str, text: &str) {
    let told = StorageEventInit::new();
    told.set_key(Some(key));
    told.set_new_value(Some(text));
    if let Ok(event) = StorageEvent::new_with_event_init_dict("storage", &told) {
        let _ = window().dispatch_event(&event);
    }
}
