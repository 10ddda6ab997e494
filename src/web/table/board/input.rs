//! Clicks, taps and keys on the board.

use crate::web::table::{Input, Shared};
use crate::web::ui::focus::focus_space;
use leptos::prelude::*;
use tabletop::core::space::Space;
use tabletop::table::{Command, Geometry};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};

/// The space an event is about.
fn space_of(table: Shared, event: &Event) -> Option<Space> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    table.space_of(&element.closest("[data-cell]").ok()??.get_attribute("data-cell")?)
}

/// A click or tap. The second click of a double click is nobody's move.
pub fn click(table: Shared, event: &MouseEvent) {
    if let Some(space) = space_of(table, event) {
        table.asked.set(Some(space));
        table.once(event, || {
            table.input(Input::Point(space));
        });
    }
}

/// A key while the board has the focus.
pub fn key(table: Shared, geometry: &Geometry, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let Some(command) = Command::of_key(&event.key()) else { return };
    let Some(here) = space_of(table, event) else { return };
    event.prevent_default();
    let to = match command {
        Command::Go(toward) => geometry.toward(here, toward),
        Command::Target { next } => table.told.target.run((here, next)),
        Command::Point if event.repeat() => None,
        Command::Point => {
            table.input(Input::Point(here));
            None
        }
        Command::Cancel => {
            table.input(Input::Cancel);
            None
        }
    };
    if let Some(to) = to {
        focus_space(&table.name_of(to));
    }
}

/// The space that gets the focus holds the tab stop, and is asked about, unless the page itself has
/// put the focus there.
pub fn focus_in(table: Shared, event: &FocusEvent) {
    let Some(space) = space_of(table, event) else { return };
    table.focus.set(Some(space));
    if event.related_target().is_some() {
        table.asked.set(Some(space));
    }
    describe(event, true);
}

/// The focus leaves a space.
pub fn focus_out(table: Shared, event: &FocusEvent) {
    describe(event, false);
    if event.related_target().is_none_or(|to| to.dyn_ref::<Element>().is_none_or(is_outside)) {
        table.asked.set(None);
    }
}

/// The mouse asks by lying over a space; a finger does not lie.
pub fn pointer_over(table: Shared, event: &PointerEvent) {
    if event.pointer_type() == "mouse" {
        table.asked.set(space_of(table, event));
    }
}

/// The mouse leaves the board.
pub fn pointer_leave(table: Shared, event: &PointerEvent) {
    if event.pointer_type() == "mouse" {
        table.asked.set(None);
    }
}

/// Whether the focus is on the board.
pub fn board_has_focus() -> bool {
    document().active_element().is_some_and(|element| !is_outside(&element))
}

fn is_outside(element: &Element) -> bool {
    !element.matches("[data-cell]").unwrap_or(false)
}

/// Ties the focused space to the line that says why nothing can be done there.
fn describe(event: &FocusEvent, on: bool) {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(element) = element.filter(|element| !is_outside(element)) {
        let _ = if on {
            element.set_attribute("aria-describedby", "why")
        } else {
            element.remove_attribute("aria-describedby")
        };
    }
}
