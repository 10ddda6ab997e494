//! Drawings from the symbol sheet, for use beside the board.

use js_sys::Math;
use leptos::prelude::*;
use tabletop::eko::{Building, Player};

/// The clan of a player, as the sheet calls it.
pub const fn clan(player: Player) -> &'static str {
    match player {
        Player::A => "wave",
        Player::B => "star",
        Player::C => "sun",
        Player::D => "leaf",
    }
}

/// A building's name in the sheet.
pub const fn building_id(building: Building) -> &'static str {
    match building {
        Building::Camp => "camp",
        Building::Tower => "tower",
        Building::Castle => "castle",
    }
}

/// The point so far from the middle in this direction: 0° is right, 90° down.
pub fn towards(degrees: f64, far: f64) -> (f64, f64) {
    // The browser's sine; Rust's would have to come with the page.
    let angle = degrees.to_radians();
    (Math::cos(angle) * far, Math::sin(angle) * far)
}

/// A symbol at its own place.
pub fn symbol(id: &str) -> impl IntoView + use<> {
    view! { <use href=format!("#{id}")/> }
}

/// A symbol with a class.
pub fn mark(id: &str, class: &'static str) -> impl IntoView + use<> {
    view! { <use href=format!("#{id}") class=class/> }
}

/// A symbol, moved.
pub fn symbol_at(id: &str, transform: String) -> impl IntoView + use<> {
    view! { <use href=format!("#{id}") transform=transform/> }
}

/// An icon of the tools.
#[component]
pub fn Icon(id: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            {symbol(&format!("icon-{id}"))}
        </svg>
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

/// A disc, with the emperor's crown or the emblem if wanted.
#[component]
pub fn Disc(
    player: Player,
    #[prop(optional)] crowned: bool,
    #[prop(optional)] emblem: bool,
) -> impl IntoView {
    let clan = clan(player);
    let frame = if crowned { "-40 -66 80 98" } else { "-36 -40 72 72" };
    view! {
        <svg viewBox=frame data-player=player.to_string() aria-hidden="true">
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
        <svg viewBox="-36 -70 72 80" data-player=player.to_string() aria-hidden="true">
            {symbol(building_id(building))}
        </svg>
    }
}
