//! The one gate from a set-up to a position.

use super::square::{BOARD, name};
use super::state::{PLAYERS, State};
use super::{Player, PositionError, Setup, Space, SpaceSet, Turn};

/// Checks a set-up and builds the state of it.
///
/// # Errors
/// Every reason for which it is no legal position.
pub(crate) fn validate(setup: &Setup) -> Result<State, Vec<PositionError>> {
    let mut gate = Gate { state: State::new(setup.turn), faults: Vec::new() };
    let mut taken = SpaceSet::EMPTY;
    for (square, piece) in setup.pieces.iter().copied() {
        let known = gate.knows(piece.owner, || name(square));
        if gate.places("pieces", square, &mut taken) && known {
            gate.state.put(square, piece);
        }
    }
    let mut taken = SpaceSet::EMPTY;
    for (square, player) in setup.cities.iter().copied() {
        let known = gate.knows(player, || name(square));
        if gate.places("cities", square, &mut taken) && known {
            gate.state.give_city(square, player);
        }
    }
    if setup.cities.is_empty() {
        gate.faults.push(PositionError::NoCity);
    }
    let (Turn::Of(player) | Turn::Over { winner: Some(player) }) = setup.turn else {
        return gate.done();
    };
    gate.knows(player, || "turn".to_owned());
    gate.done()
}

struct Gate {
    state: State,
    faults: Vec<PositionError>,
}

impl Gate {
    fn knows(&mut self, player: Player, place: impl Fn() -> String) -> bool {
        let known = PLAYERS.contains(&player);
        if !known {
            self.faults.push(PositionError::UnknownPlayer { place: place(), player });
        }
        known
    }

    /// Whether the square is there and was not taken before.
    fn places(&mut self, part: &'static str, square: Space, taken: &mut SpaceSet) -> bool {
        let known = BOARD.contains(square);
        if !known {
            self.faults.push(PositionError::NoSuchSquare { part, square });
        } else if taken.contains(square) {
            self.faults.push(PositionError::PlacedTwice { part, square });
        } else {
            taken.insert(square);
            return true;
        }
        false
    }

    fn done(self) -> Result<State, Vec<PositionError>> {
        if self.faults.is_empty() { Ok(self.state) } else { Err(self.faults) }
    }
}
