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
            <button
                type="button"
                class="log-switch"
                aria-pressed=move || coordinates.get().to_string()
                title=move || t_string!(i18n, tool.coordinates)
                on:click=move |_| coordinates.update(|on| *on = !*on)
            >
                <span aria-hidden="true">"a1"</span>
                <span class="visually-hidden">{text!(i18n, tool.coordinates)}</span>
            </button>
            <button
                type="button"
                class="log-switch"
                aria-expanded=move || explained.get().to_string()
                title=move || t_string!(i18n, log.explain)
                on:click=move |_| explained.update(|on| *on = !*on)
            >
                <span aria-hidden="true">"?"</span>
                <span class="visually-hidden">{text!(i18n, log.explain)}</span>
            </button>
        </div>
        {move || explained.get().then(|| view! {
            <p class="log-notation">{(table.views.notation)(i18n)}</p>
        })}
    }
}
