//! Random numbers from a seed: the documented ChaCha8 stream and our own arithmetic, so that a seed
//! gives the same game on every platform and in every version.

use rand::SeedableRng as _;
use rand::rand_core::Rng as _;
use rand::rngs::ChaCha8Rng;

/// A seeded generator.
pub(crate) struct Rng(ChaCha8Rng);

impl Rng {
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `bound`, uniformly: draws beyond the last whole multiple are discarded.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound.max(1) as u32;
        let limit = u32::MAX - u32::MAX % bound;
        loop {
            let draw = self.0.next_u32();
            if draw < limit {
                return (draw % bound) as usize;
            }
        }
    }

    /// One of the items, uniformly; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.below(items.len())).copied()
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
