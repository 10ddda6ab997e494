//! Saving the game after every step, and restoring it; never over what another tab, a newer version
//! or an accident has left in the storage.

use crate::web::app::random::seed;
use crate::web::app::storage;
use crate::web::words::I18n;
use crate::web::words::save_error_words;
use leptos::prelude::*;
use tabletop::library::{Kept, kept_as, plain};
use tabletop::record::save;
use tabletop::record::save::{SaveError, SavedGame};
use tabletop::record::stamp::stamped;

/// Whether the game is saved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveStatus {
    /// Every step is saved.
    Saved,
    /// The storage is closed or full.
    NotSaved,
    /// Another tab has continued the game; its text.
    Elsewhere(String),
}

/// A problem with the saved game or the link that the page starts with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StartupProblem {
    /// A save that cannot be read: why, its text, and whether it was set aside.
    Damaged { error: String, text: String, aside: bool },
    /// A save of a newer version, left in its place.
    Newer { error: String },
    /// A link in the address that cannot be read.
    Link { error: String },
}

/// The save of the running game.
#[derive(Clone, Copy)]
pub struct Autosave {
    /// Whether it is saved.
    pub status: RwSignal<SaveStatus>,
    /// The entry that it is kept under when it is left.
    pub kept: StoredValue<Kept>,
    key: StoredValue<&'static str>,
    /// The text in the storage when this tab last read or wrote it.
    known: StoredValue<Option<String>>,
}

impl Autosave {
    /// Reads the saved game.
    pub fn load(i18n: I18n) -> (Self, Option<SavedGame>, Vec<StartupProblem>) {
        let (mut record, mut problems, mut key) = (None, Vec::new(), storage::GAME);
        let mut status = SaveStatus::Saved;
        match read(i18n, storage::GAME) {
            Ok(slot) => {
                record = slot.record;
                problems.extend(slot.problem);
                if slot.occupied {
                    key = storage::BESIDE;
                    if let Ok(beside) = read(i18n, key) {
                        record = beside.record;
                        problems.extend(beside.problem);
                    }
                }
            }
            Err(storage::NoStorage) => status = SaveStatus::NotSaved,
        }
        let known = storage::get(key).ok().flatten();
        let kept = known.as_deref().filter(|_| record.is_some());
        let autosave = Self {
            kept: StoredValue::new(kept.map_or_else(new_entry, Kept::of)),
            status: RwSignal::new(status),
            key: StoredValue::new(key),
            known: StoredValue::new(known),
        };
        autosave.watch();
        (autosave, record, problems)
    }

    /// Saves the text of a record, unless another tab has continued the game.
    pub fn save(self, text: &str) {
        if matches!(self.status.get_untracked(), SaveStatus::Elsewhere(_)) {
            return;
        }
        let key = self.key.get_value();
        match storage::get(key) {
            Ok(Some(theirs)) if self.is_new(&theirs) => {
                self.status.set(SaveStatus::Elsewhere(theirs));
            }
            Ok(_) => self.write(&self.marked(text)),
            Err(storage::NoStorage) => self.set_status(SaveStatus::NotSaved),
        }
    }

    /// From now on the other tab's text is the known one.
    pub fn accept(self, theirs: String) {
        self.known.set_value(Some(theirs));
        self.status.set(SaveStatus::Saved);
    }

    /// The text of the running game, with the mark of its entry.
    pub fn marked(self, text: &str) -> String {
        self.kept.with_value(|kept| kept_as(text, kept))
    }

    /// The text of the running game as it is kept once it is left, if it is worth that: something was decided
    /// in it, or it is played by links.
    pub fn worth_keeping(self, text: &str, decided: bool) -> Option<String> {
        let by_link = self.kept.with_value(|kept| kept.me.is_some());
        let now = (js_sys::Date::now() / 1000.0) as u64;
        (decided || by_link).then(|| stamped(&self.marked(text), now))
    }

    /// Saves the running game anew under this mark.
    pub fn mark(self, kept: Kept) {
        self.kept.set_value(kept);
        if let Some(known) = self.known.get_value() {
            self.save(&known);
        }
    }

    /// Whether another tab has saved something else than this tab knows.
    fn is_new(self, theirs: &str) -> bool {
        let known = self.known.with_value(|known| known.as_deref().map(plain));
        known.as_deref() != Some(&plain(theirs))
    }

    fn write(self, text: &str) {
        if self.known.with_value(|known| known.as_deref() == Some(text)) {
            return self.set_status(SaveStatus::Saved);
        }
        let status = match storage::set_running(self.key.get_value(), text) {
            Ok(()) => {
                self.known.set_value(Some(text.to_owned()));
                SaveStatus::Saved
            }
            Err(storage::NoStorage) => SaveStatus::NotSaved,
        };
        self.set_status(status);
    }

    fn set_status(self, status: SaveStatus) {
        if self.status.get_untracked() != status {
            self.status.set(status);
        }
    }

    /// Follows what other tabs save.
    fn watch(self) {
        let handle = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() != Some(self.key.get_value()) {
                return;
            }
            match event.new_value() {
                Some(theirs) if self.is_new(&theirs) => {
                    self.status.set(SaveStatus::Elsewhere(theirs));
                }
                _ => {}
            }
        });
        on_cleanup(move || handle.remove());
    }
}

/// An entry for a game that is not kept yet.
pub fn new_entry() -> Kept {
    let id = format!("g{:x}-{:x}", js_sys::Date::now() as u64, seed());
    Kept { id, version: 0, me: None }
}

/// The content of a key of the storage.
struct Slot {
    record: Option<SavedGame>,
    problem: Option<StartupProblem>,
    /// Whether the content must stay in its place.
    occupied: bool,
}

fn read(i18n: I18n, key: &'static str) -> Result<Slot, storage::NoStorage> {
    let slot = |record, problem, occupied| Ok(Slot { record, problem, occupied });
    let Some(text) = storage::get(key)? else { return slot(None, None, false) };
    match save::read(&text) {
        Ok(record) => slot(Some(record), None, false),
        Err(error @ (SaveError::Newer { .. } | SaveError::Seats { .. })) => {
            let error = save_error_words(i18n, &error);
            slot(None, Some(StartupProblem::Newer { error }), true)
        }
        Err(error) => {
            let aside = storage::set_aside(key, &text).is_ok();
            let error = save_error_words(i18n, &error);
            slot(None, Some(StartupProblem::Damaged { error, text, aside }), !aside)
        }
    }
}
