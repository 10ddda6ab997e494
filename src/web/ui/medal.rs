//! The players' clans, as the symbol sheet calls them.

use crate::web::ui::clans::clan;
use crate::web::ui::icon::symbol;
use leptos::prelude::*;
use tabletop::core::player::Player;

/// The face of a clan's disc.
#[component]
pub fn Medal(player: Player) -> impl IntoView {
    view! {
        <svg class="medal" viewBox="-34 -36 68 66" data-of=player.to_string() aria-hidden="true">
            {face(player)}
        </svg>
    }
}

/// The disc with the emblem on it, around its middle.
pub fn face(player: Player) -> impl IntoView {
    let clan = clan(player);
    view! {
        {symbol(&format!("disc-{clan}"))}
        <use
            href=format!("#emblem-{clan}")
            class="crest"
            transform="translate(0 -9) scale(1 .78)"
        />
    }
}
