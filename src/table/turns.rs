//! The move list: the plies of a record, turn by turn.

use std::ops::Range;

use crate::core::player::Player;
use crate::game::Game;
use crate::record::Record;

/// The plies of one turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnPlies {
    /// Its number, from 1.
    pub number: usize,
    /// Whose turn it was.
    pub player: Player,
    /// Its plies, by their numbers in the record.
    pub plies: Range<usize>,
}

/// All turns of a record, undone ones included: in each game a turn lasts until it is another
/// player's turn. An emperor swap counts as a turn.
#[must_use]
pub fn turns<G: Game>(record: &Record<G>) -> Vec<TurnPlies> {
    let mut turns: Vec<TurnPlies> = Vec::new();
    for ply in 0..record.plies().len() {
        let Some(before) = record.position_after(ply) else { break };
        let player = before.turn();
        match turns.last_mut().filter(|turn| turn.player == player) {
            Some(turn) => turn.plies.end = ply + 1,
            None => {
                let number = turns.len() + 1;
                turns.push(TurnPlies { number, player, plies: ply..ply + 1 });
            }
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Variants, deal};

    #[test]
    fn turns_cover_all_plies_in_order_and_each_is_one_players() {
        for players in 2..=4 {
            let mut record =
                Record::new(deal(players, 9, &Variants::default()).unwrap(), Vec::new());
            for step in 0..60 {
                let moves = record.position().moves();
                let Some(mv) = moves.get(step * 7 % moves.len().max(1)) else { break };
                record.play(*mv).unwrap();
            }
            let turns = turns(&record);
            let mut next = 0;
            for turn in &turns {
                assert_eq!(turn.plies.start, next);
                next = turn.plies.end;
                for ply in turn.plies.clone() {
                    assert_eq!(record.position_after(ply).unwrap().turn(), turn.player);
                }
            }
            assert_eq!(next, record.plies().len());
            assert!(turns[..players].iter().all(|turn| turn.plies.len() == 1));
        }
    }
}
