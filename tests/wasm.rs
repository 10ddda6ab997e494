//! The library behaves in wasm as it does natively: these tests run in both.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn one_seed_gives_the_same_numbers_everywhere() {
    let mut rng = ChaCha8Rng::seed_from_u64(42);
    let rolls: [u32; 5] = std::array::from_fn(|_| rng.random_range(0..1000));
    assert_eq!(rolls, [224, 681, 146, 950, 772]);
}
