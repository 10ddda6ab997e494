//! Files of the page that are fetched when they are needed: their addresses, and their texts.

use leptos::prelude::*;
use tabletop::core::texts::Texts;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, Url};

/// The address of a file, which the build writes into a `meta` of this name. Without name and
/// password: no request may carry them in its address.
///
/// # Errors
/// If the page does not name the file.
pub fn address_of_file(name: &str) -> Result<String, JsValue> {
    let meta = document().query_selector(&["meta[name=", name, "]"].concat())?;
    let name = meta.and_then(|meta| meta.get_attribute("content"));
    let name = name.ok_or("the page does not name this file")?;
    let base = document().base_uri()?.unwrap_or_default();
    let url = Url::new_with_base(&name, &base)?;
    url.set_username("");
    url.set_password("");
    Ok(url.href())
}

/// The language whose texts are there in any case.
const FIRST: &str = "en";

/// The texts of a kind in a language, or in English where it lacks them; `None` if they do not arrive.
pub async fn fetch_texts(kind: &str, language: &str) -> Option<Texts> {
    let name = |language: &str| [kind, "-", language].concat();
    let text = match fetch_text(&name(language)).await {
        Err(_) if language != FIRST => fetch_text(&name(FIRST)).await.ok()?,
        text => text.ok()?,
    };
    Texts::read(&text).ok()
}

/// The text of a file.
///
/// # Errors
/// If it does not arrive.
pub async fn fetch_text(name: &str) -> Result<String, JsValue> {
    let address = address_of_file(name)?;
    let response = JsFuture::from(window().fetch_with_str(&address)).await?;
    let response: Response = response.dyn_into()?;
    if !response.ok() {
        return Err(response.status().into());
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or_else(|| "no text".into())
}
