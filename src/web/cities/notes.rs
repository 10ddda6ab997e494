//! A game that can go on for ever says so, and offers its end.

use super::super::art::Icon;
use super::super::table::{Sheet, table_of};
use crate::web::i18n::*;
use eko::cities::Position;
use eko::table::cities::no_attackers;
use leptos::prelude::*;

/// No attacker is left: only capturing can still end the game.
#[component]
pub fn Endless() -> impl IntoView {
    let i18n = use_i18n();
    let table = table_of::<Position>();
    let endless =
        Memo::new(move |_| table.at_step(|s| s.is_open() && no_attackers(s.record().position())));
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
