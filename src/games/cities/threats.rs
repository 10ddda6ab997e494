//! Which pieces could be captured next turn.

use super::MoveEffects;
use super::next_turn::at_turn_of;
use crate::cities::{Position, squares};
use crate::core::player::PlayerSet;

/// Of each square, the players who could capture the other's piece on it with one move, if it were their
/// turn.
pub(super) fn threats(position: &Position) -> Vec<PlayerSet> {
    let mut threats = vec![PlayerSet::EMPTY; squares().count()];
    for player in position.seats() {
        let Some(turn) = at_turn_of(position, *player) else { continue };
        let effects = turn.moves().into_iter().filter_map(|mv| MoveEffects::new(&turn, mv));
        for square in effects.flat_map(|effects| effects.pieces(|owner| owner != *player)) {
            let captors = &mut threats[square.index()];
            *captors = captors.with(*player, true);
        }
    }
    threats
}

#[cfg(test)]
mod tests {
    use crate::cities::{Player, Position, name, squares};
    use crate::table::TableGame;

    #[test]
    fn a_piece_is_threatened_that_a_move_of_the_other_would_enclose() {
        for turn in ["A", "B"] {
            let text = format!("a8a/10/10/10/10/5a4/2aA6/10/10/A8A b1A,c10B {turn}");
            let position: Position = text.parse().unwrap();
            let threats = position.threats();
            let taken: Vec<_> =
                squares().filter(|square| threats[square.index()].contains(Player::B)).collect();
            assert_eq!(
                taken.into_iter().map(name).collect::<Vec<_>>(),
                ["d4"],
                "f5-e4 encloses it"
            );
        }
    }
}
