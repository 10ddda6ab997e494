//! Cities as it is searched: its features, and the weights that come with the program.

mod moves;
mod position;

use std::sync::OnceLock;

use super::game::SearchGame;
use super::math::hash_of;
use super::skill::Skill;
use super::weights::Weights;
use crate::cities::{Move, Position};
use crate::core::player::Player;

/// The weights and the command that made them.
const WEIGHTS: &str = include_str!("weights.tsv");

impl SearchGame for Position {
    const FEATURES: &'static [&'static str] = position::NAMES;
    const MOVE_FEATURES: &'static [&'static str] = moves::NAMES;

    fn weights() -> &'static Weights {
        static READ: OnceLock<Weights> = OnceLock::new();
        READ.get_or_init(|| {
            Weights::read(WEIGHTS, Self::FEATURES, Self::MOVE_FEATURES).unwrap_or_default()
        })
    }

    fn skills(_players: usize) -> [Skill; 4] {
        [(50, 0.40), (110, 0.22), (280, 0.085), (450, 0.0)]
            .map(|(nodes, error)| Skill { nodes, error })
    }

    fn hash(&self) -> u64 {
        hash_of(self)
    }

    #[inline(never)]
    fn features(&self, add: impl FnMut(Player, usize, f32)) {
        position::features(self, add);
    }

    #[inline(never)]
    fn move_features(&self, moves: &[Move], add: impl FnMut(usize, usize, f32)) {
        moves::features(self, moves, add);
    }

    fn may_end(&self, moves: &[Move], try_first: impl FnMut(usize)) {
        moves::may_end(self, moves, try_first);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_weights_of_the_repository_can_be_read() {
        assert!(Weights::read(WEIGHTS, position::NAMES, moves::NAMES).is_ok());
    }
}
