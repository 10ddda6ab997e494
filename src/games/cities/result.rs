//! How a game ended, and why.

use crate::cities::{Player, PlayerSet, Position, Reason};
use crate::game::Outcome;
use crate::record::{Ending, Record, Standing};

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// Won by the rules.
    Won {
        /// Who has won.
        winner: Player,
        /// What decided it; `None` in a position that was set up as won and does not show why.
        by: Option<Reason>,
    },
    /// A draw by the rules: both have few pieces and as many cities.
    Even,
    /// A player gave up; the other wins.
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
        match record.standing() {
            Standing::Open => None,
            Standing::Ended(Ending::Draw) => Some(Self::Draw),
            Standing::Ended(Ending::Resigned(who)) => {
                Some(Self::Resigned { who, winners: record.winners() })
            }
            Standing::Finished(Outcome::Nobody | Outcome::Draw) => Some(Self::Even),
            Standing::Finished(Outcome::Won(winners)) => {
                let winner = winners.iter().next()?;
                Some(Self::Won { winner, by: record.position().reason() })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(position: &str, words: &[&str]) -> Option<GameResult> {
        let mut record = Record::new(position.parse::<Position>().unwrap(), Vec::new());
        for word in words {
            let mv = record.position().read_move(word).unwrap();
            record.play(mv).unwrap();
        }
        GameResult::of(&record)
    }

    #[test]
    fn every_way_to_end_is_told_apart() {
        let won = |winner, by| Some(GameResult::Won { winner, by });
        let conquest = "aaa7/10/10/10/10/10/A9/10/10/AA8 a3B,d3A A";
        assert_eq!(after(conquest, &[]), None);
        assert_eq!(after(conquest, &["a4-a3"]), won(Player::A, Some(Reason::AllCities)));
        let capture = "a9/10/10/10/10/10/10/10/2A7/AaA7 d3A,b7B A";
        assert_eq!(after(capture, &["c2-d2"]), won(Player::A, Some(Reason::Pieces)));
        let few = "aa8/10/10/10/10/10/10/10/10/AA8 d3A,g3A,b7B A";
        assert_eq!(after(few, &["a1-a2"]), won(Player::A, Some(Reason::MoreCities)));
        let even = "aa8/10/10/10/10/10/10/10/10/AA8 d3A,b7B A";
        assert_eq!(after(even, &["a1-a2"]), Some(GameResult::Even));
        let set_up = "aaa7/10/10/10/10/10/10/10/10/AAA7 d3A,b7B =B";
        assert_eq!(after(set_up, &[]), won(Player::B, None));
    }

    #[test]
    fn players_can_end_a_game_themselves() {
        let start = "aaa7/10/10/10/10/10/10/10/10/AAA7 d3A,b7B A";
        let mut record = Record::new(start.parse::<Position>().unwrap(), Vec::new());
        record.end(Ending::Resigned(Player::A));
        let winners = PlayerSet::of(Player::B);
        assert_eq!(GameResult::of(&record), Some(GameResult::Resigned { who: Player::A, winners }));
        record.undo();
        record.end(Ending::Draw);
        assert_eq!(GameResult::of(&record), Some(GameResult::Draw));
    }
}
