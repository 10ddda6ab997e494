//! The land of Cities: the sand of Ekö with the same cliff, cut square.

use crate::web::table::board::land;
use leptos::prelude::*;
use std::fmt::Write as _;
use tabletop::cities::{SIDE, file, name, row};
use tabletop::table::Geometry;

/// Half the side of a square.
pub const HALF: f64 = 44.0;
/// How far the land goes beyond the squares.
const RIM: f64 = 25.0;
/// Points of the outline along a side.
const POINTS: usize = 12;

/// The land of a board.
pub fn land(geometry: &Geometry) -> impl IntoView + use<> {
    let (left, top, width, height) = geometry.bounds();
    let layers = land::body(|variety| outline(width / 2.0 + RIM, variety));
    let mut fields = String::new();
    let mut lines = String::new();
    for square in geometry.rows().iter().flatten() {
        let (x, y) = geometry.centre(*square);
        if (file(*square) + row(*square)).is_multiple_of(2) {
            let side = 2.0 * HALF;
            let _ = write!(fields, "M{} {}h{side}v{side}h-{side}z", x - HALF, y - HALF);
        }
    }
    for line in 0..=SIDE {
        let at = 2.0 * HALF * line as f64;
        let _ = write!(lines, "M{} {top}v{height}M{left} {}h{width}", left + at, top + at);
    }
    view! {
        <g class="land" aria-hidden="true">
            {layers}
            <path class="chequer" d=fields></path>
            <path class="hairlines" d=lines></path>
            <path class="tile-rim" d=format!("M{left} {top}h{width}v{height}h-{width}z")></path>
        </g>
    }
}

/// The letters of the files below, the numbers of the rows beside the board.
pub fn coordinates(geometry: &Geometry) -> Vec<(String, (f64, f64))> {
    let rows = geometry.rows();
    let files = rows.last().into_iter().flatten().map(|square| {
        let (x, y) = geometry.centre(*square);
        (name(*square)[..1].to_owned(), (x, y + HALF + 13.0))
    });
    let numbers = rows.iter().filter_map(|row| row.first()).map(|square| {
        let (x, y) = geometry.centre(*square);
        (name(*square)[1..].to_owned(), (x - HALF - 13.0, y))
    });
    files.chain(numbers).collect()
}

/// A square with worn edges: half its side, and which of three wearings.
fn outline(half: f64, variety: usize) -> String {
    let worn = |at: usize| ((at * 37 + variety * 53 + at * at * 11) % 17) as f64 / 17.0;
    let step = 2.0 * half / POINTS as f64;
    let around = (0..4 * POINTS).map(|at| {
        let along = (at % POINTS) as f64 * step - half;
        let corner = at.is_multiple_of(POINTS);
        let out = if corner { half - 7.0 } else { half - 3.0 + 7.0 * worn(at) };
        let along = if corner { along + 7.0 } else { along };
        match at / POINTS {
            0 => (along, -out),
            1 => (out, along),
            2 => (-along, out),
            _ => (-out, -along),
        }
    });
    let around: Vec<(f64, f64)> = around.collect();
    let middle = |a: (f64, f64), b: (f64, f64)| ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
    let (x, y) = middle(around[around.len() - 1], around[0]);
    let mut d = format!("M{x:.1} {y:.1}");
    for (at, point) in around.iter().enumerate() {
        let (x, y) = middle(*point, around[(at + 1) % around.len()]);
        let _ = write!(d, "Q{:.1} {:.1} {x:.1} {y:.1}", point.0, point.1);
    }
    d + "Z"
}
