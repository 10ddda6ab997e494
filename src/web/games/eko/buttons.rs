//! The buttons of Ekö: a forced march, passing, ending the turn, and hints on other uses of the reserve.

use crate::web::games::eko::words::why_words;
use crate::web::games::eko::{Session, Table, use_table};
use crate::web::i18n::*;
use crate::web::table::panels::MoveButton;
use crate::web::ui::icon::Icon;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::eko::{Move, Position};
use tabletop::games::eko::{ButtonModel, Hint};
use tabletop::table::Input;

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
        <March/>
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

/// A forced march with its price, shown while one is possible. It turns the march on or off; then the
/// board offers only the stacks that can make it.
#[component]
fn March() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let possible = Memo::new(move |_| table.session(|session| session.choices().extra()));
    let on = Memo::new(move |_| table.session(Session::extra));
    view! {
        <button
            type="button"
            class="button sentence"
            class:main=move || on.get()
            aria-pressed=move || on.get().to_string()
            hidden=move || !possible.get()
            on:click=move |event| table.clicks.unless_double(&event, || {
                table.dispatch.run(Input::Extra);
            })
        >
            <Icon id="march"/>
            {text!(i18n, eko.act.march)}
        </button>
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
        Hint::Sand { reserve } => t_string!(i18n, eko.prompt.sand_hint, reserve = reserve),
        Hint::Moon { reserve } => t_string!(i18n, eko.prompt.moon_hint, reserve = reserve),
    }
}

fn pass_words(i18n: I18n, table: Table) -> &'static str {
    let button = table.record(|record| ButtonModel::new(record.position(), Move::Pass));
    if button.leave { t_string!(i18n, eko.act.leave) } else { t_string!(i18n, act.pass) }
}
