//! A square: drawn once, then updated only where it changes.

use crate::web::games::cities::pieces;
use crate::web::games::cities::use_table;
use crate::web::games::cities::words;
use crate::web::i18n::*;
use crate::web::table::board::space::{at as shift, data_can, data_look, data_selected, ring};
use crate::web::table::board::threats::{threat_word, with_threat};
use crate::web::ui::icon::mark;
use leptos::prelude::*;
use tabletop::cities::Space;
use tabletop::games::cities::{ActionKind, SpaceModel};
use tabletop::table::Role;

/// The outline of a square, and the ring inside it.
pub const AREA: &str = "M-44 -44H44V44H-44Z";
pub const RING: &str = "M-40 -40H40V40H-40Z";

/// A square of the board, with its centre where it is drawn.
#[component]
pub fn Square(square: Space, at: (f64, f64)) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let view = Memo::new(move |_| table.board.with(|board| board.spaces[square.index()].clone()));
    let piece = Memo::new(move |_| view.with(|view| view.piece));
    let city = Memo::new(move |_| view.with(|view| view.city));
    let selected = Memo::new(move |_| view.with(|view| view.selected));
    let is_tab_stop = move || table.focus.get() == Some(square);
    view! {
        <g
            class="space"
            role="gridcell"
            data-cell=move || table.is_live().then(|| view.with_untracked(|view| view.name.clone()))
            data-stack=move || piece.get().map(|piece| piece.letter().to_string())
            data-city=move || city.get().map(|owner| owner.to_string())
            data-can=move || view.with(|view| data_can(table.view(), &view.actions))
            data-look=move || view.with(|view| data_look(table.view(), &view.actions))
            data-threat=move || threat_word(table.view(), square)
            data-hint=move || table.advice.marks(square).then_some("")
            data-selected=move || data_selected(table.view(), selected.get())
            aria-selected=move || selected.get().then_some("true")
            aria-label=move || {
                let words = view.with(|view| table.names.with(|names| words::label(i18n, names, view)));
                with_threat(table.view(), square, words)
            }
            tabindex=move || if is_tab_stop() { "0" } else { "-1" }
            transform=shift(at)
        >
            <path class="area" d=AREA></path>
            {move || city.get().map(pieces::city)}
            {move || view.with(under)}
            {move || piece.get().map(pieces::piece)}
            {move || view.with(above)}
            {ring(RING)}
            <path class="hint-ring" d=RING></path>
        </g>
    }
}

/// Marks that lie on the ground.
fn under(view: &SpaceModel) -> impl IntoView + use<> {
    let trail = view.last.map(|role| match role {
        Role::From => mark("trail-from", "trail"),
        Role::To => mark("trail-to-square", "trail"),
    });
    let can_select = view.actions.contains(&ActionKind::Select);
    (
        view.selected.then(|| mark("halo-square", "mark")),
        trail,
        view.captured.then(|| mark("trail-captured", "trail")),
        can_select.then(|| {
            view! {
                <use href="#mark-select" class="mark" transform="translate(0 21) scale(.86 .66)"/>
            }
        }),
    )
}

/// The lamp of a square that the selected piece can reach.
fn above(view: &SpaceModel) -> impl IntoView + use<> {
    let here = |action: &ActionKind| {
        matches!(action, ActionKind::Move | ActionKind::Promote | ActionKind::Conquer)
    };
    (view.actions.iter().any(here) && !view.selected).then(|| mark("mark-move", "mark"))
}
