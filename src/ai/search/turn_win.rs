//! Wins within the current turn, looked for move by move before any search.

use super::tree::shares;
use crate::core::player::Player;
use crate::game::Game;

/// The most moves that are tried.
const MOST: u32 = 20_000;
/// The most plies of a turn that are tried: in Ekö the Sand temple, the action and a march.
const DEPTH: u32 = 3;

/// The fewest moves in a row with which the current player wins alone before anyone else moves; none
/// if there are none or there is no end of trying.
pub(super) fn turn_win<G: Game>(position: &G) -> Vec<G::Move> {
    let mut budget = MOST;
    let mut line = Vec::new();
    let me = position.turn();
    for depth in 1..=DEPTH {
        if wins(position, me, depth, &mut budget, &mut line) {
            line.reverse();
            return line;
        }
    }
    Vec::new()
}

/// Whether the player wins in exactly this number of plies; if so, `line` holds them, the last first.
fn wins<G: Game>(
    position: &G,
    me: Player,
    depth: u32,
    budget: &mut u32,
    line: &mut Vec<G::Move>,
) -> bool {
    for mv in position.moves() {
        if *budget == 0 {
            return false;
        }
        *budget -= 1;
        let after = position.play_unchecked(mv);
        let won = match after.outcome() {
            Some(outcome) => depth == 1 && shares(outcome, after.seats())[me] == 1.0,
            None => depth > 1 && after.turn() == me && wins(&after, me, depth - 1, budget, line),
        };
        if won {
            line.push(mv);
            return true;
        }
    }
    false
}
