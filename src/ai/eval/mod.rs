//! What a position is worth to computer players, a file a game.

mod cities;
mod eko;

use crate::core::player::ByPlayer;
use crate::game::Game;

/// A game whose positions have a value for each player.
///
/// ```
/// use tabletop::ai::Evaluate;
/// use tabletop::cities::{Player, Position};
/// let position: Position = "aaa7/10/10/10/10/10/10/10/10/AAAA6 d3A,b7B A".parse().unwrap();
/// let scores = position.evaluate();
/// assert!(scores[Player::A] > scores[Player::B], "one attacker more");
/// ```
pub trait Evaluate: Game {
    /// The value of a position of a game that goes on, for each player: the higher, the better. Only
    /// differences between players and between positions mean anything.
    fn evaluate(&self) -> ByPlayer<i32>;
}
