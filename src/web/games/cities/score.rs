//! The score at the end: cities, and what is left of the pieces.

use crate::web::i18n::*;
use crate::web::table::table_of;
use leptos::prelude::*;
use tabletop::cities::Position;
use tabletop::games::cities::score;

/// What each player has at the end.
#[component]
pub fn CityScore() -> impl IntoView {
    let i18n = use_i18n();
    let table = table_of::<Position>();
    let rows = table.session.with_untracked(|session| score(session.record().position()));
    let rows = rows.into_iter().map(|row| {
        let name = table.names.with_value(|names| names.full(i18n, row.player));
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
