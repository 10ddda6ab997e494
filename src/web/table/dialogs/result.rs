//! The end of a game: who has won, and why.

use crate::web::i18n::*;
use crate::web::table::{Input, Shared, use_shared};
use crate::web::ui::art::{Icon, Medal};
use crate::web::ui::modal::Modal;
use leptos::prelude::*;

/// Who has won, why, the score, and where to go from here.
#[component]
pub fn Over() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    let end = table.told.end.run(());
    let close = move || table.sheet.set(None);
    view! {
        <Modal id="over" title=Signal::stored(end.head) on_close=close>
            <div class="winner">
                {end.winners.iter().map(|player| view! { <Medal player=player/> }).collect_view()}
                <p>{end.reason}</p>
            </div>
            {(table.parts.score)()}
            <div class="dialog-foot">
                <button type="button" class="button" on:click=move |_| close()>
                    {text!(i18n, result.look)}
                </button>
                <button type="button" class="button" on:click=move |_| take_back(table)>
                    <Icon id="undo"/>
                    {text!(i18n, result.undo)}
                </button>
                <button type="button" class="button main" on:click=move |_| again(table)>
                    <Icon id="new"/>
                    {text!(i18n, result.again)}
                </button>
            </div>
        </Modal>
    }
}

fn take_back(table: Shared) {
    table.sheet.set(None);
    table.input(Input::Undo);
}

/// The same players once more.
fn again(table: Shared) {
    if let Some(game) = table.told.again.run(()) {
        table.app.sit_down(game);
    }
}
