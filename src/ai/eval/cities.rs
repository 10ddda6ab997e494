//! What a position of Cities is worth.

use super::Evaluate;
use crate::cities::Position;
use crate::core::player::ByPlayer;

/// A city: losing the last one loses the game.
const CITY: u32 = 100;
/// Any piece.
const PIECE: u32 = 30;
/// The value of a hero beyond that of an attacker.
const HERO: u32 = 15;

impl Evaluate for Position {
    /// Cities and pieces.
    fn evaluate(&self) -> ByPlayer<i32> {
        let mut scores = ByPlayer::default();
        for player in self.seats().iter().copied() {
            let pieces = self.pieces_of(player);
            let heroes = (pieces - self.attackers_of(player)).len();
            let cities = self.cities_of(player).len();
            scores[player] = (CITY * cities + PIECE * pieces.len() + HERO * heroes) as i32;
        }
        scores
    }
}
