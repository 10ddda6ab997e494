//! Tactics, a line each: positions in which only some moves are right, or some are wrong, by the rules.
//!
//! The lines are in `tests/data/tactics-eko.tsv` and `tactics-cities.tsv`: name, theme, position, and
//! the moves to choose from, or behind `not` those to avoid. The rules are asked first, by trying
//! everything within the turn and the next one; then the search has to find the move.

mod cities;
mod eko;
mod facts;

use facts::Tries;
use tabletop::ai::SearchGame;
use tabletop::game::Game;

use super::think;

/// The nodes of each search.
const NODES: u64 = 8_000;
/// The most plies that are tried for a fact.
const TRIES: u64 = 1_000_000;

/// A line of the file.
struct Tactic<G: Game> {
    name: &'static str,
    theme: &'static str,
    position: G,
    /// The moves to choose from, or those to avoid.
    moves: Vec<G::Move>,
    avoid: bool,
}

impl<G: Game> Tactic<G> {
    fn read(line: &'static str) -> Self {
        let fields: Vec<&str> = line.split('\t').collect();
        let [name, theme, position, moves] = fields[..] else { panic!("four fields: {line}") };
        let position: G = position.parse().unwrap_or_else(|errors| panic!("{name}: {errors:?}"));
        let (words, avoid) = moves.strip_prefix("not ").map_or((moves, false), |rest| (rest, true));
        let read = |word| {
            let mv = position.read_move(word).unwrap();
            assert!(position.check(mv).is_ok(), "{name}: {word} is not legal");
            mv
        };
        let moves = words.split(' ').map(read).collect();
        Self { name, theme, position, moves, avoid }
    }

    /// Whether these are the moves of the line, in any order.
    fn lists(&self, moves: &[G::Move]) -> bool {
        moves.len() == self.moves.len() && moves.iter().all(|mv| self.moves.contains(mv))
    }
}

/// Asks the rules and then the search about each line.
fn check<G: SearchGame>(lines: &'static str, is_right: fn(&Tactic<G>, &Tries) -> bool) {
    let mut missed = Vec::new();
    for tactic in lines.lines().map(Tactic::<G>::read) {
        let (name, theme) = (tactic.name, tactic.theme);
        let tries = Tries::new(TRIES);
        assert!(is_right(&tactic, &tries), "{theme}, {name}: {}", tactic.position);
        assert!(tries.sufficed(), "{theme}, {name}: too much to try");
        let best = think(&tactic.position, NODES, 1).unwrap().best;
        if tactic.moves.contains(&best) == tactic.avoid {
            let best = tactic.position.write_move(best);
            missed.push(format!("{theme}, {name}: {best} in {}", tactic.position));
        }
    }
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
