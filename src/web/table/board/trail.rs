//! The paths of the steps since the player's last turn, under the pieces; and the spaces of a step
//! that is pointed at in the move list.

use super::space::at;
use crate::web::table::TableView;
use js_sys::Math;
use leptos::prelude::*;
use std::fmt::Write as _;
use tabletop::core::space::Space;
use tabletop::table::{Geometry, ShownStep};

/// The distances of the line's ends from the first and the last centre.
const START: f64 = 14.0;
const END: f64 = 46.0;

/// The distance of a number from its line, and of two numbers from each other.
const BESIDE: f64 = 17.0;
const APART: f64 = 24.0;

/// Where the number of a step without a path can stand, from the centre of its space.
const CORNERS: [Point; 4] = [(-42.0, 26.0), (42.0, 26.0), (-42.0, -26.0), (42.0, -26.0)];

type Point = (f64, f64);

/// The layer of the trails.
pub fn trails(table: TableView, geometry: &Geometry) -> impl IntoView + use<> {
    let geometry = geometry.clone();
    let steps = Memo::new(move |_| table.history.with(|history| history.steps.clone()));
    let drawn = move || steps.with(|steps| draw(steps, &geometry));
    view! { <g class="trails" aria-hidden="true">{drawn}</g> }
}

/// The trails of these steps with their numbers; all but the last are fainter.
fn draw(steps: &[ShownStep], geometry: &Geometry) -> AnyView {
    let mut taken: Vec<Point> = Vec::new();
    let drawn = steps.iter().enumerate().map(|(place, step)| {
        let centres: Vec<Point> = step.spaces.iter().map(|space| geometry.centre(*space)).collect();
        let number = step.number.map(|number| {
            let spot = number_at(&centres, &taken);
            taken.push(spot);
            view! {
                <g class="t-number" transform=at(spot)>
                    <circle></circle>
                    <text dy=".36em">{number}</text>
                </g>
            }
        });
        let class = if place + 1 == steps.len() { "trail" } else { "trail earlier" };
        view! { <g class=class data-step=step.number>{path_line(&centres)}{number}</g> }
    });
    drawn.collect_view().into_any()
}

/// The spaces of the step pointed at in the move list: its path, and a ring around each end.
pub fn pointed(table: TableView) -> impl IntoView {
    move || {
        let ply = table.pointed.get()?;
        let spaces = table.ply_texts.run(ply).spaces;
        let names: Vec<String> = spaces.iter().map(|space| table.name_of(*space)).collect();
        let centres: Vec<Point> =
            table.geometry.with(|geometry| spaces.iter().map(|s| geometry.centre(*s)).collect());
        let mut ends = vec![*centres.first()?];
        ends.extend(centres.get(1).and(centres.last()));
        let rings = ends.into_iter().map(|centre| {
            view! {
                <g transform=at(centre)>
                    <path class="told-under" d=table.views.ring></path>
                    <path class="told-ring" d=table.views.ring></path>
                </g>
            }
        });
        Some(view! {
            <g class="told" aria-hidden="true" data-told=names.join(" ")>
                {path_line(&centres)}
                {rings.collect_view()}
            </g>
        })
    }
}

/// The rings around the spaces that decided the game.
pub fn deciding(table: TableView) -> impl IntoView {
    let spaces = Memo::new(move |_| table.history.with(|history| history.deciding.clone()));
    let ring = move |space: &Space| {
        let transform = table.geometry.with(|geometry| at(geometry.centre(*space)));
        view! {
            <g transform=transform data-decided=table.name_of(*space)>
                <path class="decided-glow" d=table.views.ring></path>
                <path class="decided-ring" d=table.views.ring></path>
            </g>
        }
    };
    move || {
        let rings = spaces.with(|spaces| spaces.iter().map(ring).collect_view());
        view! { <g class="decided" aria-hidden="true">{rings}</g> }
    }
}

/// The line over these centres, if there are at least two.
fn path_line(centres: &[Point]) -> Option<AnyView> {
    let (line, head) = line(centres)?;
    let drawn = view! {
        <path class="t-under" d=line.clone()></path>
        <path class="t-line" d=line></path>
        <use href="#trail-head" transform=head/>
    };
    Some(drawn.into_any())
}

/// The line, and the transform of its head.
fn line(centres: &[Point]) -> Option<(String, String)> {
    let [first, .., last] = centres else { return None };
    let (second, before) = (centres[1], centres[centres.len() - 2]);
    let start = shifted(*first, second, START);
    let mut d = format!("M{:.1} {:.1}", start.0, start.1);
    for (x, y) in &centres[1..centres.len() - 1] {
        let _ = write!(d, "L{x:.1} {y:.1}");
    }
    let end = shifted(*last, before, END);
    let _ = write!(d, "L{:.1} {:.1}", end.0, end.1);
    let (x, y) = shifted(*last, before, END - 2.0);
    let angle = Math::atan2(last.1 - before.1, last.0 - before.0).to_degrees();
    Some((d, format!("translate({x:.1} {y:.1}) rotate({angle:.1})")))
}

/// Where the number of a step stands: beside the beginning of its line, or in a corner of its space;
/// not on another number.
fn number_at(centres: &[Point], taken: &[Point]) -> Point {
    let spots: Vec<Point> = match centres {
        [] => Vec::new(),
        [(x, y)] => CORNERS.map(|(dx, dy)| (x + dx, y + dy)).to_vec(),
        [from, to, ..] => {
            let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
            let aside = (middle.0 - (to.1 - from.1), middle.1 + to.0 - from.0);
            [BESIDE, -BESIDE, BESIDE + APART].map(|by| shifted(middle, aside, by)).to_vec()
        }
    };
    let free = |spot: &&Point| taken.iter().all(|(x, y)| (spot.0 - x).hypot(spot.1 - y) > APART);
    spots.iter().find(free).or(spots.first()).copied().unwrap_or_default()
}

/// The point at this distance from `from` towards `to`.
fn shifted(from: Point, to: Point, by: f64) -> Point {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let part = by / x.hypot(y).max(1.0);
    (from.0 + x * part, from.1 + y * part)
}
