//! The computer players by name.

use std::fmt;
use std::str::FromStr;

use super::search::alpha_beta::AlphaBeta;
use super::search::{Limits, Mcts, SearchGame, Weights};
use super::uct::Uct;
use super::{Level, greedy};
use crate::core::rng::Rng;

/// What a search may spend on a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of nodes.
    Nodes(u64),
    /// A time in milliseconds, which makes results depend on the machine.
    Time(u32),
}

/// What a search spends where nothing else is said.
pub const BUDGET: Budget = Budget::Nodes(2_000);
/// How many nodes are searched between two looks at the clock.
const SLICE: u64 = 64;

/// A computer player, as the command line names it: a name, and for those that search behind `@` the
/// nodes or the time of a ply.
///
/// ```
/// use tabletop::ai::{Budget, Level, Strategy};
/// assert_eq!("greedy".parse(), Ok(Strategy::Greedy));
/// assert_eq!("hard".parse(), Ok(Strategy::Level(Level::Hard, None)));
/// assert_eq!("mcts@100ms".parse(), Ok(Strategy::Mcts(Some(Budget::Time(100)))));
/// let unknown = "clever".parse::<Strategy>().unwrap_err().to_string();
/// assert!(unknown.starts_with("there is no player \"clever\"; there are beginner, easy, medium"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// A level of the computer player; with a budget, that one instead of its own nodes.
    Level(Level, Option<Budget>),
    /// The tree search without errors.
    Mcts(Option<Budget>),
    /// Alpha-beta with the same evaluation: an opponent to measure the others against.
    AlphaBeta(Option<Budget>),
    /// Plain UCT with random playouts, which are its nodes: an opponent to measure the others against.
    Uct(Option<Budget>),
    /// Chooses the move after which it stands best, looking no further.
    Greedy,
    /// Chooses any move.
    Random,
}

/// Why a text names no computer player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownStrategy {
    /// A name that no computer player has.
    #[error("there is no player {0:?}; there are {names}", names = Strategy::names())]
    Name(String),
    /// A budget that is none, or that the player has no use for.
    #[error("{0:?} is no number of nodes and no time such as 100ms of a player that searches")]
    Budget(String),
}

