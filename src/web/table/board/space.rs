//! The parts of a drawn space that are the same on every board.

use leptos::prelude::*;
use std::fmt::Display;

/// The `transform` of what is drawn around this centre.
pub fn at((x, y): (f64, f64)) -> String {
    format!("translate({x:.1} {y:.1})")
}

/// The value of `data-can`: the words of the actions, if there are any.
pub fn data_can(actions: &[impl Display]) -> Option<String> {
    let words: Vec<String> = actions.iter().map(ToString::to_string).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// The ring inside a space, shown with the focus.
pub fn ring(outline: &'static str) -> impl IntoView {
    view! {
        <path class="ring-under" d=outline></path>
        <path class="ring" d=outline></path>
    }
}
