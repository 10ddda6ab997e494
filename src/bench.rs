//! The fixed work that performance figures are measured on, natively and in wasm.

use crate::ai::{Limits, Mcts, SearchGame};
use crate::cities::{self, Layout, Player};
use crate::eko::{self, Phase, Variants, ready};
use crate::game::{Game, GameName};

/// Plies after which games are measured: the opening, the middle and towards the end.
const STAGES: [usize; 3] = [0, 40, 80];
/// Plies counted from each position; in Ekö action, reinforcement, action.
pub const DEPTH: u32 = 3;
/// Nodes searched from each position.
const NODES: u64 = 2_000;
/// How long the same work is repeated for a figure, in milliseconds.
const LEAST_WORK: f64 = 1_000.0;

/// The ready-made board on which storms are measured: seven storm spaces for 2 players, fifteen for
/// more, in the middle of the board.
const STORMS: &str = "eye-of-the-storm";

/// Measures perft and search of a game and gives the report, a line for each number of players, Ekö
/// also with storms; `now` is a clock in milliseconds.
pub fn run(game: GameName, now: impl Fn() -> f64) -> String {
    perft(game, &now) + &search(game, &now)
}

fn perft(game: GameName, now: &impl Fn() -> f64) -> String {
    let report = String::from("perft, leaf moves a second, counted in bulk at the last ply\n");
    match game {
        GameName::Eko => eko_positions()
            .iter()
            .fold(report, |report, (name, positions)| report + &measure(name, positions, now)),
        GameName::Cities => report + &measure("2 players", &STAGES.map(cities_after), now),
    }
}

/// The positions of Ekö that are measured, by name: 2 to 4 players on boards without storms, then on one
/// with them.
pub fn eko_positions() -> Vec<(String, [eko::Position; 3])> {
    let at_stages = |start: fn(usize) -> eko::Position, players: usize| {
        STAGES.map(|plies| after(start(players), plies, acts))
    };
    let plain = (2..=4).map(|n| (format!("{n} players"), at_stages(standard, n)));
    let storms = (2..=4).map(|n| (format!("{n} players, storms"), at_stages(stormy, n)));
    plain.chain(storms).collect()
}

fn search(game: GameName, now: &impl Fn() -> f64) -> String {
    let report = String::from("search, nodes a second, and the fingerprint of what was searched\n");
    match game {
        // With storms for 2 players only.
        GameName::Eko => eko_positions()[..4].iter().fold(report, |report, (name, positions)| {
            report + &measure_search(name, positions, now)
        }),
        GameName::Cities => report + &measure_search("2 players", &STAGES.map(cities_after), now),
    }
}

fn measure_search<G: SearchGame>(what: &str, positions: &[G], now: &impl Fn() -> f64) -> String {
    let (searched, time) = quickest(now, || searched(positions, NODES));
    let rate = searched.nodes as f64 / time;
    format!("{what}: {rate:7.0} thousand ({:08x})\n", searched.print)
}

/// The result of the work, the same each time, and the milliseconds of the quickest round: what else
/// the machine does, and a browser's compiler at the beginning, slow some of them.
fn quickest<T>(now: &impl Fn() -> f64, work: impl Fn() -> T) -> (T, f64) {
    let start = now();
    let mut time = f64::INFINITY;
    loop {
        let began = now();
        let result = work();
        let ended = now();
        time = time.min(ended - began);
        if ended - start >= LEAST_WORK {
            return (result, time);
        }
    }
}

/// What was searched.
struct Searched {
    print: u32,
    nodes: u64,
}

/// A number that changes only when the search of these positions does: it holds how often each move of
/// theirs was tried.
pub fn fingerprint<G: SearchGame>(positions: &[G], nodes: u64) -> u32 {
    searched(positions, nodes).print
}

fn searched<G: SearchGame>(positions: &[G], nodes: u64) -> Searched {
    let mut all = Searched { print: 0, nodes: 0 };
    for position in positions {
        let limits = Limits { nodes, seed: 1 };
        let mut search = Mcts::new(position, G::weights(), limits);
        while search.advance(u64::MAX) {}
        all.nodes += search.nodes();
        let thought = search.thought();
        let mut add = |number: u32| all.print = (all.print ^ number).wrapping_mul(0x0100_0193);
        for candidate in thought.iter().flat_map(|thought| &thought.candidates) {
            position.write_move(candidate.mv).bytes().for_each(|byte| add(u32::from(byte)));
            add(candidate.visits);
        }
    }
    all
}

fn measure<G: Game>(what: &str, positions: &[G], now: &impl Fn() -> f64) -> String {
    let count = || positions.iter().map(|position| position.perft(DEPTH)).sum::<u64>();
    let (leaves, time) = quickest(now, count);
    let rate = leaves as f64 / time / 1e3;
    format!("{what}: {rate:7.1} million ({leaves} leaves)\n")
}

fn standard(players: usize) -> eko::Position {
    let Ok(start) = eko::deal(players, 1, &Variants::default()) else {
        unreachable!("2 to 4 players can play")
    };
    start
}

fn stormy(players: usize) -> eko::Position {
    let board = ready::find(STORMS, players).and_then(|ready| ready.board().ok());
    let Some(Ok(start)) = board.map(|board| eko::deal_on(&board, players, 1)) else {
        unreachable!("the board is ready-made for 2 to 4 players")
    };
    start
}

fn acts(position: &eko::Position) -> bool {
    matches!(position.phase(), Phase::Act { .. })
}

fn cities_after(plies: usize) -> cities::Position {
    after(Layout::default().start(Player::A), plies, |_| true)
}

/// The position after this number of plies, and more until it is `ready`: always the same, since each
/// ply is chosen from the sorted legal moves by a fixed stride.
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
    use std::cell::Cell;

    use super::*;

    #[test]
    fn the_quickest_round_counts() {
        // A clock is read at the beginning and at both ends of each round.
        let times = Cell::new([0.0, 0.0, 500.0, 500.0, 700.0, 700.0, 1100.0].iter());
        let now = || {
            let mut left = times.take();
            let time = left.next().copied();
            times.set(left);
            time.unwrap()
        };
        assert_eq!(quickest(&now, || 7), (7, 200.0));
    }

    #[test]
    fn the_report_gives_speed_and_fingerprint_of_the_nodes_searched() {
        let calls = Cell::new(0.0);
        let report = run(GameName::Cities, || calls.replace(calls.get() + 1.0) * LEAST_WORK);
        let lines: Vec<&str> = report.lines().collect();
        let positions = STAGES.map(cities_after);
        let Searched { print, nodes } = searched(&positions, NODES);
        assert_eq!(nodes, NODES * 3);
        let line = format!("2 players: {:7.0} thousand ({print:08x})", nodes as f64 / LEAST_WORK);
        assert_eq!((lines.len(), lines[3]), (4, line.as_str()));
        assert_eq!(fingerprint(&positions, NODES), print);
        assert_ne!(fingerprint(&positions, NODES - 1), print);
    }

    #[test]
    fn the_measured_positions_are_before_an_action_and_not_over() {
        for (players, plies) in (2..=4).flat_map(|p| STAGES.map(|s| (p, s))) {
            assert!(acts(&after(standard(players), plies, acts)));
            assert!(acts(&after(stormy(players), plies, acts)));
        }
        let cities = STAGES.map(cities_after);
        assert!(cities.iter().all(|position| position.outcome().is_none()));
        assert!(cities[0] != cities[1] && cities[1] != cities[2]);
    }
}
