//! A game of a link that is older than the one kept here, or went another way: which of them goes on.

use crate::web::app::address::link_is_answered;
use crate::web::app::arrival::Conflict;
use crate::web::app::part::part;
use crate::web::app::state::use_app;
use crate::web::i18n::*;
use crate::web::ui::modal::Modal;
use leptos::prelude::*;
use tabletop::library::Relation;

part!(
    games,
    /// The question which of two games goes on.
    pub fn conflict_sheet() -> fn(Conflict) -> AnyView {
        |conflict| view! { <ConflictSheet conflict=conflict/> }.into_any()
    }
);

/// The question, and its answers: neither game is lost.
#[component]
fn ConflictSheet(conflict: Conflict) -> impl IntoView {
    let i18n = use_i18n();
    let app = use_app();
    let relation = conflict.relation;
    let words = move || match relation {
        Relation::Older(steps) => t_string!(i18n, by_link.older, count = steps as u64),
        Relation::Forked(common) => t_string!(i18n, by_link.forked, number = common + 1),
        _ => String::new(),
    };
    let title = Signal::derive(move || t_string!(i18n, by_link.conflict).to_owned());
    let close = move || {
        app.link_aids.forget();
        app.conflict.set(None);
        link_is_answered();
    };
    let stay = move || {
        app.catch_up.set_value(None);
        close();
    };
    let Conflict { arrived, here, kept, .. } = conflict;
    let go_on = move |_| {
        stay();
        if app.autosave.kept.with_value(|own| own.id != kept.id) {
            app.go_on_with(here.clone(), kept.clone());
        }
    };
    let open_other = move |_| {
        app.start_game(arrived.clone());
        close();
    };
    view! {
        <Modal id="conflict" title=title on_close=stay>
            <p>{words}</p>
            <div class="dialog-foot">
                <button type="button" class="button" on:click=open_other>
                    {text!(i18n, by_link.open_beside)}
                </button>
                <button type="button" class="button main" on:click=go_on>
                    {text!(i18n, by_link.stay)}
                </button>
            </div>
        </Modal>
    }
}
