//! Clicks, taps and keys on the board.

use super::drag::{is_idle, space_at};
use super::{gaze, zoom};
use crate::web::table::TableView;
use crate::web::ui::focus::moved_by_page;
use leptos::prelude::*;
use tabletop::core::space::Space;
use tabletop::table::{Command, Geometry, KeyPress, TableInput};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};

/// The space an event is about.
fn space_of(table: TableView, event: &Event) -> Option<Space> {
    space_at(table, &event.target()?.dyn_into().ok()?).map(|(space, _)| space)
}

/// A click or tap, unless it ends a drag or is the second of a double one. A double tap enlarges the
/// board, but only where a tap does nothing: elsewhere the first tap has picked up or played, and
/// the second is ignored.
pub fn click(table: TableView, event: &MouseEvent) {
    if table.hands.makes_no_click(event) {
        return;
    }
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let space = element.and_then(|element| space_at(table, &element));
    let idle = space
        .as_ref()
        .is_none_or(|(space, cell)| is_idle(cell) && !table.teacher.acts_on(table, *space));
    if let Some((space, _)) = &space {
        table.inspect(Some(*space));
    }
    let closer = table.clicks.on_board(event, idle, || {
        if let Some((space, _)) = space {
            if table.teacher.is_on() {
                return table.teacher.click(table, space);
            }
            table.dispatch.run(TableInput::Point(space));
        }
    });
    // The reason that the click has asked for can be followed into the rules.
    table.gaze.stay(
        table.inspection.with_untracked(|of| of.as_ref().is_some_and(|of| of.rule.is_some())),
    );
    if closer && table.diagram().is_none() {
        zoom::toggle(table, (f64::from(event.client_x()), f64::from(event.client_y())));
    }
}

/// A key while the board has the focus.
pub fn key(table: TableView, geometry: &Geometry, event: &KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let (key, code) = (event.key(), event.code());
    let Some(command) = Command::of_key(KeyPress { key: &key, code: &code }) else { return };
    let Some(here) = space_of(table, event) else { return };
    let teacher = table.teacher;
    if command == Command::Mark && !teacher.is_on() {
        return;
    }
    event.prevent_default();
    let to = match command {
        Command::Go(toward) => geometry.toward(here, toward),
        Command::Target { next } => table.target.run((here, next)),
        Command::Point | Command::Mark if event.repeat() => None,
        Command::Mark => {
            teacher.draw(table, here);
            None
        }
        Command::Point if teacher.is_on() => {
            teacher.enter(table, here);
            None
        }
        Command::Cancel if teacher.is_on() => {
            teacher.cancel(table);
            None
        }
        Command::Point => {
            table.dispatch.run(TableInput::Point(here));
            None
        }
        Command::Cancel => {
            table.dispatch.run(TableInput::Cancel);
            None
        }
    };
    if let Some(to) = to {
        table.focus_space(&table.name_of(to));
        table.inspect(Some(to));
    }
}

/// The space that gets the focus holds the tab stop, and is inspected unless the page itself has
/// put the focus there.
pub fn focus_in(table: TableView, event: &FocusEvent) {
    let Some(space) = space_of(table, event) else { return };
    if table.focus.get_untracked() != Some(space) {
        table.focus.set(Some(space));
    }
    if !moved_by_page() {
        table.inspect(Some(space));
    }
    if by_keys(event) {
        zoom::reveal(table, space);
    }
    describe(table, event, true);
}

/// Whether the focus is shown: it came by keys, not by a click.
fn by_keys(event: &FocusEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches(":focus-visible").unwrap_or(false))
}

/// The focus leaves a space.
pub fn focus_out(table: TableView, event: &FocusEvent) {
    describe(table, event, false);
    let stays = |to: &Element| !is_outside(to) || to.matches(".link").unwrap_or(false);
    if !event.related_target().is_some_and(|to| to.dyn_ref::<Element>().is_some_and(stays)) {
        table.inspect(None);
    }
}

/// The mouse inspects the space under it; touch inspects by tapping.
pub fn pointer_over(table: TableView, event: &PointerEvent) {
    if event.pointer_type() == "mouse" {
        gaze::look(table, space_of(table, event));
    }
}

/// The mouse leaves the board.
pub fn pointer_leave(table: TableView, event: &PointerEvent) {
    if event.pointer_type() == "mouse" {
        gaze::look(table, None);
    }
}

/// Whether the focus is on the board.
pub fn board_has_focus() -> bool {
    document().active_element().is_some_and(|element| !is_outside(&element))
}

fn is_outside(element: &Element) -> bool {
    !element.matches("[data-cell]").unwrap_or(false)
}

/// Ties the focused space to the line with the reason why nothing can be done there.
fn describe(table: TableView, event: &FocusEvent, on: bool) {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(element) = element.filter(|element| !is_outside(element)) {
        let line = table.find(".why").map(|line| line.id()).unwrap_or_default();
        let _ = if on {
            element.set_attribute("aria-describedby", &line)
        } else {
            element.remove_attribute("aria-describedby")
        };
    }
}
