//! The names of the players, and whether their seats are drawn by lot, in every game's form.

use crate::web::i18n::*;
use crate::web::ui::medal::Medal;
use crate::web::ui::tick::Tick;
use crate::web::words::clan_word;
use leptos::prelude::*;
use tabletop::core::player::Player;
use tabletop::record::LONGEST_NAME;

/// A field for each name; those beyond the number of players are hidden.
#[component]
pub fn Seats(
    names: Vec<RwSignal<String>>,
    #[prop(into)] players: Signal<usize>,
    draw_seats: RwSignal<bool>,
) -> impl IntoView {
    let i18n = use_i18n();
    let seats = Player::ALL.into_iter().zip(names).map(|(player, name)| {
        let label = move || t_string!(i18n, start.name_of, clan = clan_word(i18n, player));
        view! {
            <div class="seat" hidden=move || players.get() <= player.index()>
                <Medal player=player/>
                <input
                    class="input"
                    type="text"
                    autocomplete="off"
                    maxlength=LONGEST_NAME.to_string()
                    aria-label=label
                    placeholder=move || clan_word(i18n, player)
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
