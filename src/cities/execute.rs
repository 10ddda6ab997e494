//! What a legal move does (rules-cities.md, «What a turn brings»).

use super::capture::enclosed;
use super::effects::CityEffect;
use super::outcome::turn_after;
use super::state::State;
use super::{Move, Piece, PieceKind, Space, SpaceSet, Turn};

/// The state after a move, which must be legal.
pub(crate) fn execute(before: &State, mv: Move) -> State {
    let Turn::Of(mover) = before.turn else { return *before };
    let mut state = moved(before, mv).0;
    state.take(enclosed(&state));
    state.turn = turn_after(&state, mover);
    state
}

/// The state after the first step of a turn, before enclosed pieces are looked for, and what the
/// move did in a city.
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
            state.take(SpaceSet::of(from));
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

impl CityEffect {
    /// What a piece does that ends its move on this square: heroes fight, attackers conquer (C3).
    fn of(state: &State, piece: Piece, to: Space) -> Option<Self> {
        let city = state.city(to).filter(|_| piece.kind == PieceKind::Attacker)?;
        Some(if city == piece.owner { Self::Promotion } else { Self::Conquest })
    }
}
