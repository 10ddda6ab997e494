//! Downloading and opening files.

use crate::web::app::state::{App, use_app};
use crate::web::i18n::*;
use crate::web::ui::open_game::{Source, open_game, refuse};
use crate::web::words::I18n;
use js_sys::Array;
use leptos::html::Input;
use leptos::prelude::*;
use tabletop::library::is_archive;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

/// The size limit of files, in bytes.
const LARGEST: f64 = 1_000_000.0;
/// The size limit of a file with all games, in bytes: four times what the most games of usual length take.
pub const LARGEST_ARCHIVE: f64 = 50_000_000.0;
/// The id of the input that opens game files.
pub const PICKER: &str = "file-picker";

/// Downloads a game as a file.
pub fn download(name: &str, text: &str) {
    download_text(name, "json", text);
}

/// Downloads a text as a file with the day in its name.
pub fn download_text(name: &str, ending: &str, text: &str) {
    let parts = Array::of1(&text.into());
    let kind = BlobPropertyBag::new();
    kind.set_type(match ending {
        "json" => "application/json",
        "svg" => "image/svg+xml",
        _ => "text/plain",
    });
    if let Ok(blob) = Blob::new_with_str_sequence_and_options(&parts, &kind) {
        download_blob(name, ending, &blob);
    }
}

/// Downloads a file with the day in its name.
pub fn download_blob(name: &str, ending: &str, blob: &Blob) {
    let Ok(address) = Url::create_object_url_with_blob(blob) else { return };
    let link = document().create_element("a").ok();
    if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
        let day = today();
        link.set_href(&address);
        link.set_download(&format!("{name}-{day}.{ending}"));
        link.click();
    }
    // By then the browser has begun to save.
    let later = std::time::Duration::from_secs(10);
    set_timeout(move || drop(Url::revoke_object_url(&address)), later);
}

/// The day, as in `2026-11-29`.
pub fn today() -> String {
    let mut date: String = js_sys::Date::new_0().to_iso_string().into();
    date.truncate(10);
    date
}

/// Opens the browser's file chooser.
pub fn pick() {
    let picker = document().get_element_by_id(PICKER);
    if let Some(picker) = picker.and_then(|picker| picker.dyn_into::<HtmlInputElement>().ok()) {
        picker.click();
    }
}

/// The hidden chooser of game files, opened by `pick`.
#[component]
pub fn FilePicker() -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    view! {
        <FileInput
            id=PICKER
            accept=".json,.txt,application/json,text/plain"
            label=Signal::derive(move || t_string!(i18n, menu.open))
            on_file=move |file| open(app, &file)
        />
    }
}

/// The browser's own file chooser, hidden.
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
    let (i18n, size, source) = (app.i18n, file.size(), Source::File(file.name()));
    let read = move |text: Result<String, String>| match text {
        Ok(text) if size > LARGEST && !is_archive(&text) => {
            refuse(app, source, too_large_words(i18n, size));
        }
        Ok(text) => open_game(app, source, text),
        Err(fault) => refuse(app, source, fault),
    };
    read_text(i18n, file, LARGEST_ARCHIVE, read);
}

fn too_large_words(i18n: I18n, size: f64) -> String {
    let size = (size / 1000.0).round();
    t_string!(i18n, save.too_large, size = size)
}

/// Reads a file; `done` gets its text, or in words why there is none.
fn read_text(
    i18n: I18n,
    file: &File,
    largest: f64,
    done: impl FnOnce(Result<String, String>) + 'static,
) {
    if file.size() > largest {
        return done(Err(too_large_words(i18n, file.size())));
    }
    let text = JsFuture::from(file.text());
    spawn_local(async move {
        let text = text.await.ok().and_then(|text| text.as_string());
        done(text.ok_or_else(|| t_string!(i18n, save.unreadable).to_owned()));
    });
}

/// A button that opens a text file; `on_read` gets its name and its text, or in words why there is
/// none.
#[component]
pub fn OpenButton(
    id: &'static str,
    accept: &'static str,
    words: Signal<&'static str>,
    /// The size limit, in bytes.
    #[prop(default = LARGEST)]
    largest: f64,
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
        read_text(i18n, &file, largest, move |text| on_read(name, text));
    };
    view! {
        <button type="button" class="button" on:click=pick>{words}</button>
        <FileInput id=id accept=accept label=words node=node on_file=on_file/>
    }
}
