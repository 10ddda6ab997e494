//! The board: one grid of spaces over one land.

mod animation;
pub mod animator;
mod chalk;
pub mod drag;
pub mod gaze;
mod input;
pub mod land;
pub mod place;
pub mod pointer;
pub mod space;
pub mod threats;
pub mod trail;
pub mod zoom;

use crate::web::i18n::*;
use crate::web::table::{TableView, use_table_view};
use leptos::prelude::*;

/// The board of the game, rotated as set.
#[component]
pub fn Board() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let geometry = table.geometry;
    keep_focus_over_rotations(table);
    if table.diagram().is_none() {
        zoom::keep_spaces_large(table);
    }
    view! {
        <svg
            class="drawn-board"
            data-game=table.game.name()
            data-board=move || table.is_live().then_some(table.game.name())
            role="grid"
            tabindex="-1"
            aria-label=move || t_string!(i18n, board.label)
            data-looking=move || table.looks_at.get().map(|space| table.name_of(space))
            data-teacher=move || table.teacher.on.get().then_some("")
            data-zoomed=move || table.shown.part.with(|part| part.is_some().then_some(""))
            viewBox=move || zoom::view_box(table)
            on:click=move |event| input::click(table, &event)
            on:keydown=move |event| geometry.with_untracked(|l| input::key(table, l, &event))
            on:focusin=move |event| input::focus_in(table, &event)
            on:focusout=move |event| input::focus_out(table, &event)
            on:contextmenu=move |event| table.teacher.on_menu(&event)
            on:pointerdown=move |event| {
                table.teacher.down(table, &event);
                table.hands.down(table, &event);
            }
            on:pointermove=move |event| table.hands.moved(table, &event)
            on:pointerup=move |event| {
                table.teacher.up(table, &event);
                table.hands.up(table, &event);
            }
            on:pointercancel=move |event| table.hands.cancel(table, &event)
            on:pointerover=move |event| input::pointer_over(table, &event)
            on:pointerleave=move |event| input::pointer_leave(table, &event)
        >
            {move || geometry.with(|geometry| (table.views.layers)(geometry))}
            {threats::marks(table)}
            {trail::deciding(table)}
            {trail::pointed(table)}
            {chalk::chalk(table)}
            <g class="flight" aria-hidden="true" node_ref=table.animator.layer></g>
        </svg>
    }
}

/// A rotated board is drawn anew: the space that had the focus gets it back.
fn keep_focus_over_rotations(table: TableView) {
    let held = RwSignal::new(None::<String>);
    Effect::watch(
        move || table.geometry.track(),
        move |(), _, _| {
            if let Some(name) = held.get_untracked() {
                table.focus_space(&name);
            }
        },
        false,
    );
    Effect::new(move |_| {
        let space = table.focus.get().filter(|_| input::board_has_focus());
        held.set(space.map(|space| table.name_of(space)));
    });
}
