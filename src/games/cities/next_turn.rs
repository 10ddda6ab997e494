//! What a player could do if it were their turn.

use crate::cities::{Player, Position, Turn};

/// The same board at the turn of a player; `None` once the game is over.
pub(super) fn at_turn_of(position: &Position, player: Player) -> Option<Position> {
    position.outcome().is_none().then(|| at_pieces_of(position, player))?
}

/// The same board at the turn of a player, also after the end.
pub(super) fn at_pieces_of(position: &Position, player: Player) -> Option<Position> {
    let mut setup = position.setup();
    setup.turn = Turn::Of(player);
    Position::new(&setup).ok()
}
