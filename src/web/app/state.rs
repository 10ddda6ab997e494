//! What outlives a game: settings, saves, recent games, and messages.

use crate::web::app::announcer::Announcer;
use crate::web::app::autosave::{Autosave, SaveStatus, StartupProblem};
use crate::web::app::engine::Engine;
use crate::web::app::lessons::{LessonPlace, Lessons};
use crate::web::app::notice::Notice;
use crate::web::app::offline::{PageCopy, page_copy};
use crate::web::app::recent_games::{DamagedSaves, RecentGames};
use crate::web::app::rules::{LookUp, RulesPlace};
use crate::web::app::settings::Settings;
use crate::web::words::I18n;
use crate::web::words::{capital, save_error_words};
use leptos::prelude::*;
use std::time::Duration;
use tabletop::game::GameName;
use tabletop::record::save;
use tabletop::record::save::{SaveError, SavedGame};

/// Everything besides the game itself. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct App {
    /// The language.
    pub i18n: I18n,
    /// The theme, the sounds and the rotations of the boards.
    pub settings: Settings,
    /// Saving.
    pub autosave: Autosave,
    /// What is announced to screen readers.
    pub announcer: Announcer,
    /// The game to play; `None` shows the start screen.
    pub record: RwSignal<Option<SavedGame>>,
    /// What could not be restored at the start.
    pub problems: RwSignal<Vec<StartupProblem>>,
    /// A message about a file, until it is closed.
    pub message: RwSignal<Option<String>>,
    /// A notice that needs no answer.
    pub notice: Notice,
    /// Games left for another.
    pub recent_games: RecentGames,
    /// Saves that were set aside.
    pub damaged_saves: DamagedSaves,
    /// The lessons.
    pub lessons: Lessons,
    /// What is read of the rules; `None` while they are closed.
    pub rules: RwSignal<Option<RulesPlace>>,
    /// The worker of the computer players.
    pub engine: Engine,
    /// Whether the page has been out of sight for long.
    pub out_of_sight: RwSignal<bool>,
    /// How far the copy of the page is that is kept for use without a network.
    pub page_copy: RwSignal<PageCopy>,
    /// The number of games shown so far.
    pub games: StoredValue<u32>,
    /// The text of the running game, once a player has made a decision in it.
    pub running_game: StoredValue<Option<String>>,
}

impl App {
    /// The app with the saved game restored.
    pub fn load(i18n: I18n) -> Self {
        let (autosave, record, problems) = Autosave::load(i18n);
        Self {
            i18n,
            settings: Settings::load(),
            autosave,
            announcer: Announcer::new(),
            record: RwSignal::new(record),
            problems: RwSignal::new(problems),
            message: RwSignal::new(None),
            notice: Notice::new(),
            recent_games: RecentGames::load(),
            damaged_saves: DamagedSaves::load(),
            lessons: Lessons::load(),
            rules: RwSignal::new(None),
            engine: Engine::new(),
            out_of_sight: out_of_sight(),
            page_copy: page_copy(),
            games: StoredValue::new(0),
            running_game: StoredValue::new(None),
        }
    }

    /// Starts a game, or continues another. The running game becomes a recent one, and so does
    /// another tab's game that was saved in its place.
    pub fn start_game(self, game: impl Into<SavedGame>) {
        self.keep_running_game();
        self.take_over();
        self.show(game.into());
    }

    /// Shows the lessons; the running game, as this text has it, waits.
    pub fn learn(self, running: Option<&str>) {
        if let Some(game) = running.and_then(|text| save::read(text).ok()) {
            self.record.update_untracked(|record| *record = Some(game));
        }
        self.rules.set(None);
        self.lessons.go(Some(LessonPlace::List));
    }

    /// Opens the rules of a game, or goes to another place in them.
    pub fn read_rules(self, game: GameName, at: LookUp) {
        self.rules.set(Some(RulesPlace { game, at }));
    }

    /// Continues a recent game.
    pub fn resume(self, text: &str) {
        match save::read(text) {
            Ok(record) => {
                self.recent_games.remove(text);
                self.start_game(record);
            }
            Err(error) => self.show_error(&error),
        }
    }

    /// Continues another tab's game; this tab's becomes a recent game.
    pub fn load_other_tab(self) {
        let SaveStatus::Elsewhere(theirs) = self.autosave.status.get_untracked() else { return };
        match save::read(&theirs) {
            Ok(record) => {
                self.keep_running_game();
                self.autosave.accept(theirs);
                self.show(record);
            }
            Err(error) => self.show_error(&error),
        }
    }

    /// From now on this tab's game is the saved one; another tab's becomes a recent game.
    pub fn take_over(self) {
        if let SaveStatus::Elsewhere(theirs) = self.autosave.status.get_untracked() {
            self.recent_games.add(theirs.clone());
            self.autosave.accept(theirs);
        }
    }

    /// Announces a notice and shows it for a while.
    pub fn say(self, words: String) {
        self.announcer.announce(words.clone());
        self.notice.show(Some(words));
    }

    /// Announces a message and shows it until it is closed.
    pub fn tell(self, words: String) {
        self.announcer.announce(words.clone());
        self.message.set(Some(words));
    }

    fn show_error(self, error: &SaveError) {
        self.message.set(Some(capital(&save_error_words(self.i18n, error))));
    }

    fn keep_running_game(self) {
        if let Some(text) = self.running_game.get_value() {
            self.recent_games.add(text);
        }
    }

    fn show(self, record: SavedGame) {
        self.problems.set(Vec::new());
        self.message.set(None);
        self.notice.show(None);
        self.lessons.go(None);
        self.rules.set(None);
        self.record.set(Some(record));
    }
}

/// How long a page is out of sight before computer players wait.
const LONG: Duration = Duration::from_secs(20);

/// Whether the page has been out of sight for long.
fn out_of_sight() -> RwSignal<bool> {
    let away = RwSignal::new(false);
    let handle = window_event_listener_untyped("visibilitychange", move |_| {
        if document().hidden() {
            let check = move || {
                if document().hidden() {
                    away.set(true);
                }
            };
            set_timeout(check, LONG);
        } else if away.get_untracked() {
            away.set(false);
        }
    });
    on_cleanup(move || handle.remove());
    away
}

/// The app of this page.
pub fn use_app() -> App {
    expect_context()
}
