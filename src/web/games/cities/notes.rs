//! A game that can go on for ever says so, and offers its end.

use crate::web::i18n::*;
use crate::web::table::{Sheet, table_of};
use crate::web::ui::art::Icon;
use leptos::prelude::*;
use tabletop::cities::Position;
use tabletop::games::cities::no_attackers;

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
