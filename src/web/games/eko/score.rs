//! The score at the end of a game of Ekö.

use crate::web::games::eko::use_table;
use crate::web::i18n::*;
use crate::web::table::dialogs::{ScoreLine, ScoreTable};
use leptos::prelude::*;
use tabletop::games::eko::{ScoreRow, score};
use tabletop::table::tallies;

/// The points of all players, by their source.
#[component]
pub fn EkoScore() -> impl IntoView {
    let i18n = use_i18n();
    let table = use_table();
    let (rows, tallies) =
        untrack(|| table.record(|record| (score(record.position()), tallies(record))));
    let line = |label, number: fn(&ScoreRow) -> u8| ScoreLine {
        label,
        numbers: rows.iter().map(|row| usize::from(number(row))).collect(),
        total: false,
    };
    let mut lines = vec![
        line(t_string!(i18n, eko.result.buildings), |row| row.buildings),
        line(t_string!(i18n, eko.result.captives), |row| row.captives),
    ];
    if rows.iter().any(|row| row.pyramids.is_some()) {
        lines.push(line(t_string!(i18n, eko.result.pyramids), |row| row.pyramids.unwrap_or(0)));
    }
    let points = line(t_string!(i18n, eko.result.points_head), |row| row.points);
    lines.push(ScoreLine { total: true, ..points });
    view! { <ScoreTable lines=lines tallies=tallies/> }
}
