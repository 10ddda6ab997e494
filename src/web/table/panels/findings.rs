//! What is wrong with what the browser held at the start.

use crate::web::app::autosave::Found;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::art::Icon;
use crate::web::ui::file_picker::download;
use leptos::prelude::*;

/// A banner for each thing, until it is closed.
#[component]
pub fn Findings() -> impl IntoView {
    let app = use_app();
    move || app.found.get().into_iter().map(|found| view! { <Finding found=found/> }).collect_view()
}

#[component]
fn Finding(found: Found) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let this = found.clone();
    let (kind, words, text) = match found {
        Found::Newer { fault } => ("newer", t_string!(i18n, save.newer, fault = fault), None),
        Found::Damaged { fault, aside: true, .. } => {
            ("damaged", t_string!(i18n, save.damaged, fault = fault), None)
        }
        Found::Damaged { fault, text, aside: false } => {
            ("damaged", t_string!(i18n, save.damaged_kept, fault = fault), Some(text))
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
                on:click=move |_| app.found.update(|all| all.retain(|other| *other != this))
            >
                <Icon id="close"/>
            </button>
        </div>
    }
}
