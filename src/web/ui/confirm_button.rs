//! A button with a confirmation: the first press changes its label, the second acts.

use crate::web::app::state::use_app;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

/// The time in which a second press is only a double click, in milliseconds.
const TOO_SOON: f64 = 500.0;

/// A button that acts on the second press.
#[component]
pub fn ConfirmButton(
    words: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    really: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    #[prop(into, optional)] hidden: Signal<bool>,
    on_sure: impl Fn() + 'static,
) -> impl IntoView {
    let announcer = use_app().announcer;
    let asked = RwSignal::new(None::<f64>);
    let press = move |_| match asked.get_untracked() {
        Some(at) if js_sys::Date::now() - at < TOO_SOON => {}
        Some(_) => {
            asked.set(None);
            on_sure();
        }
        None => {
            asked.set(Some(js_sys::Date::now()));
            announcer.announce(really().to_owned());
        }
    };
    let withdraw = move |event: KeyboardEvent| {
        if event.key() == "Escape" && asked.get_untracked().is_some() {
            event.prevent_default();
            asked.set(None);
        }
    };
    view! {
        <button
            type="button"
            class="button danger"
            hidden=hidden
            on:click=press
            on:keydown=withdraw
            on:blur=move |_| asked.set(None)
        >
            <Icon id="close"/>
            {move || if asked.get().is_some() { really() } else { words() }}
        </button>
    }
}
