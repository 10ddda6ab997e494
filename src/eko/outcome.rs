//! Points and the end of the game (rules-eko.md, 8).

use super::landmarks::pyramids;
use super::numbers::{CAPTIVE_POINTS, PYRAMID_POINTS, WINNING_POINTS};
use super::state::State;
use super::{Board, Player, PlayerSet};
use crate::core::space::Tally;

/// The player's points: for buildings on the board, captive emperors and pyramids.
pub(crate) fn points(board: &Board, state: &State, player: Player) -> u8 {
    let own = state.buildings[player];
    let mut buildings = Tally::default();
    // A point for every building, one more for those above camps, and one more for castles.
    for set in [own, own & (state.towers | state.castles), own & state.castles] {
        buildings.add(set);
    }
    let captives = state.captives.held_by(player).count() as u8;
    let pyramids = pyramids(board, state, player);
    buildings.total() as u8 + CAPTIVE_POINTS * captives + PYRAMID_POINTS * pyramids
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
    let on_board = state.on_board();
    if state.built().meets(board.capitals()) {
        let mut clockwise = mover.round(usize::from(state.players));
        if let Some(winner) = clockwise.find(|player| wins_by_points(board, state, *player)) {
            let last = winner == mover && on_board.is_empty();
            let shared = destroyed_by_kamikaze.filter(|_| last);
            return Some(shared.into_iter().chain([winner]).collect());
        }
    }
    (on_board.len() < 2).then_some(on_board)
}

/// What decided a game.
///
/// ```
/// use tabletop::eko::{Position, Reason};
/// let start: Position = ".../_k a1A1E,c1B1E - 0/0 - A:act".parse().unwrap();
/// assert_eq!(start.reason(), None);
/// let over = start.play(start.read_move("a1-c1").unwrap()).unwrap();
/// assert_eq!(over.reason(), Some(Reason::Last));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The winner has 12 points and holds a capital.
    Points,
    /// Only the winner has discs on the board.
    Last,
    /// The current player reached 12 points by a kamikaze that left no disc on the board, and wins
    /// together with the owner of the destroyed stack (D6).
    Shared,
    /// Nobody has a disc on the board: all lose.
    Nobody,
}

/// What decided a game with these winners.
pub(crate) fn reason(board: &Board, state: &State, winners: PlayerSet) -> Reason {
    let by_points = |player| wins_by_points(board, state, player);
    match (winners.len(), winners.iter().any(by_points)) {
        (0, _) => Reason::Nobody,
        (1, true) => Reason::Points,
        (1, false) => Reason::Last,
        _ => Reason::Shared,
    }
}

#[cfg(test)]
mod tests {
    use super::Reason;
    use crate::eko::Position;

    fn reason_after(position: &str, word: &str) -> Option<Reason> {
        let position: Position = position.parse().unwrap();
        position.play(position.read_move(word).unwrap()).unwrap().reason()
    }

    #[test]
    fn each_end_has_its_reason() {
        let points = "..../rccmk a1A3,b1B1E,d1B1 a2AC,b2AT,c2AT,d2AK,e2AT 0/0 - A:act";
        assert_eq!(reason_after(points, "a1-b1"), Some(Reason::Points));
        let last = ".../_k a1A1E,c1B1E - 0/0 - A:act";
        assert_eq!(reason_after(last, "a1-c1"), Some(Reason::Last));
        let shared = "..../_ccmk a1A1,b1B4E b2AT,c2AT,d2AK,e2AT 0/0 - A:act";
        assert_eq!(reason_after(shared, "a1-b1"), Some(Reason::Shared));
        let nobody = ".../_k a1A1,c1B4 - 0/0 - A:act";
        assert_eq!(reason_after(nobody, "a1-c1"), Some(Reason::Nobody));
        let open = "..../_k a1A1,d1B1 - 0/0 - A:act";
        assert_eq!(reason_after(open, "a1-b1"), None);
    }
}
