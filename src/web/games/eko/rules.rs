//! The rules of Ekö on one sheet, and how its open questions are settled (rules-eko.md, D1–D16).

use crate::web::games::eko::Table;
use crate::web::games::eko::words::{building_word, feature_name, feature_words};
use crate::web::i18n::*;
use crate::web::ui::rules_sheet::{Settlements, paragraphs};
use crate::web::words::capital;
use leptos::prelude::*;
use tabletop::eko::Building;
use tabletop::games::eko::Feature;

/// The rules of Ekö in short.
#[component]
pub fn EkoRules() -> impl IntoView {
    let i18n = use_i18n();
    let parts = [
        (t_string!(i18n, eko.rules.goal), t_string!(i18n, eko.rules.goal_text)),
        (t_string!(i18n, eko.rules.turn), t_string!(i18n, eko.rules.turn_text)),
        (t_string!(i18n, eko.rules.go), t_string!(i18n, eko.rules.go_text)),
        (t_string!(i18n, eko.rules.attack), t_string!(i18n, eko.rules.attack_text)),
        (t_string!(i18n, eko.rules.build), t_string!(i18n, eko.rules.build_text)),
        (t_string!(i18n, eko.rules.emperor), t_string!(i18n, eko.rules.emperor_text)),
        (t_string!(i18n, eko.rules.rein), t_string!(i18n, eko.rules.rein_text)),
    ];
    let settlements = t_string!(i18n, eko.rules.settlements);
    view! {
        {paragraphs(&parts)}
        <Prices/>
        <Variants/>
        <Settlements letter='D' texts=settlements/>
    }
}

/// What is special on this board; without a table, what the variants bring.
#[component]
fn Variants() -> impl IntoView {
    let i18n = use_i18n();
    let (head, here) = match use_context::<Table>() {
        Some(table) => (
            t_string!(i18n, eko.rules.variants),
            untrack(|| table.record(|record| Feature::on(record.position().board()))),
        ),
        None => (t_string!(i18n, eko.setup.variants), Feature::ALL.to_vec()),
    };
    let parts = here.iter().map(|part| (feature_name(i18n, *part), feature_words(i18n, *part)));
    let parts: Vec<_> = parts.collect();
    (!parts.is_empty()).then(|| {
        view! {
            <h3>{head}</h3>
            {paragraphs(&parts)}
        }
    })
}

/// What buildings cost, bring, and where they stand.
#[component]
fn Prices() -> impl IntoView {
    let i18n = use_i18n();
    let rows = Building::ALL.map(|building| {
        let ground = match building {
            Building::Camp => t_string!(i18n, eko.rules.camp_where),
            Building::Tower => t_string!(i18n, eko.rules.tower_where),
            Building::Castle => t_string!(i18n, eko.rules.castle_where),
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
                    <th scope="col">{text!(i18n, eko.rules.kind)}</th>
                    <th scope="col">{text!(i18n, eko.rules.cost)}</th>
                    <th scope="col">{text!(i18n, eko.rules.worth)}</th>
                    <th scope="col" class="where">{text!(i18n, eko.rules.ground)}</th>
                </tr>
            </thead>
            <tbody>{rows.into_iter().collect_view()}</tbody>
        </table>
    }
}
