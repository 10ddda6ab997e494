//! The players' clans, as the symbol sheet calls them.

use crate::web::ui::icon::symbol;
use leptos::prelude::*;
use tabletop::core::player::Player;

/// The clan of a player in the names of symbols.
pub const fn clan(player: Player) -> &'static str {
    match player {
        Player::A => "wave",
        Player::B => "star",
        Player::C => "sun",
        Player::D => "leaf",
    }
}

/// The face of a clan's disc.
#[component]
pub fn Medal(player: Player) -> impl IntoView {
    let clan = clan(player);
    view! {
        <svg class="medal" viewBox="-34 -36 68 66" data-player=player.to_string() aria-hidden="true">
            {symbol(&format!("disc-{clan}"))}
            <use
                href=format!("#emblem-{clan}")
                class="crest"
                transform="translate(0 -9) scale(1 .78)"
            />
        </svg>
    }
}
