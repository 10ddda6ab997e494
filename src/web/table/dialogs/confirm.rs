//! Resigning and agreeing on a draw: asked twice, never forced, and to be taken back.

use crate::web::i18n::*;
use crate::web::table::{Input, Shared, use_shared};
use crate::web::ui::art::Icon;
use crate::web::ui::modal::Modal;
use leptos::prelude::*;
use tabletop::core::player::PlayerSet;
use tabletop::record::Ending;

/// Does the player at turn really give up?
#[component]
pub fn Resign() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    let who = table.told.player.get_untracked();
    let text = table.names.with_value(|names| {
        let others: PlayerSet = table.seats.iter().copied().filter(|p| *p != who).collect();
        let (name, winners) = (names.short(who).to_owned(), names.all(i18n, others));
        if others.len() == 1 {
            t_string!(i18n, resign.two, who = name, winners = winners)
        } else {
            t_string!(i18n, resign.more, who = name, winners = winners)
        }
    });
    let title = Signal::derive(move || t_string!(i18n, resign.title).to_owned());
    view! {
        <Modal id="resign" title=title on_close=move || table.sheet.set(None)>
            <p>{text}</p>
            <div class="dialog-foot">
                <PlayOn/>
                <button
                    type="button"
                    class="button danger"
                    on:click=move |_| end(table, Ending::Resigned(who))
                >
                    <Icon id="flag"/>
                    {text!(i18n, resign.go)}
                </button>
            </div>
        </Modal>
    }
}

/// Do all agree?
#[component]
pub fn Draw() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    let title = Signal::derive(move || t_string!(i18n, draw.title).to_owned());
    view! {
        <Modal id="draw" title=title on_close=move || table.sheet.set(None)>
            <p>{text!(i18n, draw.text)}</p>
            <div class="dialog-foot">
                <PlayOn/>
                <button type="button" class="button main" on:click=move |_| end(table, Ending::Draw)>
                    <Icon id="handshake"/>
                    {text!(i18n, draw.go)}
                </button>
            </div>
        </Modal>
    }
}

fn end(table: Shared, ending: Ending) {
    table.sheet.set(None);
    table.input(Input::End(ending));
}

#[component]
fn PlayOn() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_shared();
    view! {
        <button type="button" class="button" on:click=move |_| table.sheet.set(None)>
            {text!(i18n, play_on)}
        </button>
    }
}
