//! What speaks for a move beside what it changes itself: what the other player could do next, and then
//! cannot.

use super::next_turn::at_turn_of;
use super::{GameEnd, MoveEffects};
use crate::cities::{Move, Player, Position};

/// A fact about the next turn of the other player that a move prevents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prevented {
    /// The player could win at once.
    StopsWin(Player),
    /// The player could capture this number of pieces more than afterwards.
    SavesPieces(usize),
}

impl Prevented {
    /// What a legal move prevents.
    #[must_use]
    pub fn of(before: &Position, mv: Move) -> Vec<Self> {
        let Ok(after) = before.play(mv) else { return Vec::new() };
        let me = before.turn();
        let other = if me == Player::A { Player::B } else { Player::A };
        let [(won, lost), (wins, loses)] = [before, &after].map(|p| worst(p, other, me));
        let stops = (won && !wins).then_some(Self::StopsWin(other));
        let saved = lost.saturating_sub(loses);
        stops.into_iter().chain((saved > 0).then_some(Self::SavesPieces(saved))).collect()
    }
}

/// Whether a player who was to move now could win with one move, and the most pieces of `me` that one
/// could capture.
fn worst(position: &Position, player: Player, me: Player) -> (bool, usize) {
    let Some(position) = at_turn_of(position, player) else { return (false, 0) };
    let effects = position.moves().into_iter().filter_map(|mv| MoveEffects::new(&position, mv));
    effects.fold((false, 0), |(won, lost), effects| {
        let wins = effects.end == Some(GameEnd::Won(player));
        (won || wins, lost.max(effects.pieces(|owner| owner == me).len() as usize))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_that_leaves_its_line_is_saved() {
        let position: Position = "a8a/10/10/10/10/5a4/2aA6/10/10/A8A b1A,c10B A".parse().unwrap();
        let prevented = |text| Prevented::of(&position, position.read_move(text).unwrap());
        assert_eq!(prevented("d4-d6"), [Prevented::SavesPieces(1)]);
        assert_eq!(prevented("a1-a2"), [], "f5-e4 still captures d4");
    }
}
