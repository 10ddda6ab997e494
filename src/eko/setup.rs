//! A position as plain data, legal or not.

use super::{Captive, Phase, PlacedBuilding, Player, Reserve, Stack, Terrain};
use crate::core::hex::Hex;

/// The content of a position text, as plain data to read and edit. A legal one becomes a
/// [`Position`](super::Position).
///
/// ```
/// use tabletop::eko::{Position, Setup};
/// let mut setup: Setup = "... a1A1E,c1B1E - 0/0 - A:act".parse().unwrap();
/// assert_eq!(Position::new(&setup).unwrap().setup(), setup);
/// setup.stacks[0].1.discs = 5;
/// let errors = Position::new(&setup).unwrap_err();
/// assert_eq!(errors[0].to_string(), "stacks: 5 discs on a1, must be 1 to 4");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The spaces of the board, by row, then column.
    pub spaces: Vec<(Hex, Terrain)>,
    /// The stacks, in the same order.
    pub stacks: Vec<(Hex, Stack)>,
    /// The buildings, in the same order.
    pub buildings: Vec<(Hex, PlacedBuilding)>,
    /// The reserve of each player, from A on.
    pub reserves: Vec<Reserve>,
    /// The captive emperors, longest held first.
    pub captives: Vec<Captive>,
    /// The current player and the phase of the turn.
    pub turn: Turn,
}

/// The last field of a position text.
///
/// ```
/// use tabletop::eko::{Phase, Player, Setup};
/// let setup: Setup = ".s... c1A2,e1B1 - 1/0 - A:rein@c1/b1".parse().unwrap();
/// assert_eq!(setup.turn.player, Player::A);
/// assert_eq!(setup.turn.phase, Phase::Reinforce { marched: false });
/// assert_eq!(setup.turn.to_string(), "A:rein@c1/b1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The current player; A in a finished game.
    pub player: Player,
    /// The phase of the turn, or of the game.
    pub phase: Phase,
    /// The space of the stack that moved this turn and the first spaces of the zones it paid.
    pub paid_zones: Option<(Hex, Vec<Hex>)>,
}
