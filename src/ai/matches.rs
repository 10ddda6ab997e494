//! Games between two computer players: in pairs, with the seats exchanged.

use super::report::{MAX_PLIES, Played};
use super::{MatchReport, SearchGame, Strategy, Weights};
use crate::core::player::{Player, PlayerSet};
use crate::core::rng::Rng;
use crate::game::{Game, SetupError, SetupOptions};

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
/// let games = Match::new(Strategy::Greedy, Strategy::Random, 4, options);
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
    /// The number of seats of the first computer player, instead of every other one.
    pub seats_a: Option<usize>,
}

impl Match {
    /// A match with the weights of the program, in which the two alternate around the table.
    #[must_use]
    pub const fn new(a: Strategy, b: Strategy, games: u32, options: SetupOptions) -> Self {
        Self { a, b, games, options, weights: [None, None], seats_a: None }
    }

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
        let mut report = MatchReport::new(self.a, self.b);
        for game in 0..self.games {
            report.add(self.game(game, self.start::<G>(game)?, &now, &|| false));
        }
        Ok(report)
    }

    /// The seed of the first pair of games; each further pair has the next one.
    #[must_use]
    pub fn first_seed(&self) -> u64 {
        self.options.seed.unwrap_or(0)
    }

    /// The first position of a game by its number.
    pub(super) fn start<G: SearchGame>(
        &self,
        game: u32,
    ) -> Result<G, SetupError<<G as Game>::SetupProblem>> {
        let seed = self.first_seed().wrapping_add(u64::from(game / 2));
        G::start(&SetupOptions { seed: Some(seed), ..self.options.clone() })
    }

    /// Plays a game to its end, to [`MAX_PLIES`], or until `end` says so.
    pub(super) fn game<G: SearchGame>(
        &self,
        game: u32,
        start: G,
        now: &dyn Fn() -> f64,
        end: &dyn Fn() -> bool,
    ) -> Played {
        // The players' own randomness: these seeds count down from the largest number.
        let mut rng = Rng::new(!self.first_seed().wrapping_add(u64::from(game)));
        let order: Vec<_> = start.turn().round(start.seats().len()).collect();
        let seats = order.len();
        let is_a = |player: &Player| {
            let place = player.index() + game as usize;
            self.seats_a.map_or(place.is_multiple_of(2), |count| place % seats < count)
        };
        let a: PlayerSet = order.iter().copied().filter(is_a).collect();
        let (mut position, mut seen) = (start, Vec::new());
        while seen.len() < MAX_PLIES && !end() {
            let (strategy, weights) = self.player::<G>(a.contains(position.turn()));
            let Some(mv) = strategy.choose(&position, weights, &seen, &mut rng, now) else { break };
            seen.push(position.hash());
            position = position.play_unchecked(mv);
        }
        Played { outcome: position.outcome(), plies: seen.len(), order, a }
    }

    /// The first or the second computer player, and its weights.
    fn player<G: SearchGame>(&self, first: bool) -> (Strategy, &Weights) {
        let [a, b] = &self.weights;
        let (strategy, weights) = if first { (self.a, a) } else { (self.b, b) };
        (strategy, weights.as_ref().unwrap_or(G::weights()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{cities, eko};

    fn between(a: Strategy, b: Strategy, games: u32, players: usize) -> Match {
        let options =
            SetupOptions { players: Some(players), seed: Some(1), ..SetupOptions::default() };
        Match::new(a, b, games, options)
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
