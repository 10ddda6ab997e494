//! Pyramids, the lighthouse and the temples: their holders and what they allow (rules-eko.md, 9).

use super::moves::Move;
use super::numbers::{STACK_LIMIT, TEMPLE_PRICE};
use super::state::{Phase, State};
use super::{Board, Landmark, Player, SpaceSet, Terrain};

/// The player who occupies most of the spaces around a landmark; `None` at a tie and where there is
/// no such landmark.
pub(crate) fn holder(board: &Board, state: &State, landmark: Landmark) -> Option<Player> {
    let around = board.around(landmark);
    if around.is_empty() {
        return None;
    }
    let held = |player: Player| (state.stacks[player] & around).len();
    let most = state.seats().iter().copied().max_by_key(|p| held(*p))?;
    let tie = state.seats().iter().any(|p| *p != most && held(*p) == held(most));
    (held(most) > 0 && !tie).then_some(most)
}

/// The number of pyramids that the player holds.
pub(crate) fn pyramids(board: &Board, state: &State, player: Player) -> u8 {
    let held = [Landmark::Pyramid1, Landmark::Pyramid2]
        .into_iter()
        .filter(|pyramid| holder(board, state, *pyramid) == Some(player));
    held.count() as u8
}

/// Whether the player holds the lighthouse and ignores all storm rules, judged on this state (D11).
pub(crate) fn ignores_storms(board: &Board, state: &State, player: Player) -> bool {
    holder(board, state, Landmark::Lighthouse) == Some(player)
}

/// Whether the player has a building on the temple of this terrain.
pub(crate) fn owns(board: &Board, state: &State, player: Player, temple: Terrain) -> bool {
    board.temple(temple).is_some_and(|space| state.buildings[player].contains(space))
}

/// The enemy stacks from which the Sand temple can now send an ordinary disc home.
pub(crate) fn sand_targets(board: &Board, state: &State) -> SpaceSet {
    let open = state.phase == Phase::Act { sand_used: false }
        && state.reserves[state.turn].ordinary >= TEMPLE_PRICE
        && owns(board, state, state.turn, Terrain::SandTemple);
    if !open {
        return SpaceSet::EMPTY;
    }
    let lone_emperors = state.emperors & state.with_discs(1);
    state.enemy_stacks(state.turn) - lone_emperors
}

/// Whether the player has a building on the Moon temple and the discs to use it (D10): the two to
/// destroy, and the emperor or an ordinary disc to place.
pub(crate) fn moon_open(board: &Board, state: &State, player: Player) -> bool {
    let reserve = state.reserves[player];
    let needed = TEMPLE_PRICE + u8::from(!reserve.emperor);
    reserve.ordinary >= needed && owns(board, state, player, Terrain::MoonTemple)
}

/// The spaces where the Moon temple can place a disc of the player.
pub(crate) fn moon_targets(board: &Board, state: &State, player: Player) -> SpaceSet {
    if !moon_open(board, state, player) {
        return SpaceSet::EMPTY;
    }
    let room = state.stacks[player] - state.with_discs(STACK_LIMIT);
    (board.stack_spaces() - state.occupied()) | room
}

/// Calls `emit` with each use of the Moon temple, which places the emperor if he is in the reserve
/// (D10).
pub(crate) fn each_moon(board: &Board, state: &State, mut emit: impl FnMut(Move)) {
    let emperor = state.reserves[state.turn].emperor;
    for on in moon_targets(board, state, state.turn) {
        emit(Move::MoonTemple { on, emperor });
    }
}
