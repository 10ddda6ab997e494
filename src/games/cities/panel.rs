//! The data of each player's panel beside the board.

use crate::cities::{FEW_PIECES, LAST_PIECES, Player, Position};

/// A player's panel: pieces, cities, and the distance to the ends of the game (rules-cities.md, "End").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerPanel {
    /// Attackers on the board.
    pub attackers: u32,
    /// Heroes on the board.
    pub heroes: u32,
    /// Cities that the player controls.
    pub cities: u32,
    /// Cities still to be conquered to win by controlling all.
    pub to_conquer: u32,
    /// The opponent's pieces still to be captured to leave at most one.
    pub to_capture: u32,
    /// Whether at most two pieces are left: once that holds for both, the cities decide.
    pub few: bool,
}

impl PlayerPanel {
    /// The panel of a player in a position.
    #[must_use]
    pub fn new(position: &Position, player: Player) -> Self {
        let pieces = |player| position.pieces_of(player).len();
        let cities = |player| position.cities_of(player).len();
        let others = || position.seats().iter().copied().filter(|other| *other != player);
        let attackers = position.attackers_of(player).len();
        Self {
            attackers,
            heroes: pieces(player) - attackers,
            cities: cities(player),
            to_conquer: others().map(cities).sum(),
            to_capture: others().map(|p| pieces(p).saturating_sub(LAST_PIECES)).sum(),
            few: pieces(player) <= FEW_PIECES,
        }
    }

    /// The number of cities of all players.
    #[must_use]
    pub const fn all_cities(&self) -> u32 {
        self.cities + self.to_conquer
    }
}

/// Whether neither player has an attacker left: no city can change hands, and the game can last for
/// ever unless the players agree on a draw.
#[must_use]
pub fn no_attackers(position: &Position) -> bool {
    position.seats().iter().all(|player| position.attackers_of(*player).is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_counts_what_the_position_holds() {
        let text = "10/2aa6/10/10/10/10/5H4/10/3A6/1H8 d3A,g3A,b7B B";
        let position: Position = text.parse().unwrap();
        let panel = PlayerPanel {
            attackers: 1,
            heroes: 2,
            cities: 2,
            to_conquer: 1,
            to_capture: 1,
            few: false,
        };
        assert_eq!(PlayerPanel::new(&position, Player::A), panel);
        assert_eq!(panel.all_cities(), 3);
        let panel = PlayerPanel {
            attackers: 2,
            heroes: 0,
            cities: 1,
            to_conquer: 2,
            to_capture: 2,
            few: true,
        };
        assert_eq!(PlayerPanel::new(&position, Player::B), panel);
    }

    #[test]
    fn a_game_without_attackers_is_told() {
        let with: Position = "hh8/10/10/10/10/10/10/10/10/HHA7 d3A,b7B A".parse().unwrap();
        assert!(!no_attackers(&with));
        let without: Position = "hh8/10/10/10/10/10/10/10/10/HHH7 d3A,b7B A".parse().unwrap();
        assert!(no_attackers(&without));
    }
}
