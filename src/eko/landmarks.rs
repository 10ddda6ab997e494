//! Pyramids, the lighthouse and the temples: who holds them, and what that allows (section 9).

use super::moves::Move;
use super::numbers::{STACK_LIMIT, TEMPLE_PRICE};
use super::state::{Phase, State};
use super::{Board, Landmark, Player, Position, SpaceSet, Terrain};

impl Position {
    /// Who occupies most of the spaces around a pyramid or the lighthouse; nobody where two have as
    /// many, or where there is none.
    #[must_use]
    pub fn holder(&self, landmark: Landmark) -> Option<Player> {
        majority(self.state(), self.board().around(landmark))
    }

    /// How many pyramids a player holds.
    #[must_use]
    pub fn pyramids(&self, player: Player) -> u8 {
        pyramids(self.board(), self.state(), player)
    }
}

/// Who occupies most of these spaces; a tie gives nobody.
pub(crate) fn majority(state: &State, spaces: SpaceSet) -> Option<Player> {
    let held = |player: Player| (state.stacks[player] & spaces).len();
    let most = state.seats().iter().copied().max_by_key(|p| held(*p))?;
    let shared = state.seats().iter().any(|p| *p != most && held(*p) == held(most));
    (held(most) > 0 && !shared).then_some(most)
}

/// How many pyramids the player holds.
pub(crate) fn pyramids(board: &Board, state: &State, player: Player) -> u8 {
    // Most boards have none, and every move asks.
    if board.storms().is_empty() {
        return 0;
    }
    let held = [Landmark::Pyramid1, Landmark::Pyramid2]
        .into_iter()
        .filter(|pyramid| majority(state, board.around(*pyramid)) == Some(player));
    held.count() as u8
}

/// Whether the player holds the lighthouse and so knows no storms (D11).
pub(crate) fn ignores_storms(board: &Board, state: &State, player: Player) -> bool {
    let around = board.around(Landmark::Lighthouse);
    !around.is_empty() && majority(state, around) == Some(player)
}

/// Whether the player's building stands on the temple of this terrain.
pub(crate) fn owns(board: &Board, state: &State, player: Player, temple: Terrain) -> bool {
    board.temple(temple).is_some_and(|space| state.buildings[player].contains(space))
}

/// The enemy stacks that the Sand temple can take an ordinary disc from now.
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

/// Whether the player's reserve and temple allow to place a disc by the Moon temple.
pub(crate) fn moon_open(board: &Board, state: &State, player: Player) -> bool {
    let reserve = state.reserves[player];
    let needed = TEMPLE_PRICE + u8::from(!reserve.emperor);
    reserve.ordinary >= needed && owns(board, state, player, Terrain::MoonTemple)
}

/// Where the Moon temple can place a disc of the player.
pub(crate) fn moon_targets(board: &Board, state: &State, player: Player) -> SpaceSet {
    if !moon_open(board, state, player) {
        return SpaceSet::EMPTY;
    }
    let room = state.stacks[player] - state.with_discs(STACK_LIMIT);
    (board.stack_spaces() - state.occupied()) | room
}

/// Hands out the uses of the Moon temple after the action.
pub(crate) fn each_moon(board: &Board, state: &State, mut emit: impl FnMut(Move)) {
    let emperor = state.reserves[state.turn].emperor;
    for on in moon_targets(board, state, state.turn) {
        emit(Move::MoonTemple { on, emperor });
    }
}
