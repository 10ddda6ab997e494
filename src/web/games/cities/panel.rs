//! A plate for each player: attackers, heroes, cities, and what is left to win.

use crate::web::I18n;
use crate::web::games::cities::pieces::{city_picture, figure};
use crate::web::i18n::*;
use crate::web::table::panels::PanelFrame;
use crate::web::table::{Table, table_of};
use leptos::prelude::*;
use tabletop::cities::{Kind, Player, Position};
use tabletop::games::cities::PlayerPanel;

/// The plate of a player.
#[component]
pub fn PanelView(player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let table = table_of::<Position>();
    let plate =
        Memo::new(move |_| table.at_step(|s| PlayerPanel::new(s.record().position(), player)));
    let at_turn = move || table.told.open.get() && table.told.player.get() == player;
    let name = table.names.with_value(|names| names.short(player).to_owned());
    let spoken = move || plate.with(|plate| head_words(i18n, table, player, plate, at_turn()));
    let head = view! {
        <span class="plate-reserve" aria-hidden="true">
            {figure(player, Kind::Attacker)}
            {move || plate.with(|plate| plate.attackers)}
            {figure(player, Kind::Hero)}
            {move || plate.with(|plate| plate.heroes)}
        </span>
        <span class="plate-points" aria-hidden="true">
            {city_picture(player)}
            {move || plate.with(|plate| plate.cities)}
            <span class="of">
                {move || plate.with(|p| format!(" / {}", p.all_cities()))}
            </span>
        </span>
    };
    view! {
        <PanelFrame
            player=player
            class="city-plate"
            name=name
            spoken=Signal::derive(spoken)
            at_turn=Signal::derive(at_turn)
            head=head.into_any()
        >
            {move || plate.with(|plate| goal_words(i18n, plate))}
        </PanelFrame>
    }
}

fn head_words(
    i18n: I18n,
    table: Table<Position>,
    player: Player,
    plate: &PlayerPanel,
    at_turn: bool,
) -> String {
    let name = table.names.with_value(|names| names.full(i18n, player));
    let words = t_string!(
        i18n,
        cities.panel.head,
        name = name,
        attackers = plate.attackers,
        heroes = plate.heroes,
        cities = plate.cities,
        all = plate.all_cities()
    );
    if at_turn { words + ", " + t_string!(i18n, panel.at_turn) } else { words }
}

/// What is left to win.
fn goal_words(i18n: I18n, plate: &PlayerPanel) -> String {
    let cities = t_string!(i18n, cities.panel.to_conquer, count = plate.to_conquer as u64);
    let pieces = t_string!(i18n, cities.panel.to_capture, count = plate.to_capture as u64);
    let goal = t_string!(i18n, cities.panel.goal, cities = cities, pieces = pieces);
    if plate.few { goal + " " + t_string!(i18n, cities.panel.few) } else { goal }
}
