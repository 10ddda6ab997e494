//! Saving the game after every step, and bringing it back; never writing over what another tab,
//! a newer version or an accident has left in the storage.

use crate::web::I18n;
use crate::web::app::storage;
use crate::web::words::save_error_words;
use leptos::prelude::*;
use tabletop::record::save;
use tabletop::record::save::{SaveError, SavedGame};

/// How well the game is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kept {
    /// Every step is saved.
    Saved,
    /// The storage does not take it.
    NotSaved,
    /// Another tab has gone on with the game; its text.
    Elsewhere(String),
}

/// What was found at the start, besides a game that can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// A save that cannot be read: why, its text, and whether it was set aside.
    Damaged { fault: String, text: String, aside: bool },
    /// A save of a newer version, left where it is.
    Newer { fault: String },
}

/// The keeper of the running game.
#[derive(Clone, Copy)]
pub struct Autosave {
    /// How well it is kept.
    pub kept: RwSignal<Kept>,
    key: StoredValue<&'static str>,
    /// What the storage held when this tab last looked.
    known: StoredValue<Option<String>>,
}

impl Autosave {
    /// Looks for a saved game.
    pub fn open(i18n: I18n) -> (Self, Option<SavedGame>, Vec<Found>) {
        let (mut record, mut found, mut key) = (None, Vec::new(), storage::GAME);
        let mut kept = Kept::Saved;
        match look(i18n, storage::GAME) {
            Ok(looked) => {
                record = looked.record;
                found.extend(looked.found);
                if looked.held {
                    key = storage::BESIDE;
                    if let Ok(beside) = look(i18n, key) {
                        record = beside.record;
                        found.extend(beside.found);
                    }
                }
            }
            Err(storage::NoStorage) => kept = Kept::NotSaved,
        }
        let known = storage::get(key).ok().flatten();
        let keep = Self {
            kept: RwSignal::new(kept),
            key: StoredValue::new(key),
            known: StoredValue::new(known),
        };
        keep.watch();
        (keep, record, found)
    }

    /// Saves the text of a record, unless another tab has gone on meanwhile.
    pub fn save(self, text: &str) {
        if matches!(self.kept.get_untracked(), Kept::Elsewhere(_)) {
            return;
        }
        let key = self.key.get_value();
        match storage::get(key) {
            Ok(Some(theirs)) if Some(&theirs) != self.known.get_value().as_ref() => {
                self.kept.set(Kept::Elsewhere(theirs));
            }
            Ok(_) => self.write(text),
            Err(storage::NoStorage) => self.note(Kept::NotSaved),
        }
    }

    /// From now on the other tab's game is the known one.
    pub fn accept(self, theirs: String) {
        self.known.set_value(Some(theirs));
        self.kept.set(Kept::Saved);
    }

    fn write(self, text: &str) {
        if self.known.with_value(|known| known.as_deref() == Some(text)) {
            return self.note(Kept::Saved);
        }
        let kept = match storage::set(self.key.get_value(), text) {
            Ok(()) => {
                self.known.set_value(Some(text.to_owned()));
                Kept::Saved
            }
            Err(storage::NoStorage) => Kept::NotSaved,
        };
        self.note(kept);
    }

    fn note(self, kept: Kept) {
        if self.kept.get_untracked() != kept {
            self.kept.set(kept);
        }
    }

    /// Other tabs tell by an event what they have saved.
    fn watch(self) {
        let handle = window_event_listener(leptos::ev::storage, move |event| {
            if event.key().as_deref() != Some(self.key.get_value()) {
                return;
            }
            match event.new_value() {
                Some(theirs) if Some(&theirs) != self.known.get_value().as_ref() => {
                    self.kept.set(Kept::Elsewhere(theirs));
                }
                _ => {}
            }
        });
        on_cleanup(move || handle.remove());
    }
}

struct Looked {
    record: Option<SavedGame>,
    found: Option<Found>,
    /// Whether the place is held by something that must stay there.
    held: bool,
}

fn look(i18n: I18n, key: &'static str) -> Result<Looked, storage::NoStorage> {
    let looked = |record, found, held| Ok(Looked { record, found, held });
    let Some(text) = storage::get(key)? else { return looked(None, None, false) };
    match save::read(&text) {
        Ok(record) => looked(Some(record), None, false),
        Err(fault @ SaveError::Newer { .. }) => {
            looked(None, Some(Found::Newer { fault: save_error_words(i18n, &fault) }), true)
        }
        Err(fault) => {
            let aside = storage::set_aside(key, &text).is_ok();
            let fault = save_error_words(i18n, &fault);
            looked(None, Some(Found::Damaged { fault, text, aside }), !aside)
        }
    }
}
