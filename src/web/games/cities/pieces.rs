//! Attackers, heroes and cities, drawn from the symbol sheet.

use crate::web::ui::clans::clan;
use crate::web::ui::icon::{symbol, symbol_at};
use leptos::prelude::*;
use tabletop::cities::{Piece, PieceKind, Player};

/// A piece: its foot with the pattern of the clan, the figure, the emblem.
pub fn piece(piece: Piece) -> impl IntoView {
    let clan = clan(piece.owner);
    let figure = match piece.kind {
        PieceKind::Attacker => view! {
            {symbol("attacker")}
            {symbol(&format!("shield-{clan}"))}
            <use
                href=format!("#emblem-{clan}")
                class="crest"
                transform="translate(-5 9) scale(.52)"
            />
        }
        .into_any(),
        PieceKind::Hero => view! {
            {symbol("hero")}
            <use
                href=format!("#emblem-{clan}")
                class="crest"
                transform="translate(5 9) scale(.58)"
            />
        }
        .into_any(),
    };
    view! {
        <g class="stack" data-of=piece.owner.to_string()>
            <g>
                {symbol("figure-shadow")}
                {symbol_at(&format!("disc-{clan}"), "translate(0 27) scale(.84 .56)".to_owned())}
                {figure}
            </g>
        </g>
    }
}

/// A city: its walls in the colour of who controls it, the emblem in its middle and on two
/// towers.
pub fn city(owner: Player) -> impl IntoView {
    let clan = clan(owner);
    view! {
        <g class="city" data-of=owner.to_string()>
            {symbol("city")}
            {symbol(&format!("city-{clan}"))}
            <use href=format!("#emblem-{clan}") class="plaza" transform="translate(0 1) scale(1.1)"/>
            <use
                href=format!("#emblem-{clan}")
                class="crest"
                transform="translate(31 -30) scale(.4)"
            />
            <use
                href=format!("#emblem-{clan}")
                class="crest"
                transform="translate(-31 -30) scale(.4)"
            />
        </g>
    }
}

/// A picture of an attacker, or of a hero, beside the board.
#[component]
fn Figure(owner: Player, kind: PieceKind) -> impl IntoView {
    view! {
        <svg class="figure" viewBox="-40 -50 80 96" aria-hidden="true">
            {piece(Piece { owner, kind })}
        </svg>
    }
}

/// An attacker or a hero beside the board.
pub fn figure(owner: Player, kind: PieceKind) -> AnyView {
    view! { <Figure owner=owner kind=kind/> }.into_any()
}

/// An attacker on a square of the editor.
pub fn attacker(owner: Player) -> impl IntoView {
    piece(Piece { owner, kind: PieceKind::Attacker })
}

/// A city beside the board.
pub fn city_picture(owner: Player) -> impl IntoView {
    view! { <svg class="figure" viewBox="-45 -45 90 90" aria-hidden="true">{city(owner)}</svg> }
}
