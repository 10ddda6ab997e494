//! The common frame of the players' panels: a head, and a body that unfolds.

use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::icon::Icon;
use crate::web::ui::medal::Medal;
use crate::web::words::{I18n, level_word, seat_word};
use leptos::prelude::*;
use tabletop::core::player::Player;

/// The length from which names are written smaller.
const LONG: usize = 10;

/// The panel of a player; `head` is beside the name, the children are the body.
#[component]
pub fn PanelFrame(
    player: Player,
    #[prop(into, optional)] class: &'static str,
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
    let name = move || table.short_name(player);
    let long = move || name().chars().count() > LONG;
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
            <Opinion player=player/>
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

/// The player's chance to win as the computer sees it, where that is switched on, or shown for all steps in a
/// review: a bar and words.
#[component]
fn Opinion(player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let place = table.seats.iter().position(|seat| *seat == player);
    let chance = move || {
        if table.survey.is_shown(table) {
            return table.survey.now(table)?.get(place?).copied();
        }
        let shown = table.app.settings.opinion.get() && table.open.get();
        let chances = table.advice.opinion.get().filter(|_| shown)?;
        chances.get(place?).copied()
    };
    let draw = move |chance: f32| {
        let percent = (chance * 100.0).round() as u32;
        let words = opinion_word(i18n, chance, table.seats.len());
        view! {
            <p class="opinion">
                <span class="opinion-bar" aria-hidden="true" style:--part=format!("{percent}%")></span>
                <span aria-hidden="true">{t_string!(i18n, advice.short, percent = percent, words = words)}</span>
                <span class="visually-hidden">
                    {t_string!(i18n, advice.chance_of, percent = percent, words = words)}
                </span>
            </p>
        }
    };
    move || chance().map(draw)
}

/// A chance in a word, beside an equal share of it.
fn opinion_word(i18n: I18n, chance: f32, players: usize) -> &'static str {
    let share = chance * players as f32;
    match () {
        () if chance > 0.9 => t_string!(i18n, advice.winning),
        () if share > 1.2 => t_string!(i18n, advice.ahead),
        () if share > 0.8 => t_string!(i18n, advice.even),
        () if share > 0.2 => t_string!(i18n, advice.behind),
        () => t_string!(i18n, advice.losing),
    }
}
