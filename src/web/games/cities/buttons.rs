//! The button of Cities: passing.

use crate::web::i18n::*;
use crate::web::table::panels::MoveButton;
use leptos::prelude::*;
use tabletop::cities::{Move, Position};

/// `pass`, shown where no player can ever move again; any other pass plays itself.
#[component]
pub fn Pass() -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="slot">
            <MoveButton
                mv=Move::Pass
                word="pass"
                icon="chevron"
                words=move || t_string!(i18n, act.pass)
                why=|_: &Position| None
            />
        </div>
    }
}
