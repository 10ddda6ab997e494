//! What a position of Cities is worth to computer players.

use super::{Player, Position};
use crate::game::Scored;

/// A city: losing the last one loses the game.
const CITY: u32 = 100;
/// Any piece.
const PIECE: u32 = 30;
/// What a hero is worth beyond an attacker.
const HERO: u32 = 15;

impl Scored for Position {
    /// Cities and pieces.
    fn score(&self, player: Player) -> i32 {
        let pieces = self.pieces_of(player);
        let heroes = (pieces - self.attackers_of(player)).len();
        (CITY * self.cities_of(player).len() + PIECE * pieces.len() + HERO * heroes) as i32
    }
}
