//! A space that is not on a board: in the box, on the bench, in the editor of faces.

use crate::web::board::ground;
use eko::eko::Terrain;
use leptos::prelude::*;

/// The outline of a hexagon.
pub const HEXAGON: &str = "M0 -50L43.3 -25V25L0 50L-43.3 25V-25Z";

/// Land and ground, about its middle. Storms, drawn to flow into each other, end where it ends.
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
