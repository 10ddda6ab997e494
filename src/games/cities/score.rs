//! The score of all players: cities, and what is left of the pieces.

use crate::cities::{Player, Position};
use crate::games::cities::PlayerPanel;

/// The score of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// The player.
    pub player: Player,
    /// Cities that the player controls.
    pub cities: u32,
    /// Attackers on the board.
    pub attackers: u32,
    /// Heroes on the board.
    pub heroes: u32,
}

/// The score of each player, in seat order.
#[must_use]
pub fn score(position: &Position) -> Vec<ScoreRow> {
    let row = |player: &Player| {
        let PlayerPanel { cities, attackers, heroes, .. } = PlayerPanel::new(position, *player);
        ScoreRow { player: *player, cities, attackers, heroes }
    };
    position.seats().iter().map(row).collect()
}
