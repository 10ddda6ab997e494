//! The screen on which a game is played.

use super::a11y::is_writing;
use super::board::Board;
use super::dialogs::Dialogs;
use super::panels::{Actions, Bar, Log, Notices, Plates, Why};
use super::table::Table;
use crate::web::i18n::*;
use crate::web::played::{Act, Record};
use eko::table::Layout;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

/// The table with everything around it.
#[component]
pub fn Game(record: Record) -> impl IntoView {
    let i18n = use_i18n();
    let table = Table::sit_down(record);
    provide_context(table);
    fit_board(table);
    undo_by_keys(table);
    let position = move || table.at_step(|session| session.record().position().to_string());
    let turn = move || table.at_step(|session| session.record().position().turn().to_string());
    let phase = move || {
        table.session.with(|session| match session.is_open() {
            true => session.record().position().phase().to_string(),
            false => "over".to_owned(),
        })
    };
    view! {
        <div class="eko" data-turn=turn data-phase=phase data-position=position>
            <Bar/>
            <main class="table">
                <div class="board-frame">
                    <Board/>
                </div>
                <Notices/>
            </main>
            <section class="side" aria-label=move || t_string!(i18n, act.around)>
                <Plates/>
                <Log/>
                <Why/>
                <Actions/>
            </section>
            <Dialogs/>
        </div>
    }
}

/// Looks for the turn that fits best when the game begins and when the window changes its shape.
fn fit_board(table: Table) {
    request_animation_frame(move || fit(table));
    let handle = window_event_listener(leptos::ev::resize, move |_| fit(table));
    on_cleanup(move || handle.remove());
}

/// A frame whose shape has changed by less keeps the board as it is turned.
const SAME_SHAPE: f64 = 1.25;

fn fit(table: Table) {
    let Some(frame) = document().query_selector(".board-frame").ok().flatten() else { return };
    let (width, height) = (f64::from(frame.client_width()), f64::from(frame.client_height()));
    let shape = width / height.max(1.0);
    let before = table.shape.get_value();
    if before > 0.0 && (shape / before).max(before / shape) < SAME_SHAPE {
        return;
    }
    table.shape.set_value(shape);
    let best = table
        .session
        .with_untracked(|session| Layout::best_turn(session.record().position(), width, height));
    table.best_turn.set(best);
}

/// Ctrl+Z takes back, Ctrl+Y or Ctrl+Shift+Z plays again, unless a sheet lies over the table.
fn undo_by_keys(table: Table) {
    let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let pressed = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
        if !pressed || is_writing(&event) || table.sheet.get_untracked().is_some() {
            return;
        }
        let act = match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
            ("z", false) => Act::Undo,
            ("z", true) | ("y", false) => Act::Redo,
            _ => return,
        };
        event.prevent_default();
        table.act(act);
    });
    on_cleanup(move || handle.remove());
}
