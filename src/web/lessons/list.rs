//! The list of all lessons, game by game, with those that are solved marked.

use super::Course;
use crate::web::app::lessons::LessonPlace;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::confirm_button::ConfirmButton;
use crate::web::ui::focus::{focus_is_lost, focus_on};
use crate::web::ui::icon::Icon;
use crate::web::words::game_title;
use leptos::prelude::*;
use std::sync::Arc;
use tabletop::game::GameName;

/// The id of the title, which has the focus first.
const TITLE: &str = "lessons-title";
/// As much of an unknown key as is shown.
const LONGEST_KEY: usize = 40;

/// The list, the way back, and the button that forgets what is solved. A link may have asked for a lesson
/// that is not among them.
#[component]
pub fn List(course: Arc<Course>, unknown: Option<String>) -> impl IntoView {
    let i18n = use_i18n();
    let lessons = use_app().lessons;
    let puzzles = course.clone();
    let groups = GameName::ALL.map(|game| view! { <Group course=course.clone() game=game/> });
    let nothing_solved = Signal::derive(move || lessons.solved.with(Vec::is_empty));
    request_animation_frame(|| {
        if focus_is_lost() {
            focus_on(TITLE);
        }
    });
    view! {
        <main class="lessons">
            <header class="lessons-head">
                <h1 id=TITLE tabindex="-1">{text!(i18n, lesson.learn)}</h1>
                <button type="button" class="button" on:click=move |_| lessons.go(None)>
                    <Icon id="previous"/>
                    {text!(i18n, lesson.leave)}
                </button>
            </header>
            {unknown.map(|key| {
                let name: String = key.chars().take(LONGEST_KEY).collect();
                view! {
                    <p role="status">
                        {move || t_string!(i18n, lesson.unknown, name = name.clone())}
                    </p>
                }
            })}
            <div class="lessons-games">{groups.into_iter().collect_view()}</div>
            <Puzzles course=puzzles/>
            <p>
                <ConfirmButton
                    words=move || t_string!(i18n, lesson.reset)
                    really=move || t_string!(i18n, lesson.really_reset)
                    hidden=nothing_solved
                    on_sure=move || lessons.reset()
                />
            </p>
        </main>
    }
}

/// The lessons of a game.
#[component]
fn Group(course: Arc<Course>, game: GameName) -> impl IntoView {
    let i18n = use_i18n();
    let title = move || game_title(i18n, game);
    let of_game = |at: &usize| {
        let lesson = &course.lessons[*at];
        lesson.game == game && !lesson.is_puzzle()
    };
    let rows = (0..course.lessons.len()).filter(of_game).map(|at| {
        view! { <Row key=course.lessons[at].key.clone() title=course.title(at)/> }
    });
    view! {
        <section>
            <h2>{title}</h2>
            <ol class="lessons-list">{rows.collect_view()}</ol>
        </section>
    }
}

/// The puzzles.
#[component]
fn Puzzles(course: Arc<Course>) -> impl IntoView {
    let i18n = use_i18n();
    let is_puzzle = |at: &usize| course.lessons[*at].is_puzzle();
    let rows = (0..course.lessons.len()).filter(is_puzzle).map(|at| {
        view! { <Row key=course.lessons[at].key.clone() title=course.title(at)/> }
    });
    view! {
        <section>
            <h2>{text!(i18n, lesson.puzzles)}</h2>
            <p>{text!(i18n, lesson.puzzles_note)}</p>
            <ul class="lessons-list puzzles">{rows.collect_view()}</ul>
        </section>
    }
}

/// A lesson, with a mark if it is solved.
#[component]
fn Row(key: String, title: String) -> impl IntoView {
    let i18n = use_i18n();
    let lessons = use_app().lessons;
    let place = LessonPlace::Step(key.clone(), 0);
    let name = key.clone();
    let solved = Memo::new(move |_| lessons.is_solved(&key));
    view! {
        <li>
            <button
                type="button"
                class="button bare"
                data-key=name
                data-solved=move || solved.get().then_some("")
                on:click=move |_| lessons.go(Some(place.clone()))
            >
                <span>{title}</span>
                {move || solved.get().then(|| view! {
                    <Icon id="check"/>
                    <span class="visually-hidden">{text!(i18n, lesson.solved)}</span>
                })}
            </button>
        </li>
    }
}
