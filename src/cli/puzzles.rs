//! Puzzles found in games of the computer against itself.

use crate::ai::{Budget, SearchGame, Strategy};
use crate::core::player::Player;
use crate::core::rng::Rng;
use crate::eko::{Phase, Position};
use crate::game::{Game, SetupOptions};
use crate::lessons::Goal;

/// The most puzzles that are made.
pub(super) const MOST: usize = 1_000;
/// Who plays the games.
const PLAYS: Strategy = Strategy::Mcts(Some(Budget::Nodes(60)));
/// The players of a game, in turn.
const PLAYERS: [usize; 3] = [2, 3, 4];
/// The most plies of a game that are looked at.
const PLIES: usize = 240;
/// The most games that are played for each puzzle.
const GAMES: usize = 400;
/// With fewer legal moves there is nothing to look for.
const FEWEST_MOVES: usize = 14;
/// The most solutions of a puzzle.
const MOST_SOLUTIONS: usize = 2;

/// How many puzzles are made, and from which games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Puzzles {
    /// Their number: as many of each goal.
    pub count: usize,
    /// The seed of the first game.
    pub seed: u64,
}

/// A position with something to be found in it.
struct Found {
    start: Position,
    solutions: Vec<Vec<String>>,
    moves: usize,
}

impl Puzzles {
    /// The puzzles as lessons (`lessons/read.rs`), the easier ones first.
    pub(super) fn make(self) -> Result<String, String> {
        let mut found = Goal::ALL.map(|goal| (goal, Vec::new()));
        let each = self.count.div_ceil(found.len());
        for game in 0..self.count * GAMES {
            if found.iter().all(|(_, found)| found.len() >= each) {
                return Ok(self.write(found));
            }
            search(self.seed.wrapping_add(game as u64), game, |goal, one| {
                let (_, list) = &mut found[goal as usize];
                if list.len() < each {
                    list.push(one);
                }
            });
        }
        Err(format!("--count {}: too few were found", self.count))
    }

    fn write(self, found: [(Goal, Vec<Found>); Goal::ALL.len()]) -> String {
        let mut out = format!("# eko puzzles --count {} --seed {}\n", self.count, self.seed);
        for (goal, mut found) in found {
            found.sort_by_key(|one| (one.solutions.len(), one.moves));
            let section = match goal {
                Goal::Win => 8,
                Goal::Emperor => 6,
            };
            for (number, one) in (1..).zip(found) {
                out += &format!("\n[eko-puzzle-{}-{number}]\nsection {section}\n", goal.word());
                for (ply, moves) in one.solutions.iter().enumerate() {
                    let step = if ply == 0 { format!("start {}", one.start) } else { "on".into() };
                    out += &format!("{step}\nright {}\n", moves.join(" "));
                }
            }
        }
        out
    }
}

/// Plays a game and hands over the first position of each goal in which the first player has something to
/// find.
fn search(seed: u64, number: usize, mut take: impl FnMut(Goal, Found)) {
    let players = Some(PLAYERS[number % PLAYERS.len()]);
    let options = SetupOptions { players, seed: Some(seed), ..SetupOptions::default() };
    let Ok(mut position) = Position::start(&options) else { return };
    let (mut rng, mut seen) = (Rng::new(seed), Vec::new());
    let mut left = Goal::ALL.to_vec();
    while seen.len() < PLIES {
        let acts = matches!(position.phase(), Phase::Act { .. }) && position.turn() == Player::A;
        if acts {
            left.retain(|goal| match find(&position, *goal) {
                Some(found) => {
                    take(*goal, found);
                    false
                }
                None => true,
            });
        }
        let chosen = PLAYS.choose(&position, Position::weights(), &seen, &mut rng, &|| 0.0);
        let Some(mv) = chosen else { return };
        seen.push(SearchGame::hash(&position));
        position = position.play_unchecked(mv);
    }
}

fn find(position: &Position, goal: Goal) -> Option<Found> {
    let moves = position.moves().len();
    if moves < FEWEST_MOVES {
        return None;
    }
    let solutions = goal.solutions(position);
    let few = |moves: &Vec<_>| moves.len() <= MOST_SOLUTIONS;
    if solutions.is_empty() || !solutions.iter().all(few) {
        return None;
    }
    let mut at = position.clone();
    let mut written = Vec::new();
    for moves in solutions {
        written.push(moves.iter().map(|mv| at.write_move(*mv)).collect());
        at = at.play_unchecked(moves[0]);
    }
    Some(Found { start: position.clone(), solutions: written, moves })
}
