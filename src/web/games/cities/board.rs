//! The layers of the board, from the ground up.

use super::{ground, marks, space};
use crate::web::table::table_of;
use leptos::prelude::*;
use tabletop::cities::Position;
use tabletop::table::Geometry;

/// All layers of a board of Cities, from the ground up.
pub fn layers(geometry: &Geometry) -> impl IntoView + use<> {
    let table = table_of::<Position>();
    let rows = geometry.rows().iter().map(|row| {
        let cells = row.iter().map(|square| {
            view! { <space::Square square=*square at=geometry.centre(*square)/> }
        });
        view! { <g class="row" role="row">{cells.collect_view()}</g> }
    });
    view! {
        {ground::land(geometry)}
        {marks::trail(table, geometry.clone())}
        {rows.collect_view()}
        {marks::over(table, geometry)}
    }
}
