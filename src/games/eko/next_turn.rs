//! What a player could do if it were their turn.

use crate::eko::{Phase, Player, Position, Turn};

/// The same board at the action of a player; `None` once the game is over.
pub(super) fn at_action_of(position: &Position, player: Player) -> Option<Position> {
    if position.outcome().is_some() {
        return None;
    }
    let mut setup = position.setup();
    setup.turn = Turn { player, phase: Phase::Act { sand_used: false }, paid_zones: None };
    Position::new(&setup).ok()
}
