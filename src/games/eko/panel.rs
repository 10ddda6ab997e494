//! The data of each player's panel beside the board.

use super::ScoreRow;
use crate::eko::{Building, Landmark, Player, Position, Reserve};

/// A player's panel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerPanel {
    /// Points so far.
    pub points: u8,
    /// The points by their source.
    pub score: ScoreRow,
    /// Whether there is a building on a capital.
    pub capital: bool,
    /// The discs in the reserve.
    pub reserve: Reserve,
    /// The number of buildings left of each kind, in building order.
    pub supply: [u8; 3],
    /// The owners of captive emperors, the longest held first.
    pub captives: Vec<Player>,
    /// Pyramids held.
    pub pyramids: u8,
    /// Whether the lighthouse is held.
    pub lighthouse: bool,
    /// Whether no disc stands on the board.
    pub out: bool,
}

impl PlayerPanel {
    /// The panel of a player in a position.
    #[must_use]
    pub fn new(position: &Position, player: Player) -> Self {
        Self {
            points: position.points(player),
            score: ScoreRow::new(position, player),
            capital: position.holds_capital(player),
            reserve: position.reserve(player),
            supply: Building::ALL.map(|building| position.supply(player, building)),
            captives: position.captives().held_by(player).collect(),
            pyramids: position.pyramids(player),
            lighthouse: position.holder(Landmark::Lighthouse) == Some(player),
            out: position.stacks_of(player).is_empty(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panel_counts_what_the_position_holds() {
        let text = "./.k/.m a1A2,a2B1 b2AT,b3AC 4/2 BA A:act";
        let position: Position = text.parse().unwrap();
        let panel = PlayerPanel::new(&position, Player::A);
        assert_eq!((panel.points, panel.capital, panel.reserve.ordinary), (6, true, 4));
        assert_eq!((panel.supply, panel.captives.as_slice()), ([4, 2, 1], &[Player::B][..]));
        assert!(!panel.out);
    }
}
