//! The path of the last move, under the pieces.

use js_sys::Math;
use leptos::prelude::*;
use std::fmt::Write as _;
use tabletop::core::space::Space;
use tabletop::table::Geometry;

/// The distances of the line's ends from the first and the last centre.
const START: f64 = 14.0;
const END: f64 = 46.0;

/// The layer of the trail.
pub fn trail(path: Memo<Vec<Space>>, geometry: Geometry) -> impl IntoView {
    let drawn = move || {
        let centres: Vec<_> = path.get().into_iter().map(|space| geometry.centre(space)).collect();
        path_line(&centres)
    };
    view! { <g class="trail" aria-hidden="true">{drawn}</g> }
}

/// The line over these centres, if there are at least two.
fn path_line(centres: &[(f64, f64)]) -> Option<impl IntoView + use<>> {
    let (line, head) = line(centres)?;
    Some(view! {
        <path class="t-under" d=line.clone()></path>
        <path class="t-line" d=line></path>
        <use href="#trail-head" transform=head/>
    })
}

/// The line, and the transform of its head.
fn line(centres: &[(f64, f64)]) -> Option<(String, String)> {
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

/// The point at this distance from `from` towards `to`.
fn shifted(from: (f64, f64), to: (f64, f64), by: f64) -> (f64, f64) {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let part = by / x.hypot(y).max(1.0);
    (from.0 + x * part, from.1 + y * part)
}
