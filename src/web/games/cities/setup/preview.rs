//! The picture of the game that would begin.

use crate::web::games::cities::{attacker, city, land};
use crate::web::i18n::*;
use crate::web::ui::clans::{clans_attribute, clans_here};
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::cities::Position;
use tabletop::table::TableGame;

/// The first position of a game.
pub fn start_picture(i18n: I18n, start: &Position) -> AnyView {
    let geometry = start.geometry(0);
    let (left, top, width, height) = geometry.bounds();
    let squares = geometry.rows().iter().flatten().filter_map(|square| {
        let (owner, piece) = (start.city(*square), start.piece(*square));
        let (x, y) = geometry.centre(*square);
        (owner.is_some() || piece.is_some()).then(|| {
            view! {
                <g transform=format!("translate({x:.1} {y:.1})")>
                    {owner.map(city)}
                    {piece.map(|piece| attacker(piece.owner))}
                </g>
            }
        })
    });
    view! {
        <svg
            class="preview"
            data-clans=clans_attribute(clans_here())
            role="img"
            viewBox=format!("{:.0} {:.0} {:.0} {:.0}", left - 34.0, top - 38.0, width + 68.0, height + 118.0)
            aria-label=move || t_string!(i18n, cities.setup.picture)
        >
            {land(&geometry)}
            {squares.collect_view()}
        </svg>
    }
    .into_any()
}
