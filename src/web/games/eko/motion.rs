//! Pieces in motion: short, along the way they really take, never in the way of the next click.
//! The page shows the new position at once; what flies are copies.

use crate::web::games::eko::{ActionKind, Event};
use crate::web::table::Table;
use crate::web::table::board::animation::{frame, offsets};
use crate::web::table::board::flight::{Flights, copy_of_stack, layer, motion_is_wanted, start};
use crate::web::ui::focus::find_space;
use js_sys::Array;
use leptos::prelude::*;
use tabletop::eko::{Action, Position, Space};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgGraphicsElement};

/// What has to fly, copied before the board is drawn anew.
struct Copies {
    stack: Element,
    captured: Option<Element>,
}

/// Lets the pieces of the first move played fly, unless people want no motion.
pub fn launch(table: Table, events: &[Event]) {
    let Some((ply, mv)) = events.iter().find_map(|event| match event {
        Event::Played { ply, mv, forced: false } => Some((*ply, *mv)),
        _ => None,
    }) else {
        return;
    };
    let Some(before) = table.session.with_untracked(|s| s.record().position_after(ply).cloned())
    else {
        return;
    };
    let Some(action) = mv.action().filter(|_| motion_is_wanted()) else { return };
    let name = |space: Space| before.board().name(space);
    let to = name(action.target());
    let Action::Move { from, to: target, losses } = action else {
        request_animation_frame(move || rise(&to));
        return;
    };
    let way = before.path(from, target, losses.discs).into_iter();
    let points: Vec<(f64, f64)> = way.map(|space| table.centre(space)).collect();
    let Some(stack) = copy_of_stack(&name(from)) else { return };
    let fights =
        matches!(ActionKind::of(&before, mv), Some(ActionKind::Attack | ActionKind::Kamikaze));
    let captured = fights.then(|| copy_of_stack(&to)).flatten();
    let hides = !matches!(ActionKind::of(&before, mv), Some(ActionKind::Regroup));
    let copies = Copies { stack, captured };
    let plate = loser(&before, target);
    request_animation_frame(move || {
        let _ = fly(table.flights, &copies, &points, &to, hides, plate);
    });
}

fn loser(before: &Position, target: Space) -> Option<String> {
    let owner = before.stack(target).map(|stack| stack.owner)?;
    Some(format!(".plate[data-player=\"{owner}\"] .medal"))
}

/// A building rises from the ground.
fn rise(name: &str) {
    let inner = find_space(name).and_then(|s| s.query_selector(".building > g").ok().flatten());
    if let Some(inner) = inner {
        let _ = inner.class_list().add_1("rising");
    }
}

fn fly(
    flights: Flights,
    copies: &Copies,
    points: &[(f64, f64)],
    to: &str,
    hides: bool,
    plate: Option<String>,
) -> Option<()> {
    let layer = layer()?;
    let goal = find_space(to)?;
    let landed = goal.query_selector(".stack").ok().flatten().filter(|_| hides);
    if let Some(stack) = &landed {
        let _ = stack.class_list().add_1("away");
    }
    let steps = points.len().saturating_sub(1) as f64;
    let lasts = (150.0 + 25.0 * steps).min(250.0);
    let frames: Array =
        offsets(points).into_iter().map(|(offset, (x, y))| frame(offset, x, y, 1.0, 1.0)).collect();
    start(flights, &layer, &copies.stack, &frames, lasts, landed);
    let captured = copies.captured.as_ref()?;
    let (from, plate) = (points.last()?, document().query_selector(&plate?).ok()??);
    let (x, y) = on_board(&layer, &plate)?;
    let frames: Array = [
        frame(0.0, from.0, from.1, 1.0, 1.0),
        frame(0.66, from.0 + (x - from.0) * 0.66, from.1 + (y - from.1) * 0.66, 0.75, 1.0),
        frame(1.0, x, y, 0.6, 0.0),
    ]
    .into_iter()
    .collect();
    start(flights, &layer, captured, &frames, 220.0, None);
    Some(())
}

/// The middle of an element of the page, in the units of the board.
fn on_board(layer: &Element, element: &Element) -> Option<(f64, f64)> {
    let matrix = layer.dyn_ref::<SvgGraphicsElement>()?.get_screen_ctm()?.inverse().ok()?;
    let rect = element.get_bounding_client_rect();
    let (x, y) = (rect.x() + rect.width() / 2.0, rect.y() + rect.height() / 2.0);
    let [a, b, c, d, e, f] =
        [matrix.a(), matrix.b(), matrix.c(), matrix.d(), matrix.e(), matrix.f()].map(f64::from);
    Some((a * x + c * y + e, b * x + d * y + f))
}
