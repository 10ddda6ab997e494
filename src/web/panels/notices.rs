//! The line that says why not, quiet notices, and how well the game is kept.

use super::super::art::Icon;
use super::super::files::download;
use super::super::keep::Kept;
use super::super::table::use_table;
use super::super::words::why_words;
use crate::web::i18n::*;
use eko::save;
use leptos::prelude::*;

/// Why nothing can be done on the space that somebody asks about. Screen readers hear it as the
/// description of the focused space, and when they act on it.
#[component]
pub fn Why() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let words = Memo::new(move |_| {
        let picked_up =
            table.session.with(|s| s.selected().is_some_and(|s| table.asked.get() == Some(s)));
        match table.refusal.get() {
            Some((_, why)) => Some((true, why_words(i18n, why))),
            None => picked_up.then(|| (false, t_string!(i18n, board.put_down).to_owned())),
        }
    });
    view! {
        <p class="why" class:aside=move || words.get().is_some_and(|(refused, _)| !refused) id="why">
            {move || words.get().map(|(refused, words)| view! {
                {refused.then(|| view! { <Icon id="why"/> })}
                <span>{words}</span>
            })}
        </p>
    }
}

/// What played itself; and, while it lasts, that the game is not saved or goes on elsewhere.
#[component]
pub fn Notices() -> impl IntoView {
    let table = use_table();
    let hall = table.hall;
    view! {
        {move || table.notice.get().map(|words| view! {
            <p class="toast" data-notice=""><Icon id="end"/><span>{words}</span></p>
        })}
        {move || match hall.keep.kept.get() {
            Kept::Saved => ().into_any(),
            Kept::NotSaved => view! { <NotSaved/> }.into_any(),
            Kept::Elsewhere(_) => view! { <Elsewhere/> }.into_any(),
        }}
        <Message/>
    }
}

#[component]
fn NotSaved() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let text = move || table.session.with_untracked(|session| save::write(session.record()));
    view! {
        <div class="banner" data-kept="not-saved">
            <p>{t!(i18n, save.not_saved)}</p>
            <button type="button" class="button" on:click=move |_| download("eko", &text())>
                {t!(i18n, save.download)}
            </button>
        </div>
    }
}

#[component]
fn Elsewhere() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let hall = table.hall;
    let take_over = move |_| {
        table.session.with_untracked(|session| hall.keep.take_over(&save::write(session.record())));
    };
    view! {
        <div class="banner" role="alert" data-kept="elsewhere">
            <p>{t!(i18n, save.elsewhere)}</p>
            <button type="button" class="button" on:click=take_over>{t!(i18n, save.take_over)}</button>
            <button type="button" class="button main" on:click=move |_| hall.load_theirs()>
                {t!(i18n, save.load_that)}
            </button>
        </div>
    }
}

/// A message about a file, until it is closed.
#[component]
pub fn Message() -> impl IntoView {
    let i18n = use_i18n();
    let message = super::super::hall::use_hall().message;
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
