//! The score of all players, points by their source.

use crate::eko::{Building, CAPTIVE_POINTS, Landmark, PYRAMID_POINTS, Player, Position};

/// The score of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoreRow {
    /// The player.
    pub player: Player,
    /// Points for buildings.
    pub buildings: u8,
    /// Points for captives.
    pub captives: u8,
    /// Points for pyramids; `None` on a board without them.
    pub pyramids: Option<u8>,
    /// All points.
    pub points: u8,
}

impl ScoreRow {
    /// The score of a player in a position.
    #[must_use]
    pub fn new(position: &Position, player: Player) -> Self {
        let board = position.board();
        let pyramids = board.around(Landmark::Pyramid1) | board.around(Landmark::Pyramid2);
        let built = |kind: Building| (kind.owned() - position.supply(player, kind)) * kind.points();
        Self {
            player,
            buildings: Building::ALL.into_iter().map(built).sum(),
            captives: position.captives().held_by(player).count() as u8 * CAPTIVE_POINTS,
            pyramids: (!pyramids.is_empty()).then(|| position.pyramids(player) * PYRAMID_POINTS),
            points: position.points(player),
        }
    }
}

/// The score of each player, in seat order.
#[must_use]
pub fn score(position: &Position) -> Vec<ScoreRow> {
    position.seats().iter().map(|player| ScoreRow::new(position, *player)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_told_apart_by_their_source() {
        let text = "./.k/.m a1A2,a2B1 b2AT,b3AC 4/2 BA A:act";
        let rows = score(&text.parse().unwrap());
        let of_a =
            ScoreRow { player: Player::A, buildings: 3, captives: 3, pyramids: None, points: 6 };
        let of_b =
            ScoreRow { player: Player::B, buildings: 0, captives: 0, pyramids: None, points: 0 };
        assert_eq!(rows, [of_a, of_b]);
    }

    #[test]
    fn the_kinds_of_points_make_up_the_points() {
        let text = "./.k/.m a1A2,a2B1 b2AT,b3AC 4/2 BA A:act";
        for row in score(&text.parse().unwrap()) {
            assert_eq!(row.buildings + row.captives + row.pyramids.unwrap_or(0), row.points);
        }
    }
}
