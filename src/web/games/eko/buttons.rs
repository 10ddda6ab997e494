//! The buttons of Ekö: passing, ending the turn, and hints on other uses of the reserve.

use crate::web::I18n;
use crate::web::games::eko::words::{march_open, offers, why_words};
use crate::web::games::eko::{Choice, Table, use_table};
use crate::web::i18n::*;
use crate::web::table::panels::MoveButton;
use leptos::prelude::*;
use tabletop::eko::{Move, Phase, Position};

/// `pass` and `end`, and hints.
#[component]
pub fn EkoButtons() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let why = move |position: &Position, mv| {
        let reason = position.check(mv).err();
        reason.map(|why| why_words(i18n, why))
    };
    view! {
        <Hints/>
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
    }
}

/// What else can be done for discs of the reserve.
#[component]
fn Hints() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let hints = Memo::new(move |_| {
        table.session(|session| {
            let position = session.record().position();
            let reserve = position.reserve(position.turn()).ordinary;
            let march = march_open(session)
                .then(|| t_string!(i18n, eko.prompt.march_hint, reserve = reserve));
            let sand =
                offers(session, |choice| matches!(choice, Choice::Play(Move::SandTemple { .. })))
                    .then(|| t_string!(i18n, eko.prompt.sand_hint, reserve = reserve));
            let moon =
                offers(session, |choice| matches!(choice, Choice::Play(Move::MoonTemple { .. })))
                    .then(|| t_string!(i18n, eko.prompt.moon_hint, reserve = reserve));
            [march, sand, moon].into_iter().flatten().collect::<Vec<String>>()
        })
    });
    move || hints.get().into_iter().map(|hint| view! { <p class="hint">{hint}</p> }).collect_view()
}

fn pass_words(i18n: I18n, table: Table) -> &'static str {
    let swapping = table.record(|record| matches!(record.position().phase(), Phase::Swap { .. }));
    if swapping { t_string!(i18n, eko.act.leave) } else { t_string!(i18n, act.pass) }
}
