//! Pyramids and the lighthouse with their holders, the rims of storm zones, and the lines between
//! portals.

use crate::web::games::eko::Table;
use crate::web::games::eko::ground::towards;
use crate::web::ui::clans::clan;
use crate::web::ui::icon::symbol;
use leptos::prelude::*;
use std::fmt::Write as _;
use tabletop::eko::{Landmark, Player, Position, Space};
use tabletop::games::eko::{fronts, portal_targets, zone_rim as rim_sides};
use tabletop::record::Record;
use tabletop::table::Geometry;

/// The pyramids and the lighthouse that stand between the row above and this one.
pub fn above_row(table: Table, geometry: &Geometry, row: usize) -> impl IntoView + use<> {
    let height = |row: &Vec<Space>| row.first().map(|space| geometry.centre(*space).1);
    let row_above = row.checked_sub(1).and_then(|row| geometry.rows().get(row));
    let above = row_above.and_then(height).unwrap_or(f64::MIN);
    let under = geometry.rows().get(row).and_then(height).unwrap_or(f64::MAX);
    let here =
        corners(table, geometry).into_iter().filter(|(_, (_, y))| (above..under).contains(y));
    let each = here.map(|(number, (x, y))| {
        let holder = Memo::new(move |_| table.board.with(|board| board.holders[number]));
        let (id, top) = match Landmark::KINDS[number] {
            Landmark::Lighthouse => ("lighthouse", -44),
            _ => ("pyramid", -30),
        };
        view! {
            <g class="landmark" transform=format!("translate({x:.1} {y:.1}) scale(.9)") aria-hidden="true">
                {symbol(id)}
                {move || holder.get().map(|player| pennant(player, top))}
            </g>
        }
    });
    each.collect::<Vec<_>>()
}

/// The corner where the three spaces of each landmark meet.
fn corners(table: Table, geometry: &Geometry) -> Vec<(usize, (f64, f64))> {
    let corners = |record: &Record<Position>| {
        let board = record.position().board();
        let corner = |(number, landmark): (usize, &Landmark)| {
            let around = board.around(*landmark);
            let sum = around.into_iter().map(|space| geometry.centre(space));
            let (x, y) = sum.fold((0.0, 0.0), |(x, y), (dx, dy)| (x + dx, y + dy));
            (!around.is_empty()).then(|| (number, (x / 3.0, y / 3.0)))
        };
        Landmark::KINDS.iter().enumerate().filter_map(corner).collect()
    };
    untrack(|| table.record(corners))
}

/// The disc of who holds it, on the top.
fn pennant(player: Player, top: i32) -> impl IntoView {
    let clan = clan(player);
    view! {
        <g class="stack" data-of=player.to_string()>
            <g transform=format!("translate(0 {top}) scale(.52)")>
                <use href=format!("#disc-{clan}")/>
                <use href=format!("#emblem-{clan}") class="crest" transform="translate(0 -9) scale(1 .78)"/>
            </g>
        </g>
    }
}

/// The edges of a storm space that bound its zone.
pub fn zone_rim(table: Table, geometry: &Geometry, space: Space) -> Option<String> {
    let sides =
        untrack(|| table.record(|record| rim_sides(record.position().board(), geometry, space)))?;
    let mut d = String::new();
    for side in sides {
        let at = |angle: f64| towards(side as f64 * 60.0 + angle, 47.0);
        let (from, to) = (at(-30.0), at(30.0));
        let _ = write!(d, "M{:.1} {:.1}L{:.1} {:.1}", from.0, from.1, to.0, to.1);
    }
    Some(d)
}

/// Lines from the space before the inspected portal to those before the others.
pub fn leads(table: Table, geometry: &Geometry) -> impl IntoView + use<> {
    let fronts = untrack(|| table.record(|record| fronts(record.position().board())));
    let geometry = geometry.clone();
    let lines = move || {
        let (front, others) = portal_targets(&fronts, table.inspected.get()?)?;
        let (x, y) = geometry.centre(front);
        let mut d = String::new();
        for other in others {
            let (to_x, to_y) = geometry.centre(other);
            let (mid_x, mid_y) = ((x + to_x) / 2.0, (y + to_y) / 2.0 - 40.0);
            let _ = write!(d, "M{x:.1} {y:.1}Q{mid_x:.1} {mid_y:.1} {to_x:.1} {to_y:.1}");
        }
        Some(view! {
            <path class="lead-under" d=d.clone()></path>
            <path class="lead" d=d></path>
        })
    };
    view! { <g class="leads">{lines}</g> }
}
