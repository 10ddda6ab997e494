//! The end of the game (rules-cities.md, "End").

use std::cmp::Ordering;

use super::state::{PLAYERS, State, other};
use super::{Player, Turn};

/// A player with at most this number of pieces has lost, unless both have.
pub const LAST_PIECES: u32 = 1;
/// If neither player has more pieces than this, the cities decide.
pub const FEW_PIECES: u32 = 2;

/// What decided a game.
///
/// ```
/// use tabletop::cities::{Position, Reason};
/// let text = "aa8/10/10/10/10/10/10/10/10/AA8 d3A,g3A,b7B A";
/// let position: Position = text.parse().unwrap();
/// let over = position.play(position.read_move("a1-a2").unwrap()).unwrap();
/// assert_eq!(over.reason(), Some(Reason::MoreCities));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The winner controls all cities.
    AllCities,
    /// Only the winner has more than one piece.
    Pieces,
    /// Neither player has more than two pieces: more cities win, an equal number is a draw.
    MoreCities,
}

/// Whose turn it is after a turn of `mover`, or how the game ended.
pub(crate) fn turn_after(state: &State, mover: Player) -> Turn {
    match decided(state) {
        Some((_, winner)) => Turn::Over { winner },
        None => Turn::Of(other(mover)),
    }
}

/// What decides the game, and the winner, nobody in a draw; `None` while it goes on. The three
/// conditions in their order (C4); every board has a city, so only one player can control all.
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
