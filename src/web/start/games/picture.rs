//! Small pictures of games: the board as a flat map, with what stands on it.

use crate::web::games::eko::editor::picture::{centre, frame};
use crate::web::games::eko::setup::thumbnail::map;
use crate::web::ui::clans::clans_attribute;
use leptos::prelude::*;
use std::fmt::Write as _;
use tabletop::cities::{self, SIDE, file, row};
use tabletop::core::hex::Hex;
use tabletop::core::player::Player;
use tabletop::eko::{self, Terrain};
use tabletop::game::GameName;
use tabletop::library::Entry;

/// The radius of a stack on Ekö's map, whose spaces have 50.
const STACK: f64 = 30.0;
/// The side of a square on the map of Cities.
const SQUARE: usize = 10;

/// The board of a game as it stands; nothing where its text cannot be read.
pub fn picture(entry: &Entry) -> AnyView {
    let drawn = match entry.game {
        GameName::Eko => entry.shown.parse().ok().map(|position| eko_map(&position)),
        GameName::Cities => entry.shown.parse().ok().map(|position| cities_map(&position)),
    };
    drawn.map_or_else(
        || ().into_any(),
        |(frame, map)| {
            view! {
                <svg
                    class="game-picture"
                    viewBox=frame
                    data-clans=clans_attribute(entry.clans)
                    aria-hidden="true"
                >
                    {map}
                </svg>
            }
            .into_any()
        },
    )
}

/// The view box, and the map in it.
fn eko_map(position: &eko::Position) -> (String, AnyView) {
    let board = position.board();
    let spaces: Vec<(Hex, Terrain)> =
        board.spaces().map(|space| (board.hex(space), board.terrain(space))).collect();
    let of = |player: &Player| {
        let mut path = String::new();
        for space in board.spaces() {
            let (x, y) = centre(board.hex(space));
            if position.stack(space).is_some_and(|stack| stack.owner == *player) {
                path += &dot(x, y, STACK);
            }
            if position.building(space).is_some_and(|building| building.owner == *player) {
                let _ = write!(path, "M{:.0} {:.0}h60v22h-60z", x - 30.0, y + 16.0);
            }
        }
        of_player(*player, path)
    };
    let pieces = position.seats().iter().map(of).collect_view();
    (frame(&spaces), view! { {map(&spaces)} {pieces} }.into_any())
}

fn cities_map(position: &cities::Position) -> (String, AnyView) {
    let side = SIDE * SQUARE;
    let corner = |square| (file(square) * SQUARE, (SIDE - 1 - row(square)) * SQUARE);
    let of = |player: &Player| {
        let (mut places, mut pieces) = (String::new(), String::new());
        for square in position.cities_of(*player) {
            let (x, y) = corner(square);
            let _ = write!(places, "M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z");
        }
        let attackers = position.attackers_of(*player);
        for square in position.pieces_of(*player) {
            let (x, y) = corner(square);
            let radius = if attackers.contains(square) { 2.8 } else { 4.2 };
            pieces += &dot(x as f64 + 5.0, y as f64 + 5.0, radius);
        }
        view! {
            <path class="map-city" data-of=player.to_string() d=places></path>
            {of_player(*player, pieces)}
        }
    };
    let pieces = position.seats().iter().map(of).collect_view();
    let land = format!("M0 0h{side}v{side}h-{side}z");
    let map = view! { <path class="map-square" d=land></path> {pieces} };
    (format!("-3 -3 {0} {0}", side + 6), map.into_any())
}

/// The pieces of a player in one path.
fn of_player(player: Player, path: String) -> impl IntoView {
    view! { <path class="map-piece" data-of=player.to_string() d=path></path> }
}

/// A filled circle about a place.
fn dot(x: f64, y: f64, radius: f64) -> String {
    let (left, across) = (x - radius, 2.0 * radius);
    format!(
        "M{left:.1} {y:.1}a{radius} {radius} 0 1 0 {across} 0a{radius} {radius} 0 1 0 -{across} 0z"
    )
}
