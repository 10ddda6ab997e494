//! A sequential test of a match: it goes on until the games have decided between two differences.

use std::fmt;
use std::str::FromStr;

use super::MatchReport;

/// The logarithm of 19: with these bounds either decision is wrong in about one match of twenty.
const BOUND: f64 = 2.944_438_979_166_440_3;
/// The largest difference that can be tested.
const MAX_ELO: i32 = 1_000;
/// How often results that have not occurred count, so that no result is ruled out.
const UNSEEN: f64 = 1e-3;
/// Halvings of an interval, until no more digits change.
const HALVINGS: u32 = 100;

/// A sequential probability ratio test between two Elo differences of the first player to the second.
///
/// The games count in pairs with the seats exchanged, whose results need not be independent. The ratio
/// is that of the greatest likelihoods of the pairs' results under either difference.
///
/// ```
/// use tabletop::ai::Sprt;
/// let sprt: Sprt = "0,10".parse().unwrap();
/// assert_eq!((sprt.elo(), sprt.decision(-3.0), sprt.decision(1.0)), ([0, 10], Some(0), None));
/// assert!("10,0".parse::<Sprt>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sprt {
    elo: [i32; 2],
}

/// Why a text names no test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "must be two Elo differences, the smaller first, from -{MAX_ELO} to {MAX_ELO}, such as 0,10"
)]
pub struct SprtError;

impl Sprt {
    /// The two differences.
    #[must_use]
    pub const fn elo(self) -> [i32; 2] {
        self.elo
    }

    /// The logarithm of how many times likelier the results are under the second difference.
    #[must_use]
    pub fn ratio(self, report: &MatchReport) -> f64 {
        self.ratio_of(report.pairs())
    }

    fn ratio_of(self, pairs: [u32; 5]) -> f64 {
        let counts = pairs.map(|count| f64::from(count).max(UNSEEN));
        let all: f64 = counts.iter().sum();
        let shares = counts.map(|count| count / all);
        let [null, other] = self.elo.map(|elo| tilted(shares, expected(elo)));
        let sum = |(share, (null, other)): (f64, (f64, f64))| share * (null / other).ln();
        all * shares.into_iter().zip(null.into_iter().zip(other)).map(sum).sum::<f64>()
    }

    /// The number of the difference that a ratio decides for; none while it decides nothing.
    #[must_use]
    pub fn decision(self, ratio: f64) -> Option<usize> {
        (ratio.abs() >= BOUND).then(|| usize::from(ratio > 0.0))
    }

    /// The state of the test, in one line.
    #[must_use]
    pub fn words(self, report: &MatchReport) -> String {
        let ratio = self.ratio(report);
        let decision = match self.decision(ratio) {
            Some(number) => format!("{} accepted", self.elo[number]),
            None => "not decided".to_owned(),
        };
        let [null, other] = self.elo;
        format!(
            "SPRT of {null} against {other} Elo: log-likelihood ratio {ratio:+.2}, \
             bounds {:+.2} and {BOUND:+.2}: {decision}",
            -BOUND
        )
    }
}

/// The share of the points that a player with this Elo difference expects.
fn expected(elo: i32) -> f64 {
    1.0 / (1.0 + 10f64.powf(f64::from(-elo) / 400.0))
}

/// The divisors that turn the shares of the pairs' results, 0 to 4 half points, into the likeliest ones
/// with this mean.
fn tilted(shares: [f64; 5], mean: f64) -> [f64; 5] {
    let values = [0.0, 0.25, 0.5, 0.75, 1.0].map(|value| value - mean);
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..HALVINGS {
        let tilt = f64::midpoint(low, high);
        let error = |(share, value)| share * value / (1.0 + tilt * value);
        let error: f64 = shares.into_iter().zip(values).map(error).sum();
        if error > 0.0 {
            low = tilt;
        } else {
            high = tilt;
        }
    }
    values.map(|value| 1.0 + f64::midpoint(low, high) * value)
}

impl FromStr for Sprt {
    type Err = SprtError;

    /// Reads two whole numbers with a comma between.
    fn from_str(text: &str) -> Result<Self, SprtError> {
        let elo = |text: &str| text.parse().ok().filter(|elo: &i32| elo.abs() <= MAX_ELO);
        let read = text.split_once(',').and_then(|(null, other)| Some([elo(null)?, elo(other)?]));
        read.filter(|[null, other]| null < other).map(|elo| Self { elo }).ok_or(SprtError)
    }
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [null, other] = self.elo;
        write!(f, "{null},{other}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::rng::Rng;

    const TEN: Sprt = Sprt { elo: [0, 10] };

    #[test]
    fn pairs_that_were_all_won_count_by_the_expected_share() {
        let once = (expected(10) / expected(0)).ln();
        assert!((TEN.ratio_of([0, 0, 0, 0, 50]) / 50.0 / once - 1.0).abs() < 1e-3);
        assert!(TEN.ratio_of([50, 0, 0, 0, 0]) < 0.0);
        assert!(TEN.ratio_of([0; 5]).abs() < 1e-3);
    }

    #[test]
    fn many_pairs_count_as_a_normal_distribution_would() {
        let pairs = [800, 2000, 4400, 2100, 900];
        let all = f64::from(pairs.iter().sum::<u32>());
        let moment = |power: i32| -> f64 {
            let values = (0..5).map(|points| (f64::from(points) / 4.0).powi(power));
            pairs.iter().zip(values).map(|(count, value)| f64::from(*count) * value).sum::<f64>()
                / all
        };
        let (mean, variance) = (moment(1), moment(2) - moment(1) * moment(1));
        let (null, other) = (expected(0), expected(10));
        let normal = all * (other - null) * (2.0 * mean - null - other) / (2.0 * variance);
        assert!((TEN.ratio_of(pairs) / normal - 1.0).abs() < 0.01);
    }

    #[test]
    fn about_one_match_of_twenty_is_decided_wrongly() {
        let sprt: Sprt = "0,60".parse().unwrap();
        let mut wrong = 0;
        for seed in 0..400 {
            let (mut rng, mut pairs) = (Rng::new(seed), [0; 5]);
            let decision = loop {
                // Two games of equal players.
                pairs[2 * rng.below(2) + 2 * rng.below(2)] += 1;
                if let Some(decision) = sprt.decision(sprt.ratio_of(pairs)) {
                    break decision;
                }
            };
            wrong += decision;
        }
        assert!((5..=30).contains(&wrong), "{wrong} of 400");
    }

    #[test]
    fn a_test_needs_two_differences_in_order() {
        for text in ["0,10", "-5,5", "-20,-10"] {
            assert_eq!(text.parse::<Sprt>().unwrap().to_string(), text);
        }
        for text in ["", "5", "5,5", "0,x", "0,5,9", "0,2000", "0,10.5"] {
            assert_eq!(text.parse::<Sprt>(), Err(SprtError), "{text}");
        }
    }
}
