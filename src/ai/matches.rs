//! Games between two computer players: paired, seats alternating.

use crate::ai::{MatchReport, Strategy};
use crate::core::player::Player;
use crate::core::rng::Rng;
use crate::game::{Outcome, Scored, SetupOptions};

/// A game that has not ended after so many plies is left undecided.
pub const MAX_PLIES: usize = 400;
/// The most games of one contest.
pub const MAX_GAMES: u32 = 1_000_000;

/// What is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// The first computer player.
    pub a: Strategy,
    /// The second.
    pub b: Strategy,
    /// How many games.
    pub games: u32,
    /// What each is set up from; the seed is that of the first pair of games.
    pub options: SetupOptions,
}

impl Match {
    /// Plays all games. Two in a row have the same set-up with the seats exchanged; within a game
    /// the two take turns round the table.
    ///
    /// # Errors
    /// Why no game can be set up.
    pub fn play<G: Scored>(&self) -> Result<MatchReport, String> {
        let first = self.options.seed.unwrap_or(0);
        let mut tally = MatchReport::new(self.a, self.b);
        for game in 0..self.games {
            let seed = first.wrapping_add(u64::from(game / 2));
            let start = G::start(&SetupOptions { seed: Some(seed), ..self.options.clone() })?;
            // Chance of its own for every game: these seeds count from the far end.
            let mut rng = Rng::new(!first.wrapping_add(u64::from(game)));
            let is_a = |player: Player| (player.index() + game as usize).is_multiple_of(2);
            let spec = |player| if is_a(player) { self.a } else { self.b };
            let (outcome, plies) = play_out(start.clone(), &mut rng, spec);
            let order = start.turn().round(start.seats().len()).collect();
            tally.add(outcome, plies, order, is_a);
        }
        Ok(tally)
    }
}

/// Plays a game to its end, or until it has gone on for too long.
fn play_out<G: Scored>(
    mut position: G,
    rng: &mut Rng,
    spec: impl Fn(Player) -> Strategy,
) -> (Option<Outcome>, usize) {
    let mut plies = 0;
    while plies < MAX_PLIES {
        let mv = spec(position.turn()).choose(&position, rng);
        let Some(after) = mv.and_then(|mv| position.play(mv).ok()) else { break };
        position = after;
        plies += 1;
    }
    (position.outcome(), plies)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{cities, eko};

    fn contest(a: Strategy, b: Strategy, games: u32, players: usize) -> Match {
        let options =
            SetupOptions { players: Some(players), seed: Some(1), ..SetupOptions::default() };
        Match { a, b, games, options }
    }

    #[test]
    fn the_same_seed_plays_the_same_games() {
        let contest = contest(Strategy::Greedy, Strategy::Random, 6, 3);
        let once = contest.play::<eko::Position>().unwrap();
        assert_eq!(once, contest.play::<eko::Position>().unwrap());
        let other = SetupOptions { seed: Some(2), ..contest.options.clone() };
        let other = Match { options: other, ..contest };
        assert_ne!(once, other.play::<eko::Position>().unwrap());
    }

    #[test]
    fn greedy_beats_random_in_either_game_whoever_is_named_first() {
        for players in 2..=4 {
            let tally =
                contest(Strategy::Greedy, Strategy::Random, 40, players).play::<eko::Position>();
            assert!(tally.unwrap().elo()[1] > 200.0, "{players} players");
        }
        let tally = contest(Strategy::Random, Strategy::Greedy, 20, 2).play::<cities::Position>();
        assert!(tally.unwrap().elo()[2] < -200.0);
    }
}
