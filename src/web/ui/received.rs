//! What is dropped or pasted on the page: a file is opened as by a button, a text is read as a game, and
//! nothing replaces the page.

use crate::web::app::state::App;
use crate::web::i18n::*;
use crate::web::ui::file_picker;
use crate::web::ui::open_game::{Source, open_game};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, Element, Event, EventTarget, HtmlInputElement};

/// The sheets in which boards, tiles and layouts are made.
const EDITORS: &str = "[data-sheet=workshop], [data-sheet=layout]";

/// Handles everything that is dropped or pasted from now on.
pub fn receive(app: App) {
    let over = window_event_listener(ev::dragover, |event| {
        if !is_for_field(event.target(), event.data_transfer().as_ref()) {
            event.prevent_default();
        }
    });
    let dropped = window_event_listener(ev::drop, move |event| {
        take(app, &event, event.target(), event.data_transfer());
    });
    let pasted = window_event_listener(ev::paste, move |event: ClipboardEvent| {
        take(app, &event, event.target(), event.clipboard_data());
    });
    on_cleanup(move || {
        over.remove();
        dropped.remove();
        pasted.remove();
    });
}

fn take(app: App, event: &Event, on: Option<EventTarget>, data: Option<DataTransfer>) {
    if is_for_field(on, data.as_ref()) {
        return;
    }
    event.prevent_default();
    let i18n = app.i18n;
    let Some(data) = data else { return };
    let files = data.files().filter(|files| files.length() > 0);
    let text = data.get_data("text/plain").unwrap_or_default();
    match (files, file_input()) {
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
        (None, _) if text.trim().is_empty() => app.tell(t_string!(i18n, save.no_file).to_owned()),
        (None, _) if editor().is_some() => app.tell(t_string!(i18n, save.not_here).to_owned()),
        (None, _) => open_game(app, Source::Paste, text),
    }
}

/// Whether it is a text over a text field, where the browser inserts it.
fn is_for_field(on: Option<EventTarget>, data: Option<&DataTransfer>) -> bool {
    let element = on.and_then(|target| target.dyn_into::<Element>().ok());
    let field = element.is_some_and(|e| e.matches("input, textarea").unwrap_or(false));
    let files = data.is_some_and(|data| data.types().includes(&"Files".into(), 0));
    field && !files
}

/// The editor that is open.
fn editor() -> Option<Element> {
    document().query_selector(EDITORS).ok().flatten()
}

/// The input of the button that opens files here: that of the open editor, or that of the page.
fn file_input() -> Option<HtmlInputElement> {
    let input = match editor() {
        Some(editor) => editor.query_selector("input[type=file]").ok().flatten(),
        None => document().get_element_by_id(file_picker::PICKER),
    };
    input?.dyn_into().ok()
}
