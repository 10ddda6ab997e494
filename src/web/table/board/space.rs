//! The parts of a drawn space that are the same on every board.

use crate::web::table::TableView;
use leptos::prelude::*;
use std::fmt::Display;

/// The `transform` of what is drawn around this centre.
pub fn at((x, y): (f64, f64)) -> String {
    format!("translate({x:.1} {y:.1})")
}

/// The value of `data-can`: the words of the actions, if a click does any.
pub fn data_can(table: TableView, actions: &[impl Display]) -> Option<String> {
    let acts = table.is_live() && !table.teacher.on.get();
    acts.then(|| in_words(actions))?
}

/// The value of `data-look`: the words of what the piece could do here that is looked at.
pub fn data_look(table: TableView, actions: &[impl Display]) -> Option<String> {
    table.teacher.on.get().then(|| in_words(actions))?
}

/// Whether the piece here is the one picked up, to act with it.
pub fn data_selected(table: TableView, selected: bool) -> Option<&'static str> {
    (selected && table.is_live() && !table.teacher.on.get()).then_some("")
}

fn in_words(actions: &[impl Display]) -> Option<String> {
    let words: Vec<String> = actions.iter().map(ToString::to_string).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// The coordinates of a board, where the player has them shown: names and where they stand.
pub fn coordinates(table: TableView, names: Vec<(String, (f64, f64))>) -> impl IntoView {
    let shown = table.app.settings.coordinates_of(table.game);
    let draw = |(name, (x, y)): &(String, (f64, f64))| {
        let (x, y, name) = (format!("{x:.1}"), format!("{:.1}", y + 7.0), name.clone());
        view! { <text class="coord" x=x y=y>{name}</text> }
    };
    move || {
        let names = || names.iter().map(draw).collect_view();
        view! { <g class="coordinates" aria-hidden="true">{shown.get().then(names)}</g> }
    }
}

/// The ring inside a space, shown with the focus.
pub fn ring(outline: &'static str) -> impl IntoView {
    view! {
        <path class="ring-under" d=outline></path>
        <path class="ring" d=outline></path>
    }
}
