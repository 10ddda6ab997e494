//! The only conversion from a setup to a position.

use super::square::{BOARD, name};
use super::state::{PLAYERS, State};
use super::{Player, PositionError, Setup, Space, SpaceSet, Turn};

/// Checks a setup and builds its state.
///
/// # Errors
/// Every reason for which it is no legal position.
pub(crate) fn validate(setup: &Setup) -> Result<State, Vec<PositionError>> {
    let mut gate = Gate { state: State::new(setup.turn), errors: Vec::new() };
    let mut occupied = SpaceSet::EMPTY;
    for (square, piece) in setup.pieces.iter().copied() {
        let plays = gate.plays(piece.owner, || name(square));
        if gate.is_vacant("pieces", square, &mut occupied) && plays {
            gate.state.put(square, piece);
        }
    }
    let mut occupied = SpaceSet::EMPTY;
    for (square, player) in setup.cities.iter().copied() {
        let plays = gate.plays(player, || name(square));
        if gate.is_vacant("cities", square, &mut occupied) && plays {
            gate.state.give_city(square, player);
        }
    }
    if setup.cities.is_empty() {
        gate.errors.push(PositionError::NoCity);
    }
    let (Turn::Of(player) | Turn::Over { winner: Some(player) }) = setup.turn else {
        return gate.done();
    };
    gate.plays(player, || "turn".to_owned());
    gate.done()
}

struct Gate {
    state: State,
    errors: Vec<PositionError>,
}

impl Gate {
    fn plays(&mut self, player: Player, place: impl Fn() -> String) -> bool {
        let known = PLAYERS.contains(&player);
        if !known {
            self.errors.push(PositionError::UnknownPlayer { place: place(), player });
        }
        known
    }

    /// Whether the square exists and is not occupied; occupies it.
    fn is_vacant(&mut self, part: &'static str, square: Space, occupied: &mut SpaceSet) -> bool {
        let known = BOARD.contains(square);
        if !known {
            self.errors.push(PositionError::NoSuchSquare { part, square });
        } else if occupied.contains(square) {
            self.errors.push(PositionError::PlacedTwice { part, square });
        } else {
            occupied.insert(square);
            return true;
        }
        false
    }

    fn done(self) -> Result<State, Vec<PositionError>> {
        if self.errors.is_empty() { Ok(self.state) } else { Err(self.errors) }
    }
}
