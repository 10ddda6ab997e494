//! How a game ended: by its rules, or by its players.

use crate::core::player::{Player, PlayerSet};
use crate::game::Outcome;

/// How the players ended a game themselves; the position does not show it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This player resigned; the others win.
    Resigned(Player),
    /// The players agreed on a draw.
    Draw,
}

/// How a game ended.
///
/// ```
/// use tabletop::cities::{Layout, Player, PlayerSet};
/// use tabletop::record::{Ending, GameResult, Record};
///
/// let mut record = Record::new(Layout::default().start(Player::A), Vec::new());
/// assert_eq!(record.result(), None);
/// record.end(Ending::Resigned(Player::A));
/// assert_eq!(record.result(), Some(GameResult::ByPlayers(Ending::Resigned(Player::A))));
/// assert_eq!(record.winners(), PlayerSet::of(Player::B));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    /// The rules decided the game; the position's `reason` says what decided it.
    ByRules(Outcome),
    /// The players ended the game themselves.
    ByPlayers(Ending),
}

impl GameResult {
    /// The winners among the players of the game; nobody in a draw.
    #[must_use]
    pub fn winners(self, seats: &[Player]) -> PlayerSet {
        match self {
            Self::ByRules(outcome) => outcome.winners(),
            Self::ByPlayers(Ending::Resigned(who)) => {
                seats.iter().copied().filter(|player| *player != who).collect()
            }
            Self::ByPlayers(Ending::Draw) => PlayerSet::EMPTY,
        }
    }
}
