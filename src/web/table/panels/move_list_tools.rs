//! The switches in the head of the move list, and the notation explained.

use crate::web::i18n::*;
use crate::web::table::use_table_view;
use leptos::prelude::*;

/// Notation or words, and what the notation means.
#[component]
pub fn Tools() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let notation = table.app.settings.notation;
    let coordinates = table.app.settings.coordinates_of(table.game);
    let explained = RwSignal::new(false);
    let (of_board, explain) =
        (move || t_string!(i18n, tool.coordinates), move || t_string!(i18n, log.explain));
    view! {
        <div class="log-tools">
            <button
                type="button"
                class="log-switch"
                aria-pressed=move || notation.get().to_string()
                on:click=move |_| notation.update(|on| *on = !*on)
            >
                {text!(i18n, log.notation)}
            </button>
            <Switch sign="a1" words=Signal::derive(of_board) pressed=true on=coordinates/>
            <Switch sign="?" words=Signal::derive(explain) pressed=false on=explained/>
        </div>
        {move || explained.get().then(|| view! {
            <p class="log-notation">{(table.views.notation)(i18n)}</p>
        })}
    }
}

/// A switch that shows a sign instead of its words.
#[component]
fn Switch(
    sign: &'static str,
    words: Signal<&'static str>,
    /// Whether it is pressed when on; else it unfolds something.
    pressed: bool,
    on: RwSignal<bool>,
) -> impl IntoView {
    let state = move |is: bool| is.then(|| on.get().to_string());
    view! {
        <button
            type="button"
            class="log-switch"
            aria-pressed=move || state(pressed)
            aria-expanded=move || state(!pressed)
            title=words
            on:click=move |_| on.update(|on| *on = !*on)
        >
            <span aria-hidden="true">{sign}</span>
            <span class="visually-hidden">{words}</span>
        </button>
    }
}
