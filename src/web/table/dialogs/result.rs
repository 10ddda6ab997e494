//! The result: who has won, and why.

use crate::web::i18n::*;
use crate::web::table::{Sheet, TableView, use_table_view};
use crate::web::ui::icon::Icon;
use crate::web::ui::medal::Medal;
use crate::web::ui::modal::Modal;
use leptos::prelude::*;
use tabletop::table::TableInput;

/// Who has won, why, the score, and where to go from here.
#[component]
pub fn ResultSheet() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let result =
        table.history.with_untracked(|texts| texts.game.result.clone()).unwrap_or_default();
    let (winners, last) =
        table.history.with_untracked(|history| (history.winners, history.deciding_ply.clone()));
    let close = move || table.close_sheet();
    view! {
        <Modal id="over" title=Signal::stored(result.head) on_close=close>
            <div class="winner">
                {winners.iter().map(|player| view! { <Medal player=player/> }).collect_view()}
                <p>
                    <strong>{result.reason}</strong>
                    {last.map(|words| view! { <span>{words}</span> })}
                </p>
            </div>
            {(table.views.score)()}
            <div class="dialog-foot">
                <button type="button" class="button" on:click=move |_| close()>
                    {text!(i18n, result.look)}
                </button>
                <button type="button" class="button" on:click=move |_| look_back(table)>
                    <Icon id="first"/>
                    {text!(i18n, review.open)}
                </button>
                <button type="button" class="button" on:click=move |_| take_back(table)>
                    <Icon id="undo"/>
                    {text!(i18n, result.undo)}
                </button>
                <button
                    type="button"
                    class="button"
                    on:click=move |_| table.sheet.set(Some(Sheet::NewGame))
                >
                    {text!(i18n, result.new_game)}
                </button>
                <button type="button" class="button main" on:click=move |_| rematch(table)>
                    <Icon id="new"/>
                    {text!(i18n, result.again)}
                </button>
            </div>
        </Modal>
    }
}

/// Goes through the game from its start.
fn look_back(table: TableView) {
    table.close_sheet();
    table.dispatch.run(TableInput::Review(Some(0)));
}

fn take_back(table: TableView) {
    table.close_sheet();
    table.dispatch.run(TableInput::Undo);
}

/// Starts a game with the same players, which the next seat begins.
fn rematch(table: TableView) {
    if let Some(game) = table.rematch.run(()) {
        table.app.start_game(game);
    }
}
