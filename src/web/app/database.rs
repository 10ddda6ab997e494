//! The browser's database of kept games: a store of entries, which lists read, and one of their saves.
//! It may be missing, closed or full; nothing here panics, and a change is made whole or not at all.

use super::storage;
use idb::{DatabaseEvent, Factory, ObjectStore, ObjectStoreParams, Transaction, TransactionMode};
use tabletop::library::Entry;
use thiserror::Error;
use wasm_bindgen::JsValue;

/// The name of the database.
const NAME: &str = "eko.games";
/// The version of its stores.
const VERSION: u32 = 1;
/// The store of entries: their lines, by id.
const ENTRIES: &str = "entries";
/// The store of saves: their texts, by id.
const SAVES: &str = "saves";

/// The database cannot be used, or has refused a change; why, in the browser's words.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct NoDatabase(String);

impl From<idb::Error> for NoDatabase {
    fn from(error: idb::Error) -> Self {
        Self(error.to_string())
    }
}

/// A connection to the database.
pub struct Database(idb::Database);

impl Drop for Database {
    fn drop(&mut self) {
        self.0.close();
    }
}

/// A change of the database that is being made.
pub struct Change {
    transaction: Transaction,
    entries: ObjectStore,
    saves: ObjectStore,
}

impl Database {
    /// Opens the database, and makes it where there is none.
    ///
    /// # Errors
    /// If the browser has none, or does not open it.
    pub async fn open() -> Result<Self, NoDatabase> {
        if storage::is_closed() {
            return Err(NoDatabase("closed".to_owned()));
        }
        let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
        request.on_upgrade_needed(|event| {
            if let Ok(database) = event.database() {
                for store in [ENTRIES, SAVES] {
                    // Where a store is missing, the first change says so.
                    let _ = database.create_object_store(store, ObjectStoreParams::new());
                }
            }
        });
        Ok(Self(request.await?))
    }

    /// All entries by id; `None` in place of one that cannot be read.
    ///
    /// # Errors
    /// If they cannot be had.
    pub async fn entries(&self) -> Result<Vec<(String, Option<Entry>)>, NoDatabase> {
        let reading = self.0.transaction(&[ENTRIES], TransactionMode::ReadOnly)?;
        let store = reading.object_store(ENTRIES)?;
        let (ids, lines) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
        let (ids, lines) = (ids.await?, lines.await?);
        let id = |id: JsValue| id.as_string().unwrap_or_default();
        let entry = |line: JsValue| Entry::read(&line.as_string()?);
        Ok(ids.into_iter().map(id).zip(lines.into_iter().map(entry)).collect())
    }

    /// The entry of this id, and the text of its game.
    ///
    /// # Errors
    /// If they cannot be had.
    pub async fn get(&self, id: &str) -> Result<(Option<Entry>, Option<String>), NoDatabase> {
        let reading = self.0.transaction(&[ENTRIES, SAVES], TransactionMode::ReadOnly)?;
        read(&reading.object_store(ENTRIES)?, &reading.object_store(SAVES)?, id).await
    }

    /// The texts of all games, by id.
    ///
    /// # Errors
    /// If they cannot be had.
    pub async fn texts(&self) -> Result<Vec<(String, String)>, NoDatabase> {
        let reading = self.0.transaction(&[SAVES], TransactionMode::ReadOnly)?;
        let store = reading.object_store(SAVES)?;
        let (ids, texts) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
        let (ids, texts) = (ids.await?, texts.await?);
        let pair = |(id, text): (JsValue, JsValue)| Some((id.as_string()?, text.as_string()?));
        Ok(ids.into_iter().zip(texts).filter_map(pair).collect())
    }

    /// Keeps an entry and the text of its game, in place of those under its id.
    ///
    /// # Errors
    /// If there is no room.
    pub async fn put(&self, entry: &Entry, text: &str) -> Result<(), NoDatabase> {
        let change = self.change()?;
        change.put(entry, text).await?;
        change.done().await
    }

    /// Begins a change; nothing else changes the database meanwhile.
    ///
    /// # Errors
    /// If the database is closed.
    pub fn change(&self) -> Result<Change, NoDatabase> {
        let transaction = self.0.transaction(&[ENTRIES, SAVES], TransactionMode::ReadWrite)?;
        let (entries, saves) =
            (transaction.object_store(ENTRIES)?, transaction.object_store(SAVES)?);
        Ok(Change { transaction, entries, saves })
    }
}

impl Change {
    /// The entry of this id, and the text of its game.
    ///
    /// # Errors
    /// If they cannot be had.
    pub async fn get(&self, id: &str) -> Result<(Option<Entry>, Option<String>), NoDatabase> {
        read(&self.entries, &self.saves, id).await
    }

    /// Keeps an entry and the text of its game, in place of those under its id.
    ///
    /// # Errors
    /// If there is no room.
    pub async fn put(&self, entry: &Entry, text: &str) -> Result<(), NoDatabase> {
        self.saves.put(&text.into(), Some(&(&entry.id).into()))?.await?;
        self.put_entry(entry).await
    }

    /// Keeps an entry.
    ///
    /// # Errors
    /// If there is no room.
    pub async fn put_entry(&self, entry: &Entry) -> Result<(), NoDatabase> {
        self.entries.put(&entry.line().into(), Some(&(&entry.id).into()))?.await?;
        Ok(())
    }

    /// Deletes an entry and its game.
    ///
    /// # Errors
    /// If the database does not allow it.
    pub async fn delete(&self, id: &str) -> Result<(), NoDatabase> {
        self.saves.delete(JsValue::from(id))?.await?;
        self.entries.delete(JsValue::from(id))?.await?;
        Ok(())
    }

    /// Waits until the change is on the device.
    ///
    /// # Errors
    /// If nothing of it was kept.
    pub async fn done(self) -> Result<(), NoDatabase> {
        if self.transaction.await?.is_committed() {
            Ok(())
        } else {
            Err(NoDatabase("the change was taken back".to_owned()))
        }
    }
}

async fn read(
    entries: &ObjectStore,
    saves: &ObjectStore,
    id: &str,
) -> Result<(Option<Entry>, Option<String>), NoDatabase> {
    let line = entries.get(JsValue::from(id))?.await?;
    let text = saves.get(JsValue::from(id))?.await?;
    let entry = line.and_then(|line| Entry::read(&line.as_string()?));
    Ok((entry, text.and_then(|text| text.as_string())))
}
