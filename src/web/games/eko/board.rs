//! The layers of the board, from the ground up.

use super::space::Cell;
use super::{ground, landmarks, marks};
use crate::web::games::eko::use_table;
use crate::web::table::board::space::coordinates;
use crate::web::table::board::trail::trails;
use leptos::prelude::*;
use tabletop::games::eko;
use tabletop::table::Geometry;

/// All layers of a board of Ekö, from the ground up.
pub fn layers(geometry: &Geometry) -> impl IntoView + use<> {
    let table = use_table();
    let rows = geometry.rows().iter().enumerate().map(|(number, row)| {
        let cells = row.iter().map(|space| {
            let rim = landmarks::zone_rim(table, geometry, *space);
            view! { <Cell space=*space at=geometry.centre(*space) rim=rim/> }
        });
        view! {
            <g class="row" role="row">{cells.collect_view()}</g>
            {landmarks::above_row(table, geometry, number)}
        }
    });
    let names = untrack(|| {
        table.record(|record| eko::coordinates(record.position().board(), table.rotation.get()))
    });
    view! {
        {untrack(|| table.record(|record| ground::land(record.position().board(), geometry)))}
        {coordinates(table.view(), names)}
        {trails(table.view(), geometry)}
        {rows.collect_view()}
        {marks::over(table, geometry)}
    }
}
