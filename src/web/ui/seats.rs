//! The clans and names of the players, and whether their seats are drawn by lot, in every game's form.

use crate::web::i18n::*;
use crate::web::ui::clans::{clans_attribute, provide_clans};
use crate::web::ui::medal::Medal;
use crate::web::ui::tick::Tick;
use crate::web::words::clan_name;
use leptos::prelude::*;
use tabletop::core::clan::{Clan, Clans};
use tabletop::core::player::Player;
use tabletop::record::LONGEST_NAME;

/// A clan and a name for each seat; those beyond the number of players are hidden.
#[component]
pub fn Seats(
    names: Vec<RwSignal<String>>,
    clans: RwSignal<Clans>,
    #[prop(into)] players: Signal<usize>,
    draw_seats: RwSignal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let seats = Player::ALL.into_iter().zip(names).map(|(player, name)| {
        let word = move || clan_name(i18n, clans.get().of(player));
        let label = move || t_string!(i18n, start.name_of, clan = word());
        let medal = move || {
            provide_clans(clans.get());
            view! { <Medal player=player/> }
        };
        view! {
            <div
                class="seat"
                data-clans=move || clans_attribute(clans.get())
                hidden=move || players.get() <= player.index()
            >
                {medal}
                <ClanChoice player=player clans=clans/>
                <input
                    class="input"
                    type="text"
                    autocomplete="off"
                    maxlength=LONGEST_NAME.to_string()
                    aria-label=label
                    placeholder=word
                    prop:value=move || name.get()
                    on:input=move |event| name.set(event_target_value(&event))
                />
            </div>
        }
    });
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, start.names)}</legend>
            <div class="seats">{seats.collect_view()}</div>
            <Tick on=draw_seats>{text!(i18n, start.draw_seats)}</Tick>
        </fieldset>
    }
}

/// The clan of a seat; choosing another player's exchanges the two.
#[component]
fn ClanChoice(player: Player, clans: RwSignal<Clans>) -> impl IntoView {
    let i18n = use_i18n();
    let choose = move |word: String| {
        if let Some(clan) = Clan::from_word(&word) {
            clans.update(|clans| clans.choose(player, clan));
        }
    };
    let options = Clan::ALL.map(|each| {
        view! {
            <option value=each.word() prop:selected=move || clans.get().of(player) == each>
                {move || clan_name(i18n, each)}
            </option>
        }
    });
    view! {
        <select
            class="input"
            aria-label=move || t_string!(i18n, start.clan_of, number = player.index() + 1)
            on:change=move |event| choose(event_target_value(&event))
        >
            {options.into_iter().collect_view()}
        </select>
    }
}
