//! The table in the browser: the session as a signal, what follows from it, and the one way in
//! which anything changes. [`Table`] knows its game, [`Shared`] serves what lies around any board.

pub mod board;
pub mod dialogs;
mod page_game;
pub mod panels;
mod parts;
pub mod screen;
mod shared;

pub use page_game::PageGame;
pub use parts::{Asked, Line};
pub use shared::{Input, Shared, use_shared};

use crate::web::app::state::use_app;
use crate::web::table::board::flight::Flights;
use crate::web::words::{Names, now_words};
use leptos::prelude::*;
use parts::{Parts, Told};
use shared::meant;
use std::ops::Deref;
use tabletop::core::space::Space;
use tabletop::game::Game;
use tabletop::record::Record;
use tabletop::record::save;
use tabletop::table::{Act, Choice};
use web_sys::MouseEvent;

/// A session of a game.
pub type Session<G> = tabletop::table::Session<G>;
/// An event of a game.
pub type Event<G> = tabletop::table::Event<<G as Game>::Move, <G as Game>::Illegal>;

/// The sheets that can lie over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The menu.
    Menu,
    /// A new game.
    NewGame,
    /// Games that were left for another.
    RecentGames,
    /// The rules in short.
    Rules,
    /// Does the player at turn really resign?
    Resign,
    /// Do all really agree on a draw?
    Draw,
    /// Who has won.
    Over,
}

/// A game that is played; of Ekö unless another is named. Cheap to copy: it is all signals.
pub struct Table<G: PageGame = tabletop::eko::Position> {
    /// What the parts around the board see of it.
    shared: Shared,
    /// The game.
    pub session: RwSignal<Session<G>>,
    /// What the board shows.
    pub scene: Memo<G::BoardModel>,
    /// Why nothing can be done on the space asked about.
    pub refusal: Memo<Option<(Space, G::Illegal)>>,
}

impl<G: PageGame> Clone for Table<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: PageGame> Copy for Table<G> {}

impl<G: PageGame> Deref for Table<G> {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.shared
    }
}

impl<G: PageGame> Table<G> {
    /// Sits down at a game.
    pub fn sit_down(record: Record<G>) -> Self {
        let app = use_app();
        let i18n = app.i18n;
        let names = StoredValue::new(Names::of(&record));
        let position = record.position();
        let all = position.geometry(0);
        let named = |space: &Space| (*space, position.space_name(*space));
        let mut spaces: Vec<(Space, String)> = all.rows().iter().flatten().map(named).collect();
        spaces.sort_by_cached_key(|(space, _)| *space);
        let first = spaces.first().map(|(space, _)| *space);
        let seats = position.seats();
        let session = Session::new(record);
        let over = (!session.is_open()).then_some(Sheet::Over);
        let session = RwSignal::new(session);
        let scene = Memo::new(move |_| session.with(G::scene));
        let asked = RwSignal::new(None);
        let (best_rotation, steps) = (RwSignal::new(0), RwSignal::new(0));
        let set = app.settings.turn_of(G::NAME);
        let turn = Memo::new(move |_| set.get().unwrap_or_else(|| best_rotation.get()));
        let geometry = Memo::new(move |_| {
            let turn = turn.get();
            session.with_untracked(|s| s.record().position().geometry(turn))
        });
        let refusal = Memo::new(move |_| {
            let space: Space = asked.get()?;
            Some((space, session.with(|session| refusal(session, space))?))
        });
        let line = Memo::new(move |_| {
            let space = asked.get()?;
            let why = refusal.get().map(|(_, why)| why);
            let words = |names: &Names| {
                scene.with(|scene| {
                    session.with(|s| G::asked_words(i18n, names, scene, s, space, why))
                })
            };
            Some(names.with_value(words))
        });
        let shared = Shared {
            game: G::NAME,
            app,
            seats,
            names,
            spaces: StoredValue::new(spaces),
            turns: G::ROTATIONS,
            turn,
            geometry,
            best_rotation,
            shape: StoredValue::new(0.0),
            focus: RwSignal::new(first),
            asked,
            sheet: RwSignal::new(over),
            notice: RwSignal::new(None),
            flights: Flights::new(),
            told: Told::of(i18n, names, session, steps, geometry, line),
            parts: Parts::of::<G>(),
            steps,
            tapped: StoredValue::new(None),
            way_in: StoredValue::new(None),
        };
        let table = Self { shared, session, scene, refusal };
        shared.way_in.set_value(Some(Callback::new(move |input| table.act(meant(input)))));
        table.keep();
        table
    }

