//! Arithmetic that gives the same bits on every platform: only sums, products and quotients.

/// e to the power of `x`, to about five digits; `x` beyond ±80 counts as that.
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    // x = whole · ln 2 + rest: the power of two goes to the exponent's bits, the rest to a series.
    let scaled = x * std::f32::consts::LOG2_E;
    let whole = (if scaled < 0.0 { scaled - 0.5 } else { scaled + 0.5 }) as i32;
    let rest = x - whole as f32 * std::f32::consts::LN_2;
    let series = 1.0
        + rest
            * (1.0
                + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0)))));
    series * f32::from_bits(((127 + whole) as u32) << 23)
}

/// The natural logarithm of a positive normal number, to about five digits.
pub(crate) fn ln(x: f32) -> f32 {
    // x = 2^whole · rest, with rest from 1 to 2: its logarithm is 2 artanh((rest − 1) / (rest + 1)).
    let whole = (x.to_bits() >> 23) as i32 - 127;
    let rest = f32::from_bits(x.to_bits() & 0x007f_ffff | 0x3f80_0000);
    let z = (rest - 1.0) / (rest + 1.0);
    let square = z * z;
    let series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square / 9.0)));
    whole as f32 * std::f32::consts::LN_2 + 2.0 * z * series
}

/// Replaces scores by shares of 1 that grow with e to their power.
pub(crate) fn softmax(scores: &mut [f32]) {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for score in scores.iter_mut() {
        *score = exp(*score - most);
        sum += *score;
    }
    for score in scores {
        *score /= sum;
    }
}

/// A step of a well-mixed sequence of 64-bit numbers, to turn a number into another (SplitMix64).
pub(crate) const fn mixed(number: u64) -> u64 {
    let z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The hash of any value, the same on every platform: sizes count as 64 bits.
pub(crate) fn hash_of(value: &impl std::hash::Hash) -> u64 {
    let mut hasher = Mixer(0);
    value.hash(&mut hasher);
    mixed(hasher.0)
}

/// Mixes words one after another, quickly.
struct Mixer(u64);

impl Mixer {
    const fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl std::hash::Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.add(u64::from(*byte)));
    }
    fn write_u8(&mut self, number: u8) {
        self.add(u64::from(number));
    }
    fn write_u32(&mut self, number: u32) {
        self.add(u64::from(number));
    }
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }
    fn write_u128(&mut self, number: u128) {
        self.add(number as u64);
        self.add((number >> 64) as u64);
    }
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }
    fn write_isize(&mut self, number: isize) {
        self.add(number as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_right_to_five_digits() {
        for step in -800..=800 {
            let x = step as f32 / 20.0;
            let (ours, right) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((ours / right - 1.0).abs() < 1e-5, "{x}: {ours} {right}");
        }
        assert!(exp(1e9).is_finite() && exp(-1e9) > 0.0);
    }

    #[test]
    fn ln_is_right_to_five_digits() {
        for x in (1..4000).map(|step| step as f32 * 0.37) {
            let (ours, right) = (f64::from(ln(x)), f64::from(x).ln());
            assert!((ours - right).abs() < 1e-5 * right.abs().max(1.0), "{x}: {ours} {right}");
        }
    }

    #[test]
    fn softmax_gives_shares_of_one() {
        let mut scores = [1.0, 1.0, -70.0];
        softmax(&mut scores);
        assert_eq!(scores[0], scores[1]);
        assert!((scores.iter().sum::<f32>() - 1.0).abs() < 1e-6 && scores[2] > 0.0);
    }

    #[test]
    fn hashes_differ_where_values_do() {
        assert_ne!(hash_of(&(1u8, 2u8)), hash_of(&(2u8, 1u8)));
        assert_eq!(hash_of(&[1u128 << 70]), hash_of(&[1u128 << 70]));
    }
}
