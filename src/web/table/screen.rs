//! The screen on which a game is played.

use crate::web::i18n::*;
use crate::web::table::board::Board;
use crate::web::table::dialogs::Dialogs;
use crate::web::table::panels::{Actions, Bar, Log, Notices, PlayerPanels, Why};
use crate::web::table::{Input, PageGame, Shared, Table, use_shared};
use crate::web::ui::focus::is_writing;
use leptos::prelude::*;
use tabletop::record::Record;
use web_sys::KeyboardEvent;

/// The table of a game with everything around it.
#[component]
pub fn Game<G: PageGame>(record: Record<G>) -> impl IntoView {
    let table = Table::sit_down(record);
    provide_context(table);
    provide_context(table.shared());
    view! { <Around/> }
}

/// What is the same around every board.
#[component]
fn Around() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    fit_board(table);
    undo_by_keys(table);
    let turn = move || table.told.player.get().to_string();
    view! {
        <div class="eko" data-turn=turn data-phase=table.told.phase data-position=table.told.position>
            <Bar/>
            <main class="table">
                <div class="board-frame">
                    <Board/>
                </div>
                <Notices/>
            </main>
            <section class="side" aria-label=move || t_string!(i18n, act.around)>
                <PlayerPanels/>
                <Log/>
                <Why/>
                <Actions/>
            </section>
            <Dialogs/>
        </div>
    }
}

/// Looks for the turn that fits best when the game begins and when the window changes its shape.
fn fit_board(table: Shared) {
    request_animation_frame(move || fit(table));
    let handle = window_event_listener(leptos::ev::resize, move |_| fit(table));
    on_cleanup(move || handle.remove());
}

/// A frame whose shape has changed by less keeps the board as it is turned.
const SAME_SHAPE: f64 = 1.25;

fn fit(table: Shared) {
    let Some(frame) = document().query_selector(".board-frame").ok().flatten() else { return };
    let (width, height) = (f64::from(frame.client_width()), f64::from(frame.client_height()));
    let shape = width / height.max(1.0);
    let before = table.shape.get_value();
    if before > 0.0 && (shape / before).max(before / shape) < SAME_SHAPE {
        return;
    }
    table.shape.set_value(shape);
    table.best_rotation.set(table.told.best_rotation.run((width, height)));
}

/// Ctrl+Z takes back, Ctrl+Y or Ctrl+Shift+Z plays again, unless a sheet lies over the table.
fn undo_by_keys(table: Shared) {
    let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let pressed = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
        if !pressed || is_writing(&event) || table.sheet.get_untracked().is_some() {
            return;
        }
        let act = match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
            ("z", false) => Input::Undo,
            ("z", true) | ("y", false) => Input::Redo,
            _ => return,
        };
        event.prevent_default();
        table.input(act);
    });
    on_cleanup(move || handle.remove());
}
