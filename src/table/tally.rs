//! What each player has done in a game, in numbers for its end.

use super::{TableGame, turns};
use crate::core::player::Player;
use crate::core::space::Space;
use crate::game::Game;
use crate::record::{GameResult, Record};

/// The numbers of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The player.
    pub player: Player,
    /// Turns with at least one ply.
    pub turns: usize,
    /// Pieces or discs of others that the player's moves took from the board.
    pub captured: usize,
}

/// The numbers of each player in seat order, without what is undone.
#[must_use]
pub fn tallies<G: TableGame>(record: &Record<G>) -> Vec<Tally> {
    let of = |seat: &Player| {
        let own = |ply: &usize| record.position_after(*ply).map(Game::turn) == Some(*seat);
        let captured = |ply: usize| {
            let before = record.position_after(ply)?;
            Some(before.captured(*record.plies().get(ply)?))
        };
        let begun = |first: usize| first < record.at();
        let turns = turns(record).into_iter().filter(|turn| turn.player == *seat);
        Tally {
            player: *seat,
            turns: turns.filter(|turn| begun(turn.plies.start)).count(),
            captured: (0..record.at()).filter(own).filter_map(captured).sum(),
        }
    };
    record.position().seats().iter().map(of).collect()
}

/// The spaces that decided a game: where its last ply ended, and what the victory rests on. None while
/// it goes on, or where the players ended it themselves.
#[must_use]
pub fn deciding_spaces<G: TableGame>(record: &Record<G>) -> Vec<Space> {
    if !matches!(record.result(), Some(GameResult::ByRules(_))) {
        return Vec::new();
    }
    let last = record.at().checked_sub(1).and_then(|ply| {
        record.position_after(ply)?.trail(*record.plies().get(ply)?).last().copied()
    });
    let mut spaces: Vec<Space> = last.into_iter().collect();
    spaces.extend(record.position().decisive().into_iter().filter(|space| Some(*space) != last));
    spaces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::Position;
    use crate::record::Ending;

    fn played<G: TableGame>(start: &str, plies: &[&str]) -> Record<G> {
        let start: G = start.parse().unwrap_or_else(|_| panic!("{start}"));
        let mut record = Record::new(start, Vec::new());
        for ply in plies {
            let mv = record.position().read_move(ply).unwrap();
            record.play(mv).unwrap();
        }
        record
    }

    fn names(record: &Record<impl TableGame>) -> Vec<String> {
        let name = |space: &Space| record.position().space_name(*space);
        deciding_spaces(record).iter().map(name).collect()
    }

    #[test]
    fn turns_and_captured_discs_are_counted_without_what_is_undone() {
        let start = "..... a1A3,c1B2,e1B1 - 4/4 - A:act";
        let mut record = played::<Position>(start, &["a1-c1"]);
        let of_a = |record: &Record<Position>| tallies(record)[0];
        assert_eq!(of_a(&record), Tally { player: Player::A, turns: 1, captured: 2 });
        record.undo();
        assert_eq!(of_a(&record), Tally { player: Player::A, turns: 0, captured: 0 });
    }

    #[test]
    fn nothing_decides_a_game_that_goes_on_or_is_given_up() {
        let mut record = played::<Position>("..... a1A3,c1B2,e1B1 - 4/4 - A:act", &["a1-c1"]);
        assert_eq!(names(&record), [""; 0]);
        record.end(Ending::Draw);
        assert_eq!(names(&record), [""; 0]);
    }

    #[test]
    fn the_last_capture_decides_where_no_other_discs_are_left() {
        let record = played::<Position>("... a1A3,c1B2 - 4/4 - A:act", &["a1-c1"]);
        assert_eq!(names(&record), ["c1"]);
    }
}
