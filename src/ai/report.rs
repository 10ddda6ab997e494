//! The results of a match, with their statistical uncertainty.

use std::fmt;

use super::Strategy;
use crate::core::player::{Player, PlayerSet};
use crate::game::Outcome;

/// A game without an end by this ply is left undecided.
pub const MAX_PLIES: usize = 400;
/// The number of standard deviations around the mean that hold 95 % of a normal distribution.
const SURE: f64 = 1.96;

/// A game of a match that was played.
pub(super) struct Played {
    /// How it ended; none if it was broken off.
    pub outcome: Option<Outcome>,
    /// The number of plies.
    pub plies: usize,
    /// The players in their order of play.
    pub order: Vec<Player>,
    /// The players played by the first computer player.
    pub a: PlayerSet,
}

/// The results of a match.
///
/// ```
/// use tabletop::ai::{Match, Strategy};
/// use tabletop::eko::Position;
/// use tabletop::game::SetupOptions;
///
/// let options = SetupOptions { players: Some(3), ..SetupOptions::default() };
/// let games = Match::new(Strategy::Greedy, Strategy::Random, 6, options);
/// let report = games.play::<Position>(|| 0.0).unwrap();
/// let [difference, low, high] = report.elo();
/// assert!(low <= difference && difference <= high);
/// assert!(report.to_string().starts_with("greedy against random, 6 games"));
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct MatchReport {
    names: [Strategy; 2],
    wins: [u32; 2],
    draws: u32,
    open: u32,
    /// The pairs of games by half points, and the half points of a game whose pair is not complete.
    pairs: [u32; 5],
    half_pair: Option<usize>,
    /// Wins by order of play; a shared win is divided equally.
    by_seat: Vec<f64>,
    /// The number of plies of each game.
    lengths: Vec<usize>,
}

impl MatchReport {
    pub(super) fn new(a: Strategy, b: Strategy) -> Self {
        Self {
            names: [a, b],
            wins: [0; 2],
            draws: 0,
            open: 0,
            pairs: [0; 5],
            half_pair: None,
            by_seat: Vec::new(),
            lengths: Vec::new(),
        }
    }

    /// Adds a game.
    pub(super) fn add(&mut self, game: Played) {
        self.lengths.push(game.plies);
        self.by_seat.resize(game.order.len(), 0.0);
        let points = match game.outcome {
            Some(Outcome::Won(winners)) => self.add_won(winners, &game),
            Some(Outcome::Nobody | Outcome::Draw) => {
                self.draws += 1;
                1
            }
            None => {
                self.open += 1;
                1
            }
        };
        self.half_pair = match self.half_pair {
            Some(first) => {
                self.pairs[first + points] += 1;
                None
            }
            None => Some(points),
        };
    }

    /// Adds a game that was won, and returns the half points of the first computer player.
    fn add_won(&mut self, winners: PlayerSet, game: &Played) -> usize {
        for (seat, _) in game.order.iter().enumerate().filter(|(_, p)| winners.contains(**p)) {
            self.by_seat[seat] += 1.0 / f64::from(winners.len());
        }
        let is_a = |player| game.a.contains(player);
        if winners.iter().all(is_a) {
            self.wins[0] += 1;
            2
        } else if winners.iter().any(is_a) {
            self.draws += 1;
            1
        } else {
            self.wins[1] += 1;
            0
        }
    }

    /// The number of pairs of games by the half points of the first computer player, 0 to 4.
    #[must_use]
    pub const fn pairs(&self) -> [u32; 5] {
        self.pairs
    }

