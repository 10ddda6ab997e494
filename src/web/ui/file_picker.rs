//! Games and other texts as files: saving one, opening one.

use crate::web::app::state::{App, use_app};
use crate::web::i18n::*;
use js_sys::Array;
use leptos::html::Input;
use leptos::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

/// No file of ours is larger than this, in bytes.
const LARGEST: f64 = 1_000_000.0;
const PICKER: &str = "file-picker";

/// Hands a game to the browser as a file to keep.
pub fn download(name: &str, text: &str) {
    download_text(name, "json", text);
}

/// Hands a text to the browser as a file to keep, with the day in its name.
pub fn download_text(name: &str, ending: &str, text: &str) {
    let parts = Array::of1(&text.into());
    let kind = BlobPropertyBag::new();
    kind.set_type(if ending == "json" { "application/json" } else { "text/plain" });
    let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &kind) else { return };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else { return };
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        let date = js_sys::Date::new_0().to_iso_string().as_string().unwrap_or_default();
        let day = date.get(..10).unwrap_or_default();
        link.set_href(&address);
        link.set_download(&format!("{name}-{day}.{ending}"));
        link.click();
    }
    // The browser has begun to save by then.
    let later = std::time::Duration::from_secs(10);
    set_timeout(move || drop(Url::revoke_object_url(&address)), later);
}

/// Asks for a file to open.
pub fn pick() {
    let picker = document().get_element_by_id(PICKER);
    if let Some(picker) = picker.and_then(|picker| picker.dyn_into::<HtmlInputElement>().ok()) {
        picker.click();
    }
}

/// The chooser of game files, out of sight: buttons call it.
#[component]
pub fn FilePicker() -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    view! {
        <FileInput
            id=PICKER
            accept=".json,application/json"
            label=Signal::derive(move || t_string!(i18n, menu.open))
            on_file=move |file| open(app, &file)
        />
    }
}

/// The browser's own file chooser, out of sight.
#[component]
fn FileInput(
    id: &'static str,
    accept: &'static str,
    label: Signal<&'static str>,
    #[prop(optional)] node: NodeRef<Input>,
    on_file: impl Fn(File) + 'static,
) -> impl IntoView {
    view! {
        <input
            id=id
            type="file"
            accept=accept
            hidden=true
            aria-label=label
            node_ref=node
            on:change=move |event| {
                let picker: HtmlInputElement = event_target(&event);
                if let Some(file) = picker.files().and_then(|files| files.get(0)) {
                    on_file(file);
                }
                picker.set_value("");
            }
        />
    }
}

fn open(app: App, file: &File) {
    let i18n = app.i18n;
    let name = file.name();
    let read = move |text: Result<String, String>| match text {
        Ok(text) => app.open_text(&name, &text),
        Err(fault) => {
            let words = t_string!(i18n, save.bad_file, name = name, fault = fault);
            app.speaker.say(words.clone());
            app.message.set(Some(words));
        }
    };
    read_text(i18n, file, read);
}

/// Reads a file the browser was shown; `done` gets its text, or in words why there is none.
fn read_text(
    i18n: crate::web::I18n,
    file: &File,
    done: impl FnOnce(Result<String, String>) + 'static,
) {
    if file.size() > LARGEST {
        let size = (file.size() / 1000.0).round();
        return done(Err(t_string!(i18n, save.too_large, size = size)));
    }
    // Only one of the two ways is gone, and once.
    let done = Rc::new(Cell::new(Some(done)));
    let tell = move |text: Option<String>| {
        let unreadable = || t_string!(i18n, save.unreadable).to_owned();
        if let Some(done) = done.take() {
            done(text.ok_or_else(unreadable));
        }
    };
    let fail = tell.clone();
    let read = Closure::once(move |text: JsValue| tell(text.as_string()));
    let failed = Closure::once(move |_: JsValue| fail(None));
    let text: js_sys::Promise = file.text().unchecked_into();
    let _ = text.then2(&read, &failed);
    // Only one of the two is called: the other waits for ever.
    read.forget();
    failed.forget();
}

/// A button that has the browser open a text file; `on_read` gets its name and its text, or in
/// words why there is none.
#[component]
pub fn OpenButton(
    id: &'static str,
    accept: &'static str,
    words: Signal<&'static str>,
    on_read: impl Fn(String, Result<String, String>) + Clone + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let node = NodeRef::<Input>::new();
    let pick = move |_| {
        if let Some(picker) = node.get_untracked() {
            picker.click();
        }
    };
    let on_file = move |file: File| {
        let (name, on_read) = (file.name(), on_read.clone());
        read_text(i18n, &file, move |text| on_read(name, text));
    };
    view! {
        <button type="button" class="button" on:click=pick>{words}</button>
        <FileInput id=id accept=accept label=words node=node on_file=on_file/>
    }
}
