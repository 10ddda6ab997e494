//! The buttons of Ekö: passing, ending the turn; and what a forced march costs.

use super::super::table::{Table, use_table};
use super::super::words::{march_open, why_words};
use super::move_button::MoveButton;
use crate::web::I18n;
use crate::web::i18n::*;
use eko::eko::{Move, Phase, Position};
use leptos::prelude::*;

/// `pass` and `end`, and the hint about the march.
#[component]
pub fn EkoButtons() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let why = move |position: &Position, mv| {
        let reason = position.check(mv).err();
        reason.map(|why| why_words(i18n, why))
    };
    view! {
        <MarchHint/>
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
            words=move || t_string!(i18n, act.end)
            why=move |position: &Position| why(position, Move::End)
        />
    }
}

#[component]
fn MarchHint() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let reserve = Memo::new(move |_| {
        table.session.with(|session| {
            let position = session.record().position();
            march_open(session).then(|| position.reserve(position.turn()).ordinary)
        })
    });
    move || {
        let reserve = reserve.get()?;
        let hint = t_string!(i18n, prompt.march_hint, reserve = reserve);
        Some(view! { <p class="hint">{hint}</p> })
    }
}

fn pass_words(i18n: I18n, table: Table) -> &'static str {
    let swapping =
        table.at_step(|session| matches!(session.record().position().phase(), Phase::Swap { .. }));
    if swapping { t_string!(i18n, act.leave) } else { t_string!(i18n, act.pass) }
}
