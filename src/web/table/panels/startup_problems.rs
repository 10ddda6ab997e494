//! Problems with the saved game or the link that the page starts with.

use crate::web::app::autosave::StartupProblem;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::file_picker::download;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;

/// A banner for each problem, until it is closed.
#[component]
pub fn StartupProblems() -> impl IntoView {
    let app = use_app();
    move || {
        app.problems
            .get()
            .into_iter()
            .map(|problem| view! { <Banner problem=problem/> })
            .collect_view()
    }
}

#[component]
fn Banner(problem: StartupProblem) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let this = problem.clone();
    let (kind, words, text) = match problem {
        StartupProblem::Newer { error } => {
            ("newer", t_string!(i18n, save.newer, fault = error), None)
        }
        StartupProblem::Link { error } => ("link", t_string!(i18n, link.bad, fault = error), None),
        StartupProblem::Damaged { error, aside: true, .. } => {
            ("damaged", t_string!(i18n, save.damaged, fault = error), None)
        }
        StartupProblem::Damaged { error, text, aside: false } => {
            ("damaged", t_string!(i18n, save.damaged_kept, fault = error), Some(text))
        }
    };
    view! {
        <div class="banner" role="alert" data-found=kind>
            <p>{words}</p>
            {text.map(|text| view! {
                <button
                    type="button"
                    class="button"
                    on:click=move |_| download("eko-damaged", &text)
                >
                    {text!(i18n, save.damaged_download)}
                </button>
            })}
            <button
                type="button"
                class="button bare"
                aria-label=move || t_string!(i18n, save.dismiss)
                on:click=move |_| app.problems.update(|all| all.retain(|other| *other != this))
            >
                <Icon id="close"/>
            </button>
        </div>
    }
}
