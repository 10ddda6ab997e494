//! Discs and buildings for use beside the board.

use crate::web::ui::clans::clan;
use crate::web::ui::icon::symbol;
use leptos::prelude::*;
use tabletop::eko::{Building, Player};

/// A building in the names of symbols.
pub const fn building_id(building: Building) -> &'static str {
    match building {
        Building::Camp => "camp",
        Building::Tower => "tower",
        Building::Castle => "castle",
    }
}

/// A disc, with the emperor's crown or the emblem on request.
#[component]
pub fn Disc(
    player: Player,
    #[prop(optional)] crowned: bool,
    #[prop(optional)] emblem: bool,
) -> impl IntoView {
    let clan = clan(player);
    let frame = if crowned { "-40 -66 80 98" } else { "-36 -40 72 72" };
    view! {
        <svg viewBox=frame data-of=player.to_string() aria-hidden="true">
            {symbol(&format!("disc-{clan}"))}
            {emblem.then(|| symbol(&format!("top-{clan}")))}
            {crowned.then(|| symbol("crown"))}
        </svg>
    }
}

/// A building in its owner's colour.
#[component]
pub fn BuildingPicture(player: Player, building: Building) -> impl IntoView {
    view! {
        <svg viewBox="-36 -70 72 80" data-of=player.to_string() aria-hidden="true">
            {symbol(building_id(building))}
        </svg>
    }
}
