//! Measures the screen around a space, for what opens beside it.

use crate::web::table::Stage;
use leptos::prelude::*;
use tabletop::table::{Placement, Rect};
use web_sys::Element;

/// The width of the window from which a chooser opens beside its space.
const BESIDE: f64 = 640.0;

/// Where a chooser opens that is about the space of this name.
pub fn place(stage: Stage, name: &str, chooser: &Element) -> Option<Placement> {
    // The hexagon or square of the space, without the marks and figures that stand out of it.
    let space = rect(&stage.find_space(name)?.query_selector(".area").ok()??);
    let own = chooser.get_bounding_client_rect();
    let size = (own.width(), f64::from(chooser.scroll_height()) + 2.0);
    let board = rect(&stage.find(".table")?);
    let window = f64::from(document().document_element()?.client_width());
    let height = f64::from(document().document_element()?.client_height());
    let room = Rect { top: board.top.max(0.0), bottom: board.bottom.min(height), ..board };
    let beside = (window >= BESIDE).then(|| Placement::beside(space, size, room)).flatten();
    Some(beside.unwrap_or_else(|| Placement::sheet(space, size, above_controls(stage, room))))
}

/// The room for a sheet: the board and what lies over or under it, without players and buttons.
fn above_controls(stage: Stage, board: Rect) -> Rect {
    let below = [".players", ".actions"].into_iter().filter_map(|part| stage.find(part));
    let below = below.map(|part| rect(&part).top);
    let below = below.filter(|top| *top >= board.bottom - 1.0).reduce(f64::min);
    Rect { top: 0.0, bottom: below.unwrap_or(board.bottom), ..board }
}

fn rect(element: &Element) -> Rect {
    let rect = element.get_bounding_client_rect();
    Rect { left: rect.left(), top: rect.top(), right: rect.right(), bottom: rect.bottom() }
}
