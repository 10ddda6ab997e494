//! Points and the end of the game (rules-eko.md, 8).

use super::landmarks::pyramids;
use super::numbers::{CAPTIVE_POINTS, PYRAMID_POINTS, WINNING_POINTS};
use super::state::State;
use super::{Board, Building, Player, PlayerSet};

/// The player's points: buildings on the board, captive emperors and pyramids.
pub(crate) fn points(board: &Board, state: &State, player: Player) -> u8 {
    let buildings: u32 = Building::ALL
        .into_iter()
        .map(|b| u32::from(b.points()) * (state.buildings[player] & state.kind(b)).len())
        .sum();
    let captives = state.captives.held_by(player).count() as u8;
    buildings as u8 + CAPTIVE_POINTS * captives + PYRAMID_POINTS * pyramids(board, state, player)
}

/// Whether the player has a building on a capital.
pub(crate) fn holds_capital(board: &Board, state: &State, player: Player) -> bool {
    state.buildings[player].meets(board.capitals())
}

/// Who has won after a ply of `mover`, which may have been a kamikaze against somebody; `None`
/// while the game goes on.
pub(crate) fn winners(
    board: &Board,
    state: &State,
    mover: Player,
    taken_by_kamikaze: Option<Player>,
) -> Option<PlayerSet> {
    let by_points = mover.round(usize::from(state.players)).find(|p| {
        state.buildings[*p].meets(board.capitals()) && points(board, state, *p) >= WINNING_POINTS
    });
    let mut alive = state.seats().iter().copied().filter(|p| !state.stacks[*p].is_empty());
    match (by_points, alive.next(), alive.next()) {
        (Some(winner), last, _) => {
            let shared = taken_by_kamikaze.filter(|_| winner == mover && last.is_none());
            Some(shared.into_iter().chain([winner]).collect())
        }
        (None, _, Some(_)) => None,
        (None, last, None) => Some(last.into_iter().collect()),
    }
}
