//! What is done with kept games: filed, resumed, renamed, copied, deleted and brought back.

use super::database::{Database, NoDatabase};
use super::persistence;
use super::state::App;
use crate::web::app::autosave::new_entry;
use crate::web::i18n::*;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::cell::Cell;
use tabletop::library::{Entry, Filing, Kept, Room, filing, kept_as, kept_in, plain, room};
use tabletop::record::save::{self, SaveError, SavedGame};
use tabletop::record::stamp::{saved_at, stamped};

/// Why something could not be done with a kept game.
pub enum KeepingError {
    /// The database cannot be used.
    Database(NoDatabase),
    /// There is no such game any more: another tab has deleted it.
    Gone,
    /// The game cannot be read: why, and its text.
    Unreadable(SaveError, String),
    /// There is no room for copies.
    Full,
}

impl From<NoDatabase> for KeepingError {
    fn from(error: NoDatabase) -> Self {
        Self::Database(error)
    }
}

/// The time, in milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// When a game was played last, in milliseconds since 1970: now, where that is not known.
fn when(text: &str) -> u64 {
    saved_at(text).map_or_else(now, |seconds| seconds.saturating_mul(1000))
}

thread_local! {
    /// Whether games are being filed.
    static FILING: Cell<bool> = const { Cell::new(false) };
}

/// Moves all games that were left into the database, then reads its entries.
pub async fn file_left_games(app: App) {
    if !FILING.replace(true) {
        let mut filed = Vec::new();
        let result = file_all(app, &mut filed).await;
        FILING.set(false);
        app.kept_games.fault.set(result.err().map(|error| error.to_string()));
        refresh(app).await;
        // No moment shows a game nowhere.
        if !filed.is_empty() {
            app.left_games.remove_all(&filed);
        }
    }
}

/// Reads the entries, and how much room is left.
pub async fn refresh(app: App) {
    let kept = app.kept_games;
    let read = async { Database::open().await?.entries().await };
    let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
    match read.await {
        Ok(all) => {
            for (id, entry) in all {
                match entry {
                    Some(entry) => entries.push(entry),
                    None => unreadable.push(id),
                }
            }
        }
        Err(error) => kept.fault.set(Some(error.to_string())),
    }
    // The ids make the order certain where times are equal.
    entries.sort_by(|a, b| (b.changed, &b.id).cmp(&(a.changed, &a.id)));
    let games = entries.len();
    kept.entries.set(Some(entries));
    kept.unreadable.set(unreadable);
    let left = room(games, persistence::used_of_most().await);
    if kept.room.get_untracked() == Room::Enough && left != Room::Enough {
        app.say(t_string!(app.i18n, games.little_room).to_owned());
    }
    kept.room.set(left);
}

/// Files one game after the other, the oldest first. One that cannot be read stays where it is.
async fn file_all(app: App, filed: &mut Vec<String>) -> Result<(), NoDatabase> {
    let mut seen: Vec<String> = Vec::new();
    let next = |seen: &[String]| {
        let waiting = untrack(|| app.left_games.all());
        waiting.into_iter().rev().find(|text| !seen.contains(text))
    };
    let Some(mut text) = next(&seen) else { return Ok(()) };
    let database = Database::open().await?;
    loop {
        if let Ok(game) = save::read(&text) {
            file(&database, &game, &text).await?;
            filed.push(text.clone());
            // A person may be asked, and takes time.
            spawn_local(persistence::ask_to_keep());
        }
        seen.push(text);
        match next(&seen) {
            Some(another) => text = another,
            None => return Ok(()),
        }
    }
}

/// Keeps a game that was left, under its entry or beside it.
async fn file(database: &Database, game: &SavedGame, text: &str) -> Result<(), NoDatabase> {
    let mut kept = Kept::of(text);
    let when = when(text);
    let change = database.change()?;
    let (entry, saved) = change.get(&kept.id).await?;
    let old = saved.as_deref().map(save::read);
    let filed = match (&entry, &old) {
        (Some(entry), Some(Ok(old))) => filing(game, kept.version, Some((entry.changed, old))),
        // A text that this version cannot read is nothing to write over.
        (_, Some(_)) => Filing::Beside,
        _ => Filing::Here,
    };
    let mut new = match (filed, entry) {
        (Filing::Covered, _) => return change.done().await,
        (Filing::Here, Some(entry)) => entry.after(game, when),
        (Filing::Here, None) => Entry::new(kept.id.clone(), game, when),
        (Filing::Beside, entry) => {
            kept.id = new_entry().id;
            let title = entry.map(|entry| entry.title).unwrap_or_default();
            Entry { title, ..Entry::new(kept.id.clone(), game, when) }
        }
    };
    new.me = kept.me.or(new.me);
    change.put(&new, &plain(text)).await?;
    change.done().await
}

