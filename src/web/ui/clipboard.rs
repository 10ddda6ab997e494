//! Handing a text to other programs: the clipboard, and the browser's share sheet.

use crate::web::i18n::*;
use crate::web::words::I18n;
use leptos::html::Textarea;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Clipboard, Navigator};

#[wasm_bindgen]
extern "C" {
    /// A navigator without what the browser lacks: a clipboard is only there on secure pages, a share
    /// sheet in some browsers.
    #[wasm_bindgen(extends = Navigator)]
    type AnyNavigator;
    #[wasm_bindgen(method, getter)]
    fn clipboard(this: &AnyNavigator) -> Option<Clipboard>;
    #[wasm_bindgen(method, getter, js_name = share)]
    fn share_sheet(this: &AnyNavigator) -> Option<js_sys::Function>;
    #[wasm_bindgen(method, catch)]
    fn share(this: &AnyNavigator, data: &js_sys::Object) -> Result<js_sys::Promise, JsValue>;
}

fn navigator() -> AnyNavigator {
    window().navigator().unchecked_into()
}

/// Copies a text, and tells `done` whether the browser allowed it.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let Some(clipboard) = navigator().clipboard() else { return done(false) };
    let written = JsFuture::from(clipboard.write_text(text));
    spawn_local(async move { done(written.await.is_ok()) });
}

/// What is said after copying from a field; where that was not allowed, its text is selected for copying
/// by hand.
pub fn copied_words(i18n: I18n, allowed: bool, field: NodeRef<Textarea>) -> &'static str {
    if allowed {
        return t_string!(i18n, text_exchange.copied);
    }
    if let Some(field) = field.try_get_untracked().flatten() {
        let _ = field.focus();
        field.select();
    }
    t_string!(i18n, text_exchange.by_hand)
}

/// Whether the browser has a share sheet.
pub fn can_share() -> bool {
    navigator().share_sheet().is_some()
}

/// Opens the share sheet with an address. What becomes of it is between a person and the sheet.
pub fn share(title: &str, address: &str) {
    let data = js_sys::Object::new();
    for (key, value) in [("title", title), ("url", address)] {
        let _ = js_sys::Reflect::set(&data, &key.into(), &value.into());
    }
    if let Ok(shared) = navigator().share(&data) {
        // A sheet that was closed is no error.
        spawn_local(async move { drop(JsFuture::from(shared).await) });
    }
}
