//! The buttons under the thumb: undo, redo, and what is no click on the board.

use super::super::art::Icon;
use super::super::table::{Hand, Sheet, Table, pause_after, use_table};
use super::super::words::{march_open, offers, step_words, why_words};
use crate::web::I18n;
use crate::web::i18n::*;
use crate::web::played::{Act, Choice, Record};
use eko::eko::{Move, Phase};
use eko::record::Ending;
use leptos::prelude::*;

/// The buttons; each stays where it is and goes off when it has nothing to do.
#[component]
pub fn Actions() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let over = move || table.at_step(|session| !session.is_open());
    view! {
        <div class="actions" role="group" aria-label=move || t_string!(i18n, act.label)>
            <Hints/>
            <Step
                icon="undo"
                what=Memo::new(move |_| table.at_step(|s| undo_words(i18n, table, s.record())))
                none=move || t_string!(i18n, act.undo_none).to_owned()
                words=move |what| t_string!(i18n, act.undo, what = what)
                act=Act::Undo
            />
            <Step
                icon="redo"
                what=Memo::new(move |_| table.at_step(|s| redo_words(i18n, table, s.record())))
                none=move || t_string!(i18n, act.redo_none).to_owned()
                words=move |what| t_string!(i18n, act.redo, what = what)
                act=Act::Redo
            />
            <Plain mv=Move::Pass word="pass" icon="chevron" words=move || pass_words(i18n, table)/>
            <Plain mv=Move::End word="end" icon="end" words=move || t_string!(i18n, act.end)/>
            <button
                type="button"
                class="button"
                hidden=move || !over()
                on:click=move |_| table.sheet.set(Some(Sheet::Over))
            >
                {t!(i18n, act.result)}
            </button>
        </div>
    }
}

/// What else can be done for discs of the reserve, while it can be.
#[component]
fn Hints() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let hints = Memo::new(move |_| {
        table.session.with(|session| {
            let position = session.record().position();
            let reserve = position.reserve(position.turn()).ordinary;
            let march =
                march_open(session).then(|| t_string!(i18n, prompt.march_hint, reserve = reserve));
            let sand =
                offers(session, |choice| matches!(choice, Choice::Play(Move::SandTemple { .. })))
                    .then(|| t_string!(i18n, prompt.sand_hint, reserve = reserve));
            let moon =
                offers(session, |choice| matches!(choice, Choice::Play(Move::MoonTemple { .. })))
                    .then(|| t_string!(i18n, prompt.moon_hint, reserve = reserve));
            [march, sand, moon].into_iter().flatten().collect::<Vec<String>>()
        })
    });
    move || hints.get().into_iter().map(|hint| view! { <p class="hint">{hint}</p> }).collect_view()
}

/// Undo or redo: the label says what it takes back or plays again.
#[component]
fn Step(
    icon: &'static str,
    what: Memo<Option<String>>,
    none: impl Fn() -> String + Copy + Send + 'static,
    words: impl Fn(String) -> String + Copy + Send + 'static,
    act: Act,
) -> impl IntoView {
    let table = use_table();
    let label = move || what.get().map_or_else(none, words);
    view! {
        <button
            type="button"
            class="button square"
            data-act=icon
            aria-label=label
            title=label
            disabled=move || what.get().is_none()
            on:click=move |_| {
                table.act(act);
            }
        >
            <Icon id=icon/>
        </button>
    }
}

/// `pass` or `end`: on when it is legal.
#[component]
fn Plain(
    mv: Move,
    word: &'static str,
    icon: &'static str,
    words: impl Fn() -> &'static str + Copy + Send + 'static,
) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let legal =
        Memo::new(move |_| table.session.with(|session| session.choices().buttons().contains(&mv)));
    let why_not = move || {
        let reason = table.at_step(|session| session.record().position().check(mv).err());
        reason.map(|why| why_words(i18n, why))
    };
    view! {
        <button
            type="button"
            class="button"
            class:main=move || legal.get()
            data-move=word
            title=why_not
            disabled=move || !legal.get()
            on:click=move |event| {
                if event.detail() <= 1 {
                    let act = Act::Choose(Choice::Play(mv));
                    table.act_once(Hand::Button(mv), pause_after(&event), act);
                }
            }
        >
            <Icon id=icon/>
            {words}
        </button>
    }
}

fn pass_words(i18n: I18n, table: Table) -> &'static str {
    let swapping =
        table.at_step(|session| matches!(session.record().position().phase(), Phase::Swap { .. }));
    if swapping { t_string!(i18n, act.leave) } else { t_string!(i18n, act.pass) }
}

fn undo_words(i18n: I18n, table: Table, record: &Record) -> Option<String> {
    match record.ending() {
        Some(Ending::Resigned(_)) => Some(t_string!(i18n, act.resignation).to_owned()),
        Some(Ending::Draw) => Some(t_string!(i18n, act.draw).to_owned()),
        None => ply_words(i18n, table, record, record.undo_to()?),
    }
}

fn redo_words(i18n: I18n, table: Table, record: &Record) -> Option<String> {
    record.redo_to().and_then(|_| ply_words(i18n, table, record, record.at()))
}

/// A ply as the move list tells it.
pub fn ply_words(i18n: I18n, table: Table, record: &Record, ply: usize) -> Option<String> {
    let (before, mv) = record.position_after(ply).zip(record.plies().get(ply))?;
    Some(table.names.with_value(|names| step_words(i18n, names, before, *mv)))
}
