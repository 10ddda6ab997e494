//! How a game ended, and why.

use crate::eko::{Player, PlayerSet, Position, WINNING_POINTS};
use crate::game::Outcome;
use crate::record::{Ending, Record, Standing};

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// Won with 12 points and a capital.
    Points(Player),
    /// Won as the last with discs on the board.
    Last(Player),
    /// Won together: a kamikaze left no disc at all.
    Shared(PlayerSet),
    /// Nobody has a disc on the board: all lose.
    Nobody,
    /// A player gave up; the others win.
    Resigned {
        /// Who gave up.
        who: Player,
        /// Who wins.
        winners: PlayerSet,
    },
    /// Agreed on.
    Draw,
}

impl GameResult {
    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn of(record: &Record<Position>) -> Option<Self> {
        let position = record.position();
        Some(match record.standing() {
            Standing::Open => return None,
            Standing::Ended(Ending::Draw) => Self::Draw,
            Standing::Ended(Ending::Resigned(who)) => {
                Self::Resigned { who, winners: record.winners() }
            }
            Standing::Finished(Outcome::Nobody | Outcome::Draw) => Self::Nobody,
            Standing::Finished(Outcome::Won(winners)) => {
                let mut each = winners.iter();
                match (each.next(), each.next()) {
                    (None, _) | (_, Some(_)) => Self::Shared(winners),
                    (Some(one), None)
                        if position.holds_capital(one)
                            && position.points(one) >= WINNING_POINTS =>
                    {
                        Self::Points(one)
                    }
                    (Some(one), None) => Self::Last(one),
                }
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(position: &str, word: &str) -> Option<GameResult> {
        let mut record = Record::new(position.parse::<Position>().unwrap(), Vec::new());
        let mv = record.position().read_move(word).unwrap();
        record.play(mv).unwrap();
        GameResult::of(&record)
    }

    #[test]
    fn every_way_to_end_is_told_apart() {
        let last = ".../_k a1A1E,c1B1E - 0/0 - A:act";
        assert_eq!(after(last, "a1-c1"), Some(GameResult::Last(Player::A)));
        let nobody = ".../_k a1A1,c1B4 - 0/0 - A:act";
        assert_eq!(after(nobody, "a1-c1"), Some(GameResult::Nobody));
        let mut record = Record::new(last.parse::<Position>().unwrap(), Vec::new());
        assert_eq!(GameResult::of(&record), None);
        record.end(Ending::Resigned(Player::A));
        let winners = PlayerSet::of(Player::B);
        assert_eq!(GameResult::of(&record), Some(GameResult::Resigned { who: Player::A, winners }));
        record.undo();
        record.end(Ending::Draw);
        assert_eq!(GameResult::of(&record), Some(GameResult::Draw));
    }
}
