//! Resigning and agreeing on a draw: confirmed, and undone like a move.

use crate::web::i18n::*;
use crate::web::table::{TableView, use_table_view};
use crate::web::ui::icon::Icon;
use crate::web::ui::modal::Modal;
use leptos::prelude::*;
use tabletop::core::player::{Player, PlayerSet};
use tabletop::core::seat::Seat;
use tabletop::record::Ending;
use tabletop::table::TableInput;

/// Whether the current player really resigns.
#[component]
pub fn Resign() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let who = table.player.get_untracked();
    let text = table.names.with(|names| {
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
        <Modal id="resign" title=title on_close=move || table.close_sheet()>
            <p>{text}</p>
            <div class="dialog-foot">
                <PlayOn/>
                {(table.seats.len() > 2).then(|| view! {
                    <button type="button" class="button" on:click=move |_| hand_over(table, who)>
                        <Icon id="computer"/>
                        {text!(i18n, computer.takes_over)}
                    </button>
                })}
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

/// Whether all agree on a draw.
#[component]
pub fn Draw() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let title = Signal::derive(move || t_string!(i18n, draw.title).to_owned());
    view! {
        <Modal id="draw" title=title on_close=move || table.close_sheet()>
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

/// A computer player plays on for a player of three or four who gives up.
fn hand_over(table: TableView, who: Player) {
    table.close_sheet();
    table.dispatch.run(TableInput::Seat(who, Seat::Medium));
}

fn end(table: TableView, ending: Ending) {
    table.close_sheet();
    table.dispatch.run(TableInput::End(ending));
}

#[component]
fn PlayOn() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    view! {
        <button type="button" class="button" on:click=move |_| table.close_sheet()>
            {text!(i18n, play_on)}
        </button>
    }
}
