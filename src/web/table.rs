//! The table in the browser: the session as a signal, what follows from it, and the one way in
//! which anything changes.

use super::a11y::{focus_is_lost, focus_space};
use super::board::flight::{self, Flights};
use super::hall::{Hall, use_hall};
use super::words::{Names, event_words, notice_words, now_words};
use crate::web::played::{Act, Choice, Event, Record, Scene, Session};
use eko::eko::{Illegal, Move, Space};
use eko::save;
use eko::table::{Layout, TableGame};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{MouseEvent, PointerEvent};

/// The sheets that can lie over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// The menu.
    Menu,
    /// A new game.
    NewGame,
    /// Games that were left for another.
    Earlier,
    /// The rules in short.
    Rules,
    /// Does the player at turn really resign?
    Resign,
    /// Do all really agree on a draw?
    Draw,
    /// Who has won.
    Over,
}

/// What a move was played by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// A space of the board.
    Space(Space),
    /// A button under the board.
    Button(Move),
    /// The chooser, under which other things come to lie when it closes.
    Chooser,
}

/// For so many milliseconds after a move, a click in the same place belongs to the same gesture.
/// Mice tell double clicks themselves; fingers do not.
pub fn pause_after(event: &MouseEvent) -> (f64, f64) {
    let kind = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
    let by_finger = kind.is_none_or(|kind| matches!(kind.as_str(), "touch" | "pen"));
    (event.time_stamp(), if by_finger { 300.0 } else { 100.0 })
}

/// How long a notice stays.
const NOTICE_STAYS: Duration = Duration::from_secs(5);

/// A game that is played. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Table {
    /// What outlives the game.
    pub hall: Hall,
    /// The game.
    pub session: RwSignal<Session>,
    /// Changes with every step of the record, and not when a stack is picked up.
    steps: RwSignal<usize>,
    /// What the board shows.
    pub scene: Memo<Scene>,
    /// What the players are called.
    pub names: StoredValue<Names>,
    /// Sixths by which the board is turned.
    pub turn: Memo<usize>,
    /// Where each space is drawn.
    pub layout: Memo<Layout>,
    /// The turn that fits the frame best, and the shape of the frame it was looked for.
    pub best_turn: RwSignal<usize>,
    /// Width by height of that frame; 0 before the first look.
    pub shape: StoredValue<f64>,
    /// The space that holds the board's tab stop.
    pub focus: RwSignal<Option<Space>>,
    /// The space about which somebody asks.
    pub asked: RwSignal<Option<Space>>,
    /// Why nothing can be done there.
    pub refusal: Memo<Option<(Space, Illegal)>>,
    /// The sheet that is open.
    pub sheet: RwSignal<Option<Sheet>>,
    /// A quiet notice.
    pub notice: RwSignal<Option<String>>,
    /// Pieces on their way.
    pub flights: Flights,
    /// What the last move was played by, and when.
    played_by: StoredValue<Option<(Hand, f64)>>,
}

impl Table {
    /// Sits down at a game.
    pub fn sit_down(record: Record) -> Self {
        let hall = use_hall();
        let names = Names::of(&record);
        let session = Session::new(record);
        let first = session.record().position().board().spaces().next();
        let over = (!session.is_open()).then_some(Sheet::Over);
        let session = RwSignal::new(session);
        let asked = RwSignal::new(None);
        let best_turn = RwSignal::new(0);
        let turn = Memo::new(move |_| hall.settings.turn.get().unwrap_or_else(|| best_turn.get()));
        let layout = Memo::new(move |_| {
            let turn = turn.get();
            session.with_untracked(|s| s.record().position().layout(turn))
        });
        let table = Self {
            hall,
            session,
            steps: RwSignal::new(0),
            scene: Memo::new(move |_| session.with(Scene::new)),
            names: StoredValue::new(names),
            turn,
            layout,
            best_turn,
            shape: StoredValue::new(0.0),
            focus: RwSignal::new(first),
            asked,
            refusal: Memo::new(move |_| {
                let space: Space = asked.get()?;
                Some((space, session.with(|session| refusal(session, space))?))
            }),
            sheet: RwSignal::new(over),
            notice: RwSignal::new(None),
            flights: Flights::new(),
            played_by: StoredValue::new(None),
        };
        table.keep();
        table
    }

