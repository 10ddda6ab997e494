//! The clans of the players on a screen: which drawings and colours stand for whom.

use leptos::prelude::*;
use tabletop::core::clan::Clans;
use tabletop::core::player::Player;

/// The clans on this screen, as a context.
#[derive(Clone, Copy)]
struct ClansHere(Clans);

/// Sets the clans for everything drawn inside.
pub fn provide_clans(clans: Clans) {
    provide_context(ClansHere(clans));
}

/// The clans on this screen; the usual ones where none were set.
pub fn clans_here() -> Clans {
    use_context::<ClansHere>().map_or_else(Clans::default, |here| here.0)
}

/// The clan of a player in the names of symbols.
pub fn clan(player: Player) -> &'static str {
    clans_here().of(player).word()
}

/// The clans as `data-clans`, from which the style sheet takes the colours: `a-sun b-star …`.
pub fn clans_attribute(clans: Clans) -> String {
    let seat = |player: Player| {
        format!("{}-{}", player.to_string().to_ascii_lowercase(), clans.of(player).word())
    };
    Player::ALL.map(seat).join(" ")
}
