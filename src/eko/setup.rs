//! A position as plain data, legal or not.

use super::{Captive, Phase, PlacedBuilding, Player, Reserve, Stack, Terrain};
use crate::core::hex::Hex;

/// What a position text says, with everything open to the reader and the editor. It becomes a
/// [`Position`](super::Position) only if it is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The board, by row, then column.
    pub spaces: Vec<(Hex, Terrain)>,
    /// The stacks, in the same order.
    pub stacks: Vec<(Hex, Stack)>,
    /// The buildings, in the same order.
    pub buildings: Vec<(Hex, PlacedBuilding)>,
    /// The reserves from player A on; as many as there are players.
    pub reserves: Vec<Reserve>,
    /// The captive emperors, longest held first.
    pub captives: Vec<Captive>,
    /// Whose turn it is, and where it stands.
    pub turn: Turn,
}

/// The last field of a position text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The player at turn; A in a finished game.
    pub player: Player,
    /// Where the turn stands.
    pub phase: Phase,
    /// The stack that moved in this turn and the first spaces of the zones it paid.
    pub paid_zones: Option<(Hex, Vec<Hex>)>,
}
