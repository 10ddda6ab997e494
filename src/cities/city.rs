//! What happens in the city where a move ends (rules-cities.md, "What a turn brings", 1).

use super::state::State;
use super::{Piece, PieceKind, Space};

/// What a move does in the city in which it ends.
///
/// ```
/// use tabletop::cities::{CityEffect, Layout, Player};
/// let start = Layout::default().start(Player::A);
/// let own_city = start.read_move("d1-d3").unwrap();
/// assert_eq!(start.city_effect(own_city), Some(CityEffect::Promotion));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CityEffect {
    /// The attacker becomes a hero in a city of its own player.
    Promotion,
    /// The attacker conquers an enemy city.
    Conquest,
}

impl CityEffect {
    /// The effect of a piece that ends its move on this square: heroes fight, attackers conquer (C3).
    pub(crate) fn of(state: &State, piece: Piece, to: Space) -> Option<Self> {
        let city = state.city(to).filter(|_| piece.kind == PieceKind::Attacker)?;
        Some(if city == piece.owner { Self::Promotion } else { Self::Conquest })
    }
}
