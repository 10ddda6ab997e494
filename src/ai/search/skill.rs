//! How well a search plays: the nodes it has for a ply, and how wrongly it sees what it found.

use super::math::mixed;
use super::{Candidate, Limits, Thought};

/// What a level of the computer amounts to in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    /// The most nodes that are searched for one ply.
    pub nodes: u64,
    /// How wrongly the chance of a move is seen: up to this share of 1 too high or too low.
    pub error: f32,
}

impl Skill {
    /// The limits of a search with this skill.
    #[must_use]
    pub const fn limits(self, seed: u64) -> Limits {
        Limits { nodes: self.nodes, seed }
    }

    /// The move that is played after this thought. A proven win is always played.
    #[must_use]
    pub fn pick<M: Copy>(self, thought: &Thought<M>, seed: u64) -> M {
        if self.error == 0.0 || thought.certain {
            return thought.best;
        }
        // A move that was not tried looks as bad as the worst that was.
        let tried = thought.candidates.iter().filter(|candidate| candidate.visits > 0);
        let worst = tried.fold(1.0, |worst: f32, candidate| worst.min(candidate.chance));
        let seen = |(number, candidate): (u64, &Candidate<M>)| {
            let share = (mixed(seed ^ mixed(number ^ 0xe44)) >> 40) as f32 / (1u64 << 24) as f32;
            candidate.chance.max(worst) + self.error * (2.0 * share - 1.0)
        };
        let open = (0u64..).zip(&thought.candidates).filter(|(_, candidate)| !candidate.lost);
        let best = open.max_by(|a, b| seen(*a).total_cmp(&seen(*b)));
        best.map_or(thought.best, |(_, candidate)| candidate.mv)
    }
}
