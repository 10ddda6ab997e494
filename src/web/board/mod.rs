//! The board: one grid of spaces over one land.

mod cell;
pub mod flight;
mod input;
mod land;
mod landmarks;
mod over;
mod pieces;
mod trail;
mod waapi;

pub use pieces::ground;

use super::a11y::focus_space;
use super::table::{Table, use_table};
use crate::web::i18n::*;
use cell::Cell;
use eko::table::Layout;
use leptos::prelude::*;

/// Room around the hexagons: crowns above, the cliff below.
const MARGIN: (f64, f64, f64, f64) = (58.0, 92.0, 116.0, 180.0);

/// The board of the game, turned as set.
#[component]
pub fn Board() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let layout = table.layout;
    keep_focus_over_turns(table, layout);
    view! {
        <svg
            data-board="eko"
            role="grid"
            tabindex="-1"
            aria-label=move || t_string!(i18n, board.label)
            viewBox=move || layout.with(view_box)
            on:click=move |event| input::click(table, &event)
            on:keydown=move |event| layout.with_untracked(|l| input::key(table, l, &event))
            on:focusin=move |event| input::focus_in(table, &event)
            on:focusout=move |event| input::focus_out(table, &event)
            on:pointerover=move |event| input::pointer_over(table, &event)
            on:pointerleave=move |event| input::pointer_leave(table, &event)
        >
            {move || layout.with(|layout| layers(table, layout))}
        </svg>
    }
}

/// All layers, from the ground up.
fn layers(table: Table, layout: &Layout) -> impl IntoView + use<> {
    let rows = layout.rows().iter().enumerate().map(|(number, row)| {
        let cells = row.iter().map(|space| {
            let rim = landmarks::zone_rim(table, layout, *space);
            view! { <Cell space=*space at=layout.centre(*space) rim=rim/> }
        });
        view! {
            <g class="row" role="row">{cells.collect_view()}</g>
            {landmarks::above_row(table, layout, number)}
        }
    });
    view! {
        {table.session.with_untracked(|s| land::land(s.record().position().board(), layout))}
        {trail::trail(table, layout.clone())}
        {rows.collect_view()}
        {over::over(table, layout)}
        <g class="flight" aria-hidden="true"></g>
    }
}

fn view_box(layout: &Layout) -> String {
    let spaces = layout.rows().iter().flatten();
    let (mut left, mut top, mut right, mut bottom) = (f64::MAX, f64::MAX, f64::MIN, f64::MIN);
    for (x, y) in spaces.map(|space| layout.centre(*space)) {
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
    }
    if left > right {
        return "0 0 100 100".to_owned();
    }
    let (x, y, w, h) = MARGIN;
    format!("{:.1} {:.1} {:.1} {:.1}", left - x, top - y, right - left + w, bottom - top + h)
}

/// Turning the board draws it anew: the space that had the focus gets it back.
fn keep_focus_over_turns(table: Table, layout: Memo<Layout>) {
    let held = RwSignal::new(None::<String>);
    Effect::watch(
        move || layout.track(),
        move |(), _, _| {
            if let Some(name) = held.get_untracked() {
                focus_space(&name);
            }
        },
        false,
    );
    Effect::new(move |_| {
        held.set(table.focus.get().filter(|_| input::board_has_focus()).map(|space| {
            table.scene.with_untracked(|scene| scene.spaces[space.index()].name.clone())
        }));
    });
}
