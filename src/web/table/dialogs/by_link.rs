//! A game that is played by links: who plays here, whose turn it is, and the link to send.

use super::share::Address;
use crate::web::app::address::{address_from, is_file};
use crate::web::i18n::*;
use crate::web::table::{TableView, use_table_view};
use crate::web::ui::icon::Icon;
use crate::web::ui::modal::Modal;
use crate::web::ui::segments::Segments;
use leptos::prelude::*;
use tabletop::core::player::Player;
use tabletop::record::link::Shared;

/// Asks who plays here; then says whose turn it is, and offers the link.
#[component]
pub fn ByLinkSheet() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let title = Signal::derive(move || t_string!(i18n, by_link.title).to_owned());
    view! {
        <Modal id="by-link" title=title on_close=move || table.close_sheet()>
            {move || match table.app.me.get() {
                None => view! { <WhoPlaysHere/> }.into_any(),
                Some(me) => view! { <Turn me=me/> }.into_any(),
            }}
        </Modal>
    }
}

/// The choice of the person who plays on this device.
#[component]
fn WhoPlaysHere() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let people = people(table);
    let first = people.iter().find(|player| **player == table.player.get_untracked());
    let chosen = RwSignal::new(first.or(people.first()).copied().unwrap_or(Player::A));
    let alone = people.len() < 2;
    view! {
        <p>{text!(i18n, by_link.about)}</p>
        <Segments
            name="me"
            legend=move || t_string!(i18n, by_link.who)
            chosen=chosen
            all=people
            words=move |player| table.short_name(player)
        />
        <div class="dialog-foot">
            <button
                type="button"
                class="button main"
                disabled=alone
                on:click=move |_| table.play_here.run(Some(chosen.get_untracked()))
            >
                {text!(i18n, by_link.begin)}
            </button>
        </div>
    }
}

/// The players that people play for.
fn people(table: TableView) -> Vec<Player> {
    let seated = table.seated.get_untracked();
    table.seats.iter().copied().filter(|player| !seated.of(*player).is_computer()).collect()
}

/// Whose turn it is, and the link where somebody waits for it.
#[component]
fn Turn(me: Player) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let waits = move || table.elsewhere.get().is_some() || !table.open.get();
    let words = move || match (table.elsewhere.get(), table.open.get()) {
        (Some(other), _) => t_string!(i18n, by_link.send, name = table.short_name(other)),
        (None, true) => t_string!(i18n, by_link.your_turn, name = table.short_name(me)),
        (None, false) => t_string!(i18n, by_link.over).to_owned(),
    };
    let address = Memo::new(move |_| {
        table.revision.get();
        table.link.run(Shared::Game).map(|text| address_from(&text, me))
    });
    view! {
        <p data-by-link=move || if waits() { "send" } else { "play" }>{words}</p>
        {is_file().then(|| view! { <p>{text!(i18n, link.file_note)}</p> })}
        {move || waits().then(|| match address.get() {
            None => view! { <p class="fault" role="alert">{t_string!(i18n, link.no_link)}</p> }.into_any(),
            Some(address) => view! { <Address address=address/> }.into_any(),
        })}
        <div class="row-of-buttons">
            <button type="button" class="button" on:click=move |_| table.play_here.run(None)>
                {text!(i18n, by_link.stop)}
            </button>
        </div>
    }
}

/// While somebody else is to move: who, and the way to the link.
#[component]
pub fn Waiting() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let words = move || {
        let me = table.app.me.get()?;
        let other = table.elsewhere.get().filter(|other| *other != me)?;
        Some(t_string!(i18n, by_link.waiting, name = table.short_name(other)))
    };
    move || {
        words().filter(|_| !table.in_review.get()).map(|words| {
            view! {
                <div class="banner" data-by-link="waiting">
                    <p>{words}</p>
                    <button
                        type="button"
                        class="button main"
                        on:click=move |_| table.sheet.set(Some(crate::web::table::Sheet::ByLink))
                    >
                        <Icon id="share"/>
                        {text!(i18n, by_link.open)}
                    </button>
                </div>
            }
        })
    }
}
