//! The computer players by name.

use std::fmt;
use std::str::FromStr;

use super::{Evaluate, greedy};
use crate::core::rng::Rng;

/// A computer player, as the command line names it.
///
/// ```
/// use tabletop::ai::Strategy;
/// assert_eq!("greedy".parse(), Ok(Strategy::Greedy));
/// let unknown = "clever".parse::<Strategy>().unwrap_err().to_string();
/// assert_eq!(unknown, "there is no player \"clever\"; there are greedy and random");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// Chooses the move after which it stands best, looking no further.
    Greedy,
    /// Chooses any move.
    Random,
}

/// A name that no computer player has.
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

    /// A move for the current player; none in a finished game.
    pub(crate) fn choose<G: Evaluate>(self, position: &G, rng: &mut Rng) -> Option<G::Move> {
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
    /// If no computer player has this name.
    fn from_str(text: &str) -> Result<Self, UnknownStrategy> {
        let known = Self::ALL.into_iter().find(|strategy| strategy.name() == text);
        known.ok_or_else(|| UnknownStrategy(text.to_owned()))
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
