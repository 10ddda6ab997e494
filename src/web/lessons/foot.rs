//! The buttons below the board of a lesson.

use super::pupil::{Answer, Pupil};
use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use tabletop::lessons::Lesson;

/// The buttons of the game where they can be used; *try again*, *show me* and *next*, each in its
/// place, disabled while it has nothing to do.
#[component]
pub fn Foot(pupil: Pupil) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let answer = pupil.answer;
    let nothing_wrong =
        move || !answer.with(|answer| matches!(answer, Answer::Wrong(..) | Answer::Refused(..)));
    let solved = Memo::new(move |_| answer.with(|answer| matches!(answer, Answer::Right(_))));
    let busy = move || solved.get() || answer.with(|answer| *answer == Answer::Replies);
    let next = move || {
        if !pupil.is_last() {
            t_string!(i18n, lesson.next)
        } else if pupil.lesson(Lesson::is_puzzle) {
            t_string!(i18n, lesson.next_puzzle)
        } else {
            t_string!(i18n, lesson.next_lesson)
        }
    };
    view! {
        <div class="table-foot actions" role="group" aria-label=move || t_string!(i18n, lesson.label)>
            {(table.views.buttons)()}
            <button
                type="button"
                class="button"
                disabled=nothing_wrong
                on:click=move |_| pupil.try_again(table)
            >
                <Icon id="undo"/>
                {text!(i18n, lesson.again)}
            </button>
            <button type="button" class="button" disabled=busy on:click=move |_| pupil.show(table)>
                <Icon id="hint"/>
                {text!(i18n, lesson.show)}
            </button>
            <button
                type="button"
                class="button main"
                disabled=move || !solved.get()
                on:click=move |_| pupil.go_on()
            >
                {next}
                <Icon id="next"/>
            </button>
        </div>
    }
}
