//! The rules of Ekö on one sheet, for those who have played before or want to begin at once.

use super::super::words::{building_word, capital};
use crate::web::i18n::*;
use eko::eko::Building;
use leptos::prelude::*;

/// The rules of Ekö in short.
#[component]
pub fn EkoRules() -> impl IntoView {
    let i18n = use_i18n();
    let parts = [
        (t_string!(i18n, rules.goal), t_string!(i18n, rules.goal_text)),
        (t_string!(i18n, rules.turn), t_string!(i18n, rules.turn_text)),
        (t_string!(i18n, rules.go), t_string!(i18n, rules.go_text)),
        (t_string!(i18n, rules.attack), t_string!(i18n, rules.attack_text)),
        (t_string!(i18n, rules.build), t_string!(i18n, rules.build_text)),
        (t_string!(i18n, rules.emperor), t_string!(i18n, rules.emperor_text)),
        (t_string!(i18n, rules.rein), t_string!(i18n, rules.rein_text)),
    ];
    let part = |(head, text)| view! { <dt>{head}</dt><dd>{text}</dd> };
    view! {
        <dl class="rules">{parts.map(part).into_iter().collect_view()}</dl>
        <Prices/>
    }
}

/// What buildings cost, bring, and where they stand.
#[component]
fn Prices() -> impl IntoView {
    let i18n = use_i18n();
    let rows = Building::ALL.map(|building| {
        let ground = match building {
            Building::Camp => t_string!(i18n, rules.camp_where),
            Building::Tower => t_string!(i18n, rules.tower_where),
            Building::Castle => t_string!(i18n, rules.castle_where),
        };
        view! {
            <tr>
                <th scope="row">{capital(building_word(i18n, building))}</th>
                <td>{building.price(false)}</td>
                <td>{building.points()}</td>
                <td class="where">{ground}</td>
            </tr>
        }
    });
    view! {
        <table class="score">
            <thead>
                <tr>
                    <th scope="col">{text!(i18n, rules.kind)}</th>
                    <th scope="col">{text!(i18n, rules.cost)}</th>
                    <th scope="col">{text!(i18n, rules.worth)}</th>
                    <th scope="col" class="where">{text!(i18n, rules.ground)}</th>
                </tr>
            </thead>
            <tbody>{rows.into_iter().collect_view()}</tbody>
        </table>
    }
}
