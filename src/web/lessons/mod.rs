//! The lessons on the page: their list, and the screen of one.

mod course;
mod foot;
mod game;
mod link;
mod list;
mod pupil;
mod screen;

use crate::web::app::lessons::LessonPlace;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use course::{Course, Fetched, fetch};
use leptos::prelude::*;
use list::List;

/// The list of the lessons or one of them, once their files are here.
#[component]
pub fn LessonsScreen() -> impl IntoView {
    let app = use_app();
    let fetched = RwSignal::new(Fetched::Pending);
    Effect::new(move |_| {
        app.i18n.language();
        fetch(fetched);
    });
    // A step that goes on from another is shown at the same table.
    let shown = Memo::new(move |_| {
        let Fetched::Here(course) = fetched.get() else { return None };
        app.lessons.place.with(|place| match place {
            Some(LessonPlace::Step(key, step)) => course.begins_at(key, *step),
            _ => None,
        })
    });
    move || match (fetched.get(), shown.get()) {
        (Fetched::Here(course), Some((lesson, _))) => untrack(|| screen::open(&course, lesson)),
        (Fetched::Here(course), None) => {
            let unknown = app.lessons.place.with_untracked(|place| match place {
                Some(LessonPlace::Step(key, _)) => Some(key.clone()),
                _ => None,
            });
            view! { <List course=course unknown=unknown/> }.into_any()
        }
        (other, _) => {
            view! { <NotHere fetched=fetched failed=other == Fetched::Failed/> }.into_any()
        }
    }
}

/// What is said while the files are not here.
#[component]
fn NotHere(fetched: RwSignal<Fetched>, failed: bool) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    view! {
        <main class="lessons">
            <h1>{text!(i18n, lesson.learn)}</h1>
            {if failed {
                view! {
                    <p role="alert">{text!(i18n, lesson.failed)}</p>
                    <p class="dialog-foot">
                        <button type="button" class="button" on:click=move |_| app.lessons.go(None)>
                            {text!(i18n, lesson.leave)}
                        </button>
                        <button type="button" class="button main" on:click=move |_| fetch(fetched)>
                            {text!(i18n, lesson.again)}
                        </button>
                    </p>
                }.into_any()
            } else {
                view! { <p>{text!(i18n, lesson.loading)}</p> }.into_any()
            }}
        </main>
    }
}
