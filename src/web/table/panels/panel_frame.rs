//! The common frame of the players' panels: a head, and a body that unfolds.

use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::icon::Icon;
use crate::web::ui::medal::Medal;
use crate::web::words::{level_word, seat_word};
use leptos::prelude::*;
use tabletop::core::player::Player;

/// The length from which names are written smaller.
const LONG: usize = 10;

/// The panel of a player; `head` is beside the name, the children are the body.
#[component]
pub fn PanelFrame(
    player: Player,
    #[prop(into, optional)] class: &'static str,
    /// The name without the clan.
    name: String,
    /// The head in words.
    #[prop(into)]
    spoken: Signal<String>,
    #[prop(into)] current: Signal<bool>,
    #[prop(into, optional)] out: Signal<bool>,
    head: AnyView,
    children: Children,
) -> impl IntoView {
    let unfolded = RwSignal::new(false);
    let body = format!("plate-{player}");
    let letter = player.to_string();
    let table = use_table_view();
    let long = name.chars().count() > LONG;
    view! {
        <div
            class=format!("plate {class}")
            data-player=letter.clone()
            data-of=letter.clone()
            data-seat=move || table.seated.get().of(player).word()
            data-at-turn=move || current.get().then_some("")
            data-out=move || out.get().then_some("")
            data-open=move || unfolded.get().then_some("")
        >
            <button
                type="button"
                class="plate-head"
                aria-expanded=move || unfolded.get().to_string()
                aria-controls=body.clone()
                on:click=move |_| unfolded.update(|open| *open = !*open)
            >
                <span class="visually-hidden">{spoken}</span>
                <Medal player=player/>
                <span class="plate-who">
                    <span class="plate-name" class:long=long aria-hidden="true">{name}</span>
                    <SeatMark player=player/>
                </span>
                {head}
            </button>
            <div class="plate-body" id=body>{children()}</div>
        </div>
    }
}

/// The level of the computer that plays for a player; nothing for a person.
#[component]
fn SeatMark(player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let thinks = move || table.computer.thinking.get() == Some(player);
    move || {
        let seat = table.seated.get().of(player);
        seat.is_computer().then(|| {
            view! {
                <span class="plate-seat" class:thinks=thinks title=move || seat_word(i18n, seat)>
                    <Icon id="computer"/>
                    <span class="level" aria-hidden="true">{move || level_word(i18n, seat)}</span>
                    <span class="visually-hidden">{move || seat_word(i18n, seat)}</span>
                </span>
            }
        })
    }
}
