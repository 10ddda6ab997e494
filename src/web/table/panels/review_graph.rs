//! How the game went: a line for each player over the plies, and where the review is. The lines are points,
//! or cities, or each player's chance to win as the computer sees it.

use crate::web::i18n::*;
use crate::web::table::{TableView, use_table_view};
use crate::web::ui::icon::Icon;
use crate::web::words::I18n;
use leptos::prelude::*;
use tabletop::core::player::Player;
use tabletop::table::Course;

/// The height of the graph in its own units; a ply is one unit wide.
const HEIGHT: f64 = 24.0;

/// What the graph shows, and the button that asks the computer.
#[component]
pub fn GraphHead() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let survey = table.survey;
    let shows = move || {
        if !survey.on.get() {
            return (table.views.counted)(i18n).to_owned();
        }
        let (known, all) = survey.estimates.with(|all| (all.known(), all.steps()));
        if known == all {
            return t_string!(i18n, review.chances).to_owned();
        }
        t_string!(i18n, review.asking, known = known, all = all)
    };
    let words = move || t_string!(i18n, review.ask);
    view! {
        <p class="graph-head">{shows}</p>
        <button
            type="button"
            class="button square graph-ask"
            aria-pressed=move || survey.on.get().to_string()
            aria-label=words
            title=words
            on:click=move |_| survey.switch()
        >
            <Icon id="computer"/>
        </button>
    }
}

/// A line for each player, with a text for those who do not see it.
#[component]
pub fn Graph() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table_view();
    let courses = StoredValue::new(table.courses.run(()));
    let plies = courses.with_value(|all| all.iter().map(|course| course.counts.len()).max());
    let plies = plies.unwrap_or(1) - 1;
    let chances = move || table.survey.is_shown(table);
    let line = move |seat: usize| {
        if chances() {
            return table.survey.estimates.with(|estimates| {
                points(estimates.line(seat).map(|(ply, chance)| (ply, f64::from(chance))))
            });
        }
        courses.with_value(|courses| points_of(courses, seat))
    };
    let lines = table.seats.iter().enumerate().map(|(seat, player)| {
        view! {
            <polyline class="graph-line" data-of=player.to_string() points=move || line(seat)/>
        }
    });
    let lines = lines.collect_view();
    let at = move || table.history.with(|history| history.ply);
    let words = move || match chances() {
        true => words_of_chances(i18n, table),
        false => courses.with_value(|courses| words_of(i18n, table, courses, at())),
    };
    view! {
        <svg
            class="graph"
            role="img"
            aria-label=words
            data-graph=move || if chances() { "chances" } else { "counts" }
            viewBox=format!("0 -1 {} {}", plies.max(1), HEIGHT + 2.0)
            preserveAspectRatio="none"
        >
            <line class="graph-half" x1="0" x2=plies y1=HEIGHT / 2.0 y2=HEIGHT / 2.0/>
            {lines}
            <line class="graph-now" x1=at x2=at y1="-1" y2=HEIGHT + 1.0/>
        </svg>
    }
}

/// The points of a line; each is a number of plies and a height of 0 to 1.
fn points(line: impl Iterator<Item = (usize, f64)>) -> String {
    let point = |(ply, height)| format!("{ply},{:.2}", HEIGHT * (1.0 - height));
    line.map(point).collect::<Vec<_>>().join(" ")
}

/// The line of what the player in this seat had, beside the most that anybody had.
fn points_of(courses: &[Course], seat: usize) -> String {
    let most = courses.iter().flat_map(|course| &course.counts).copied().max().unwrap_or(0).max(1);
    let counts = courses.get(seat).map(|course| &course.counts[..]).unwrap_or_default();
    points(counts.iter().map(|count| f64::from(*count) / f64::from(most)).enumerate())
}

/// What each player had at the step that is shown.
fn words_of(i18n: I18n, table: TableView, courses: &[Course], at: usize) -> String {
    let now = |course: &Course| {
        let count = course.counts.get(at).copied().unwrap_or_default();
        format!("{} {count}", table.short_name(course.player))
    };
    let counts = courses.iter().map(now).collect::<Vec<_>>().join(", ");
    t_string!(i18n, review.graph, counts = counts)
}

/// Each player's chance at the step that is shown, if it is known yet.
fn words_of_chances(i18n: I18n, table: TableView) -> String {
    let Some(now) = table.survey.now(table) else {
        return t_string!(i18n, review.not_asked).to_owned();
    };
    let chance = |(player, chance): (&Player, f32)| {
        let percent = (chance * 100.0).round() as u32;
        t_string!(i18n, review.chance, who = table.short_name(*player), percent = percent)
    };
    let chances = table.seats.iter().zip(now).map(chance).collect::<Vec<_>>().join(", ");
    t_string!(i18n, review.chances_graph, chances = chances)
}
