//! What the mouse looks at. The reason for which nothing can be done on a space stays after a click
//! there, while the pointer is on its way to the link in it.

use crate::web::table::TableView;
use leptos::prelude::*;
use std::time::Duration;
use tabletop::core::space::Space;
use web_sys::PointerEvent;

/// How long the pointer rests on another space before that one is looked at instead.
const RESTS: Duration = Duration::from_millis(400);
/// How long after it has left the board.
const LEAVES: Duration = Duration::from_secs(2);

/// Whether a reason stays, and the number of movements so far.
#[derive(Clone, Copy)]
pub struct Gaze {
    stays: StoredValue<bool>,
    number: StoredValue<usize>,
}

impl Gaze {
    /// Nothing stays.
    pub fn new() -> Self {
        Self { stays: StoredValue::new(false), number: StoredValue::new(0) }
    }

    /// A reason was asked for by a click, or is over with another.
    pub fn stay(self, stays: bool) {
        self.stays.set_value(stays);
        self.rest();
    }

    /// The pointer has arrived: what it passed is not looked at.
    pub fn rest(self) {
        self.number.update_value(|number| *number += 1);
    }
}

/// The mouse is over a space, or has left the board.
pub fn look(table: TableView, space: Option<Space>) {
    let gaze = table.gaze;
    gaze.rest();
    if !gaze.stays.get_value() || table.inspected.get_untracked() == space {
        return table.inspect(space);
    }
    let number = gaze.number.get_value();
    let look = move || {
        if gaze.number.try_get_value() == Some(number) {
            gaze.stays.set_value(false);
            table.inspect(space);
        }
    };
    set_timeout(look, if space.is_some() { RESTS } else { LEAVES });
}

/// The mouse has left the line with the reason.
pub fn leave(table: TableView, event: &PointerEvent) {
    if event.pointer_type() == "mouse" && table.gaze.stays.get_value() {
        look(table, None);
    }
}
