//! The layout as text: to be copied and sent, or written and read.

use super::Bench;
use crate::web::hall::use_hall;
use crate::web::i18n::*;
use crate::web::words::capital;
use eko::table::cities::Editor;
use js_sys::Reflect;
use leptos::html::Textarea;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// The text, with buttons to copy it and to read another.
#[component]
pub fn AsText(bench: Bench) -> impl IntoView {
    let i18n = use_i18n();
    let node = NodeRef::<Textarea>::new();
    let text = Memo::new(move |_| bench.editor.with(Editor::text));
    let written = RwSignal::new(None::<String>);
    let said = RwSignal::new(None::<(bool, String)>);
    Effect::new(move |_| {
        text.track();
        written.set(None);
        said.set(None);
    });
    let read = move || {
        let Some(typed) = written.get_untracked() else { return };
        match bench.editor.get_untracked().read(&typed) {
            Ok(_) => {
                bench.change(|editor| editor.read(&typed).unwrap_or_default(), "");
                written.set(None);
            }
            Err(fault) => {
                let fault = capital(&fault.to_string());
                said.set(Some((true, t_string!(i18n, cities.layout.unread, fault = fault))));
            }
        }
    };
    let wrong = move || said.with(|said| said.as_ref().is_some_and(|(wrong, _)| *wrong));
    view! {
        <div class="field">
            <label for="layout-text">{t!(i18n, cities.layout.text)}</label>
            <textarea
                class="input"
                id="layout-text"
                rows="3"
                spellcheck="false"
                autocomplete="off"
                aria-invalid=move || wrong().then_some("true")
                aria-describedby="layout-text-said"
                node_ref=node
                prop:value=move || written.get().unwrap_or_else(|| text.get())
                on:input=move |event| {
                    written.set(Some(event_target_value(&event)));
                    said.set(None);
                }
            ></textarea>
            <div class="row-of-buttons">
                <button
                    type="button"
                    class="button"
                    on:click=move |_| copy(node, said)
                >
                    {t!(i18n, cities.layout.copy)}
                </button>
                <button
                    type="button"
                    class="button"
                    disabled=move || written.with(Option::is_none)
                    on:click=move |_| read()
                >
                    {t!(i18n, cities.layout.read)}
                </button>
            </div>
            <p id="layout-text-said" role="status" class:fault=wrong>
                {move || said.get().map(|(_, words)| words)}
            </p>
        </div>
    }
}

/// Copies the text; where the page may not, selects it and says so.
fn copy(node: NodeRef<Textarea>, said: RwSignal<Option<(bool, String)>>) {
    let i18n = use_hall().i18n;
    let Some(field) = node.get_untracked() else { return };
    let by_hand = move || {
        if let Some(field) = node.get_untracked() {
            let _ = field.focus();
            field.select();
        }
        said.set(Some((false, t_string!(i18n, cities.layout.by_hand).to_owned())));
    };
    let navigator = window().navigator();
    let offered = Reflect::get(&navigator, &"clipboard".into());
    if offered.is_ok_and(|clipboard| clipboard.is_undefined() || clipboard.is_null()) {
        return by_hand();
    }
    let copied = Closure::once(move |_: JsValue| {
        said.set(Some((false, t_string!(i18n, cities.layout.copied).to_owned())));
    });
    let refused = Closure::once(move |_: JsValue| by_hand());
    let _ = navigator.clipboard().write_text(&field.value()).then2(&copied, &refused);
    // Only one of the two is called: the other waits for ever.
    copied.forget();
    refused.forget();
}
