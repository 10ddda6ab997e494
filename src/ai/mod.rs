//! Computer players. They know a game only through [`game`](crate::game): no clock, no thread, no
//! browser; chance comes from a seed.
//!
//! To add one: its file here, its name in [`Strategy`].

mod greedy;
mod matches;
mod report;

pub use matches::{MAX_GAMES, MAX_PLIES, Match};
pub use report::MatchReport;

use std::fmt;
use std::str::FromStr;

use crate::core::rng::Rng;
use crate::game::Scored;

/// Which computer player, as the command line names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// Takes the move after which it stands best, looking no further.
    Greedy,
    /// Takes any move.
    Random,
}

/// A name that is no computer player's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no player {0:?}; there are greedy and random")]
pub struct UnknownStrategy(pub String);

impl Strategy {
    /// All computer players.
    pub const ALL: [Self; 2] = [Self::Greedy, Self::Random];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Greedy => "greedy",
            Self::Random => "random",
        }
    }

    /// A move for the player at turn; none in a finished game.
    pub(crate) fn choose<G: Scored>(self, position: &G, rng: &mut Rng) -> Option<G::Move> {
        match self {
            Self::Greedy => greedy::choose(position, rng),
            Self::Random => rng.pick(&position.moves()),
        }
    }
}

impl FromStr for Strategy {
    type Err = UnknownStrategy;

    /// Reads a name.
    ///
    /// # Errors
    /// If no computer player is called so.
    fn from_str(text: &str) -> Result<Self, UnknownStrategy> {
        let known = Self::ALL.into_iter().find(|spec| spec.name() == text);
        known.ok_or_else(|| UnknownStrategy(text.to_owned()))
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