/// The entry of the running game, as it stands, once it is worth keeping.
pub fn running_entry(app: App) -> Option<Entry> {
    let text = app.running_game.get_value()?;
    let (game, kept) = (save::read(&text).ok()?, kept_in(&text)?);
    let when = when(&text);
    let before = app.kept_games.entry(&kept.id);
    let entry = before.map(|entry| entry.after(&game, when));
    let entry = entry.unwrap_or_else(|| Entry::new(kept.id, &game, when));
    Some(Entry { me: kept.me, ..entry })
}

/// Continues a kept game.
pub async fn resume(app: App, id: &str) -> Result<(), KeepingError> {
    let (entry, text) = Database::open().await?.get(id).await?;
    let text = text.ok_or(KeepingError::Gone)?;
    match save::read(&text) {
        Ok(game) => {
            let (version, me) = entry.map_or((0, None), |entry| (entry.changed, entry.me));
            app.go_on_with(game, Kept { id: id.to_owned(), version, me });
            Ok(())
        }
        Err(error) => Err(KeepingError::Unreadable(error, text)),
    }
}

/// Gives a kept game, or the running one, a title; an empty one takes it away.
pub async fn rename(app: App, id: &str, title: &str) -> Result<(), KeepingError> {
    let database = Database::open().await?;
    let running = running_entry(app).filter(|entry| entry.id == id);
    let change = database.change()?;
    match change.get(id).await?.0 {
        Some(mut entry) => {
            entry.rename(title);
            change.put_entry(&entry).await?;
            change.done().await?;
        }
        None => {
            let mut entry = running.ok_or(KeepingError::Gone)?;
            let text = app.running_game.get_value().ok_or(KeepingError::Gone)?;
            entry.rename(title);
            change.put(&entry, &plain(&text)).await?;
            change.done().await?;
            app.goes_on_from(entry.changed);
        }
    }
    refresh(app).await;
    Ok(())
}

/// Copies a game under a title of its own; returns the entry of the copy.
pub async fn duplicate(app: App, id: &str, title: &str) -> Result<Entry, KeepingError> {
    if app.kept_games.room.get_untracked() == Room::Full {
        return Err(KeepingError::Full);
    }
    let database = Database::open().await?;
    let running = app.running_game.get_value();
    let running = running.filter(|text| kept_in(text).is_some_and(|kept| kept.id == id));
    let text = match running {
        Some(text) => text,
        None => database.get(id).await?.1.ok_or(KeepingError::Gone)?,
    };
    let game = match save::read(&text) {
        Ok(game) => game,
        Err(error) => return Err(KeepingError::Unreadable(error, text)),
    };
    let mut entry = Entry::new(new_entry().id, &game, now());
    entry.rename(title);
    database.put(&entry, &plain(&text)).await?;
    refresh(app).await;
    Ok(entry)
}

/// Deletes a game; it can be had back while the page is open. One that cannot be read is gone for good.
pub async fn delete(app: App, id: &str) -> Result<(), KeepingError> {
    let database = Database::open().await?;
    let change = database.change()?;
    let (entry, text) = change.get(id).await?;
    change.delete(id).await?;
    change.done().await?;
    if let Some(deleted) = entry.zip(text) {
        app.kept_games.deleted.update(|all| all.push(deleted));
    }
    refresh(app).await;
    Ok(())
}

/// Brings back the game that was deleted last. Where the database does not take it, it is among the games
/// that were left.
pub async fn bring_back(app: App) {
    let last = app.kept_games.deleted.try_update(Vec::pop).flatten();
    let Some((entry, text)) = last else { return };
    let put = async {
        let database = Database::open().await?;
        database.put(&entry, &text).await
    };
    if put.await.is_err() {
        let kept = Kept { id: entry.id.clone(), version: 0, me: entry.me };
        app.left_games.add(stamped(&kept_as(&text, &kept), entry.changed / 1000));
    }
    refresh(app).await;
}
