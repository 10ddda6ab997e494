//! Throwing something away: the first press asks, the second does it.

use super::art::Icon;
use super::hall::use_hall;
use leptos::prelude::*;

/// A button that asks back before it does what it says.
#[component]
pub fn SureButton(
    words: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    really: impl Fn() -> &'static str + Copy + Send + Sync + 'static,
    #[prop(into, optional)] hidden: Signal<bool>,
    on_sure: impl Fn() + 'static,
) -> impl IntoView {
    let speaker = use_hall().speaker;
    let asked = RwSignal::new(false);
    let press = move |_| {
        if asked.get_untracked() {
            asked.set(false);
            on_sure();
        } else {
            asked.set(true);
            speaker.say(really().to_owned());
        }
    };
    view! {
        <button
            type="button"
            class="button danger"
            hidden=hidden
            on:click=press
            on:blur=move |_| asked.set(false)
        >
            <Icon id="close"/>
            {move || if asked.get() { really() } else { words() }}
        </button>
    }
}
