//! The layers of the board, from the ground up.

use super::{ground, marks, space};
use crate::web::games::cities::use_table;
use crate::web::table::board::space::coordinates;
use crate::web::table::board::trail::trails;
use leptos::prelude::*;
use tabletop::table::Geometry;

/// All layers of a board of Cities, from the ground up.
pub fn layers(geometry: &Geometry) -> impl IntoView + use<> {
    let table = use_table();
    let rows = geometry.rows().iter().map(|row| {
        let cells = row.iter().map(|square| {
            view! { <space::Square square=*square at=geometry.centre(*square)/> }
        });
        view! { <g class="row" role="row">{cells.collect_view()}</g> }
    });
    view! {
        {ground::land(geometry)}
        {coordinates(table.view(), ground::coordinates(geometry))}
        {trails(table.view(), geometry)}
        {rows.collect_view()}
        {marks::over(table, geometry)}
    }
}
