//! The score at the end: cities, and what is left of the pieces.

use crate::web::games::cities::use_table;
use crate::web::i18n::*;
use crate::web::table::dialogs::{ScoreLine, ScoreTable};
use leptos::prelude::*;
use tabletop::games::cities::{ScoreRow, score};
use tabletop::table::tallies;

/// What each player has at the end.
#[component]
pub fn CityScore() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let (rows, tallies) =
        untrack(|| table.record(|record| (score(record.position()), tallies(record))));
    let line = |label, number: fn(&ScoreRow) -> u32, total| ScoreLine {
        label,
        numbers: rows.iter().map(|row| number(row) as usize).collect(),
        total,
    };
    let lines = vec![
        line(t_string!(i18n, cities.score.cities), |row| row.cities, true),
        line(t_string!(i18n, cities.score.attackers), |row| row.attackers, false),
        line(t_string!(i18n, cities.score.heroes), |row| row.heroes, false),
    ];
    view! { <ScoreTable lines=lines tallies=tallies/> }
}
