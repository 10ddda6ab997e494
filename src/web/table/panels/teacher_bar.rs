//! The bar of the teacher's view, above the board: what it is, and what draws on the board.

use crate::web::app::part::part;
use crate::web::i18n::*;
use crate::web::table::teacher::mark_words;
use crate::web::table::use_table_view;
use crate::web::ui::icon::Icon;
use crate::web::ui::later::later;
use leptos::prelude::*;
use tabletop::table::Marks;

/// The bar, while the teacher's view is on.
#[component]
pub fn TeacherBar() -> impl IntoView {
    let on = use_table_view().teacher.on;
    move || on.get().then(|| later(teacher_bar, |open| open()))
}

part!(
    teacher,
    fn teacher_bar() -> fn() -> AnyView {
        || view! { <OpenBar/> }.into_any()
    }
);

#[component]
fn OpenBar() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let teacher = table.teacher;
    let title = move || t_string!(i18n, teacher.title);
    let draw = move || t_string!(i18n, teacher.draw);
    let wipe = move || t_string!(i18n, teacher.clear);
    let leave = move || t_string!(i18n, teacher.leave);
    let nothing = move || teacher.marks.with(Marks::is_empty) && teacher.begun.get().is_none();
    let words = move || match (teacher.draws.get(), teacher.begun.get()) {
        (_, Some(space)) => t_string!(i18n, teacher.begun, space = table.name_of(space)),
        (true, None) => t_string!(i18n, teacher.draw_prompt).to_owned(),
        (false, None) => t_string!(i18n, teacher.only).to_owned(),
    };
    let clear = move |_| {
        teacher.begun.set(None);
        teacher.marks.set(Marks::default());
        table.app.announcer.announce(t_string!(i18n, teacher.cleared).to_owned());
    };
    let escape = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            teacher.cancel(table);
        }
    };
    view! {
        <div class="banner teacher-bar" role="group" aria-label=title data-teacher="" on:keydown=escape>
            <p><strong>{title}". "</strong>{words}</p>
            <MarkList/>
            <button
                type="button"
                class="button"
                aria-label=draw
                title=draw
                aria-pressed=move || teacher.draws.get().to_string()
                on:click=move |_| {
                    teacher.begun.set(None);
                    teacher.draws.update(|draws| *draws = !*draws);
                }
            >
                <Icon id="draw"/>
                <span>{text!(i18n, teacher.draw)}</span>
            </button>
            <button
                type="button"
                class="button"
                aria-label=wipe
                title=wipe
                disabled=nothing
                on:click=clear
            >
                <Icon id="clear"/>
                <span>{text!(i18n, teacher.clear)}</span>
            </button>
            <button
                type="button"
                class="button bare"
                aria-label=leave
                title=leave
                on:click=move |_| teacher.leave(table)
            >
                <Icon id="close"/>
            </button>
        </div>
    }
}

/// What is drawn on the board, for those who do not see it.
#[component]
fn MarkList() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let marks = table.teacher.marks;
    let label = move || t_string!(i18n, teacher.marks);
    let lines = move || {
        let all: Vec<_> = marks.with(|marks| marks.iter().collect());
        let line = |mark| view! { <li>{mark_words(i18n, table, mark)}</li> };
        all.into_iter().map(line).collect_view()
    };
    move || {
        (!marks.with(Marks::is_empty))
            .then(|| view! { <ul class="visually-hidden" aria-label=label>{lines}</ul> })
    }
}
