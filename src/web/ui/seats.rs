//! The players in every game's form: their clans and names, who plays for them, and whether their seats
//! are drawn by lot.

use crate::web::app::random::seed;
use crate::web::app::storage;
use crate::web::i18n::*;
use crate::web::ui::clans::{clans_attribute, provide_clans};
use crate::web::ui::medal::Medal;
use crate::web::ui::seat_choice::SeatChoice;
use crate::web::ui::tick::Tick;
use crate::web::words::clan_name;
use leptos::prelude::*;
use tabletop::core::clan::{Clan, Clans};
use tabletop::core::player::Player;
use tabletop::core::seat::{Seat, Seats};
use tabletop::game::Game;
use tabletop::games::KnownPlayers;
use tabletop::games::setup::seated;
use tabletop::record::{LONGEST_NAME, Record};

/// What is entered about the players. Cheap to copy: it is all signals.
#[derive(Clone, Copy)]
pub struct SeatFields {
    names: [RwSignal<String>; 4],
    /// The clans.
    pub clans: RwSignal<Clans>,
    seats: RwSignal<Seats>,
    draw: RwSignal<bool>,
    players: Signal<usize>,
}

impl SeatFields {
    /// The fields, filled in with known players.
    pub fn new(known: &KnownPlayers, players: impl Into<Signal<usize>>) -> Self {
        Self {
            names: Player::ALL.map(|player| RwSignal::new(known.name(player))),
            clans: RwSignal::new(known.clans),
            seats: RwSignal::new(known.seats),
            draw: RwSignal::new(false),
            players: players.into(),
        }
    }

    /// Whether a computer plays for one of the players.
    pub fn has_computers(self) -> bool {
        self.seats.get().has_computers(&Player::ALL[..self.players.get()])
    }

    /// Gives all seats but the first to computer players, or all to people.
    pub fn seat_all(self, computers: bool) {
        self.seats.update(|seats| {
            for player in Player::ALL {
                let computer = computers && player != Player::A;
                seats.give(player, if computer { Seat::Easy } else { Seat::Human });
            }
        });
    }

    /// A game of these players, who are remembered for the next.
    pub fn seated<G: Game>(self, start: G) -> Record<G> {
        let players = KnownPlayers {
            names: self.names.map(|name| name.get_untracked()).to_vec(),
            clans: self.clans.get_untracked(),
            seats: self.seats.get_untracked(),
        };
        // Without storage the form begins empty again.
        let _ = storage::set(storage::PLAYERS, &players.to_string());
        seated(start, &players, self.draw.get_untracked().then_some(seed))
    }
}

/// A clan, a name and who plays for each seat; those beyond the number of players are hidden.
#[component]
pub fn SeatList(fields: SeatFields) -> impl IntoView {
    let i18n = use_i18n();
    let SeatFields { clans, seats, players, .. } = fields;
    let rows = Player::ALL.into_iter().zip(fields.names).map(|(player, name)| {
        let number = player.index() + 1;
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
                <SeatChoice
                    label=Signal::derive(move || t_string!(i18n, computer.seat_of, number = number))
                    seat=Signal::derive(move || seats.get().of(player))
                    on_choose=move |seat| seats.update(|seats| seats.give(player, seat))
                />
            </div>
        }
    });
    view! {
        <fieldset class="field group">
            <legend>{text!(i18n, start.names)}</legend>
            <div class="seats">{rows.collect_view()}</div>
            <Tick on=fields.draw>{text!(i18n, start.draw_seats)}</Tick>
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
