//! What a player could do if it were their turn.

use crate::eko::{Phase, Player, Position, Turn};

/// The same board at the action of a player; `None` once the game is over.
pub(super) fn at_action_of(position: &Position, player: Player) -> Option<Position> {
    if position.outcome().is_some() {
        return None;
    }
    at_phase(position, player, Phase::Act { sand_used: false })
}

/// The same board at the action of a player, also after the end, with nothing to do but what a stack
/// does: the Sand temple acts for its owner, not for a stack, so it counts as used.
pub(super) fn at_stacks_of(position: &Position, player: Player) -> Option<Position> {
    at_phase(position, player, Phase::Act { sand_used: true })
}

fn at_phase(position: &Position, player: Player, phase: Phase) -> Option<Position> {
    let mut setup = position.setup();
    setup.turn = Turn { player, phase, paid_zones: None };
    Position::new(&setup).ok()
}
