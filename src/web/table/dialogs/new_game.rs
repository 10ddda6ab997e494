//! A new game while one is on the table: it is kept and can be brought back.

use crate::web::i18n::*;
use crate::web::start::NewGameForm;
use crate::web::table::use_shared;
use crate::web::ui::modal::Modal;
use leptos::prelude::*;

/// The form for a new game, with the same players to begin with.
#[component]
pub fn NewGame() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    let names = table.names.with_value(|names| names.list().to_vec());
    let title = Signal::derive(move || t_string!(i18n, menu.new_game).to_owned());
    let close = move || table.sheet.set(None);
    view! {
        <Modal id="new-game" title=title on_close=close>
            <p>{text!(i18n, start.resume_note)}</p>
            <NewGameForm game=table.game names=names>
                <button type="button" class="button" on:click=move |_| close()>
                    {text!(i18n, choice.cancel)}
                </button>
            </NewGameForm>
        </Modal>
    }
}
