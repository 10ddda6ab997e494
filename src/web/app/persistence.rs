//! How long and how much the browser keeps for this page, asked of `navigator.storage`, which some
//! browsers and insecure pages lack.

use crate::web::app::storage;
use js_sys::{Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    /// A navigator without what the browser lacks.
    type AnyNavigator;
    #[wasm_bindgen(method, getter)]
    fn storage(this: &AnyNavigator) -> Option<AnyManager>;

    /// The browser's manager of storage, of which some methods may be missing.
    type AnyManager;
    #[wasm_bindgen(method, catch)]
    fn persist(this: &AnyManager) -> Result<Promise, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn estimate(this: &AnyManager) -> Result<Promise, JsValue>;
}

fn manager() -> Option<AnyManager> {
    window().navigator().unchecked_into::<AnyNavigator>().storage()
}

/// Asks the browser once never to throw away what is stored, as it may when room is short.
pub async fn ask_to_keep() {
    let asked = storage::get(storage::PERSISTENCE).ok().flatten().is_some();
    let Some(manager) = manager().filter(|_| !asked) else { return };
    // Whatever it answers, and whether or not that can be noted, games are kept as far as the browser goes.
    let _ = storage::set(storage::PERSISTENCE, "asked");
    if let Ok(answer) = manager.persist() {
        let _ = JsFuture::from(answer).await;
    }
}

/// The bytes that are stored for this page, and the most that the browser would store.
pub async fn used_of_most() -> Option<(f64, f64)> {
    let found = JsFuture::from(manager()?.estimate().ok()?).await.ok()?;
    let number = |key: &str| Reflect::get(&found, &key.into()).ok()?.as_f64();
    Some((number("usage")?, number("quota")?))
}
