//! What a search needs of a game beside its rules.

use super::math::{hash_of, softmax};
use super::skill::Skill;
use super::weights::Weights;
use crate::ai::Evaluate;
use crate::core::player::{ByPlayer, Player};

/// The points of [`Evaluate`] that multiply the odds of a player by e, where a game has no features.
const POINTS_A_LOGIT: f32 = 150.0;

/// A game that computer players search. Its positions are cheap to clone.
///
/// A game can leave everything as provided: its value is then made from [`Evaluate`], and all moves
/// look alike before they are searched. A game with a value of its own names its features and says
/// how strong each is in a position; the [`Weights`] that turn them into chances are data.
pub trait SearchGame: Evaluate {
    /// The names of the features of a player in a position.
    const FEATURES: &'static [&'static str] = &[];
    /// The names of the features of a move.
    const MOVE_FEATURES: &'static [&'static str] = &[];

    /// The weights that come with the program.
    fn weights() -> &'static Weights {
        Weights::none()
    }

    /// What the levels of the computer amount to in a game of so many players, the weakest first: few
    /// enough nodes that nobody waits for them on a phone, and each level within reach of the one below
    /// (docs/strength.md). As provided they suit Ekö, where hard needs more against several players.
    fn skills(players: usize) -> [Skill; 4] {
        let hard = if players > 2 { 4_000 } else { 1_500 };
        [(40, 0.178), (150, 0.104), (800, 0.046), (hard, 0.0)]
            .map(|(nodes, error)| Skill { nodes, error })
    }

    /// A number that differs between positions, but for chance; the same on every platform.
    fn hash(&self) -> u64 {
        hash_of(&self.to_string())
    }

    /// Adds to `add(player, feature, strength)` what each player has in this position.
    fn features(&self, add: impl FnMut(Player, usize, f32)) {
        let _ = add;
    }

    /// Adds to `add(move, feature, strength)` what speaks for each of these legal moves, by their
    /// numbers in the list, before any is tried.
    fn move_features(&self, moves: &[Self::Move], add: impl FnMut(usize, usize, f32)) {
        let _ = (moves, add);
    }

    /// Calls `try_first` with the numbers of those of these legal moves that may end the game, and are
    /// therefore played out at once. It may err in both directions: the search finds other ends by
    /// itself.
    fn may_end(&self, moves: &[Self::Move], try_first: impl FnMut(usize)) {
        let _ = (moves, try_first);
    }

    /// Each player's chance to win, 0 to 1; together 1.
    fn chances(&self, weights: &Weights) -> ByPlayer<f32> {
        let seats = self.seats();
        let mut logits = ByPlayer::default();
        if weights.position.is_empty() {
            let scores = self.evaluate();
            for player in seats {
                logits[*player] = scores[*player] as f32 / POINTS_A_LOGIT;
            }
        } else {
            self.features(|player, feature, strength| {
                logits[player] += weights.position[feature] * strength;
            });
        }
        softmax(&mut logits.0[..seats.len()]);
        logits
    }
}
