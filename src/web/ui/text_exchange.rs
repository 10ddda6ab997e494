//! Something as text, to copy or to enter.

use crate::web::app::state::use_app;
use crate::web::app::storage::{self, UNREAD};
use crate::web::i18n::*;
use crate::web::ui::clipboard;
use crate::web::ui::focus::focus_on;
use leptos::html::Textarea;
use leptos::prelude::*;
use tabletop::core::text::ends_in_stop_and_space;

/// The message below the text.
#[derive(Clone)]
enum Said {
    Well(&'static str),
    Wrong(Refused),
}

/// Why a text is not accepted, in words, and what can be done with it nevertheless.
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
    let written = kept_while_open(id);
    let said = RwSignal::new(None::<Said>);
    let announcer = use_app().announcer;
    // An attribute that `view!` does not have.
    Effect::new(move |_| node.get().map(|field| field.set_attribute("autocorrect", "off")));
    Effect::watch(
        move || text.get(),
        move |_, _, _| {
            written.set(None);
            said.set(None);
        },
        false,
    );
    let words = move |said: Said| match said {
        Said::Well(words) => words.to_owned(),
        Said::Wrong(refused) => {
            let why = refused.why.trim_end_matches('.');
            t_string!(i18n, text_exchange.unread, fault = why)
        }
    };
    Effect::new(move |_| announcer.announce(said.get().map(words).unwrap_or_default()));
    let take = move || {
        let Some(typed) = written.get_untracked() else { return };
        if ends_in_stop_and_space(&typed) {
            let why = t_string!(i18n, text_exchange.stop).to_owned();
            return said.set(Some(Said::Wrong(why.into())));
        }
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
                autocapitalize="none"
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

/// What is typed and not read yet: a reload of the page does not lose it.
fn kept_while_open(id: &'static str) -> RwSignal<Option<String>> {
    let key = format!("{UNREAD}{id}");
    let written = RwSignal::new(storage::get_here(&key));
    let kept = key.clone();
    Effect::new(move |_| match written.get() {
        Some(text) => storage::set_here(&kept, &text),
        None => storage::remove_here(&kept),
    });
    on_cleanup(move || storage::remove_here(&key));
    written
}

/// Copies the text; where that is not allowed, selects it for copying by hand.
fn copy(i18n: crate::web::words::I18n, node: NodeRef<Textarea>, said: RwSignal<Option<Said>>) {
    let Some(field) = node.get_untracked() else { return };
    clipboard::copy(&field.value(), move |allowed| {
        let words = clipboard::copied_words(i18n, allowed, node);
        said.set(Some(Said::Well(words)));
    });
}
