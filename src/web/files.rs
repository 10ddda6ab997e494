//! Games as files: saving one, opening one.

use super::hall::{Hall, use_hall};
use crate::web::i18n::*;
use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, HtmlInputElement, Url};

/// No game is larger than this, in bytes.
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

/// The browser's own file chooser, out of sight: buttons call it.
#[component]
pub fn FilePicker() -> impl IntoView {
    let i18n = use_i18n();
    let hall = use_hall();
    view! {
        <input
            id=PICKER
            type="file"
            accept=".json,application/json"
            hidden=true
            aria-label=move || t_string!(i18n, menu.open)
            on:change=move |event| {
                let picker: HtmlInputElement = event_target(&event);
                if let Some(file) = picker.files().and_then(|files| files.get(0)) {
                    open(hall, &file);
                }
                picker.set_value("");
            }
        />
    }
}

fn open(hall: Hall, file: &File) {
    let i18n = hall.i18n;
    let name = file.name();
    let refuse = move |name: String, fault: String| {
        let words = t_string!(i18n, save.bad_file, name = name, fault = fault);
        hall.speaker.say(words.clone());
        hall.message.set(Some(words));
    };
    if file.size() > LARGEST {
        let size = (file.size() / 1000.0).round();
        return refuse(name, t_string!(i18n, save.too_large, size = size));
    }
    let unread = name.clone();
    let read = Closure::once(move |text: JsValue| match text.as_string() {
        Some(text) => hall.open_text(&name, &text),
        None => refuse(name, t_string!(i18n, save.unreadable).to_owned()),
    });
    let failed = Closure::once(move |_: JsValue| {
        refuse(unread, t_string!(i18n, save.unreadable).to_owned());
    });
    let text: js_sys::Promise = file.text().unchecked_into();
    let _ = text.then2(&read, &failed);
    // Only one of the two is called: the other waits for ever.
    read.forget();
    failed.forget();
}
