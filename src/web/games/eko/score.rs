//! The score at the end of a game of Ekö.

use crate::web::games::eko::PlayerPanel;
use crate::web::i18n::*;
use crate::web::table::use_table;
use leptos::prelude::*;
use tabletop::eko::{Building, CAPTIVE_POINTS, Landmark, PYRAMID_POINTS};

/// Points of all players, by where they come from.
#[component]
pub fn EkoScore() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let rows = table.session.with_untracked(|session| {
        let position = session.record().position();
        position.seats().iter().map(|p| (*p, PlayerPanel::new(position, *p))).collect::<Vec<_>>()
    });
    let with_pyramids = table.session.with_untracked(|session| {
        let board = session.record().position().board();
        !(board.around(Landmark::Pyramid1) | board.around(Landmark::Pyramid2)).is_empty()
    });
    let rows = rows.into_iter().map(|(player, plate)| {
        let left = Building::ALL.iter().zip(plate.supply);
        let built: u8 = left.map(|(kind, left)| (kind.owned() - left) * kind.points()).sum();
        let captives = plate.captives.len() as u8 * CAPTIVE_POINTS;
        let name = table.names.with_value(|names| names.full(i18n, player));
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td>{built}</td>
                <td>{captives}</td>
                {with_pyramids.then(|| view! { <td>{plate.pyramids * PYRAMID_POINTS}</td> })}
                <td>{plate.points}</td>
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
