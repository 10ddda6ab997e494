//! The fixed work that performance figures come from: the same for the command line and for wasm.

use crate::cities::{self, Layout, Player};
use crate::eko::{self, Phase, Variants};
use crate::game::{Game, GameName};

/// Plies after which games are measured: the opening, the middle and towards the end.
const STAGES: [usize; 3] = [0, 40, 80];
/// Plies counted from each position; in Ekö action, reinforcement, action.
const DEPTH: u32 = 3;
/// A figure comes from at least so many milliseconds of work.
const ENOUGH: f64 = 500.0;

/// Measures perft of a game and gives the report, a line for each number of players; `now` is a
/// clock in milliseconds.
pub fn run(game: GameName, now: impl Fn() -> f64) -> String {
    let report = String::from("perft, leaf moves a second, counted in bulk at the last ply\n");
    match game {
        GameName::Eko => (2..=4).fold(report, |report, players| {
            report + &measure(players, &STAGES.map(|plies| eko_after(players, plies)), &now)
        }),
        GameName::Cities => report + &measure(2, &STAGES.map(cities_after), &now),
    }
}

fn measure<G: Game>(players: usize, positions: &[G], now: impl Fn() -> f64) -> String {
    let (mut leaves, mut rounds) = (0, 0);
    let start = now();
    let mut spent = 0.0;
    while spent < ENOUGH {
        leaves = positions.iter().map(|position| position.perft(DEPTH)).sum();
        rounds += 1;
        spent = now() - start;
    }
    let rate = leaves as f64 * f64::from(rounds) / spent / 1e3;
    format!("{players} players: {rate:7.1} million ({leaves} leaves)\n")
}

fn eko_after(players: usize, plies: usize) -> eko::Position {
    let Ok(start) = eko::deal(players, 1, &Variants::default()) else {
        unreachable!("2 to 4 players can play")
    };
    after(start, plies, |position| matches!(position.phase(), Phase::Act { .. }))
}

fn cities_after(plies: usize) -> cities::Position {
    after(Layout::default().start(Player::A), plies, |_| true)
}

/// The position after so many plies, and more until it is `ready`, the same for ever: each ply takes
/// the next of the legal moves by a fixed stride.
fn after<G: Game>(start: G, plies: usize, ready: impl Fn(&G) -> bool) -> G {
    let mut position = start;
    let mut ply = 0;
    while ply < plies || !ready(&position) {
        let mut moves = position.moves();
        moves.sort_by_key(|mv| position.write_move(*mv));
        let Some(mv) = moves.get(ply * 7919 % moves.len().max(1)) else { break };
        match position.play(*mv) {
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
            assert!(matches!(eko_after(players, plies).phase(), Phase::Act { .. }));
        }
        let cities = STAGES.map(cities_after);
        assert!(cities.iter().all(|position| position.outcome().is_none()));
        assert!(cities[0] != cities[1] && cities[1] != cities[2]);
    }
}
