//! A new game while another is running, which is kept.

use crate::web::i18n::*;
use crate::web::start::new_game_form::NewGameForm;
use crate::web::table::use_table_view;
use crate::web::ui::modal::Modal;
use leptos::prelude::*;

/// The form for a new game, filled in with the same players.
#[component]
pub fn NewGameSheet() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let known = table.players.run(());
    let count = table.seats.len();
    let title = Signal::derive(move || t_string!(i18n, menu.new_game).to_owned());
    let close = move || table.close_sheet();
    view! {
        <Modal id="new-game" title=title on_close=close>
            <p>{text!(i18n, start.resume_note)}</p>
            <NewGameForm chosen=RwSignal::new(table.game) known=known count=count>
                <button type="button" class="button" on:click=move |_| close()>
                    {text!(i18n, choice.cancel)}
                </button>
            </NewGameForm>
        </Modal>
    }
}
