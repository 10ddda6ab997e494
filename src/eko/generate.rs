//! The legal moves of a position, listed or counted.

use super::actions::Actions;
use super::counter::Counter;
use super::landmarks::{each_moon, moon_targets, sand_targets};
use super::moves::Move;
use super::numbers::MARCH_PRICE;
use super::reinforce::Placements;
use super::state::{Phase, State};
use super::{Board, SpaceSet};

/// Calls `emit` with every legal move. A pass is legal only without any action (D13).
pub(crate) fn each(board: &Board, state: &State, mut emit: impl FnMut(Move)) {
    match state.phase {
        Phase::Over { .. } => {}
        Phase::Swap { .. } => {
            emit(Move::Pass);
            swaps(state).for_each(|with| emit(Move::Swap { with }));
        }
        Phase::Act { .. } => {
            let mut none = true;
            Actions::new(board, state).each(|action| {
                none = false;
                emit(Move::Act(action));
            });
            if none {
                emit(Move::Pass);
            }
            sand_targets(board, state).for_each(|on| emit(Move::SandTemple { on }));
        }
        Phase::Reinforce { marched } => {
            let placements = Placements::new(board, state);
            placements.each(state, &mut emit);
            if !placements.any() {
                emit(Move::End);
            }
            each_moon(board, state, &mut emit);
            if can_pay_march(state, marched) {
                Actions::new(board, state).each(|action| emit(Move::March(action)));
            }
        }
        Phase::More => {
            Placements::new(board, state).each(state, &mut emit);
            emit(Move::End);
        }
    }
}

/// The number of moves that [`each`] emits. `counter` is kept from one position of a board to the next.
pub(crate) fn count(board: &Board, state: &State, counter: &mut Counter) -> u64 {
    match state.phase {
        Phase::Over { .. } => 0,
        Phase::Swap { .. } => 1 + u64::from(swaps(state).len()),
        Phase::Act { .. } => {
            let sand = u64::from(sand_targets(board, state).len());
            counter.count(&Actions::new(board, state)).max(1) + sand
        }
        Phase::Reinforce { marched } => {
            let moon = u64::from(moon_targets(board, state, state.turn).len());
            let placed = Placements::new(board, state).count(state).max(1) + moon;
            if can_pay_march(state, marched) {
                placed + counter.count(&Actions::new(board, state))
            } else {
                placed
            }
        }
        Phase::More => 1 + Placements::new(board, state).count(state),
    }
}

/// The stacks with which the current player can swap the emperor; none when he is off the board.
pub(crate) fn swaps(state: &State) -> SpaceSet {
    let own = state.stacks[state.turn];
    if own.meets(state.emperors) { own - state.emperors } else { SpaceSet::EMPTY }
}

/// Whether the forced march is still open and the reserve can pay for it; discs that the action
/// returned count too (D2).
pub(crate) fn can_pay_march(state: &State, marched: bool) -> bool {
    !marched && state.reserves[state.turn].ordinary >= MARCH_PRICE
}
