//! What a player could do if it were their turn.

use crate::cities::{Player, Position, Turn};

/// The same board at the turn of a player; `None` once the game is over.
pub(super) fn at_turn_of(position: &Position, player: Player) -> Option<Position> {
    let mut setup = position.setup();
    if matches!(setup.turn, Turn::Over { .. }) {
        return None;
    }
    setup.turn = Turn::Of(player);
    Position::new(&setup).ok()
}
