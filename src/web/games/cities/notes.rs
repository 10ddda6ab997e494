//! A note on a game that can go on for ever, with a button that ends it.

use crate::web::games::cities::use_table;
use crate::web::i18n::*;
use crate::web::table::Sheet;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use tabletop::games::cities::no_attackers;

/// No attacker is left: only capturing can still end the game.
#[component]
pub fn Endless() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let endless = Memo::new(move |_| {
        table.open.get() && table.record(|record| no_attackers(record.position()))
    });
    move || {
        endless.get().then(|| {
            view! {
                <div class="banner" role="status" data-note="endless">
                    <p>{text!(i18n, cities.endless)}</p>
                    <button
                        type="button"
                        class="button"
                        on:click=move |_| table.sheet.set(Some(Sheet::Draw))
                    >
                        <Icon id="handshake"/>
                        {text!(i18n, menu.draw)}
                    </button>
                </div>
            }
        })
    }
}
