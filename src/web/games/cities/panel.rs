//! A panel for each player: attackers, heroes, cities, and what is left to win.

use crate::web::games::cities::pieces::{city_picture, figure};
use crate::web::games::cities::{Table, use_table};
use crate::web::i18n::*;
use crate::web::table::panels::PanelFrame;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::cities::{PieceKind, Player};
use tabletop::games::cities::PlayerPanel;

/// The panel of a player.
#[component]
pub fn PanelView(player: Player) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let panel =
        Memo::new(move |_| table.record(|record| PlayerPanel::new(record.position(), player)));
    let current = move || table.open.get() && table.player.get() == player;
    let spoken = move || panel.with(|panel| head_words(i18n, table, player, panel, current()));
    let head = view! {
        <span class="plate-reserve" aria-hidden="true">
            {figure(player, PieceKind::Attacker)}
            {move || panel.with(|panel| panel.attackers)}
            {figure(player, PieceKind::Hero)}
            {move || panel.with(|panel| panel.heroes)}
        </span>
        <span class="plate-points" aria-hidden="true">
            {city_picture(player)}
            {move || panel.with(|panel| panel.cities)}
            <span class="of">
                {move || panel.with(|p| format!(" / {}", p.all_cities()))}
            </span>
        </span>
    };
    view! {
        <PanelFrame
            player=player
            class="city-plate"
            spoken=Signal::derive(spoken)
            current=Signal::derive(current)
            head=head.into_any()
        >
            {move || panel.with(|panel| goal_words(i18n, panel))}
        </PanelFrame>
    }
}

fn head_words(
    i18n: I18n,
    table: Table,
    player: Player,
    panel: &PlayerPanel,
    current: bool,
) -> String {
    let name = table.full_name(player);
    let words = t_string!(
        i18n,
        cities.panel.head,
        name = name,
        attackers = panel.attackers,
        heroes = panel.heroes,
        cities = panel.cities,
        all = panel.all_cities()
    );
    if current { words + ", " + t_string!(i18n, panel.at_turn) } else { words }
}

/// What is left to win.
fn goal_words(i18n: I18n, panel: &PlayerPanel) -> String {
    let cities = t_string!(i18n, cities.panel.to_conquer, count = panel.to_conquer as u64);
    let pieces = t_string!(i18n, cities.panel.to_capture, count = panel.to_capture as u64);
    let goal = t_string!(i18n, cities.panel.goal, cities = cities, pieces = pieces);
    if panel.few { goal + " " + t_string!(i18n, cities.panel.few) } else { goal }
}
