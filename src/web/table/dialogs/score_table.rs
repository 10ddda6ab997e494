//! The table of the result: a column for each player, so that four have room on a phone.

use crate::web::i18n::*;
use crate::web::table::use_table_view;
use crate::web::ui::medal::Medal;
use leptos::prelude::*;
use tabletop::core::player::Player;
use tabletop::table::Tally;

/// A row of the table: what is counted, and the number of each player in seat order.
pub struct ScoreLine {
    /// What is counted.
    pub label: &'static str,
    /// The numbers.
    pub numbers: Vec<usize>,
    /// Whether this number decides.
    pub total: bool,
}

/// The score of a game, and what each player did in it.
#[component]
pub fn ScoreTable(lines: Vec<ScoreLine>, tallies: Vec<Tally>) -> impl IntoView {
    let i18n = use_i18n();
    let winners = use_table_view().history.with_untracked(|history| history.winners);
    let of_all = |label, number: fn(&Tally) -> usize| ScoreLine {
        label,
        numbers: tallies.iter().map(number).collect(),
        total: false,
    };
    let more = [
        of_all(t_string!(i18n, result.turns), |tally| tally.turns),
        of_all(t_string!(i18n, result.captured), |tally| tally.captured),
    ];
    let heads = tallies.iter().map(|tally| {
        let player = tally.player;
        view! { <PlayerHead player=player won=winners.contains(player)/> }
    });
    let heads = heads.collect_view();
    let rows = lines.into_iter().chain(more).map(|line| {
        let cells = line.numbers.into_iter().map(|number| view! { <td>{number}</td> });
        view! {
            <tr class:total=line.total>
                <th scope="row">{line.label}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    view! {
        <table class="result">
            <thead>
                <tr>
                    <td></td>
                    {heads}
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

#[component]
fn PlayerHead(player: Player, won: bool) -> impl IntoView {
    let table = use_table_view();
    view! {
        <th scope="col" data-won=won.then_some("")>
            <Medal player=player/>
            {table.short_name(player)}
        </th>
    }
}
