//! What is dropped on the page: a file is opened as by a button, and nothing replaces the page.

use crate::web::app::state::App;
use crate::web::i18n::*;
use crate::web::ui::file_picker;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DragEvent, Element, Event, HtmlInputElement};

/// Handles everything that is dropped from now on.
pub fn receive_dropped_files(app: App) {
    let over = window_event_listener(ev::dragover, |event| {
        if !is_text_for_field(&event) {
            event.prevent_default();
        }
    });
    let dropped = window_event_listener(ev::drop, move |event| receive(app, &event));
    on_cleanup(move || {
        over.remove();
        dropped.remove();
    });
}

fn receive(app: App, event: &DragEvent) {
    if is_text_for_field(event) {
        return;
    }
    event.prevent_default();
    let i18n = app.i18n;
    let files = event.data_transfer().and_then(|data| data.files());
    match (files.filter(|files| files.length() > 0), file_input()) {
        (Some(files), _) if files.length() > 1 => {
            app.tell(t_string!(i18n, save.one_file).to_owned())
        }
        (Some(files), Some(input)) => {
            input.set_files(Some(&files));
            if let Ok(change) = Event::new("change") {
                let _ = input.dispatch_event(&change);
            }
        }
        (Some(_), None) => app.tell(t_string!(i18n, save.not_here).to_owned()),
        (None, _) => app.tell(t_string!(i18n, save.no_file).to_owned()),
    }
}

/// Whether it is a text over a text field, where the browser inserts it.
fn is_text_for_field(event: &DragEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let field = element.is_some_and(|e| e.matches("input, textarea").unwrap_or(false));
    let files = event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0));
    field && !files
}

/// The input of the button that opens files here: that of the open editor, or that of the page.
fn file_input() -> Option<HtmlInputElement> {
    let editor = document().query_selector("[data-sheet=workshop], [data-sheet=layout]");
    let input = match editor.ok().flatten() {
        Some(editor) => editor.query_selector("input[type=file]").ok().flatten(),
        None => document().get_element_by_id(file_picker::PICKER),
    };
    input?.dyn_into().ok()
}
