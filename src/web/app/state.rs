//! What outlives a game: settings, saves, earlier games, and notices.

use crate::web::I18n;
use crate::web::app::autosave::{Autosave, Found, Kept};
use crate::web::app::recent_games::{Damaged, RecentGames};
use crate::web::app::settings::Settings;
use crate::web::i18n::*;
use crate::web::ui::focus::{focus, focus_is_lost};
use crate::web::ui::live_region::Speaker;
use crate::web::words::{capital, save_error_words};
use leptos::prelude::*;
use tabletop::record::save;
use tabletop::record::save::SavedGame;

/// Everything that is not the game itself. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct App {
    /// The language.
    pub i18n: I18n,
    /// Theme and turn of the board.
    pub settings: Settings,
    /// Saving.
    pub keep: Autosave,
    /// What is said to screen readers.
    pub speaker: Speaker,
    /// The game to sit down at; `None` shows the start screen.
    pub record: RwSignal<Option<SavedGame>>,
    /// What the start found in the storage and could not use.
    pub found: RwSignal<Vec<Found>>,
    /// A message about a file, to be closed.
    pub message: RwSignal<Option<String>>,
    /// Games that were left for another.
    pub earlier: RecentGames,
    /// Saves that were set aside.
    pub damaged: Damaged,
    /// The text of the running game as it stands, once somebody has decided something in it.
    pub running: StoredValue<Option<String>>,
}

impl App {
    /// Opens the page: what was saved goes on.
    pub fn enter(i18n: I18n) -> Self {
        let (keep, record, found) = Autosave::open(i18n);
        Self {
            i18n,
            settings: Settings::load(),
            keep,
            speaker: Speaker::new(),
            record: RwSignal::new(record),
            found: RwSignal::new(found),
            message: RwSignal::new(None),
            earlier: RecentGames::load(),
            damaged: Damaged::load(),
            running: StoredValue::new(None),
        }
    }

    /// Begins a game, or goes on with another. The running one becomes an earlier one; so does what
    /// another tab has saved in its place.
    pub fn sit_down(self, game: impl Into<SavedGame>) {
        if let Some(text) = self.running.get_value() {
            self.earlier.put(text);
        }
        self.take_the_place();
        self.open(game.into());
    }

    /// Goes on with an earlier game.
    pub fn back_to(self, text: &str) {
        match save::read(text) {
            Ok(record) => {
                self.earlier.take(text);
                self.sit_down(record);
            }
            Err(fault) => self.message.set(Some(capital(&save_error_words(self.i18n, &fault)))),
        }
    }

    /// Goes on with what another tab has saved; what was played here becomes an earlier game.
    pub fn load_theirs(self) {
        let Kept::Elsewhere(theirs) = self.keep.kept.get_untracked() else { return };
        match save::read(&theirs) {
            Ok(record) => {
                if let Some(mine) = self.running.get_value() {
                    self.earlier.put(mine);
                }
                self.keep.accept(theirs);
                self.open(record);
            }
            Err(fault) => self.message.set(Some(capital(&save_error_words(self.i18n, &fault)))),
        }
    }

    /// From now on this tab's game is the saved one; another tab's becomes an earlier game.
    pub fn take_the_place(self) {
        if let Kept::Elsewhere(theirs) = self.keep.kept.get_untracked() {
            self.earlier.put(theirs.clone());
            self.keep.accept(theirs);
        }
    }

    /// Opens a text that came from a file; the running game stays when it cannot be read.
    pub fn open_text(self, name: &str, text: &str) {
        let i18n = self.i18n;
        let name = name.to_owned();
        let words = match save::read(text) {
            Ok(record) => {
                self.sit_down(record);
                t_string!(i18n, save.opened, name = name)
            }
            Err(fault) => {
                t_string!(i18n, save.bad_file, name = name, fault = save_error_words(i18n, &fault))
            }
        };
        self.speaker.say(words.clone());
        self.message.set(Some(words));
    }

    fn open(self, record: SavedGame) {
        self.found.set(Vec::new());
        self.message.set(None);
        self.record.set(Some(record));
        request_animation_frame(|| {
            let stop = document().query_selector("[data-cell][tabindex=\"0\"]").ok().flatten();
            if let Some(stop) = stop.filter(|_| focus_is_lost()) {
                focus(&stop);
            }
        });
    }
}

/// The app of this page.
pub fn use_app() -> App {
    expect_context()
}