impl Strategy {
    /// All computer players, without budgets.
    pub const ALL: [Self; 9] = [
        Self::Level(Level::Beginner, None),
        Self::Level(Level::Easy, None),
        Self::Level(Level::Medium, None),
        Self::Level(Level::Hard, None),
        Self::Mcts(None),
        Self::AlphaBeta(None),
        Self::Uct(None),
        Self::Greedy,
        Self::Random,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(level, _) => level.name(),
            Self::Mcts(_) => "mcts",
            Self::AlphaBeta(_) => "alphabeta",
            Self::Uct(_) => "uct",
            Self::Greedy => "greedy",
            Self::Random => "random",
        }
    }

    fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// The budget of a player that searches and has one of its own.
    const fn budget(self) -> Option<Budget> {
        match self {
            Self::Level(_, budget)
            | Self::Mcts(budget)
            | Self::AlphaBeta(budget)
            | Self::Uct(budget) => budget,
            Self::Greedy | Self::Random => None,
        }
    }

    /// The player with this budget, where it searches and has none of its own.
    #[must_use]
    pub const fn with_budget(self, given: Option<Budget>) -> Self {
        match self {
            Self::Level(level, None) => Self::Level(level, given),
            Self::Mcts(None) => Self::Mcts(given),
            Self::AlphaBeta(None) => Self::AlphaBeta(given),
            Self::Uct(None) => Self::Uct(given),
            other => other,
        }
    }

    /// A move for the current player; none in a finished game. `seen` are the hashes of earlier
    /// positions of the game, and `now` is a clock in milliseconds.
    pub(crate) fn choose<G: SearchGame>(
        self,
        position: &G,
        weights: &Weights,
        seen: &[u64],
        rng: &mut Rng,
        now: &dyn Fn() -> f64,
    ) -> Option<G::Move> {
        match self {
            Self::Greedy => return greedy::choose(position, rng),
            Self::Random => return rng.pick(&position.moves()),
            Self::Level(..) | Self::Mcts(_) | Self::AlphaBeta(_) | Self::Uct(_) => {}
        }
        if let Some(mv) = position.forced() {
            return Some(mv);
        }
        let seed = rng.number();
        let players = position.seats().len();
        let (nodes, end) = self.bounds::<G>(players, now);
        let limits = Limits { nodes, seed };
        match self {
            Self::AlphaBeta(_) => {
                AlphaBeta::new(position, weights, limits, seen).think(|| now() >= end)
            }
            Self::Uct(_) => {
                let mut search = Uct::new(position, limits);
                while search.advance(1) && now() < end {}
                search.best()
            }
            _ => {
                let mut search =
                    Mcts::new(position, weights, limits).avoiding(seen.iter().copied());
                while search.advance(SLICE) && now() < end {}
                let thought = search.thought()?;
                Some(match self {
                    Self::Level(level, _) => level.skill::<G>(players).pick(&thought, seed),
                    _ => thought.best,
                })
            }
        }
    }

    /// The most nodes in a game of so many players, and when to stop.
    fn bounds<G: SearchGame>(self, players: usize, now: &dyn Fn() -> f64) -> (u64, f64) {
        let own = match self {
            Self::Level(level, _) => Budget::Nodes(level.skill::<G>(players).nodes),
            _ => BUDGET,
        };
        match self.budget().unwrap_or(own) {
            Budget::Nodes(nodes) => (nodes, f64::INFINITY),
            Budget::Time(time) => (u64::MAX, now() + f64::from(time)),
        }
    }
}

impl FromStr for Strategy {
    type Err = UnknownStrategy;

    /// Reads a name, and a budget behind `@`.
    ///
    /// # Errors
    /// If no computer player has this name, or the budget is none.
    fn from_str(text: &str) -> Result<Self, UnknownStrategy> {
        let (name, budget) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let known = Self::ALL.into_iter().find(|strategy| strategy.name() == name);
        let known = known.ok_or_else(|| UnknownStrategy::Name(name.to_owned()))?;
        let Some(budget) = budget else { return Ok(known) };
        let wrong = || UnknownStrategy::Budget(budget.to_owned());
        let read = budget.parse().map_err(|()| wrong())?;
        let with = known.with_budget(Some(read));
        if with == known { Err(wrong()) } else { Ok(with) }
    }
}

impl FromStr for Budget {
    type Err = ();

    /// Reads a number of nodes, or of milliseconds with `ms` behind it; from 1 on.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (digits, time) = text.strip_suffix("ms").map_or((text, false), |time| (time, true));
        let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.parse::<u32>().ok().filter(|number| plain && *number > 0).ok_or(())?;
        Ok(if time { Self::Time(number) } else { Self::Nodes(u64::from(number)) })
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self.budget() {
            Some(Budget::Nodes(nodes)) => write!(f, "@{nodes}"),
            Some(Budget::Time(time)) => write!(f, "@{time}ms"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_budgets_read_back() {
        for strategy in Strategy::ALL {
            assert_eq!(strategy.to_string().parse(), Ok(strategy));
            for budget in [Budget::Nodes(7), Budget::Time(7)] {
                let with = strategy.with_budget(Some(budget));
                assert_eq!(with.to_string().parse(), Ok(with));
            }
        }
        for wrong in ["mcts@", "mcts@0", "mcts@-1", "mcts@x", "mcts@1s", "greedy@5", "mcts@5@6"] {
            assert!(
                matches!(wrong.parse::<Strategy>(), Err(UnknownStrategy::Budget(_))),
                "{wrong}"
            );
        }
        assert!("hard ".parse::<Strategy>().is_err());
    }
}
