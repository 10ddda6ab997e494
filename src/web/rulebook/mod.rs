//! The rules on the page: beside the running game where there is room, else as a sheet over it.

mod contents;
mod diagram;
mod drawing;
mod fetched;
mod frame;
mod paragraph;
mod search;

use crate::web::app::state::use_app;
use crate::web::i18n::*;
use contents::Contents;
use fetched::{Fetched, Reader};
use frame::Frame;
use leptos::prelude::*;

/// The rules that are open, once their files are here.
#[component]
pub fn Rulebook() -> impl IntoView {
    let app = use_app();
    let game = Memo::new(move |before: Option<&_>| {
        let place = app.rules.with(|place| place.map(|place| place.game));
        place.or(before.copied().flatten())
    });
    move || {
        game.get().map(|game| {
            let reader = Reader::new(game);
            Effect::new(move |_| {
                app.i18n.language();
                untrack(|| reader.fetch(app));
            });
            let contents = move || match reader.fetched.get() {
                Fetched::Here => view! { <Contents reader=reader/> }.into_any(),
                other => {
                    view! { <NotHere reader=reader failed=other == Fetched::Failed/> }.into_any()
                }
            };
            view! { <Frame game=game contents=contents/> }
        })
    }
}

/// What is said while the files are not here.
#[component]
fn NotHere(reader: Reader, failed: bool) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    if failed {
        view! {
            <div>
                <p class="fault" role="alert">{text!(i18n, rulebook.failed)}</p>
                <button type="button" class="button" on:click=move |_| reader.fetch(app)>
                    {text!(i18n, later.again)}
                </button>
            </div>
        }
        .into_any()
    } else {
        view! { <p role="status">{text!(i18n, rulebook.loading)}</p> }.into_any()
    }
}
