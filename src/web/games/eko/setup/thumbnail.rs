//! Small pictures of boards to choose from: flat maps, a path for each kind of ground.

use crate::web::games::eko::editor::picture::{centre, frame, landmarks};
use crate::web::games::eko::ground::HAIRLINE;
use leptos::prelude::*;
use tabletop::core::hex::Hex;
use tabletop::eko::{Board, Terrain};

/// The kinds of ground in the order they are drawn, the land under all of them first.
const GROUNDS: [&str; 8] = [
    "map-land",
    "map-reg",
    "map-canyon",
    "map-mountain",
    "map-capital",
    "map-abyss",
    "map-storm",
    "map-temple",
];

/// The place of a terrain among the kinds of ground.
const fn ground(terrain: Terrain) -> usize {
    match terrain {
        Terrain::Movement => 0,
        Terrain::Reg => 1,
        Terrain::Canyon => 2,
        Terrain::Mountain => 3,
        Terrain::Capital => 4,
        Terrain::Abyss => 5,
        Terrain::Storm(_) => 6,
        _ => 7,
    }
}

/// A board as a map.
pub fn thumbnail(board: &Board) -> impl IntoView + use<> {
    let spaces: Vec<(Hex, Terrain)> =
        board.spaces().map(|space| (board.hex(space), board.terrain(space))).collect();
    view! {
        <svg class="thumbnail" viewBox=frame(&spaces) aria-hidden="true">
            {map(&spaces)}
            {landmarks(&spaces)}
        </svg>
    }
}

/// The ground of these spaces.
pub fn map(spaces: &[(Hex, Terrain)]) -> impl IntoView + use<> {
    let mut paths: [String; 8] = Default::default();
    for (hex, terrain) in spaces {
        let (x, y) = centre(*hex);
        let outline = format!("M{x:.0} {y:.0}{HAIRLINE}");
        paths[0] += &outline;
        if ground(*terrain) != 0 {
            paths[ground(*terrain)] += &outline;
        }
    }
    let grounds = GROUNDS.into_iter().zip(paths).filter(|(_, path)| !path.is_empty());
    grounds.map(|(class, d)| view! { <path class=class d=d></path> }).collect_view()
}
