//! The state after a legal move (rules-cities.md, "What a turn brings").

use super::capture::enclosed;
use super::outcome::turn_after;
use super::state::State;
use super::{CityEffect, Move, PieceKind, SpaceSet, Turn};

/// The state after a move, which must be legal.
pub(crate) fn execute(before: &State, mv: Move) -> State {
    let Turn::Of(mover) = before.turn else { return *before };
    let mut state = moved(before, mv).0;
    state.remove(enclosed(&state));
    state.turn = turn_after(&state, mover);
    state
}

/// The state after the first step of a turn, before enclosed pieces are captured, and the effect of
/// the move in a city.
pub(crate) fn moved(before: &State, mv: Move) -> (State, Option<CityEffect>) {
    let mut state = *before;
    match mv {
        Move::Go { from, to } => {
            let Some(mut piece) = state.piece(from) else { return (state, None) };
            let effect = CityEffect::of(&state, piece, to);
            match effect {
                Some(CityEffect::Promotion) => piece.kind = PieceKind::Hero,
                Some(CityEffect::Conquest) => state.give_city(to, piece.owner),
                None => {}
            }
            state.remove(SpaceSet::of(from));
            state.put(to, piece);
            (state, effect)
        }
        Move::Promote { on } => {
            state.heroes.insert(on);
            (state, Some(CityEffect::Promotion))
        }
        Move::Pass => (state, None),
    }
}
