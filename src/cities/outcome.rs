//! The end of the game (rules-cities.md, «End»).

use std::cmp::Ordering;

use super::state::{PLAYERS, State, other};
use super::{Player, Turn};

/// A player with so few pieces has lost, unless both have.
pub const LAST_PIECES: u32 = 1;
/// If neither player has more pieces, the cities decide.
pub const FEW_PIECES: u32 = 2;

/// What decided a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The winner controls all cities.
    AllCities,
    /// Only the winner has more than one piece.
    Pieces,
    /// Neither has more than two pieces: who has more cities wins, as many are a draw.
    MoreCities,
}

/// Whose turn it is after a turn of `mover`, or how the game ended.
pub(crate) fn turn_after(state: &State, mover: Player) -> Turn {
    match decided(state) {
        Some((_, winner)) => Turn::Over { winner },
        None => Turn::Of(other(mover)),
    }
}

/// What decides the game, and who has won, nobody in a draw; `None` while it goes on. The three
/// conditions in their order (C4); as every board has a city, only one player can control all.
pub(crate) fn decided(state: &State) -> Option<(Reason, Option<Player>)> {
    let cities = |player| state.cities(player).len();
    let [a, b] = PLAYERS;
    if let Some(winner) = PLAYERS.into_iter().find(|p| cities(other(*p)) == 0) {
        return Some((Reason::AllCities, Some(winner)));
    }
    match PLAYERS.map(|player| state.pieces(player).len()) {
        [..=LAST_PIECES, theirs] if theirs > LAST_PIECES => Some((Reason::Pieces, Some(b))),
        [ours, ..=LAST_PIECES] if ours > LAST_PIECES => Some((Reason::Pieces, Some(a))),
        [..=FEW_PIECES, ..=FEW_PIECES] => {
            let winner = match cities(a).cmp(&cities(b)) {
                Ordering::Greater => Some(a),
                Ordering::Less => Some(b),
                Ordering::Equal => None,
            };
            Some((Reason::MoreCities, winner))
        }
        _ => None,
    }
}
