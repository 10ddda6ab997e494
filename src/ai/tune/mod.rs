//! Weights from data: the search plays itself, and the weights are fitted to what came of it.
//!
//! | question | file |
//! | --- | --- |
//! | the games, and what is learned from them | `self_play.rs` |
//! | the examples | `choices.rs` |
//! | the fit | `fit.rs` |

mod choices;
mod fit;
mod self_play;

use self::fit::{fit, surprise};
use self::self_play::Lessons;
use super::{SearchGame, Weights};
use crate::core::rng::Rng;
use crate::game::{Game, SetupError, SetupOptions};

/// How weights are made: the same tuning of the same weights gives the same weights.
///
/// ```
/// use tabletop::ai::{SearchGame, Tuning};
/// use tabletop::cities::Position;
/// use tabletop::game::SetupOptions;
///
/// let setups = vec![SetupOptions::default()];
/// let tuning = Tuning { setups, games: 1, rounds: 1, nodes: 20, seed: 1 };
/// let tuned = tuning.run::<Position>(Position::weights(), |_| {}).unwrap();
/// assert_ne!(&tuned, Position::weights());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tuning {
    /// What is played, in turn; the seeds are replaced.
    pub setups: Vec<SetupOptions>,
    /// The games of a round.
    pub games: u32,
    /// How often new games are played with the weights found so far.
    pub rounds: u32,
    /// The nodes of each ply.
    pub nodes: u64,
    /// The seed of games and fit.
    pub seed: u64,
}

/// What a round of tuning found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TuningRound {
    /// The round, from 1 on.
    pub round: u32,
    /// The number of positions and of choices of a move.
    pub examples: [usize; 2],
    /// The mean cross-entropy of positions and of choices, in nats, with the weights before.
    pub before: [f64; 2],
    /// The same with the weights after.
    pub after: [f64; 2],
}

impl Tuning {
    /// Plays and fits round after round, and tells `watch` of each.
    ///
    /// # Errors
    /// Why no game can be set up.
    pub fn run<G: SearchGame>(
        &self,
        weights: &Weights,
        mut watch: impl FnMut(TuningRound),
    ) -> Result<Weights, SetupError<<G as Game>::SetupProblem>> {
        let mut weights = weights.clone();
        for round in 1..=self.rounds {
            let mut rng = Rng::new(self.seed.wrapping_add(u64::from(round)));
            let mut lessons = Lessons::default();
            for (_, setup) in (0..self.games).zip(self.setups.iter().cycle()) {
                let setup = SetupOptions { seed: Some(rng.number()), ..setup.clone() };
                lessons.play(G::start(&setup)?, &weights, self.nodes, &mut rng);
            }
            let Lessons { positions, moves } = lessons;
            let loss =
                |w: &Weights| [surprise(&positions, &w.position), surprise(&moves, &w.moves)];
            let before = loss(&weights);
            fit(&positions, &mut weights.position, &mut rng);
            fit(&moves, &mut weights.moves, &mut rng);
            let examples = [positions.len(), moves.len()];
            watch(TuningRound { round, examples, before, after: loss(&weights) });
        }
        Ok(weights)
    }
}
