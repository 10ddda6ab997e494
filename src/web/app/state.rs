//! What outlives a game: settings, saves, kept games, and messages.

use crate::web::app::aids::LinkAids;
use crate::web::app::announcer::Announcer;
use crate::web::app::arrival::Conflict;
use crate::web::app::autosave::{Autosave, SaveStatus, StartupProblem, new_entry};
use crate::web::app::damaged_saves::DamagedSaves;
use crate::web::app::engine::Engine;
use crate::web::app::kept_games::{KeptGames, file_left_games};
use crate::web::app::left_games::LeftGames;
use crate::web::app::lessons::{LessonPlace, Lessons};
use crate::web::app::notice::Notice;
use crate::web::app::offline::{PageCopy, page_copy};
use crate::web::app::rules::{LookUp, RulesPlace};
use crate::web::app::settings::Settings;
use crate::web::words::I18n;
use crate::web::words::{capital, save_error_words};
use leptos::prelude::*;
use std::time::Duration;
use tabletop::core::player::Player;
use tabletop::game::GameName;
use tabletop::library::{Kept, covers, kept_in};
use tabletop::record::save;
use tabletop::record::save::{SaveError, SavedGame};
use tabletop::record::stamp::{saved_at, stamped};

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
    /// Games left for another that the database does not have yet.
    pub left_games: LeftGames,
    /// The games in the database.
    pub kept_games: KeptGames,
    /// Saves that were set aside.
    pub damaged_saves: DamagedSaves,
    /// The lessons.
    pub lessons: Lessons,
    /// What is read of the rules; `None` while they are closed.
    pub rules: RwSignal<Option<RulesPlace>>,
    /// The worker of the computer players.
    pub engine: Engine,
    /// A worker that looks at steps already played, while computer players think in the other.
    pub onlooker: Engine,
    /// Whether the page has been out of sight for long.
    pub out_of_sight: RwSignal<bool>,
    /// How far the copy of the page is that is kept for use without a network.
    pub page_copy: RwSignal<PageCopy>,
    /// Who plays here in the running game, where it is played by links.
    pub me: RwSignal<Option<Player>>,
    /// The ply that the next table shows first: the one of a link, or what was played elsewhere since.
    pub catch_up: StoredValue<Option<usize>>,
    /// Whether the next table asks who plays here.
    pub ask_who: StoredValue<bool>,
    /// What a link brings beside its game.
    pub link_aids: LinkAids,
    /// A game that arrived by a link and does not go on from the one that is kept.
    pub conflict: RwSignal<Option<Conflict>>,
    /// The number of games shown so far.
    pub games: StoredValue<u32>,
    /// The text of the running game as it is kept, once a player has made a decision in it.
    pub running_game: StoredValue<Option<String>>,
}

impl App {
    /// The app with the saved game restored.
    pub fn load(i18n: I18n) -> Self {
        let (autosave, record, problems) = Autosave::load(i18n);
        let me = autosave.kept.with_value(|kept| kept.me);
        // Before its table: a link in the address may arrive sooner than the program of that.
        let kept = |game: &SavedGame| autosave.worth_keeping(&game.text(), game.has_decisions());
        let running_game = record.as_ref().and_then(kept);
        Self {
            i18n,
            settings: Settings::load(),
            autosave,
            announcer: Announcer::new(),
            record: RwSignal::new(record),
            problems: RwSignal::new(problems),
            message: RwSignal::new(None),
            notice: Notice::new(),
            left_games: LeftGames::load(),
            kept_games: KeptGames::new(),
            damaged_saves: DamagedSaves::load(),
            lessons: Lessons::load(),
            rules: RwSignal::new(None),
            engine: Engine::new(),
            onlooker: Engine::new(),
            out_of_sight: out_of_sight(),
            page_copy: page_copy(),
            me: RwSignal::new(me),
            catch_up: StoredValue::new(None),
            ask_who: StoredValue::new(false),
            link_aids: LinkAids::new(),
            conflict: RwSignal::new(None),
            games: StoredValue::new(0),
            running_game: StoredValue::new(running_game),
        }
    }

    /// Starts a game. The running game is kept, and so is another tab's game that was saved in its place.
    pub fn start_game(self, game: impl Into<SavedGame>) {
        self.go_on_with(game.into(), new_entry());
    }

    /// Continues a game that is kept under this entry, as [`start_game`](Self::start_game) starts one.
    pub fn go_on_with(self, game: SavedGame, kept: Kept) {
        self.keep_running_game();
        self.take_over();
        self.show(game, kept);
    }

    /// Shows the lessons; the running game, as this text has it, waits.
    pub fn learn(self, running: Option<&str>) {
        self.learn_at(running, LessonPlace::List);
    }