    /// What the parts around the board see of it.
    pub const fn shared(self) -> Shared {
        self.shared
    }

    /// Does what somebody did by a click or tap, unless it is the second of a double one.
    pub fn act_once(self, event: &MouseEvent, act: Act<G::Move>) {
        self.once(event, || {
            self.act(act);
        });
    }

    /// Does what somebody did; says whether a move was played by it.
    pub fn act(self, act: Act<G::Move>) -> bool {
        self.flights.finish();
        let mut events = Vec::new();
        let was_open = self.session.with_untracked(Session::is_open);
        self.session.update(|session| events = session.act(act));
        G::launch(self, &events);
        let played = events.iter().any(|event| matches!(event, Event::<G>::Played { .. }));
        let stepped = events.iter().any(|event| !is_talk::<G>(event));
        if stepped {
            self.steps.update(|steps| *steps += 1);
            self.asked.set(None);
            self.keep();
            let open = self.session.with_untracked(Session::is_open);
            if was_open && !open {
                self.sheet.set(Some(Sheet::Over));
            }
        }
        self.tell(&events, stepped);
        self.mind_the_focus();
        played
    }

    /// Something that depends on the record alone: worked out anew at each step.
    pub fn at_step<T>(self, make: impl FnOnce(&Session<G>) -> T) -> T {
        self.steps.track();
        self.session.with_untracked(make)
    }

    /// A text made from the session and the names.
    pub fn words<T>(self, make: impl FnOnce(&Names, &Session<G>) -> T) -> T {
        self.names.with_value(|names| self.session.with(|session| make(names, session)))
    }

    fn keep(self) {
        self.session.with_untracked(|session| {
            let record = session.record();
            let text = save::write(record);
            self.app.keep.save(&text);
            let decided = record.undo_to().or(record.redo_to()).is_some();
            let worth_keeping = decided || record.ending().is_some();
            self.app.running.set_value(worth_keeping.then_some(text));
        });
    }

    fn tell(self, events: &[Event<G>], stepped: bool) {
        let i18n = self.app.i18n;
        let mut notices = Vec::new();
        let mut said: Vec<String> = Vec::new();
        self.names.with_value(|names| {
            self.session.with_untracked(|session| {
                for event in events {
                    said.push(G::event_words(i18n, names, session, *event));
                    if let Event::<G>::Played { ply, mv, forced: true } = *event
                        && let Some(before) = session.record().position_after(ply)
                    {
                        notices.push(G::notice_words(i18n, names, before, mv));
                    }
                }
                if stepped {
                    let prompt = G::prompt_words(i18n, names, session);
                    let turn = session.record().position().turn();
                    said.push(now_words(i18n, names, session.is_open().then_some(turn), prompt));
                }
            });
        });
        self.app.speaker.say(said.join(" "));
        if stepped {
            self.show_notice((!notices.is_empty()).then(|| notices.join(" ")));
        }
    }
}

/// Why nothing can be done on the space, with the piece picked up or with none.
fn refusal<G: PageGame>(session: &Session<G>, space: Space) -> Option<G::Illegal> {
    let selected = session.selected();
    // A click that only picks up another piece does nothing with the one picked up.
    let idle = match session.choices().on(space) {
        [] => true,
        [Choice::Select(_)] => selected.is_some(),
        _ => false,
    };
    let asked = session.is_open() && idle && selected != Some(space);
    asked.then(|| session.record().position().why_not(selected, space))?
}

/// Whether an event changes nothing in the record.
const fn is_talk<G: PageGame>(event: &Event<G>) -> bool {
    matches!(
        event,
        Event::<G>::Selected(_)
            | Event::<G>::Released
            | Event::<G>::Asked(_)
            | Event::<G>::Refused(..)
    )
}

/// The table of this game of Ekö.
pub fn use_table() -> Table {
    expect_context()
}

/// The table of this game.
pub fn table_of<G: PageGame>() -> Table<G> {
    expect_context()
}
