//! Drawings of spaces outside a game: in the box, on the canvas, in pictures of boards.

use crate::web::games::eko::pieces::ground;
use crate::web::ui::icon::symbol_at;
use leptos::prelude::*;
use tabletop::core::hex::Hex;
use tabletop::eko::{Landmark, Terrain};

/// Circumradius of a drawn hexagon.
const RADIUS: f64 = 50.0;

/// The outline of a hexagon.
pub const HEXAGON: &str = "M0 -50L43.3 -25V25L0 50L-43.3 25V-25Z";

/// A space about its middle. Storms, which are drawn to flow into each other, are clipped.
pub fn space(terrain: Terrain, variety: usize) -> impl IntoView {
    let clip = matches!(terrain, Terrain::Storm(_)).then_some("url(#one-space)");
    view! {
        <path class="bench-land" d=HEXAGON></path>
        <g clip-path=clip>{ground(terrain, variety)}</g>
    }
}

/// One space as a picture beside its name.
pub fn figure(terrain: Terrain) -> impl IntoView {
    view! {
        <svg class="figure" viewBox="-45 -52 90 104" aria-hidden="true">{space(terrain, 1)}</svg>
    }
}

/// The landmarks, each where three of these spaces meet.
pub fn landmarks(spaces: &[(Hex, Terrain)]) -> impl IntoView + use<> {
    let each = Landmark::KINDS.into_iter().filter_map(|landmark| {
        let around = spaces.iter().filter(|(_, terrain)| *terrain == Terrain::Storm(landmark));
        let centres: Vec<(f64, f64)> = around.map(|(hex, _)| centre(*hex)).collect();
        let sum = centres.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        let id = if landmark == Landmark::Lighthouse { "lighthouse" } else { "pyramid" };
        let transform = format!("translate({:.1} {:.1})", sum.0 / 3.0, sum.1 / 3.0);
        (centres.len() == 3).then(|| symbol_at(id, transform))
    });
    each.collect_view()
}

/// The centre of a hexagon in the drawing.
pub fn centre(hex: Hex) -> (f64, f64) {
    let (x, y) = hex.centre();
    (x * RADIUS, y * RADIUS)
}

/// Spaces with their landmarks.
pub fn land(spaces: &[(Hex, Terrain)]) -> impl IntoView + use<> {
    let stands = landmarks(spaces);
    let each = spaces.iter().map(|(hex, terrain)| {
        let (x, y) = centre(*hex);
        view! { <g transform=format!("translate({x:.1} {y:.1})")>{space(*terrain, 1)}</g> }
    });
    view! {
        {each.collect_view()}
        {stands}
    }
}

/// The view box around these spaces; a single one does not fill it.
pub fn frame(spaces: &[(Hex, Terrain)]) -> String {
    let centres: Vec<(f64, f64)> = spaces.iter().map(|(hex, _)| centre(*hex)).collect();
    let middle = |of: fn(&(f64, f64)) -> f64| {
        let low = centres.iter().map(of).fold(f64::MAX, f64::min);
        let high = centres.iter().map(of).fold(f64::MIN, f64::max);
        ((low + high) / 2.0, ((high - low) / 2.0).max(60.0) + 52.0)
    };
    let ((x, half_x), (y, half_y)) = (middle(|c| c.0), middle(|c| c.1));
    format!("{:.0} {:.0} {:.0} {:.0}", x - half_x, y - half_y, 2.0 * half_x, 2.0 * half_y)
}
