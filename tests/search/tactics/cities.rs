//! Tactics of Cities.

use super::facts::{Tries, has_won, safe, wins};
use super::{Tactic, check};
use tabletop::cities::{Move, Player, Position};
use tabletop::game::Game as _;

const LINES: &str = include_str!("../../data/tactics-cities.tsv");

#[test]
fn the_search_finds_the_tactics_of_cities() {
    check(LINES, is_right);
}

/// Whether the rules say what the theme says.
fn is_right(tactic: &Tactic<Position>, tries: &Tries) -> bool {
    let position = &tactic.position;
    let mut legal = position.moves();
    match tactic.theme {
        "win" => tactic.lists(&wins(position, tries)),
        "block" => {
            let safe = safe(position, &has_won, tries);
            legal.retain(|mv| safe.contains(mv) != tactic.avoid);
            tactic.lists(&legal)
        }
        "double capture" => {
            legal.retain(|mv| captures(position, *mv) >= 2);
            tactic.lists(&legal)
        }
        "no double capture" => {
            let allows = |mv: &Move| {
                let after = position.play_unchecked(*mv);
                after.moves().into_iter().any(|answer| captures(&after, answer) >= 2)
            };
            let (bad, others): (Vec<_>, Vec<_>) = legal.iter().partition(|mv| allows(mv));
            tactic.avoid && tactic.lists(&bad) && !others.is_empty()
        }
        theme => panic!("{}: {theme} is no theme", tactic.name),
    }
}

/// The enemies that a move captures, and 0 if it costs pieces of its own.
fn captures(position: &Position, mv: Move) -> u32 {
    let after = position.play_unchecked(mv);
    let lost = |player: Player| position.pieces_of(player).len() - after.pieces_of(player).len();
    let me = position.turn();
    let enemy = me.after(1, 2);
    if lost(me) == 0 { lost(enemy) } else { 0 }
}
