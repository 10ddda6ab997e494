//! Logistic regression over choices: the weights with which the shares that options get by their
//! features are least surprising (softmax, cross-entropy, AdaGrad).

use super::choices::Choices;
use crate::ai::search::math::softmax;
use crate::core::rng::Rng;

/// How many times all choices are gone through.
const PASSES: usize = 12;
/// The size of a first step, in units of weight.
const RATE: f32 = 0.1;
/// How much each choice pulls the weights of its features to 0.
const DECAY: f32 = 1e-5;

/// Fits weights, from those given; features that no choice has keep theirs.
pub(super) fn fit(choices: &Choices, weights: &mut [f32], rng: &mut Rng) {
    let mut order: Vec<usize> = (0..choices.len()).collect();
    let mut squares = vec![1e-6; weights.len()];
    let mut gradient = vec![0.0; weights.len()];
    let mut sums = vec![0.0_f64; weights.len()];
    let (mut shares, mut touched) = (Vec::new(), Vec::new());
    for pass in 0..PASSES {
        rng.shuffle(&mut order);
        for number in order.iter().copied() {
            predict(choices, number, weights, &mut shares);
            for ((target, entries), share) in choices.options(number).zip(&shares) {
                for (feature, strength) in entries {
                    gradient[usize::from(*feature)] += (share - target) * strength;
                    touched.push(usize::from(*feature));
                }
            }
            for feature in touched.drain(..) {
                // A feature that several options have is stepped once: then its gradient is 0.
                let slope = std::mem::take(&mut gradient[feature]);
                if slope != 0.0 {
                    squares[feature] += slope * slope;
                    let step = RATE / f32::sqrt(squares[feature]);
                    weights[feature] -= step * slope + DECAY * step * weights[feature];
                }
            }
            if pass + 1 == PASSES {
                sums.iter_mut().zip(&*weights).for_each(|(sum, w)| *sum += f64::from(*w));
            }
        }
    }
    // The mean over the last pass has less noise than where it happens to end.
    if choices.len() > 0 {
        for (weight, sum) in weights.iter_mut().zip(sums) {
            *weight = (sum / choices.len() as f64) as f32;
        }
    }
}

/// The mean surprise of the shares of all choices, in nats: their cross-entropy.
pub(super) fn surprise(choices: &Choices, weights: &[f32]) -> f64 {
    let (mut sum, mut shares) = (0.0, Vec::new());
    for number in 0..choices.len() {
        predict(choices, number, weights, &mut shares);
        for ((target, _), share) in choices.options(number).zip(&shares) {
            sum -= f64::from(target) * f64::from(share.max(1e-9)).ln();
        }
    }
    sum / choices.len().max(1) as f64
}

/// The share of each option by its features.
fn predict(choices: &Choices, number: usize, weights: &[f32], shares: &mut Vec<f32>) {
    shares.clear();
    shares.extend(choices.options(number).map(|(_, entries)| {
        entries
            .iter()
            .map(|(feature, strength)| weights[usize::from(*feature)] * strength)
            .sum::<f32>()
    }));
    softmax(shares);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_that_made_the_shares_are_found_again() {
        let right = [1.5, -0.7, 0.0];
        let mut rng = Rng::new(1);
        let mut choices = Choices::default();
        for _ in 0..3_000 {
            let mut entries = Vec::new();
            let mut shares = [0.0; 3];
            for (option, share) in shares.iter_mut().enumerate() {
                for (feature, weight) in right.iter().enumerate() {
                    let strength = rng.below(100) as f32 / 50.0;
                    entries.push((option, feature, strength));
                    *share += weight * strength;
                }
            }
            softmax(&mut shares);
            choices.add(&shares, entries);
        }
        let mut weights = [0.0; 3];
        let before = surprise(&choices, &weights);
        fit(&choices, &mut weights, &mut rng);
        assert!(surprise(&choices, &weights) < before);
        for (found, right) in weights.iter().zip(right) {
            assert!((found - right).abs() < 0.05, "{weights:?}");
        }
    }
}
