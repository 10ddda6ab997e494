//! The number of players.

use crate::web::i18n::*;
use leptos::prelude::*;

/// The choice between 2, 3 and 4 players.
#[component]
pub fn Players(players: RwSignal<usize>) -> impl IntoView {
    let i18n = use_i18n();
    let counts = [2, 3, 4].map(|count| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="players"
                    value=count.to_string()
                    prop:checked=move || players.get() == count
                    on:change=move |_| players.set(count)
                />
                <span>{count}</span>
            </label>
        }
    });
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, eko.setup.players)}</legend>
            <div class="segments">{counts.into_iter().collect_view()}</div>
        </fieldset>
    }
}
