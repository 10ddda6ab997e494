//! The levels of the computer player: they differ by nodes and by errors, never by the clock.

use super::search::math::mixed;
use super::search::{Candidate, Limits, Mcts, SearchGame, Thought};

/// How strong the computer plays.
///
/// ```
/// use tabletop::ai::Level;
/// assert_eq!(Level::from_name("easy"), Some(Level::Easy));
/// assert!(Level::Easy.nodes(2) < Level::Hard.nodes(2));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Knows the rules, sees little, and takes a win that is offered.
    Beginner,
    /// Looks a little, and errs often.
    Easy,
    /// Looks further, and errs now and then.
    Medium,
    /// Plays as well as it can.
    Hard,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Easy, Self::Medium, Self::Hard];

    /// The name on the command line and in saved games.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// The level of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// The most nodes that the level searches for one ply in a game of so many players: few enough that
    /// nobody waits for them on a phone, and that each level is within reach of the one below
    /// (docs/strength.md). Against several players hard needs more.
    #[must_use]
    pub const fn nodes(self, players: usize) -> u64 {
        match self {
            Self::Beginner => 40,
            Self::Easy => 150,
            Self::Medium => 800,
            Self::Hard if players > 2 => 4_000,
            Self::Hard => 1_500,
        }
    }

    /// How wrongly the level sees the chances of a move: up to this share of 1 too high or too low.
    const fn error(self) -> f32 {
        match self {
            Self::Beginner => 0.178,
            Self::Easy => 0.104,
            Self::Medium => 0.046,
            Self::Hard => 0.0,
        }
    }

    /// The limits of a search at this level in a game of so many players.
    #[must_use]
    pub const fn limits(self, players: usize, seed: u64) -> Limits {
        Limits { nodes: self.nodes(players), seed }
    }

    /// The move that the level plays after this thought. A proven win is always played.
    #[must_use]
    pub fn pick<M: Copy>(self, thought: &Thought<M>, seed: u64) -> M {
        if self.error() == 0.0 || thought.certain {
            return thought.best;
        }
        // A move that was not tried looks as bad as the worst that was.
        let tried = thought.candidates.iter().filter(|candidate| candidate.visits > 0);
        let worst = tried.fold(1.0, |worst: f32, candidate| worst.min(candidate.chance));
        let seen = |(number, candidate): (u64, &Candidate<M>)| {
            let share = (mixed(seed ^ mixed(number ^ 0xe44)) >> 40) as f32 / (1u64 << 24) as f32;
            candidate.chance.max(worst) + self.error() * (2.0 * share - 1.0)
        };
        let open = (0u64..).zip(&thought.candidates).filter(|(_, candidate)| !candidate.lost);
        let best = open.max_by(|a, b| seen(*a).total_cmp(&seen(*b)));
        best.map_or(thought.best, |(_, candidate)| candidate.mv)
    }

    /// Searches a position at this level and picks a move, until `stop` says so; none in a finished
    /// game. `seen` are the hashes of earlier positions of the game ([`SearchGame::hash`]), which the
    /// search is loath to repeat; `stop` is asked every few nodes.
    pub fn choose<G: SearchGame>(
        self,
        position: &G,
        seen: &[u64],
        seed: u64,
        mut stop: impl FnMut() -> bool,
    ) -> Option<G::Move> {
        let limits = self.limits(position.seats().len(), seed);
        let search = Mcts::new(position, G::weights(), limits);
        let mut search = search.avoiding(seen.iter().copied());
        while search.advance(32) && !stop() {}
        search.thought().map(|thought| self.pick(&thought, seed))
    }
}
