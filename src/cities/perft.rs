//! Counting move sequences: what the speed and the exactness of the rules are measured by.

use super::execute::execute;
use super::generate;
use super::state::State;

/// The number of move sequences of exactly `depth` plies; the last ply is counted without being
/// played.
pub(crate) fn perft(state: &State, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => generate::count(state),
        _ => {
            let mut sum = 0;
            generate::each(state, |mv| sum += perft(&execute(state, mv), depth - 1));
            sum
        }
    }
}
