//! The screen on which a game is played.

use crate::web::i18n::*;
use crate::web::table::board::Board;
use crate::web::table::dialogs::Dialogs;
use crate::web::table::panels::{Actions, Banners, Bar, Lines, MoveList, PlayerPanels, Review};
use crate::web::table::{PageGame, Table, TableView, use_table_view};
use crate::web::ui::clans::{clans_attribute, provide_clans};
use crate::web::ui::keys::on_history_key;
use crate::web::words::Names;
use leptos::prelude::*;
use tabletop::record::Record;
use tabletop::table::{HistoryKey, TableInput};

/// The table of a game with everything around it; the children are more sheets.
#[component]
pub fn GameScreen<G: PageGame>(record: Record<G>, children: Children) -> impl IntoView {
    let table = Table::open(record, None);
    table.draw_from_link();
    provide_context(table);
    provide_context(table.view());
    view! {
        <Around/>
        {children()}
    }
}

/// The same parts around every board.
#[component]
fn Around() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    undo_by_keys(table);
    table.computer.run(table);
    table.advice.follow_language(table);
    table.advice.coach.run(table);
    table.survey.run(table);
    view! {
        <div class="page">
            <TableFrame>
                <Bar/>
                <main class="contents">
                    <BoardFrame>
                        <Banners/>
                    </BoardFrame>
                    <Lines/>
                </main>
                <section class="contents" aria-label=move || t_string!(i18n, act.around)>
                    <PlayerPanels/>
                    <MoveList/>
                    <Review/>
                    <Actions/>
                </section>
                <Dialogs/>
            </TableFrame>
        </div>
    }
}

/// The board in its frame; the children lie above it.
#[component]
pub fn BoardFrame(#[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <div class="table">
            {children.map(|children| children())}
            <div class="board-frame">
                <Board/>
            </div>
        </div>
    }
}

/// The element that holds a game, with what tests read of it; the children are its parts.
#[component]
pub fn TableFrame(children: Children) -> impl IntoView {
    let table = use_table_view();
    let clans = table.names.with_untracked(Names::clans);
    provide_clans(clans);
    fit_board(table);
    let turn = move || table.player.get().to_string();
    let phase = move || table.history.with(|texts| texts.game.phase.clone());
    let position = move || table.history.with(|history| history.position.clone());
    view! {
        <div
            class="eko"
            data-clans=clans_attribute(clans)
            data-turn=turn
            data-phase=phase
            data-position=position
            data-ply=move || table.history.with(|history| history.ply)
            data-plies=move || table.history.with(|history| history.plies)
            data-review=move || table.in_review.get().then_some("")
            data-thinking=move || table.computer.thinking.get().map(|player| player.to_string())
            data-speed=move || table.app.settings.speed.get().word()
        >
            {children()}
        </div>
    }
}

/// Finds the best rotation when the game begins and when the window changes its shape.
fn fit_board(table: TableView) {
    // Width by height of the frame that the rotation was found for.
    let shape = StoredValue::new(None);
    request_animation_frame(move || fit(table, shape));
    let handle = window_event_listener(leptos::ev::resize, move |_| fit(table, shape));
    on_cleanup(move || handle.remove());
}

/// A frame whose shape has changed by a smaller factor keeps the board's rotation.
const SAME_SHAPE: f64 = 1.25;

fn fit(table: TableView, shape: StoredValue<Option<f64>>) {
    let Some(frame) = document().query_selector(".board-frame").ok().flatten() else { return };
    let (width, height) = (f64::from(frame.client_width()), f64::from(frame.client_height()));
    let now = width / height.max(1.0);
    let Some(before) = shape.try_get_value() else { return };
    if before.is_some_and(|before: f64| (now / before).max(before / now) < SAME_SHAPE) {
        return;
    }
    shape.set_value(Some(now));
    table.best_rotation.set(table.fit.run((width, height)));
}

/// Undo and redo by keys, unless a sheet lies over the table.
pub fn undo_by_keys(table: TableView) {
    on_history_key(move |key| {
        if table.sheet.get_untracked().is_some() {
            return false;
        }
        table.dispatch.run(match key {
            HistoryKey::Undo => TableInput::Undo,
            HistoryKey::Redo => TableInput::Redo,
        });
        true
    });
}
