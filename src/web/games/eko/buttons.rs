//! The buttons of Ekö: passing, ending the turn, and hints on other uses of the reserve.

use crate::web::games::eko::words::why_words;
use crate::web::games::eko::{Table, use_table};
use crate::web::i18n::*;
use crate::web::table::panels::MoveButton;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::eko::{Move, Position};
use tabletop::games::eko::{ButtonModel, Hint};

/// `pass` and `end`, and hints.
#[component]
pub fn EkoButtons() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let why = move |position: &Position, mv| {
        ButtonModel::new(position, mv).disabled.map(|why| why_words(i18n, why))
    };
    view! {
        <Hints/>
        <div class="slot">
            <MoveButton
                mv=Move::Pass
                word="pass"
                icon="chevron"
                words=move || pass_words(i18n, table)
                why=move |position: &Position| why(position, Move::Pass)
            />
            <MoveButton
                mv=Move::End
                word="end"
                icon="end"
                words=move || t_string!(i18n, eko.act.end)
                why=move |position: &Position| why(position, Move::End)
            />
        </div>
    }
}

/// What else can be done for discs of the reserve, while it can be.
#[component]
fn Hints() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let hints = Memo::new(move |_| table.session(Hint::all));
    let words = move |hint| view! { <p class="hint">{hint_words(i18n, hint)}</p> };
    move || hints.get().into_iter().map(words).collect_view()
}

fn hint_words(i18n: I18n, hint: Hint) -> String {
    match hint {
        Hint::March { reserve } => t_string!(i18n, eko.prompt.march_hint, reserve = reserve),
        Hint::Sand { reserve } => t_string!(i18n, eko.prompt.sand_hint, reserve = reserve),
        Hint::Moon { reserve } => t_string!(i18n, eko.prompt.moon_hint, reserve = reserve),
    }
}

fn pass_words(i18n: I18n, table: Table) -> &'static str {
    let button = table.record(|record| ButtonModel::new(record.position(), Move::Pass));
    if button.leave { t_string!(i18n, eko.act.leave) } else { t_string!(i18n, act.pass) }
}
