//! The line that says why not, quiet notices, and how well the game is kept.

use super::super::art::Icon;
use super::super::files::download;
use super::super::keep::Kept;
use super::super::table::use_table;
use super::super::words::{about_words, place_words, why_words};
use super::actions::ply_words;
use crate::web::i18n::*;
use crate::web::played::Scene;
use eko::eko::Illegal;
use eko::save;
use leptos::prelude::*;

/// What is on the space that somebody asks about, and why nothing can be done there; else what was
/// done last. Screen readers hear it as the description of the focused space, whose name says
/// already what is there.
#[component]
pub fn Why() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let place = Memo::new(move |_| {
        let space = table.asked.get()?;
        let view = table.scene.with(|scene| scene.spaces[space.index()].clone());
        Some(table.names.with_value(|names| place_words(i18n, names, &view)).join(", "))
    });
    let words = Memo::new(move |_| {
        let space = table.asked.get()?;
        let picked_up = table.session.with(|session| session.selected());
        match table.refusal.get() {
            Some((_, Illegal::NoStack)) if picked_up.is_none() => {
                let about = |scene: &Scene| about_words(i18n, &scene.spaces[space.index()]);
                Some((false, table.scene.with(about)))
            }
            Some((_, why)) => Some((true, why_words(i18n, why))),
            None if picked_up == Some(space) => {
                Some((false, t_string!(i18n, board.put_down).to_owned()))
            }
            None => None,
        }
    });
    let last = Memo::new(move |_| {
        table.at_step(|session| {
            let record = session.record();
            let ply = record.undo_to().filter(|_| record.ending().is_none())?;
            ply_words(i18n, table, record, ply)
        })
    });
    let refused = move || words.with(|words| words.as_ref().is_some_and(|(refused, _)| *refused));
    view! {
        <p
            class="why"
            class:aside=move || !refused()
            class:idle=move || place.with(Option::is_none)
            id="why"
        >
            {move || refused().then(|| view! { <Icon id="why"/> })}
            <span>
                {move || place.get().map(|place| view! {
                    <strong class="place" aria-hidden="true">{place + ". "}</strong>
                })}
                {move || words.get().map(|(_, words)| words)}
            </span>
            {move || last.get().filter(|_| place.with(Option::is_none)).map(|step| view! {
                <span class="last">{t_string!(i18n, board.last, step = step)}</span>
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
        <super::Findings/>
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
        hall.take_the_place();
        table.session.with_untracked(|session| hall.keep.save(&save::write(session.record())));
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
