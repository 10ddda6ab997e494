//! The score at the end: cities, and what is left of the pieces.

use crate::web::games::cities::use_table;
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::games::cities::score;

/// What each player has at the end.
#[component]
pub fn CityScore() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let rows = untrack(|| table.record(|record| score(record.position())));
    let rows = rows.into_iter().map(|row| {
        let name = table.full_name(row.player);
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{row.cities}</td>
                <td>{row.attackers}</td>
                <td>{row.heroes}</td>
            </tr>
        }
    });
    view! {
        <table class="score">
            <thead>
                <tr>
                    <th scope="col">{text!(i18n, result.player)}</th>
                    <th scope="col">{text!(i18n, cities.score.cities)}</th>
                    <th scope="col">{text!(i18n, cities.score.attackers)}</th>
                    <th scope="col">{text!(i18n, cities.score.heroes)}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
