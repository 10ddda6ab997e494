//! The score at the end of a game of Ekö.

use super::super::table::use_table;
use crate::web::i18n::*;
use crate::web::played::Plate;
use eko::eko::{Building, CAPTIVE_POINTS, Landmark, PYRAMID_POINTS};
use leptos::prelude::*;

/// Points of all players, by where they come from.
#[component]
pub fn EkoScore() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let rows = table.session.with_untracked(|session| {
        let position = session.record().position();
        position.seats().iter().map(|p| (*p, Plate::new(position, *p))).collect::<Vec<_>>()
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
                    <th scope="col">{text!(i18n, over.player)}</th>
                    <th scope="col">{text!(i18n, over.buildings)}</th>
                    <th scope="col">{text!(i18n, over.captives)}</th>
                    {with_pyramids.then(|| view! {
                        <th scope="col">{text!(i18n, over.pyramids)}</th>
                    })}
                    <th scope="col">{text!(i18n, over.points_head)}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
