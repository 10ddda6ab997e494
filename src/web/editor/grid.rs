//! The grid of an editor: its cells in the page, their keys, their outline, and the one tab stop.

use crate::web::ui::focus::focus;
use leptos::prelude::*;
use tabletop::games::EditorKey;
use tabletop::table::KeyPress;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// How the cells of a grid are found in the page.
#[derive(Clone, Copy)]
pub struct Cells<S: 'static> {
    /// The attribute of a cell that holds its name.
    pub attribute: &'static str,
    pub name: fn(S) -> String,
    pub read: fn(&str) -> Option<S>,
}

impl<S: Copy> Cells<S> {
    /// The cell of an event.
    pub fn of_event(self, event: &Event) -> Option<S> {
        let element = event.target()?.dyn_into::<Element>().ok()?;
        let cell = element.closest(&format!("[{}]", self.attribute)).ok()??;
        (self.read)(&cell.get_attribute(self.attribute)?)
    }

    /// Gives the focus to a cell.
    pub fn focus(self, cell: S) {
        let query = format!("[{}=\"{}\"]", self.attribute, (self.name)(cell));
        if let Some(element) = document().query_selector(&query).ok().flatten() {
            focus(&element);
        }
    }

    /// Handles a key on a cell; `act` returns whether the editor uses it.
    pub fn key(self, event: &KeyboardEvent, act: impl FnOnce(EditorKey, S) -> bool) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let (key, code) = (event.key(), event.code());
        let press = KeyPress { key: &key, code: &code };
        let Some(key) = EditorKey::of_key(press) else { return };
        let Some(cell) = self.of_event(event) else { return };
        if key == EditorKey::Point && event.repeat() {
            return;
        }
        if act(key, cell) {
            event.prevent_default();
        }
    }
}

/// The `tabindex` of a cell: one cell of the grid is the tab stop.
pub fn tab_index<S: PartialEq + Send + Sync + 'static>(
    stop: RwSignal<S>,
    cell: &S,
) -> &'static str {
    if stop.with(|stop| stop == cell) { "0" } else { "-1" }
}

/// The contents of a cell on its area, within the ring that marks it.
pub fn outlined(
    area: &'static str,
    ring: &'static str,
    contents: impl IntoView + 'static,
) -> impl IntoView {
    view! {
        <path class="area" d=area></path>
        {contents}
        <path class="ring-under" d=ring></path>
        <path class="ring" d=ring></path>
    }
}
