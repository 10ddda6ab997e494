//! The body of the land under any board.

use leptos::prelude::*;

/// The layers of the land from the shadow up: class, variety of the outline, shift.
const LAYERS: [(&str, usize, &str); 7] = [
    ("land-shadow", 0, "translate(14 44)"),
    ("cliff-4", 1, "translate(2 34)"),
    ("cliff-3", 2, "translate(1 26)"),
    ("cliff-2", 0, "translate(0 18)"),
    ("cliff-1", 1, "translate(0 10)"),
    ("land-lip", 0, "translate(-1 2)"),
    ("land-top", 0, "translate(0 0)"),
];

/// The shadow, the cliff and the top of a land, from its outline in each of three varieties.
pub fn body(outline: impl Fn(usize) -> String) -> impl IntoView {
    let layer = |(class, variety, shift)| {
        view! { <path class=class d=outline(variety) transform=shift></path> }
    };
    LAYERS.map(layer).into_iter().collect_view()
}
