//! Banners above the board: whether the game is saved, and messages about files.

use crate::web::app::autosave::SaveStatus;
use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::file_picker::download;
use crate::web::ui::icon::Icon;
use leptos::prelude::*;
use tabletop::table::{Pace, TableInput};

/// While it lasts, that the game is not saved or has been continued in another tab; and messages.
#[component]
pub fn Banners() -> impl IntoView {
    let table = use_table_view();
    let app = table.app;
    view! {
        {move || match app.autosave.status.get() {
            SaveStatus::Saved => ().into_any(),
            SaveStatus::NotSaved => view! { <NotSaved/> }.into_any(),
            SaveStatus::Elsewhere(_) => view! { <Elsewhere/> }.into_any(),
        }}
        <crate::web::table::panels::StartupProblems/>
        <Message/>
        <crate::web::table::panels::TeacherBar/>
        <EngineFailure/>
        <SurveyFailure/>
        <crate::web::table::dialogs::Waiting/>
        {(table.views.notes)()}
    }
}

#[component]
fn NotSaved() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    view! {
        <div class="banner" data-kept="not-saved">
            <p>{text!(i18n, save.not_saved)}</p>
            <button type="button" class="button" on:click=move |_| download(table.game.name(), &table.file.run(()))>
                {text!(i18n, save.download)}
            </button>
        </div>
    }
}

#[component]
fn Elsewhere() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let app = table.app;
    let take_over = move |_| {
        app.take_over();
        app.autosave.save(&table.file.run(()));
    };
    view! {
        <div class="banner" role="alert" data-kept="elsewhere">
            <p>{text!(i18n, save.elsewhere)}</p>
            <button type="button" class="button" on:click=take_over>{text!(i18n, save.take_over)}</button>
            <button type="button" class="button main" on:click=move |_| app.load_other_tab()>
                {text!(i18n, save.load_that)}
            </button>
        </div>
    }
}

/// That the computer players' program has stopped, until it is started again.
#[component]
pub fn EngineFailure() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let failure = table.app.engine.failure;
    let again = Callback::new(move |()| {
        failure.set(None);
        table.dispatch.run(TableInput::Computers(Pace::Run));
    });
    move || {
        let words = failure.get().map(|why| t_string!(i18n, computer.failed, why = why))?;
        Some(view! { <Stopped words=words again=again/> })
    }
}

/// That the program that is asked about a whole game has stopped, while its opinion is shown.
#[component]
fn SurveyFailure() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let survey = table.survey;
    let again = Callback::new(move |()| survey.try_again());
    move || {
        let why = survey.engine.failure.get().filter(|_| survey.is_shown(table))?;
        let words = t_string!(i18n, review.failed, why = why);
        Some(view! { <Stopped words=words again=again/> })
    }
}

/// That a program has stopped, and a button that starts it again.
#[component]
fn Stopped(words: String, again: Callback<()>) -> impl IntoView {
    let i18n = use_i18n();
    view! {
        <div class="banner" role="alert" data-engine="failed">
            <p>{words}</p>
            <button type="button" class="button main" on:click=move |_| again.run(())>
                {text!(i18n, computer.again)}
            </button>
        </div>
    }
}

/// A message about a file, until it is closed.
#[component]
pub fn Message() -> impl IntoView {
    let i18n = use_i18n();
    let message = crate::web::app::state::use_app().message;
    move || {
        message.get().map(|words| {
            view! {
                <div class="banner" data-message="">
                    <p>{words}</p>
                    <button
                        type="button"
                        class="button bare"
                        aria-label=move || t_string!(i18n, save.dismiss)
                        on:click=move |_| message.set(None)
                    >
                        <Icon id="close"/>
                    </button>
                </div>
            }
        })
    }
}
