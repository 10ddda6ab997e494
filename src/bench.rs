//! The fixed work that performance figures come from: the same for the command line and for wasm.

use std::fmt::Write as _;

use crate::eko::{Move, Phase, Position, Variants, deal};

/// Plies after which games are measured: the opening, the middle and towards the end.
const STAGES: [usize; 3] = [0, 40, 80];
/// Plies counted from each position: action, reinforcement, action.
const DEPTH: u32 = 3;
/// A figure comes from at least so many milliseconds of work.
const ENOUGH: f64 = 500.0;

/// Measures perft and gives the report, a line for each number of players; `now` is a clock in
/// milliseconds.
pub fn run(now: impl Fn() -> f64) -> String {
    let mut report = String::from("perft, leaf moves a second, counted in bulk at the last ply\n");
    for players in 2..=4 {
        let positions = STAGES.map(|plies| position(players, plies));
        let (mut leaves, mut rounds) = (0, 0);
        let start = now();
        let mut spent = 0.0;
        while spent < ENOUGH {
            leaves = positions.iter().map(|position| position.perft(DEPTH)).sum();
            rounds += 1;
            spent = now() - start;
        }
        let rate = leaves as f64 * f64::from(rounds) / spent / 1e3;
        let _ = writeln!(report, "{players} players: {rate:7.1} million ({leaves} leaves)");
    }
    report
}

/// A game of this many players after so many plies, the same for ever: each ply takes the next of
/// the legal moves by a fixed stride.
fn position(players: usize, plies: usize) -> Position {
    let Ok(mut position) = deal(players, 1, &Variants::default()) else {
        unreachable!("2 to 4 players can play")
    };
    let mut ply = 0;
    while ply < plies || !matches!(position.phase(), Phase::Act { .. }) {
        let mut moves = position.moves();
        moves.sort_by_key(|mv| position.write_move(*mv));
        let mv = moves.get(ply * 7919 % moves.len().max(1)).copied().unwrap_or(Move::Pass);
        match position.play(mv) {
            Ok(next) if next.outcome().is_none() => position = next,
            _ => break,
        }
        ply += 1;
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_measured_positions_are_before_an_action_and_not_over() {
        for (players, plies) in (2..=4).flat_map(|p| STAGES.map(|s| (p, s))) {
            assert!(matches!(position(players, plies).phase(), Phase::Act { .. }));
        }
    }
}
