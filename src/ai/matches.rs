//! Games between two computer players: in pairs, with the seats exchanged.

use std::ops::ControlFlow;

use super::report::MAX_PLIES;
use super::{MatchReport, SearchGame, Strategy, Weights};
use crate::core::player::Player;
use crate::core::rng::Rng;
use crate::game::{Game, Outcome, SetupError, SetupOptions};

/// The most games of one match.
pub const MAX_GAMES: u32 = 1_000_000;

/// A number of games between two computer players.
///
/// ```
/// use tabletop::ai::{Match, Strategy};
/// use tabletop::cities::Position;
/// use tabletop::game::SetupOptions;
///
/// let options = SetupOptions { seed: Some(1), ..SetupOptions::default() };
/// let games = Match { a: Strategy::Greedy, b: Strategy::Random, games: 4, options, weights: [None, None] };
/// let report = games.play::<Position>(|| 0.0).unwrap();
/// assert_eq!((report.games(), report.wins()), (4, [4, 0]));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Match {
    /// The first computer player.
    pub a: Strategy,
    /// The second computer player.
    pub b: Strategy,
    /// The number of games.
    pub games: u32,
    /// The options of each game; the seed is that of the first pair of games.
    pub options: SetupOptions,
    /// The weights of each computer player, instead of those of the program.
    pub weights: [Option<Weights>; 2],
}

impl Match {
    /// Plays all games. Each pair of games has the same setup with the seats exchanged; within a game
    /// the two computer players alternate around the table. `now` is a clock in milliseconds, for players
    /// whose time is limited.
    ///
    /// # Errors
    /// Why no game can be set up.
    pub fn play<G: SearchGame>(
        &self,
        now: impl Fn() -> f64,
    ) -> Result<MatchReport, SetupError<<G as Game>::SetupProblem>> {
        self.play_with::<G>(now, |_| ControlFlow::Continue(()))
    }

    /// Plays the games like [`Match::play`], and calls `watch` with the report so far before each game:
    /// it may end the match early.
    ///
    /// # Errors
    /// Why no game can be set up.
    pub fn play_with<G: SearchGame>(
        &self,
        now: impl Fn() -> f64,
        mut watch: impl FnMut(&MatchReport) -> ControlFlow<()>,
    ) -> Result<MatchReport, SetupError<<G as Game>::SetupProblem>> {
        let first = self.options.seed.unwrap_or(0);
        let mut report = MatchReport::new(self.a, self.b);
        for game in 0..self.games {
            let seed = first.wrapping_add(u64::from(game / 2));
            let start = G::start(&SetupOptions { seed: Some(seed), ..self.options.clone() })?;
            if watch(&report).is_break() {
                break;
            }
            // The players' own randomness: these seeds count down from the largest number.
            let mut rng = Rng::new(!first.wrapping_add(u64::from(game)));
            let is_a = |player: Player| (player.index() + game as usize).is_multiple_of(2);
            let strategy = |player| if is_a(player) { self.a } else { self.b };
            let [a, b] = &self.weights;
            let weights = |player| {
                let given = if is_a(player) { a.as_ref() } else { b.as_ref() };
                given.unwrap_or(G::weights())
            };
            let player = |player| (strategy(player), weights(player));
            let (outcome, plies) = play_out(start.clone(), &mut rng, &now, player);
            let order = start.turn().round(start.seats().len()).collect();
            report.add(outcome, plies, order, is_a);
        }
        Ok(report)
    }
}

/// Plays a game to its end, or to [`MAX_PLIES`].
fn play_out<'w, G: SearchGame>(
    mut position: G,
    rng: &mut Rng,
    now: &dyn Fn() -> f64,
    player: impl Fn(Player) -> (Strategy, &'w Weights),
) -> (Option<Outcome>, usize) {
    let mut plies = 0;
    while plies < MAX_PLIES {
        let (strategy, weights) = player(position.turn());
        let Some(mv) = strategy.choose(&position, weights, rng, now) else { break };
        position = position.play_unchecked(mv);
        plies += 1;
    }
    (position.outcome(), plies)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{cities, eko};

    fn between(a: Strategy, b: Strategy, games: u32, players: usize) -> Match {
        let options =
            SetupOptions { players: Some(players), seed: Some(1), ..SetupOptions::default() };
        Match { a, b, games, options, weights: [None, None] }
    }

    #[test]
    fn the_same_seed_plays_the_same_games() {
        let six = between(Strategy::Greedy, Strategy::Random, 6, 3);
        let report = six.play::<eko::Position>(|| 0.0).unwrap();
        assert_eq!(report, six.play::<eko::Position>(|| 0.0).unwrap());
        let options = SetupOptions { seed: Some(2), ..six.options.clone() };
        let other = Match { options, ..six };
        assert_ne!(report, other.play::<eko::Position>(|| 0.0).unwrap());
    }

    #[test]
    fn greedy_beats_random_in_either_game_whoever_is_named_first() {
        for players in 2..=4 {
            let games = between(Strategy::Greedy, Strategy::Random, 40, players);
            let report = games.play::<eko::Position>(|| 0.0).unwrap();
            assert!(report.elo()[1] > 200.0, "{players} players");
        }
        let games = between(Strategy::Random, Strategy::Greedy, 20, 2);
        assert!(games.play::<cities::Position>(|| 0.0).unwrap().elo()[2] < -200.0);
    }
}
