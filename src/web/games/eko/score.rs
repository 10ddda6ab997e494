//! The score at the end of a game of Ekö.

use crate::web::games::eko::{PlayerPanel, use_table};
use crate::web::i18n::*;
use leptos::prelude::*;
use tabletop::eko::{Building, CAPTIVE_POINTS, Landmark, PYRAMID_POINTS, Player};

/// Points of all players, by where they come from.
#[component]
pub fn EkoScore() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let (rows, with_pyramids) = untrack(|| {
        table.record(|record| {
            let (position, board) = (record.position(), record.position().board());
            let panel = |player: &Player| (*player, PlayerPanel::new(position, *player));
            let rows: Vec<_> = position.seats().iter().map(panel).collect();
            let pyramids = board.around(Landmark::Pyramid1) | board.around(Landmark::Pyramid2);
            (rows, !pyramids.is_empty())
        })
    });
    let rows = rows.into_iter().map(|(player, plate)| {
        let left = Building::ALL.iter().zip(plate.supply);
        let built: u8 = left.map(|(kind, left)| (kind.owned() - left) * kind.points()).sum();
        let captives = plate.captives.len() as u8 * CAPTIVE_POINTS;
        let name = table.full_name(player);
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
