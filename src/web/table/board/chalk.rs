//! What is drawn on the board for an audience: marks and arrows over everything else, and the ring where one
//! was begun.

use super::space::at;
use crate::web::table::TableView;
use js_sys::Math;
use leptos::prelude::*;
use tabletop::core::space::Space;
use tabletop::table::{Geometry, Mark};

/// The distances of an arrow's ends from the first centre, and from the last.
const START: f64 = 16.0;
const END: f64 = 20.0;
/// The length of its head.
const HEAD: f64 = 26.0;
const HEAD_OUTLINE: &str = "M0 -17L30 0L0 17Z";

/// The layer over the board.
pub fn chalk(table: TableView) -> impl IntoView {
    let teacher = table.teacher;
    move || {
        teacher.on.get().then(|| {
            let drawn = table.geometry.with(|geometry| {
                let marks = teacher.marks.with(|marks| {
                    marks.iter().map(|mark| draw(table, geometry, mark)).collect_view()
                });
                let begun = teacher.begun.get().map(|space| {
                    view! { <g class="chalk-begun">{ring(table, geometry, space)}</g> }
                });
                (marks, begun)
            });
            view! { <g class="chalk" aria-hidden="true">{drawn}</g> }
        })
    }
}

fn ring(table: TableView, geometry: &Geometry, space: Space) -> impl IntoView + use<> {
    view! {
        <g transform=at(geometry.centre(space))>
            <path class="chalk-under" d=table.views.ring></path>
            <path class="chalk-line" d=table.views.ring></path>
        </g>
    }
}

fn draw(table: TableView, geometry: &Geometry, mark: Mark) -> AnyView {
    let (from, to) = match mark {
        Mark::Space(space) => {
            let name = table.name_of(space);
            return view! { <g data-mark=name>{ring(table, geometry, space)}</g> }.into_any();
        }
        Mark::Arrow(from, to) => (from, to),
    };
    let ((x, y), (u, v)) = (geometry.centre(from), geometry.centre(to));
    let length = (u - x).hypot(v - y).max(1.0);
    let (dx, dy) = ((u - x) / length, (v - y) / length);
    let point = |along: f64| (x + dx * along, y + dy * along);
    let (start, neck) = (point(START), point(length - END - HEAD));
    let line = format!("M{:.1} {:.1}L{:.1} {:.1}", start.0, start.1, neck.0, neck.1);
    let angle = Math::atan2(dy, dx).to_degrees();
    let head = format!("translate({:.1} {:.1}) rotate({angle:.1})", neck.0, neck.1);
    let name = [table.name_of(from), table.name_of(to)].join("-");
    view! {
        <g data-mark=name>
            <path class="chalk-under" d=line.clone()></path>
            <path class="chalk-head-under" d=HEAD_OUTLINE transform=head.clone()></path>
            <path class="chalk-line" d=line></path>
            <path class="chalk-head" d=HEAD_OUTLINE transform=head></path>
        </g>
    }
    .into_any()
}
