//! A box to tick, with its words.

use leptos::prelude::*;

/// A box that switches something on and off.
#[component]
pub fn Tick(on: RwSignal<bool>, children: Children) -> impl IntoView {
    view! {
        <label class="tick">
            <input
                type="checkbox"
                prop:checked=move || on.get()
                on:change=move |event| on.set(event_target_checked(&event))
            />
            <span>{children()}</span>
        </label>
    }
}