    /// The number of games.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.lengths.len() as u32
    }

    /// The number of games that the first and the second computer player won.
    #[must_use]
    pub const fn wins(&self) -> [u32; 2] {
        self.wins
    }

    /// The number of games that nobody won, or both.
    #[must_use]
    pub const fn draws(&self) -> u32 {
        self.draws
    }

    /// Each seat's share of the wins, in order of play.
    #[must_use]
    pub fn by_seat(&self) -> Vec<f64> {
        let all: f64 = self.by_seat.iter().sum();
        self.by_seat.iter().map(|wins| if all > 0.0 { wins / all } else { 0.0 }).collect()
    }

    /// The share of games that had not ended after [`MAX_PLIES`].
    #[must_use]
    pub fn open(&self) -> f64 {
        f64::from(self.open) / f64::from(self.games().max(1))
    }

    /// The median length of a game, in plies.
    #[must_use]
    pub fn median(&self) -> usize {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        lengths.get(lengths.len().saturating_sub(1) / 2).copied().unwrap_or(0)
    }

    /// The Elo difference of the first player to the second, and the bounds of its 95 % interval
    /// (Wilson's; the bounds may be infinite). Games that nobody won count half.
    #[must_use]
    pub fn elo(&self) -> [f64; 3] {
        let n = f64::from(self.games().max(1));
        let share = (f64::from(self.wins[0]) + f64::from(self.draws + self.open) / 2.0) / n;
        let square = SURE * SURE;
        let middle = (share + square / (2.0 * n)) / (1.0 + square / n);
        let spread = (share * (1.0 - share) / n + square / (4.0 * n * n)).sqrt();
        let spread = SURE / (1.0 + square / n) * spread;
        [share, middle - spread, middle + spread].map(elo)
    }
}

/// The Elo difference at which this share of the points is expected.
fn elo(share: f64) -> f64 {
    // Without rounding, a share of almost 1 would give a finite difference.
    let share = (share * 1e9).round() / 1e9;
    400.0 * (share / (1.0 - share)).log10()
}

impl MatchReport {
    /// The first line of the report: who plays, and how many games.
    #[must_use]
    pub fn heading(&self, games: u32) -> String {
        let [a, b] = self.names;
        format!("{a} against {b}, {games} games")
    }

    /// The lines of the report below its heading.
    #[must_use]
    pub fn results(&self) -> String {
        let [won, lost] = self.wins;
        let [elo, low, high] = self.elo();
        let shares: Vec<_> = self.by_seat().iter().map(|s| format!("{:.1}", s * 100.0)).collect();
        format!(
            "won {won}, lost {lost}, drawn {}, not ended {}\n\
             Elo difference {elo:+.0}, 95 % interval {low:+.0} to {high:+.0}\n\
             wins by order of play, in percent: {}\n\
             plies: median {}, not ended after {MAX_PLIES}: {:.1} %",
            self.draws,
            self.open,
            shares.join(" "),
            self.median(),
            self.open() * 100.0
        )
    }
}

impl fmt::Display for MatchReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.heading(self.games()), self.results())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(wins: [u32; 2], draws: u32) -> MatchReport {
        let count = (wins[0] + wins[1] + draws) as usize;
        MatchReport {
            wins,
            draws,
            lengths: vec![1; count],
            ..MatchReport::new(Strategy::Greedy, Strategy::Random)
        }
    }

    #[test]
    fn the_elo_difference_has_its_textbook_values() {
        let rounded = |report: MatchReport| report.elo().map(|elo| elo.round());
        assert_eq!(rounded(report([50, 50], 0)), [0.0, -68.0, 68.0]);
        assert_eq!(rounded(report([70, 10], 20)), [241.0, 157.0, 325.0]);
        let [sweep, low, high] = report([100, 0], 0).elo();
        assert!(sweep.is_infinite() && high.is_infinite() && (500.0..600.0).contains(&low));
    }

    #[test]
    fn a_win_shared_by_both_is_a_draw_and_half_a_win_for_each_seat() {
        let mut report = MatchReport::new(Strategy::Greedy, Strategy::Random);
        let winners = [Player::A, Player::B].into_iter().collect();
        let order = vec![Player::B, Player::C, Player::A];
        let outcome = Some(Outcome::Won(winners));
        report.add(Played { outcome, plies: 10, order, a: PlayerSet::of(Player::A) });
        assert_eq!((report.wins(), report.draws()), ([0, 0], 1));
        assert_eq!(report.by_seat(), [0.5, 0.0, 0.5]);
    }

    #[test]
    fn pairs_are_counted_by_the_half_points_of_the_first_player() {
        let mut report = MatchReport::new(Strategy::Greedy, Strategy::Random);
        let won_by = |player| Some(Outcome::Won(PlayerSet::of(player)));
        let mut add = |outcome, a| {
            let order = vec![Player::A, Player::B];
            report.add(Played { outcome, plies: 10, order, a: PlayerSet::of(a) });
        };
        add(won_by(Player::A), Player::A);
        add(won_by(Player::B), Player::B);
        add(None, Player::A);
        add(won_by(Player::A), Player::B);
        add(won_by(Player::A), Player::A);
        assert_eq!(report.pairs(), [0, 1, 0, 0, 1]);
    }
}
