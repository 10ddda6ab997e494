//! The start screen.

pub mod form;
mod seed;

use super::art::{Icon, symbol};
use super::files::{download, pick};
use super::hall::use_hall;
use super::keep::{Found, Kept};
use super::panels::Message;
use crate::web::i18n::*;
use form::GameForm;
use leptos::prelude::*;

/// Who plays, on which board.
#[component]
pub fn Start() -> impl IntoView {
    let i18n = use_i18n();
    let hall = use_hall();
    let previous = move || hall.previous.with(Option::is_some);
    view! {
        <div class="start">
            <header class="start-sky">
                <div class="start-title">
                    <h1>
                        <svg role="img" viewBox="0 0 192 100" aria-label=move || t_string!(i18n, title)>
                            {symbol("wordmark")}
                        </svg>
                    </h1>
                    <p>{t!(i18n, tagline)}</p>
                </div>
                <svg
                    class="scene"
                    viewBox="0 0 1200 360"
                    preserveAspectRatio="xMidYMax slice"
                    aria-hidden="true"
                >
                    {symbol("scene")}
                </svg>
            </header>
            <main class="start-panel" aria-label=move || t_string!(i18n, start.label)>
                <Findings/>
                <Message/>
                <GameForm names=Vec::new()>
                    <button type="button" class="button" on:click=move |_| pick()>
                        {t!(i18n, start.open)}
                    </button>
                    <button
                        type="button"
                        class="button"
                        hidden=move || !previous()
                        on:click=move |_| hall.back_to_previous()
                    >
                        {t!(i18n, menu.previous)}
                    </button>
                </GameForm>
            </main>
        </div>
    }
}

/// What is wrong with what the storage holds, if anything is.
#[component]
fn Findings() -> impl IntoView {
    let i18n = use_i18n();
    let hall = use_hall();
    let not_saved = move || hall.keep.kept.with(|kept| *kept == Kept::NotSaved);
    view! {
        {move || not_saved().then(|| view! {
            <div class="banner" data-kept="not-saved"><p>{t!(i18n, save.not_saved)}</p></div>
        })}
        {move || hall.found.get().map(|found| view! { <Finding found=found/> })}
    }
}

#[component]
fn Finding(found: Found) -> impl IntoView {
    let i18n = use_i18n();
    let hall = use_hall();
    let (kind, words, text) = match found {
        Found::Newer { fault } => ("newer", t_string!(i18n, save.newer, fault = fault), None),
        Found::Damaged { fault, text, aside: true } => {
            ("damaged", t_string!(i18n, save.damaged, fault = fault), Some(text))
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
                    {t!(i18n, save.damaged_download)}
                </button>
            })}
            <button
                type="button"
                class="button bare"
                aria-label=move || t_string!(i18n, save.dismiss)
                on:click=move |_| hall.found.set(None)
            >
                <Icon id="close"/>
            </button>
        </div>
    }
}
