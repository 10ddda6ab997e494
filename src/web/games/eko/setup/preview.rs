//! Pictures of boards: the game that would begin, and small ones to choose from.

use crate::web::games::eko::editor::picture::landmarks;
use crate::web::games::eko::ground::land;
use crate::web::games::eko::pieces::{ground, rotated, variety};
use crate::web::i18n::*;
use crate::web::ui::clans::{clan, clans_attribute, clans_here};
use crate::web::ui::icon::symbol;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::core::hex::Hex;
use tabletop::eko::{Position, Stack, Terrain};
use tabletop::table::{Geometry, TableGame};

/// The shape of the frame that the board is rotated for: width by height.
const FRAME: (f64, f64) = (4.0, 3.0);

/// The first position of a game, with its discs.
pub fn start_picture(i18n: I18n, start: &Position) -> AnyView {
    let board = start.board();
    let rotations = (0..Position::ROTATIONS).map(|rotation| start.geometry(rotation));
    let rotation = Geometry::best_rotation(rotations, FRAME.0, FRAME.1);
    let geometry = start.geometry(rotation);
    let (left, top, width, height) = geometry.bounds();
    let spaces = geometry.rows().iter().flatten().map(|space| {
        let (x, y) = geometry.centre(*space);
        view! {
            <g transform=format!("translate({x:.1} {y:.1})")>
                {ground(rotated(board.terrain(*space), rotation), variety(board, *space))}
                {start.stack(*space).map(disc)}
            </g>
        }
    });
    let all: Vec<(Hex, Terrain)> =
        board.spaces().map(|s| (board.hex(s).rotated(rotation), board.terrain(s))).collect();
    let count = all.len();
    view! {
        <svg
            class="preview"
            data-clans=clans_attribute(clans_here())
            role="img"
            viewBox=format!("{:.0} {:.0} {:.0} {:.0}", left - 20.0, top - 30.0, width + 40.0, height + 80.0)
            aria-label=move || t_string!(i18n, eko.setup.picture, count = count)
        >
            {land(board, &geometry)}
            {spaces.collect_view()}
            {landmarks(&all)}
        </svg>
    }
    .into_any()
}

/// A disc on its space, the emperor's with a crown.
fn disc(stack: Stack) -> impl IntoView {
    let clan = clan(stack.owner);
    view! {
        <g data-of=stack.owner.to_string() transform="translate(0 10)">
            {symbol("shadow-1")}
            {symbol(&format!("disc-{clan}"))}
            {symbol(&format!("top-{clan}"))}
            {stack.emperor.then(|| symbol("crown"))}
        </g>
    }
}
