//! Whether a board has a movement space for every disc (rules-eko.md, 2; D12).

use super::numbers::PLAYER_DISCS;
use super::{PositionError, Terrain};
use crate::core::hex::Hex;

/// The error of spaces with fewer movement spaces than this number of players has discs (D12);
/// `None` if there are enough.
pub(crate) fn short_of_room(spaces: &[(Hex, Terrain)], players: usize) -> Option<PositionError> {
    let movement = spaces.iter().filter(|(_, terrain)| *terrain == Terrain::Movement);
    too_few_spaces(movement.count(), players)
}

/// The error of too few movement spaces for the discs of this number of players (D12).
pub(super) fn too_few_spaces(movement: usize, players: usize) -> Option<PositionError> {
    let discs = usize::from(PLAYER_DISCS) * players;
    (movement < discs).then_some(PositionError::TooFewSpaces { movement, discs })
}
