//! The end of the game (rules-cities.md, «End»).

use std::cmp::Ordering;

use super::state::{State, other};
use super::{Player, Turn};

/// A player with so few pieces has lost, unless both have.
const LOST: u32 = 1;
/// If neither player has more pieces, the cities decide.
const FEW: u32 = 2;

/// Whose turn it is after a turn of `mover`, or how the game ended: the three conditions in their
/// order (C4).
pub(crate) fn turn_after(state: &State, mover: Player) -> Turn {
    let opponent = other(mover);
    let over = |winner| Turn::Over { winner };
    let cities = |player| state.cities(player).len();
    if let Some(winner) = [mover, opponent].into_iter().find(|p| cities(other(*p)) == 0) {
        return over(Some(winner));
    }
    match (state.pieces(mover).len(), state.pieces(opponent).len()) {
        (own, theirs) if own <= LOST && theirs > LOST => over(Some(opponent)),
        (own, theirs) if own > LOST && theirs <= LOST => over(Some(mover)),
        (..=FEW, ..=FEW) => over(match cities(mover).cmp(&cities(opponent)) {
            Ordering::Greater => Some(mover),
            Ordering::Less => Some(opponent),
            Ordering::Equal => None,
        }),
        _ => Turn::Of(opponent),
    }
}
