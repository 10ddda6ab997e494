//! The line that says why not, quiet notices, and how well the game is kept.

use crate::web::app::autosave::Kept;
use crate::web::i18n::*;
use crate::web::table::use_shared;
use crate::web::ui::art::Icon;
use crate::web::ui::file_picker::download;
use leptos::prelude::*;

/// What is on the space that somebody asks about, and why nothing can be done there; else what was
/// done last. Screen readers hear it as the description of the focused space, whose name says
/// already what is there.
#[component]
pub fn Why() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    let asked = table.told.asked;
    let place = move || asked.with(|asked| asked.as_ref().map(|asked| asked.place.clone()));
    let words = move || asked.with(|asked| asked.as_ref().and_then(|asked| asked.words.clone()));
    let refused = move || asked.with(|asked| asked.as_ref().is_some_and(|asked| asked.refused));
    let idle = move || asked.with(Option::is_none);
    let last = table.told.last;
    view! {
        <p
            class="why"
            class:aside=move || !refused()
            class:idle=idle
            id="why"
        >
            {move || refused().then(|| view! { <Icon id="why"/> })}
            <span>
                {move || place().map(|place| view! {
                    <strong class="place" aria-hidden="true">{place + ". "}</strong>
                })}
                {words}
            </span>
            {move || last.get().filter(|_| idle()).map(|step| view! {
                <span class="last">{t_string!(i18n, board.last, step = step)}</span>
            })}
        </p>
    }
}

/// What played itself; and, while it lasts, that the game is not saved or goes on elsewhere.
#[component]
pub fn Notices() -> impl IntoView {
    let table = use_shared();
    let app = table.app;
    view! {
        {move || table.notice.get().map(|words| view! {
            <p class="toast" data-notice=""><Icon id="end"/><span>{words}</span></p>
        })}
        {move || match app.keep.kept.get() {
            Kept::Saved => ().into_any(),
            Kept::NotSaved => view! { <NotSaved/> }.into_any(),
            Kept::Elsewhere(_) => view! { <Elsewhere/> }.into_any(),
        }}
        <crate::web::table::panels::Findings/>
        <Message/>
        {(table.parts.notes)()}
    }
}

#[component]
fn NotSaved() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    view! {
        <div class="banner" data-kept="not-saved">
            <p>{text!(i18n, save.not_saved)}</p>
            <button type="button" class="button" on:click=move |_| download(table.game.name(), &table.told.file.run(()))>
                {text!(i18n, save.download)}
            </button>
        </div>
    }
}

#[component]
fn Elsewhere() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    let app = table.app;
    let take_over = move |_| {
        app.take_the_place();
        app.keep.save(&table.told.file.run(()));
    };
    view! {
        <div class="banner" role="alert" data-kept="elsewhere">
            <p>{text!(i18n, save.elsewhere)}</p>
            <button type="button" class="button" on:click=take_over>{text!(i18n, save.take_over)}</button>
            <button type="button" class="button main" on:click=move |_| app.load_theirs()>
                {text!(i18n, save.load_that)}
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
