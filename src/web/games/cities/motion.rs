//! Pieces in motion: the one that moves along its way, then the captured ones, line by line in the
//! order of the rules. The page shows the new position at once; what flies are copies.

use crate::web::games::cities::Event;
use crate::web::table::Table;
use crate::web::table::board::animation::{frame, offsets};
use crate::web::table::board::flight::{Flights, copy_of_stack, layer, motion_is_wanted, start};
use crate::web::ui::focus::find_space;
use leptos::prelude::*;
use tabletop::cities::{Move, Position, Space, name};
use web_sys::Element;

/// How long a line of captured pieces takes to go.
const LINE: f64 = 160.0;

/// A copy of a captured piece, its square and where that is drawn, and in which line it is captured.
struct Fallen {
    copy: Element,
    square: Space,
    at: (f64, f64),
    line: usize,
}

/// Lets the piece of the first move played fly, unless people want no motion.
pub fn launch(table: Table<Position>, events: &[Event]) {
    let played = events.iter().find_map(|event| match event {
        Event::Played { ply, mv, forced: false } => Some((*ply, *mv)),
        _ => None,
    });
    let Some((ply, mv)) = played.filter(|_| motion_is_wanted()) else { return };
    let before = table.session.with_untracked(|s| s.record().position_after(ply).copied());
    let Some(before) = before else { return };
    match mv {
        Move::Go { from, to } => go(table, &before, mv, from, to),
        Move::Promote { on } => request_animation_frame(move || {
            let piece = find_space(&name(on));
            if let Some(piece) = piece.and_then(|s| s.query_selector(".stack > g").ok().flatten()) {
                let _ = piece.class_list().add_1("rising");
            }
        }),
        Move::Pass => {}
    }
}

fn go(table: Table<Position>, before: &Position, mv: Move, from: Space, to: Space) {
    let Some(piece) = copy_of_stack(&name(from)) else { return };
    let way = before.path(from, to).into_iter();
    let points: Vec<(f64, f64)> = way.map(|square| table.centre(square)).collect();
    let mut fallen: Vec<Fallen> = Vec::new();
    let enclosures = before.effects(mv).map(|effects| effects.enclosures).unwrap_or_default();
    for (line, enclosure) in enclosures.iter().enumerate() {
        for square in enclosure.captured {
            let copy = copy_of_stack(&name(if square == to { from } else { square }));
            if let Some(copy) = copy.filter(|_| !fallen.iter().any(|other| other.square == square))
            {
                fallen.push(Fallen { copy, square, at: table.centre(square), line });
            }
        }
    }
    request_animation_frame(move || {
        let _ = fly(table.flights, &piece, &points, to, &fallen);
    });
}

fn fly(
    flights: Flights,
    piece: &Element,
    points: &[(f64, f64)],
    to: Space,
    fallen: &[Fallen],
) -> Option<()> {
    let layer = layer()?;
    let landed = find_space(&name(to))?.query_selector(".stack").ok().flatten();
    if let Some(piece) = &landed {
        let _ = piece.class_list().add_1("away");
    }
    let lasts = (150.0 + 25.0 * points.len().saturating_sub(1) as f64).min(250.0);
    let frames = offsets(points).into_iter().map(|(at, (x, y))| frame(at, x, y, 1.0, 1.0));
    for fallen in fallen {
        let (x, y) = fallen.at;
        // Each stands until its line's turn has come; the moved piece itself only appears then.
        let moves_itself = fallen.square == to;
        let whole = lasts + LINE * (fallen.line + 1) as f64;
        let (arrived, goes) = (lasts / whole, 1.0 - LINE / whole);
        let stands = if moves_itself { 0.0 } else { 1.0 };
        let frames = [
            frame(0.0, x, y, 1.0, stands),
            frame(arrived * 0.99, x, y, 1.0, stands),
            frame(goes.max(arrived), x, y, 1.0, 1.0),
            frame(1.0, x, y, 0.3, 0.0),
        ];
        start(flights, &layer, &fallen.copy, &frames.into_iter().collect(), whole, None);
    }
    start(flights, &layer, piece, &frames.collect(), lasts, landed);
    Some(())
}
