//! What the page shows after a panic: a plain sheet with a button.

use crate::web::i18n::{Plain, keys};
use leptos::prelude::document;
use std::panic::PanicHookInfo;
use wasm_bindgen::JsValue;

/// Writes panics to the console and shows them over the page.
pub fn install() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        // Nothing more can be done when even this fails.
        let _ = show(info);
    }));
}

/// The button works without this program: `src/boot.js` handles `data-reload`.
fn show(info: &PanicHookInfo<'_>) -> Result<(), JsValue> {
    let document = document();
    let [title, text, go] =
        [keys::panic::title, keys::panic::text, keys::panic::go].map(Plain::last);
    // Before the texts are here, `src/boot.js` says that the start failed.
    if title.is_empty() || document.get_element_by_id("panic").is_some() {
        return Ok(());
    }
    let sheet = document.create_element("div")?;
    sheet.set_id("panic");
    for (name, value) in
        [("role", "alertdialog"), ("aria-modal", "true"), ("aria-labelledby", "panic-title")]
    {
        sheet.set_attribute(name, value)?;
    }
    let add = |tag: &str, text: &str| {
        let element = document.create_element(tag)?;
        element.set_text_content(Some(text));
        sheet.append_child(&element)?;
        Ok::<_, JsValue>(element)
    };
    add("h1", title)?.set_id("panic-title");
    add("p", text)?;
    let button = add("button", go)?;
    button.set_attribute("type", "button")?;
    button.set_attribute("data-reload", "")?;
    add("pre", &info.to_string())?;
    if let Some(body) = document.body() {
        body.append_child(&sheet)?;
    }
    Ok(())
}
