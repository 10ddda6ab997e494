//! The plates of all players.

use crate::web::i18n::*;
use crate::web::table::use_shared;
use leptos::prelude::*;

/// All plates, in seat order.
#[component]
pub fn PlayerPanels() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    let plates = table.seats.iter().map(|player| (table.parts.plate)(*player));
    view! {
        <section class="players" aria-label=move || t_string!(i18n, panel.label)>
            {plates.collect_view()}
        </section>
    }
}
