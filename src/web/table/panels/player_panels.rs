//! The panels of all players.

use crate::web::i18n::*;
use crate::web::table::use_table_view;
use leptos::prelude::*;

/// All panels, in seat order.
#[component]
pub fn PlayerPanels() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let panels = table.seats.iter().map(|player| (table.views.panel)(*player));
    view! {
        <section class="players" aria-label=move || t_string!(i18n, panel.label)>
            {panels.collect_view()}
        </section>
    }
}
