//! The second click or tap of a double one, which is not a second input.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{MouseEvent, PointerEvent};

/// The longest time between the taps of a double tap, in milliseconds.
const LONGEST: f64 = 300.0;
/// The largest distance between the taps of a double tap, in pixels.
const FARTHEST: f64 = 30.0;

/// A tap of a finger; mice count double clicks themselves.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Tap {
    at: (f64, f64),
    when: f64,
}

impl Tap {
    fn of(event: &MouseEvent) -> Option<Self> {
        let kind = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
        // In older browsers a click has no pointer type.
        let by_finger = kind.map_or(event.is_trusted(), |kind| matches!(&*kind, "touch" | "pen"));
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        by_finger.then_some(Self { at, when: event.time_stamp() })
    }

    fn doubles(self, first: Self) -> bool {
        let distance = (self.at.0 - first.at.0).hypot(self.at.1 - first.at.1);
        self.when - first.when < LONGEST && distance < FARTHEST
    }
}

/// Recognizes the second click of a double click or tap.
#[derive(Clone, Copy)]
pub struct DoubleClicks {
    /// The last first tap, and whether it was in an idle place.
    last: StoredValue<Option<(Tap, bool)>>,
}

impl DoubleClicks {
    /// Before the first click.
    pub fn new() -> Self {
        Self { last: StoredValue::new(None) }
    }

    /// Runs `act` unless the click is the second of a double click, even on another element.
    pub fn unless_double(self, event: &MouseEvent, act: impl FnOnce()) {
        self.on_board(event, false, act);
    }

    /// The same on the board, where a click does something or is `idle`. Returns whether it is the
    /// second tap of a finger in an idle place.
    pub fn on_board(self, event: &MouseEvent, idle: bool, act: impl FnOnce()) -> bool {
        let tap = Tap::of(event);
        let first = self.last.get_value();
        let doubled = match tap {
            // Browsers also count taps on neighbouring spaces as double ones.
            Some(tap) => first.is_some_and(|(first, _)| tap.doubles(first)),
            None => event.detail() > 1,
        };
        if !doubled {
            self.last.set_value(tap.map(|tap| (tap, idle)));
            act();
            return false;
        }
        tap.is_some() && first.is_some_and(|(_, idle)| idle)
    }
}
