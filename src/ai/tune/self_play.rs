//! Games of the search against itself, and what there is to learn from them.

use super::choices::Choices;
use crate::ai::search::tree::shares;
use crate::ai::search::visited::Visited;
use crate::ai::{Limits, MAX_PLIES, Mcts, SearchGame, Weights};
use crate::core::player::ByPlayer;
use crate::core::rng::Rng;
use crate::game::Outcome;

/// One ply in so many is played at random, so that bad positions are seen as well.
const RANDOM: usize = 20;
/// So many first plies are drawn by how often the search tried them, so that games differ.
const OPENING: usize = 12;
/// The positions of the tree that are learned from: those with this share of the visits, as a divisor,
/// and those whose moves are.
const VALUED: u32 = 24;
const CHOSEN: u32 = 2;
/// One search in so many is looked into below its position.
const LOOKED_INTO: usize = 4;
/// How much the result of the game counts for the position searched; the rest is what the search says.
const RESULT: f32 = 0.7;
/// The same for positions that the search only looked at.
const RESULT_BELOW: f32 = 0.2;

/// What is learned from games.
#[derive(Default)]
pub(super) struct Lessons {
    /// Whose position it is, by features of a position.
    pub positions: Choices,
    /// Which move the search follows, by features of a move.
    pub moves: Choices,
}

/// A position and what the search said, until the result of the game is known.
struct Example {
    root: bool,
    chances: Vec<f32>,
    features: Vec<(usize, usize, f32)>,
}

impl Lessons {
    /// Plays a game from its start and keeps what there is to learn.
    pub fn play<G: SearchGame>(&mut self, start: G, weights: &Weights, nodes: u64, rng: &mut Rng) {
        let mut examples = Vec::new();
        let (mut position, mut seen) = (start, Vec::new());
        for ply in 0..MAX_PLIES {
            if position.outcome().is_some() {
                break;
            }
            let mv = position.forced().or_else(|| {
                let limits = Limits { nodes, seed: rng.number() };
                let mut search =
                    Mcts::new(&position, weights, limits).avoiding(seen.iter().copied());
                while search.advance(u64::MAX) {}
                let least = if ply % LOOKED_INTO == 0 { VALUED } else { 1 };
                search.each_visited((nodes as u32 / least).max(2), &mut |visited| {
                    examples.push(Example::of(visited));
                    if ply % LOOKED_INTO == 0 && visited.visits >= nodes as u32 / CHOSEN {
                        self.learn_moves(visited);
                    }
                });
                let thought = search.thought()?;
                let candidates = &thought.candidates;
                if ply >= OPENING && rng.below(RANDOM) == 0 {
                    return rng.pick(&position.moves());
                }
                let visits = candidates.iter().map(|candidate| candidate.visits as usize).sum();
                if ply >= OPENING || visits == 0 {
                    return Some(thought.best);
                }
                let mut drawn = rng.below(visits);
                let chosen = candidates.iter().find(|candidate| {
                    let here = drawn < candidate.visits as usize;
                    drawn = drawn.saturating_sub(candidate.visits as usize);
                    here
                });
                chosen.map(|candidate| candidate.mv)
            });
            let Some(mv) = mv else { break };
            seen.push(position.hash());
            position = position.play_unchecked(mv);
        }
        let outcome = position.outcome();
        examples.into_iter().for_each(|example| self.learn_position(example, outcome, &position));
    }

    fn learn_position<G: SearchGame>(
        &mut self,
        mut example: Example,
        outcome: Option<Outcome>,
        end: &G,
    ) {
        // A game that did not end, or that nobody won, says nothing.
        if let Some(outcome) = outcome.filter(|outcome| *outcome != Outcome::Nobody) {
            let result: ByPlayer<f32> = shares(outcome, end.seats());
            let weight = if example.root { RESULT } else { RESULT_BELOW };
            for (chance, result) in example.chances.iter_mut().zip(result.0) {
                *chance += weight * (result - *chance);
            }
        }
        self.positions.add(&example.chances, example.features);
    }

    fn learn_moves<G: SearchGame>(&mut self, visited: &Visited<'_, G>) {
        let all: u32 = visited.moves.iter().map(|(_, visits)| visits).sum();
        if all == 0 || visited.moves.len() < 2 {
            return;
        }
        let (moves, shares): (Vec<_>, Vec<_>) =
            visited.moves.iter().map(|(mv, visits)| (*mv, *visits as f32 / all as f32)).unzip();
        let mut entries = Vec::new();
        visited.position.move_features(&moves, |mv, feature, strength| {
            entries.push((mv, feature, strength));
        });
        self.moves.add(&shares, entries);
    }
}

impl Example {
    fn of<G: SearchGame>(visited: &Visited<'_, G>) -> Self {
        let mut features = Vec::new();
        visited.position.features(|player, feature, strength| {
            if strength != 0.0 {
                features.push((player.index(), feature, strength));
            }
        });
        let seats = visited.position.seats().len();
        Self { root: visited.root, chances: visited.chances.0[..seats].to_vec(), features }
    }
}
