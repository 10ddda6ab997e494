//! The language of the page: the one whose texts `src/boot.js` has fetched, or another that is chosen.

use crate::web::app::state::App;
use crate::web::app::storage;
use crate::web::i18n::*;
use leptos::prelude::*;
use wasm_bindgen::throw_str;
use web_sys::Event;

/// The texts that the page begins with. Without them nothing can be said: `src/boot.js` shows that the
/// start failed.
pub fn load() -> I18n {
    let i18n = fetched().and_then(|(tag, texts)| I18n::new(&tag, &texts));
    i18n.unwrap_or_else(|| throw_str("the texts are not those of this version"))
}

/// Asks for a language. It is taken when its texts are here.
pub fn choose(tag: &str) {
    let Some(root) = document().document_element() else { return };
    let _ = root.set_attribute("data-language", tag);
    if let Ok(event) = Event::new("takelanguage") {
        let _ = document().dispatch_event(&event);
    }
}

/// Takes each language that was asked for, and remembers it; says so when its texts do not arrive.
pub fn follow(app: App) {
    let i18n = app.i18n;
    let taken = move || match fetched() {
        Some((tag, texts)) if i18n.change(&tag, &texts) => {
            let _ = storage::set(storage::LANGUAGE, &tag);
        }
        _ => app.tell(t_string!(i18n, language.missing).to_owned()),
    };
    let missing = move || app.tell(t_string!(i18n, language.missing).to_owned());
    let listen = |name: &'static str, act: Box<dyn Fn()>| {
        let handle = window_event_listener_untyped(name, move |_| act());
        on_cleanup(move || handle.remove());
    };
    listen("textsarrived", Box::new(taken));
    listen("textsmissing", Box::new(missing));
}

/// The tag and the texts of the language that was fetched last.
fn fetched() -> Option<(String, String)> {
    let holder = document().get_element_by_id("texts")?;
    Some((holder.get_attribute("lang")?, holder.text_content()?))
}
