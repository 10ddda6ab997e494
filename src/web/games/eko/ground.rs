//! The land under the spaces: one body with a cliff, hairlines between spaces, rims of tiles.

use crate::web::games::eko::pieces::variety;
use crate::web::table::board::land;
use js_sys::Math;
use leptos::prelude::*;
use std::fmt::Write as _;
use tabletop::eko::{Board, Space, SpaceSet, large_tiles};
use tabletop::table::Geometry;

/// Outlines of the ground under one space, a little larger than it and never the same.
const GROUND: [&str; 3] = [
    "m56.2 -9.3q-1 9.3 -0.8 18.3q0.3 9.1 -4.2 17q-4.5 7.9 -10.7 14.6q-6.2 6.6 -14.3 11q-8 4.3 -17.1 4.4q-9.1 0.1 -17.4 -2.5q-8.3 -2.5 -17.7 -3.6q-9.5 -1.1 -14.7 -8.8q-5.2 -7.7 -8.9 -15.8q-3.6 -8 -7.8 -16.7q-4.2 -8.6 -1 -17.6q3.3 -8.9 5.9 -18.1q2.6 -9.2 10.7 -14.2q8.1 -5 15.9 -9.9q7.7 -4.8 16.8 -5.2q9.1 -0.4 18.2 0q9.1 0.4 17.8 3.9q8.7 3.5 14.8 10.6q6.1 7.2 10.8 15.2q4.8 8.1 3.7 17.4z",
    "m56.8 -9.5q-1.7 9.5 0.3 19.1q2 9.6 -5 16.4q-7.1 6.7 -12.2 14.3q-5.1 7.6 -14.1 9.4q-9 1.9 -17.4 4.9q-8.4 3 -18 3.7q-9.6 0.7 -16.1 -6.6q-6.6 -7.2 -14.8 -11.8q-8.1 -4.6 -11.3 -13.3q-3.2 -8.7 -4.2 -17.7q-1 -8.9 -0.2 -17.9q0.9 -9 5.8 -16.5q4.9 -7.5 9.9 -15.4q5.1 -7.9 14.4 -9.3q9.3 -1.4 17.7 -4.3q8.4 -3 16.7 0.2q8.3 3.3 16.3 6.3q8 3.1 15.2 8.5q7.2 5.4 13 12.9q5.8 7.6 4 17.1z",
    "m55.9 -9.3q-1.3 9.3 -0.2 18.5q1.2 9.3 -3 17.7q-4.2 8.4 -11.6 13.9q-7.4 5.6 -15.7 8.7q-8.3 3.1 -16.9 7.9q-8.5 4.8 -17.8 2.4q-9.4 -2.4 -17 -7.8q-7.6 -5.4 -14.4 -11.4q-6.9 -6 -9.7 -14.7q-2.8 -8.6 -2.8 -17.3q0 -8.6 -0.5 -17.4q-0.6 -8.8 2.5 -17.5q3 -8.7 11.3 -13q8.3 -4.2 14.8 -11.1q6.5 -6.9 15.8 -7q9.3 -0.1 17.9 2.3q8.5 2.3 15.7 7q7.2 4.7 17 7.9q9.7 3.1 12.8 12.4q3.2 9.2 1.8 18.5z",
];

/// The outline of a tile of seven spaces.
const TILE: &str = "m86.6 -50l43.3 25 0 50 -43.3 25 0 50 -43.3 25 -43.3 -25 -43.3 25 -43.3 -25 0 -50 -43.3 -25 0 -50 43.3 -25 0 -50 43.3 -25 43.3 25 43.3 -25 43.3 25z";

/// The outline of a space, from its upper corner.
pub const HAIRLINE: &str = "m0 -50l43.3 25v50l-43.3 25l-43.3 -25v-50z";

/// The land of a board.
pub fn land(board: &Board, geometry: &Geometry) -> impl IntoView + use<> {
    let order: Vec<Space> = geometry.rows().iter().flatten().copied().collect();
    let layers = land::body(|shape| {
        outline(geometry, &order, |space| GROUND[(variety(board, space) + shape) % 3])
    });
    let hairlines = outline(geometry, &order, |_| HAIRLINE);
    let centres: Vec<Space> =
        large_tiles(board).into_iter().filter_map(|tile| centre(board, tile)).collect();
    let rims = outline(geometry, &centres, |_| TILE);
    view! {
        <g class="land" aria-hidden="true">
            {layers}
            <path class="hairlines" d=hairlines></path>
            <path class="tile-rim" d=rims></path>
        </g>
    }
}

fn outline(geometry: &Geometry, spaces: &[Space], shape: impl Fn(Space) -> &'static str) -> String {
    let mut d = String::new();
    for space in spaces {
        let (x, y) = geometry.centre(*space);
        let _ = write!(d, "M{x:.1} {y:.1}{}", shape(*space));
    }
    d
}

/// The space of a tile that touches all others.
fn centre(board: &Board, tile: SpaceSet) -> Option<Space> {
    tile.into_iter().find(|space| (tile - board.neighbours(*space)) == SpaceSet::of(*space))
}

/// The point at this distance from the middle in a direction: 0° is right, 90° down.
pub fn towards(degrees: f64, distance: f64) -> (f64, f64) {
    // The browser's sine; Rust's would add to the weight of the page.
    let angle = degrees.to_radians();
    (Math::cos(angle) * distance, Math::sin(angle) * distance)
}
