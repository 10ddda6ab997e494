//! How fast the rules are: the same measurement for the command line and for wasm.

/// Measures, and gives the report as text; `now` is a clock in milliseconds.
pub fn run(now: impl Fn() -> f64) -> String {
    let start = now();
    let sum = (0..1_000_000_u64).fold(0, |sum: u64, n| sum.rotate_left(7) ^ n);
    format!(
        "nothing to measure yet ({sum:x} in {:.1} ms)",
        now() - start
    )
}
