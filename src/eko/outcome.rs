//! Points and the end of the game (rules-eko.md, 8).

use super::landmarks::pyramids;
use super::numbers::{CAPTIVE_POINTS, PYRAMID_POINTS, WINNING_POINTS};
use super::state::State;
use super::{Board, Building, Player, PlayerSet};

/// The player's points: for buildings on the board, captive emperors and pyramids.
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

/// Whether the player wins by points: at least twelve, and a building on a capital.
pub(crate) fn wins_by_points(board: &Board, state: &State, player: Player) -> bool {
    holds_capital(board, state, player) && points(board, state, player) >= WINNING_POINTS
}

/// The winners after a ply of `mover`, of whom the current player comes first, then clockwise (D6);
/// `None` while the game goes on. `destroyed_by_kamikaze` is the owner of a stack just destroyed.
pub(crate) fn winners(
    board: &Board,
    state: &State,
    mover: Player,
    destroyed_by_kamikaze: Option<Player>,
) -> Option<PlayerSet> {
    let mut clockwise = mover.round(usize::from(state.players));
    let by_points = clockwise.find(|player| wins_by_points(board, state, *player));
    let mut on_board = state.seats().iter().copied().filter(|p| !state.stacks[*p].is_empty());
    match (by_points, on_board.next(), on_board.next()) {
        (Some(winner), last, _) => {
            let shared = destroyed_by_kamikaze.filter(|_| winner == mover && last.is_none());
            Some(shared.into_iter().chain([winner]).collect())
        }
        (None, _, Some(_)) => None,
        (None, last, None) => Some(last.into_iter().collect()),
    }
}
