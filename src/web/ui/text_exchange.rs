//! Something as text: to be copied and sent, or written and read.

use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::focus::focus_on;
use js_sys::Reflect;
use leptos::html::Textarea;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

/// What is said below the text.
#[derive(Clone)]
enum Said {
    Well(&'static str),
    Wrong(Refused),
}

/// Why a text is not taken, in words, and what can be done with it all the same.
#[derive(Clone)]
pub struct Refused {
    pub why: String,
    pub anyway: Option<(&'static str, Callback<()>)>,
}

impl From<String> for Refused {
    fn from(why: String) -> Self {
        Self { why, anyway: None }
    }
}

/// A text, with buttons to copy it and to read another.
#[component]
pub fn TextExchange(
    id: &'static str,
    rows: u8,
    #[prop(into)] label: Signal<String>,
    text: Memo<String>,
    read: impl Fn(&str) -> Result<(), Refused> + Copy + Send + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let node = NodeRef::<Textarea>::new();
    let written = RwSignal::new(None::<String>);
    let said = RwSignal::new(None::<Said>);
    let speaker = use_app().speaker;
    Effect::new(move |_| {
        text.track();
        written.set(None);
        said.set(None);
    });
    let words = move |said: Said| match said {
        Said::Well(words) => words.to_owned(),
        Said::Wrong(refused) => {
            let why = refused.why.trim_end_matches('.');
            t_string!(i18n, text_exchange.unread, fault = why)
        }
    };
    Effect::new(move |_| speaker.say(said.get().map(words).unwrap_or_default()));
    let take = move || {
        let Some(typed) = written.get_untracked() else { return };
        // Some programs put a byte order mark before a text.
        match read(typed.trim().trim_start_matches('\u{feff}').trim_start()) {
            Ok(()) => written.set(None),
            Err(refused) => said.set(Some(Said::Wrong(refused))),
        }
    };
    let wrong = move || said.with(|said| matches!(said, Some(Said::Wrong(_))));
    let anyway = move || match said.get() {
        Some(Said::Wrong(Refused { anyway: Some((words, act)), .. })) => Some(view! {
            <button
                type="button"
                class="button"
                on:click=move |_| {
                    act.run(());
                    focus_on(id);
                }
            >
                {words}
            </button>
        }),
        _ => None,
    };
    let below = format!("{id}-said");
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <textarea
                class="input"
                id=id
                rows=rows.to_string()
                spellcheck="false"
                autocomplete="off"
                aria-invalid=move || wrong().then_some("true")
                aria-describedby=below.clone()
                node_ref=node
                prop:value=move || written.get().unwrap_or_else(|| text.get())
                on:input=move |event| {
                    written.set(Some(event_target_value(&event)));
                    said.set(None);
                }
            ></textarea>
            <div class="row-of-buttons">
                <button type="button" class="button" on:click=move |_| copy(i18n, node, said)>
                    {text!(i18n, text_exchange.copy)}
                </button>
                <button
                    type="button"
                    class="button"
                    aria-disabled=move || written.with(Option::is_none).to_string()
                    on:click=move |_| take()
                >
                    {text!(i18n, text_exchange.read)}
                </button>
            </div>
            <p id=below class:fault=wrong>
                {move || said.get().map(words)}
            </p>
            {anyway}
        </div>
    }
}

/// Copies the text; where the page may not, selects it and says so.
fn copy(i18n: crate::web::I18n, node: NodeRef<Textarea>, said: RwSignal<Option<Said>>) {
    let Some(field) = node.get_untracked() else { return };
    let by_hand = move || {
        if let Some(field) = node.get_untracked() {
            let _ = field.focus();
            field.select();
        }
        said.set(Some(Said::Well(t_string!(i18n, text_exchange.by_hand))));
    };
    let navigator = window().navigator();
    let offered = Reflect::get(&navigator, &"clipboard".into());
    if offered.is_ok_and(|clipboard| clipboard.is_undefined() || clipboard.is_null()) {
        return by_hand();
    }
    let copied = Closure::once(move |_: JsValue| {
        said.set(Some(Said::Well(t_string!(i18n, text_exchange.copied))));
    });
    let refused = Closure::once(move |_: JsValue| by_hand());
    let _ = navigator.clipboard().write_text(&field.value()).then2(&copied, &refused);
    // Only one of the two is called: the other waits for ever.
    copied.forget();
    refused.forget();
}
