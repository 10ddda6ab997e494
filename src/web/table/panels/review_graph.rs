//! How the game went: a line for each player over the plies, and where the review is.

use crate::web::i18n::*;
use crate::web::table::use_table_view;
use leptos::prelude::*;
use tabletop::table::Course;

/// The height of the graph in its own units; a ply is one unit wide.
const HEIGHT: f64 = 24.0;

/// The points, or the cities, of each player after each ply.
#[component]
pub fn Graph(courses: Vec<Course>) -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let plies = courses.iter().map(|course| course.counts.len()).max().unwrap_or(1) - 1;
    let most = courses.iter().flat_map(|course| &course.counts).copied().max().unwrap_or(0).max(1);
    let line = move |course: &Course| {
        let point = |(ply, count): (usize, &u32)| {
            let y = HEIGHT * (1.0 - f64::from(*count) / f64::from(most));
            format!("{ply},{y:.2}")
        };
        let points: Vec<_> = course.counts.iter().enumerate().map(point).collect();
        view! {
            <polyline class="graph-line" data-of=course.player.to_string() points=points.join(" ")/>
        }
    };
    let lines = courses.iter().map(line).collect_view();
    let at = move || table.history.with(|history| history.ply);
    let words = move || {
        let now = |course: &Course| {
            let count = course.counts.get(at()).copied().unwrap_or_default();
            let who = table.names.with(|names| names.short(course.player).to_owned());
            format!("{who} {count}")
        };
        let counts = courses.iter().map(now).collect::<Vec<_>>().join(", ");
        t_string!(i18n, review.graph, counts = counts)
    };
    view! {
        <svg
            class="graph"
            role="img"
            aria-label=words
            viewBox=format!("0 -1 {} {}", plies.max(1), HEIGHT + 2.0)
            preserveAspectRatio="none"
        >
            {lines}
            <line class="graph-now" x1=at x2=at y1="-1" y2=HEIGHT + 1.0/>
        </svg>
    }
}
