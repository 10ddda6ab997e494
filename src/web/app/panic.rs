//! What the page shows after a panic: a plain sheet with a button.

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
    if document.get_element_by_id("panic").is_some() {
        return Ok(());
    }
    let sheet = document.create_element("div")?;
    sheet.set_id("panic");
    for (name, value) in [
        ("role", "alertdialog"),
        ("aria-modal", "true"),
        ("aria-labelledby", "panic-title"),
        ("lang", "en"),
    ] {
        sheet.set_attribute(name, value)?;
    }
    let add = |tag: &str, text: &str| {
        let element = document.create_element(tag)?;
        element.set_text_content(Some(text));
        sheet.append_child(&element)?;
        Ok::<_, JsValue>(element)
    };
    add("h1", "The game has stopped")?.set_id("panic-title");
    add(
        "p",
        "Something went wrong in the program. Reloading brings back the game as it was last saved.",
    )?;
    let button = add("button", "Reload")?;
    button.set_attribute("type", "button")?;
    button.set_attribute("data-reload", "")?;
    add("pre", &info.to_string())?;
    if let Some(body) = document.body() {
        body.append_child(&sheet)?;
    }
    Ok(())
}