    /// Opens the lesson of a link, or the list of all without a key; the running game waits.
    pub fn open_lesson(self, key: &str) {
        let running = self.running_game.get_value();
        let lesson = || LessonPlace::Step(key.to_owned(), 0);
        let place = if key.is_empty() { LessonPlace::List } else { lesson() };
        self.learn_at(running.as_deref(), place);
    }

    fn learn_at(self, running: Option<&str>, place: LessonPlace) {
        let waits = self.record.with_untracked(Option::is_some);
        if let Some(game) = running.filter(|_| waits).and_then(|text| save::read(text).ok()) {
            self.record.update_untracked(|record| *record = Some(game));
        }
        self.rules.set(None);
        self.lessons.go(Some(place));
    }

    /// Opens the rules of a game, or goes to another place in them.
    pub fn read_rules(self, game: GameName, at: LookUp) {
        self.rules.set(Some(RulesPlace { game, at }));
    }

    /// Goes on with what was played elsewhere in a kept game. If that is the running one, it is not kept
    /// beside itself.
    pub fn advance(self, game: SavedGame, kept: Kept) {
        if self.autosave.kept.with_value(|own| own.id != kept.id) {
            self.keep_running_game();
        }
        self.take_over();
        self.show(game, kept);
    }

    /// Notes who plays here in the running game, where it is played by links; the table saves it.
    pub fn play_by_link(self, me: Option<Player>) {
        self.autosave.kept.update_value(|kept| kept.me = me);
        self.me.set(me);
    }

    /// Continues a game that the database does not have yet.
    pub fn resume_left(self, text: &str) {
        match save::read(text) {
            Ok(record) => {
                self.left_games.remove(text);
                self.go_on_with(record, Kept::of(text));
            }
            Err(error) => self.show_error(&error),
        }
    }

    /// Continues another tab's game; this tab's is kept, unless it is a part of that one.
    pub fn load_other_tab(self) {
        let SaveStatus::Elsewhere(theirs) = self.autosave.status.get_untracked() else { return };
        match save::read(&theirs) {
            Ok(record) => {
                let kept = Kept::of(&theirs);
                let mine = self.running_game.get_value();
                let read = mine.as_deref().and_then(|mine| save::read(mine).ok());
                if !read.is_some_and(|mine| covers(&record, &mine)) {
                    self.separate_from(&kept);
                    self.keep_running_game();
                }
                self.autosave.accept(theirs);
                self.show(record, kept);
            }
            Err(error) => self.show_error(&error),
        }
    }

    /// From now on this tab's game is the saved one; another tab's is kept.
    pub fn take_over(self) {
        if let SaveStatus::Elsewhere(theirs) = self.autosave.status.get_untracked() {
            if let Some(kept) = kept_in(&theirs) {
                self.separate_from(&kept);
            }
            self.left_games.add(theirs.clone());
            self.autosave.accept(theirs);
            file_left_games(self);
        }
    }

    /// Announces a notice and shows it for a while.
    pub fn say(self, words: String) {
        self.announcer.announce(words.clone());
        self.notice.show(Some(words));
    }

    /// Notes that the running game is kept as this version of its entry.
    pub fn goes_on_from(self, version: u64) {
        let kept = Kept { version, ..self.autosave.kept.get_value() };
        self.autosave.mark(kept);
        self.mark_running_game();
    }

    /// Marks the text of the running game anew.
    fn mark_running_game(self) {
        self.running_game.update_value(|running| {
            *running = running.take().map(|text| {
                let when = saved_at(&text).unwrap_or_default();
                stamped(&self.autosave.marked(&text), when)
            });
        });
    }

    /// Gives this tab's game an entry of its own, where another tab goes on with the game in this one.
    fn separate_from(self, kept: &Kept) {
        if self.autosave.kept.with_value(|own| own.id == kept.id) {
            self.autosave.kept.set_value(new_entry());
            self.mark_running_game();
        }
    }

    /// Announces a message and shows it until it is closed.
    pub fn tell(self, words: String) {
        self.announcer.announce(words.clone());
        self.message.set(Some(words));
    }

    /// Shows why a saved game cannot be read.
    pub fn show_error(self, error: &SaveError) {
        self.message.set(Some(capital(&save_error_words(self.i18n, error))));
    }

    fn keep_running_game(self) {
        if let Some(text) = self.running_game.get_value() {
            self.left_games.add(text);
            file_left_games(self);
        }
    }

    fn show(self, record: SavedGame, kept: Kept) {
        self.me.set(kept.me);
        self.autosave.kept.set_value(kept);
        self.problems.set(Vec::new());
        self.message.set(None);
        self.notice.show(None);
        self.lessons.go(None);
        self.rules.set(None);
        self.link_aids.begin(self.settings);
        // At once: the program of its table may be on its way.
        self.autosave.save(&record.text());
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
