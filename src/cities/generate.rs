//! All legal moves of a position, listed or counted.

use super::square::{BOARD, widened};
use super::state::State;
use super::{Move, PieceKind, Player, Space, SpaceSet, Turn};

/// Hands every legal move to `emit`.
pub(crate) fn each(state: &State, mut emit: impl FnMut(Move)) {
    let Turn::Of(player) = state.turn else { return };
    let mut none = true;
    for (from, targets) in targets(state, player) {
        none &= targets.is_empty();
        targets.for_each(|to| emit(Move::Go { from, to }));
    }
    for on in promotable(state, player) {
        none = false;
        emit(Move::Promote { on });
    }
    // A player without a legal move passes (C2).
    if none {
        emit(Move::Pass);
    }
}

/// The number of moves that [`each`] hands out; a pass is one (C2).
pub(crate) fn count(state: &State) -> u64 {
    let Turn::Of(player) = state.turn else { return 0 };
    let moves: u32 = targets(state, player).map(|(_, targets)| targets.len()).sum();
    u64::from(moves + promotable(state, player).len()).max(1)
}

/// Whether there is a move other than to pass.
pub(crate) fn any(state: &State) -> bool {
    let Turn::Of(player) = state.turn else { return false };
    let free = BOARD - state.occupied();
    widened(state.pieces(player)).meets(free) || !promotable(state, player).is_empty()
}

/// The squares that the piece on `from` can move to.
pub(crate) fn targets_of(state: &State, from: Space, kind: PieceKind) -> SpaceSet {
    let free = BOARD - state.occupied();
    let reached = (0..kind.reach())
        .fold(SpaceSet::of(from), |reached, _| reached | (widened(reached) & free));
    reached & free
}

/// The attackers that can become heroes instead of moving.
pub(crate) fn promotable(state: &State, player: Player) -> SpaceSet {
    state.attackers(player) & state.cities(player)
}

fn targets(state: &State, player: Player) -> impl Iterator<Item = (Space, SpaceSet)> {
    state.pieces(player).map(|from| (from, targets_of(state, from, state.kind(from))))
}
