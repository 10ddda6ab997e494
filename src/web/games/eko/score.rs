//! The score at the end of a game of Ekö.

use crate::web::games::eko::use_table;
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::games::eko::score;

/// The points of all players, by their source.
#[component]
pub fn EkoScore() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let rows = untrack(|| table.record(|record| score(record.position())));
    let with_pyramids = rows.iter().any(|row| row.pyramids.is_some());
    let rows = rows.into_iter().map(|row| {
        let name = table.full_name(row.player);
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{row.buildings}</td>
                <td>{row.captives}</td>
                {row.pyramids.map(|points| view! { <td>{points}</td> })}
                <td>{row.points}</td>
            </tr>
        }
    });
    view! {
        <table class="score">
            <thead>
                <tr>
                    <th scope="col">{text!(i18n, result.player)}</th>
                    <th scope="col">{text!(i18n, eko.result.buildings)}</th>
                    <th scope="col">{text!(i18n, eko.result.captives)}</th>
                    {with_pyramids.then(|| view! {
                        <th scope="col">{text!(i18n, eko.result.pyramids)}</th>
                    })}
                    <th scope="col">{text!(i18n, eko.result.points_head)}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
