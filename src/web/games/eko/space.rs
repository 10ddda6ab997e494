//! A space: drawn once, then updated only where it changes.

use crate::web::games::eko::pieces;
use crate::web::games::eko::use_table;
use crate::web::games::eko::words;
use crate::web::games::eko::{ActionKind, SpaceModel};
use crate::web::i18n::*;
use crate::web::table::board::space::{at as shift, data_can, data_look, data_selected, ring};
use crate::web::table::board::threats::{threat_word, with_threat};
use crate::web::ui::icon::mark;
use leptos::prelude::*;
use tabletop::eko::{PlacedBuilding, Player, Space, Stack};
use tabletop::table::Role;

const HEXAGON: &str = "M0 -50L43.3 -25V25L0 50L-43.3 25V-25Z";
/// The ring inside a space.
pub const RING: &str = "M0 -46L39.8 -23V23L0 46L-39.8 23V-23Z";

/// A space of the board, with its centre where it is drawn.
#[component]
pub fn Cell(space: Space, at: (f64, f64), rim: Option<String>) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let view = Memo::new(move |_| table.board.with(|board| board.spaces[space.index()].clone()));
    let stack = Memo::new(move |_| view.with(|view| view.stack));
    let placed = Memo::new(move |_| view.with(|view| view.building));
    let (name, terrain) = view.with_untracked(|view| (view.name.clone(), view.terrain));
    let variety =
        untrack(|| table.record(|record| pieces::variety(record.position().board(), space)));
    let rotation = table.rotation.get_untracked();
    let turn = move || table.actor.get_untracked();
    let is_tab_stop = move || table.focus.get() == Some(space);
    view! {
        <g
            class="space"
            role="gridcell"
            data-cell=move || table.is_live().then(|| name.clone())
            data-terrain=terrain.letter().to_string()
            data-stack=move || stack.get().map(stack_word)
            data-building=move || placed.get().map(placed_word)
            data-can=move || view.with(|view| data_can(table.view(), &view.actions))
            data-look=move || view.with(|view| data_look(table.view(), &view.actions))
            data-zone=move || view.with(|view| view.charged.map(zone_word))
            data-threat=move || threat_word(table.view(), space)
            data-hint=move || table.advice.marks(space).then_some("")
            data-selected=move || view.with(|view| data_selected(table.view(), view.selected))
            aria-selected=move || view.with(|view| view.selected.then_some("true"))
            aria-label=move || {
                let words = view.with(|view| table.names.with(|names| words::label(i18n, names, view)));
                with_threat(table.view(), space, words)
            }
            tabindex=move || if is_tab_stop() { "0" } else { "-1" }
            transform=shift(at)
        >
            <path class="area" d=HEXAGON></path>
            {pieces::ground(pieces::rotated(terrain, rotation), variety)}
            {rim.map(|d| view! { <path class="zone" d=d></path> })}
            {move || view.with(under)}
            {move || placed.get().map(pieces::building)}
            {move || view.with(|view| between(view, turn()))}
            {move || stack.get().map(pieces::stack)}
            {move || view.with(|view| has(view, ActionKind::Move).then(|| mark("mark-move", "mark")))}
            {ring(RING)}
            <path class="hint-ring" d=RING></path>
        </g>
    }
}

fn has(view: &SpaceModel, action: ActionKind) -> bool {
    view.actions.contains(&action)
}

/// `A3E`
fn stack_word(stack: Stack) -> String {
    format!("{}{}{}", stack.owner, stack.discs, if stack.emperor { "E" } else { "" })
}

/// `BT`
fn placed_word(placed: PlacedBuilding) -> String {
    format!("{}{}", placed.owner, placed.building.letter())
}

const fn zone_word(pays: bool) -> &'static str {
    if pays { "pays" } else { "free" }
}

/// The marks on the ground.
fn under(view: &SpaceModel) -> impl IntoView + use<> {
    let trail = view.last.map(|role| match role {
        Role::From => mark("trail-from", "trail"),
        Role::To => mark("trail-to", "trail"),
    });
    (
        view.selected.then(|| mark("halo", "mark")),
        trail,
        has(view, ActionKind::Build).then(|| mark("mark-build", "mark")),
    )
}

/// Marks between a building and a stack.
fn between(view: &SpaceModel, turn: Player) -> impl IntoView + use<> {
    let ghost = view.builds.first().filter(|_| view.building.is_none());
    let attacked = has(view, ActionKind::Attack) || has(view, ActionKind::Kamikaze);
    (
        ghost.map(|building| pieces::ghost(PlacedBuilding { owner: turn, building: *building })),
        view.ring.then(|| view! { <use href="#mark-select" class="mark" y="10"/> }),
        attacked.then(|| mark("mark-attack", "mark mark-attack")),
        has(view, ActionKind::Regroup).then(|| mark("mark-regroup", "mark")),
    )
}
