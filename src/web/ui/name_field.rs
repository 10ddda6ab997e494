//! A field for the name that something is kept under.

use leptos::prelude::*;

/// A labelled field for a name.
#[component]
pub fn NameField(
    id: &'static str,
    #[prop(into)] label: Signal<&'static str>,
    /// The name of what gets none.
    #[prop(into)]
    unnamed: Signal<String>,
    written: RwSignal<String>,
) -> impl IntoView {
    view! {
        <div class="field">
            <label for=id>{label}</label>
            <input
                class="input"
                id=id
                type="text"
                autocomplete="off"
                maxlength="24"
                placeholder=unnamed
                prop:value=move || written.get()
                on:input=move |event| written.set(event_target_value(&event))
            />
        </div>
    }
}