    /// Does what somebody did by a click, unless it is the second click of the gesture that has
    /// just played a move.
    pub fn act_once(self, hand: Hand, (now, pause): (f64, f64), act: Act) {
        let same = |(by, then)| now - then < pause && (by == hand || by == Hand::Chooser);
        if !self.played_by.get_value().is_some_and(same) && self.act(act) {
            self.played_by.set_value(Some((hand, now)));
        }
    }

    /// Does what somebody did; says whether a move was played by it.
    pub fn act(self, act: Act) -> bool {
        self.played_by.set_value(None);
        self.flights.finish();
        let mut events = Vec::new();
        let was_open = self.session.with_untracked(Session::is_open);
        self.session.update(|session| events = session.act(act));
        flight::launch(self, &events);
        let played = events.iter().any(|event| matches!(event, Event::Played { .. }));
        let stepped = events.iter().any(|event| !is_talk(event));
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
    pub fn at_step<T>(self, make: impl FnOnce(&Session) -> T) -> T {
        self.steps.track();
        self.session.with_untracked(make)
    }

    /// A text made from the session and the names.
    pub fn words<T>(self, make: impl FnOnce(&Names, &Session) -> T) -> T {
        self.names.with_value(|names| self.session.with(|session| make(names, session)))
    }

    fn keep(self) {
        self.session.with_untracked(|session| {
            let text = save::write(session.record());
            self.hall.keep.save(&text);
            let record = session.record();
            let decided = record.undo_to().or(record.redo_to()).is_some();
            let worth_keeping = decided || record.ending().is_some();
            self.hall.running.set_value(worth_keeping.then_some(text));
        });
    }

    fn tell(self, events: &[Event], stepped: bool) {
        let i18n = self.hall.i18n;
        let mut notices = Vec::new();
        let mut said: Vec<String> = Vec::new();
        self.words(|names, session| {
            for event in events {
                said.push(event_words(i18n, names, session, *event));
                if let Event::Played { ply, mv, forced: true } = *event
                    && let Some(before) = session.record().position_after(ply)
                {
                    notices.push(notice_words(i18n, names, before, mv));
                }
            }
            if stepped {
                said.push(now_words(i18n, names, session));
            }
        });
        self.hall.speaker.say(said.join(" "));
        if stepped {
            self.show_notice((!notices.is_empty()).then(|| notices.join(" ")));
        }
    }

    /// A notice goes by itself after a while; the move list keeps what it said.
    fn show_notice(self, notice: Option<String>) {
        self.notice.set(notice);
        let step = self.steps.get_untracked();
        let go = move || {
            if self.steps.try_get_untracked() == Some(step) {
                self.notice.set(None);
            }
        };
        set_timeout(go, NOTICE_STAYS);
    }

    /// When a button goes off under the focus, the board takes it.
    fn mind_the_focus(self) {
        request_animation_frame(move || {
            let on_table = self.sheet.try_get_untracked().flatten().is_none()
                && self.session.try_with_untracked(|s| s.asking().is_none()).unwrap_or(false);
            if on_table && focus_is_lost() {
                self.focus_board();
            }
        });
    }

    /// Gives the focus to the board's tab stop.
    pub fn focus_board(self) {
        let Some(space) = self.focus.try_get_untracked().flatten() else { return };
        let name = self.scene.with_untracked(|scene| scene.spaces[space.index()].name.clone());
        focus_space(&name);
    }
}

/// Why nothing can be done on the space, with the stack picked up or with none.
fn refusal(session: &Session, space: Space) -> Option<Illegal> {
    let selected = session.selected();
    // A click that only picks up another stack does nothing with the one picked up.
    let idle = match session.choices().on(space) {
        [] => true,
        [Choice::Select(_)] => selected.is_some(),
        _ => false,
    };
    let asked = session.is_open() && idle && selected != Some(space);
    asked.then(|| session.record().position().why_not(selected, space))?
}

/// Whether an event changes nothing in the record.
const fn is_talk(event: &Event) -> bool {
    matches!(event, Event::Selected(_) | Event::Released | Event::Asked(_) | Event::Refused(..))
}

/// The table of this game.
pub fn use_table() -> Table {
    expect_context()
}
