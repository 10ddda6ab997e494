//! The focus, and held keys.

use leptos::prelude::*;
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, SvgElement};

/// Ignores the repetitions of a key that is held down on a button.
pub fn ignore_held_keys() {
    let handle = window_event_listener(leptos::ev::keydown, |event: KeyboardEvent| {
        let on_button = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .is_some_and(|element| element.tag_name().eq_ignore_ascii_case("button"));
        if event.repeat() && on_button && matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Whether a key is pressed in a text field.
pub fn is_writing(event: &KeyboardEvent) -> bool {
    event.target().and_then(|target| target.dyn_into::<Element>().ok()).is_some_and(|element| {
        element.matches("input:not([type=radio]), textarea").unwrap_or(false)
    })
}

/// Gives the focus to the element of this id.
pub fn focus_on(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        focus(&element);
    }
}

thread_local! {
    /// Whether the page itself is moving the focus.
    static MOVING: Cell<bool> = const { Cell::new(false) };
}

/// Whether the focus is being moved by the page itself, and not by a person.
pub fn moved_by_page() -> bool {
    MOVING.get()
}

/// Gives the focus to an element of the page or of the board.
pub fn focus(element: &Element) {
    MOVING.set(true);
    if let Some(html) = element.dyn_ref::<HtmlElement>() {
        let _ = html.focus();
    } else if let Some(svg) = element.dyn_ref::<SvgElement>() {
        let _ = svg.focus();
    }
    MOVING.set(false);
}

/// Whether the focus is on the page itself, or on a disabled button. A frame that does not have the focus
/// of the page around it cannot lose it.
pub fn focus_is_lost() -> bool {
    if is_framed() && !document().has_focus().unwrap_or(true) {
        return false;
    }
    match document().active_element() {
        None => true,
        Some(element) => {
            element.tag_name().eq_ignore_ascii_case("body")
                || element.matches(":disabled").unwrap_or(false)
        }
    }
}

/// Gives the focus to the tab stop of the board, where nothing else has it.
pub fn focus_board() {
    let tab_stop = document().query_selector("[data-cell][tabindex=\"0\"]").ok().flatten();
    if let Some(tab_stop) = tab_stop.filter(|_| focus_is_lost()) {
        focus(&tab_stop);
    }
}

/// Whether the page is in a frame on another page.
fn is_framed() -> bool {
    window().parent().ok().flatten().is_some_and(|parent| parent != window())
}
