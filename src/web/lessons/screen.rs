//! The screen of a lesson: the task, the board, what came of what was tried, and the buttons.

use super::Course;
use super::foot::Foot;
use super::game::{GameFoot, coach, kept_game, play_against};
use super::link::LessonLink;
use super::pupil::{Answer, Pupil};
use crate::web::app::lessons::LessonPlace;
use crate::web::app::rules::LookUp;
use crate::web::app::state::{App, use_app};
use crate::web::i18n::*;
use crate::web::table::dialogs::Dialogs;
use crate::web::table::panels::{PlayerPanels, Why};
use crate::web::table::screen::{BoardFrame, TableFrame};
use crate::web::table::{PageGame, Practice, Table, use_table_view};
use crate::web::ui::focus::focus_is_lost;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::game::GameName;
use tabletop::record::Record;

/// Opens a lesson at the step that is shown, at a table of its own.
pub fn open(course: &Arc<Course>, lesson: usize) -> AnyView {
    match course.lessons[lesson].game {
        GameName::Eko => open_of::<tabletop::eko::Position>(course, lesson),
        GameName::Cities => open_of::<tabletop::cities::Position>(course, lesson),
    }
}

fn open_of<G: PageGame>(course: &Arc<Course>, lesson: usize) -> AnyView {
    let app = use_app();
    let pupil = Pupil::new(app, course, lesson);
    let step = pupil.step.get_untracked();
    let Some(record): Option<Record<G>> = course.lessons[lesson].record(step) else {
        return ().into_any();
    };
    let key = play_against(pupil);
    let record = match key {
        Some(key) => kept_game(key).unwrap_or_else(|| pupil.lesson(|l| l.seated(record))),
        None => record,
    };
    let judge = Callback::new(move |tried| key.is_none().then(|| pupil.judge(tried)));
    let practice = Practice { judge, key, rotates: key.is_some(), teaches: false, diagram: None };
    let table = Table::open(record, Some(practice));
    provide_context(table);
    provide_context(table.view());
    view! { <LessonScreen pupil=pupil whole=key.is_some()/> }.into_any()
}

/// The screen, the same for the lessons of all games; of a step, or of a whole game.
#[component]
fn LessonScreen(pupil: Pupil, whole: bool) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let (key, puzzle) = pupil.lesson(|lesson| (lesson.key.clone(), lesson.is_puzzle()));
    if whole {
        coach(pupil, table);
    } else {
        Effect::new(move |_| {
            pupil.step.get();
            untrack(|| pupil.begin(table));
        });
    }
    request_animation_frame(move || {
        if focus_is_lost() {
            table.focus_board();
        }
    });
    let done = move || matches!(pupil.answer.get(), Answer::Right(_)).then_some("");
    let task = move || if whole { table.advice.words(i18n) } else { None };
    view! {
        <div class="page lesson" data-lesson=(!puzzle).then(|| key.clone()) data-puzzle=puzzle.then_some(key) data-step=move || pupil.step.get() + 1 data-done=done data-whole=whole.then_some("")>
            <TableFrame>
                <Head pupil=pupil/>
                <main class="contents">
                    <p class="task">
                        {move || task().unwrap_or_else(|| pupil.text("task"))}
                    </p>
                    <BoardFrame/>
                    <section class="lines" aria-label=move || t_string!(i18n, lesson.lines)>
                        <AnswerLine pupil=pupil/>
                        <Why/>
                    </section>
                </main>
                <section class="contents" aria-label=move || t_string!(i18n, act.around)>
                    <PlayerPanels/>
                    {if whole {
                        view! { <GameFoot/> }.into_any()
                    } else {
                        view! { <Foot pupil=pupil/> }.into_any()
                    }}
                </section>
                <Dialogs/>
            </TableFrame>
        </div>
    }
}

/// The title, the number of the step, and the way to the list.
#[component]
fn Head(pupil: Pupil) -> impl IntoView {
    let i18n = use_i18n();
    let app: App = pupil.app;
    let of = pupil.lesson(|lesson| lesson.steps.len());
    let step = move || t_string!(i18n, lesson.step, number = pupil.step.get() + 1, of = of);
    view! {
        <header class="bar">
            <h1 class="turn">{pupil.title()}</h1>
            <p class="prompt">{move || (of > 1).then(step)}</p>
            <div class="tools">
                <LessonLink pupil=pupil/>
                <button
                    type="button"
                    class="button bare"
                    on:click=move |_| app.lessons.go(Some(LessonPlace::List))
                >
                    <Icon id="list"/>
                    {text!(i18n, lesson.all)}
                </button>
            </div>
        </header>
    }
}

/// What came of what was tried, with the place in the rules where it was wrong.
#[component]
fn AnswerLine(pupil: Pupil) -> impl IntoView {
    let table = use_table_view();
    let line = move |kind: &'static str, words: String, rule: Option<(u8, LookUp)>| {
        let icon = if kind == "right" { "check" } else { "why" };
        view! {
            <p class="answer" data-answer=kind>
                <Icon id=icon/>
                <span>
                    {words}
                    {rule.map(|(section, at)| view! {
                        " "
                        <button type="button" class="link" on:click=move |_| table.app.read_rules(table.game, at)>
                            {pupil.section(section)}
                        </button>
                    })}
                </span>
            </p>
        }
    };
    move || match pupil.answer.get() {
        Answer::None | Answer::Replies => None,
        Answer::Refused(words, section, paragraph) => {
            Some(line("refused", words, Some((section, LookUp::Paragraph(paragraph)))))
        }
        Answer::Wrong(words, section) => {
            Some(line("wrong", words, Some((section, LookUp::Group(section)))))
        }
        Answer::Right(words) => Some(line("right", words, None)),
    }
}
