//! What lies around the board knows of the table, whatever game is played there: no rules, only
//! words, signals and one way in for what people do.

use super::Sheet;
use super::parts::{Parts, Told};
use crate::web::app::state::App;
use crate::web::table::board::flight::Flights;
use crate::web::ui::focus::{focus_is_lost, focus_space};
use crate::web::words::Names;
use leptos::prelude::*;
use std::convert::Infallible;
use std::time::Duration;
use tabletop::core::player::Player;
use tabletop::core::space::Space;
use tabletop::game::GameName;
use tabletop::table::{Act, Choice, Geometry};
use wasm_bindgen::JsCast;
use web_sys::{MouseEvent, PointerEvent};

/// What can be done at any table: all but playing a move of a certain game.
pub type Input = Act<Infallible>;

/// What was meant, at a table whose moves are known.
pub fn meant<M>(input: Input) -> Act<M> {
    match input {
        Act::Point(space) => Act::Point(space),
        Act::Choose(Choice::Select(space)) => Act::Choose(Choice::Select(space)),
        Act::Choose(Choice::Play(never)) => match never {},
        Act::Cancel => Act::Cancel,
        Act::Undo => Act::Undo,
        Act::Redo => Act::Redo,
        Act::End(ending) => Act::End(ending),
    }
}

/// A tap of a finger: where on the screen, and when. Mice tell double clicks themselves.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tap {
    at: (f64, f64),
    when: f64,
}

impl Tap {
    fn of(event: &MouseEvent) -> Option<Self> {
        let kind = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
        // Older browsers do not say what a click was made by.
        let by_finger = kind.map_or(event.is_trusted(), |kind| matches!(&*kind, "touch" | "pen"));
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        by_finger.then_some(Self { at, when: event.time_stamp() })
    }

    /// Whether this is the second tap of a double tap, whatever has come to lie there meanwhile.
    fn doubles(self, first: Self) -> bool {
        let far = (self.at.0 - first.at.0).hypot(self.at.1 - first.at.1);
        self.when - first.when < 300.0 && far < 30.0
    }
}

/// How long a notice stays.
const NOTICE_STAYS: Duration = Duration::from_secs(5);

/// The table as the parts around the board see it. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct Shared {
    /// Which game is played.
    pub game: GameName,
    /// What outlives the game.
    pub app: App,
    /// The players, in seat order.
    pub seats: &'static [Player],
    /// What they are called.
    pub names: StoredValue<Names>,
    /// All spaces by their numbers, and their names.
    pub spaces: StoredValue<Vec<(Space, String)>>,
    /// In how many ways the board can be turned.
    pub turns: usize,
    /// How often it is turned.
    pub turn: Memo<usize>,
    /// Where each space is drawn.
    pub geometry: Memo<Geometry>,
    /// The turn that fits the frame best, and the shape of the frame it was looked for.
    pub best_rotation: RwSignal<usize>,
    /// Width by height of that frame; 0 before the first look.
    pub shape: StoredValue<f64>,
    /// The space that holds the board's tab stop.
    pub focus: RwSignal<Option<Space>>,
    /// The space about which somebody asks.
    pub asked: RwSignal<Option<Space>>,
    /// The sheet that is open.
    pub sheet: RwSignal<Option<Sheet>>,
    /// A quiet notice.
    pub notice: RwSignal<Option<String>>,
    /// Pieces on their way.
    pub flights: Flights,
    /// What is said of the game.
    pub told: Told,
    /// What of the page is the game's own.
    pub parts: Parts,
    /// Changes with every step of the record, and not when a piece is picked up.
    pub(super) steps: RwSignal<usize>,
    /// The last tap that did something.
    pub(super) tapped: StoredValue<Option<Tap>>,
    /// The one way in.
    pub(super) way_in: StoredValue<Option<Callback<Input, bool>>>,
}

impl Shared {
    /// Does what somebody did; says whether a move was played by it.
    pub fn input(self, input: Input) -> bool {
        self.way_in.get_value().is_some_and(|way| way.run(input))
    }

    /// Does what somebody did by a click or tap, unless it is the second of the two that make a
    /// double one: that is meant for nothing.
    pub fn once(self, event: &MouseEvent, act: impl FnOnce()) {
        let tap = Tap::of(event);
        let doubled = match tap {
            // Browsers also count taps on neighbouring spaces as double ones.
            Some(tap) => self.tapped.get_value().is_some_and(|first| tap.doubles(first)),
            None => event.detail() > 1,
        };
        if !doubled {
            self.tapped.set_value(tap);
            act();
        }
    }

    /// The name of a space.
    pub fn name_of(self, space: Space) -> String {
        let name = |(_, name): &(Space, String)| name.clone();
        self.spaces.with_value(|all| all.get(space.index()).map(name)).unwrap_or_default()
    }

    /// Where a space is drawn now.
    pub fn centre(self, space: Space) -> (f64, f64) {
        self.geometry.with_untracked(|geometry| geometry.centre(space))
    }

    /// The space of this name.
    pub fn space_of(self, name: &str) -> Option<Space> {
        let found =
            |all: &Vec<(Space, String)>| all.iter().find(|one| one.1 == name).map(|one| one.0);
        self.spaces.with_value(found)
    }

    /// A notice goes by itself after a while; the move list keeps what it said.
    pub(super) fn show_notice(self, notice: Option<String>) {
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
    pub(super) fn mind_the_focus(self) {
        request_animation_frame(move || {
            let on_table = self.sheet.try_get_untracked().flatten().is_none()
                && self.told.asking.try_get_untracked().is_some_and(|asking| asking.is_none());
            if on_table && focus_is_lost() {
                self.focus_board();
            }
        });
    }

    /// Gives the focus to the board's tab stop.
    pub fn focus_board(self) {
        if let Some(space) = self.focus.try_get_untracked().flatten() {
            focus_space(&self.name_of(space));
        }
    }
}

/// The table of this game, for what lies around the board.
pub fn use_shared() -> Shared {
    expect_context()
}
