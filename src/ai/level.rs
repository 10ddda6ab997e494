//! The levels of the computer player: they differ by nodes and by errors ([`Skill`]), never by the clock.

use super::search::{Mcts, SearchGame, Skill};

/// How strong the computer plays.
///
/// ```
/// use tabletop::ai::Level;
/// use tabletop::eko;
/// assert_eq!(Level::from_name("easy"), Some(Level::Easy));
/// let nodes = |level: Level| level.skill::<eko::Position>(2).nodes;
/// assert!(nodes(Level::Easy) < nodes(Level::Hard));
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

    /// What the level amounts to in a game of so many players.
    #[must_use]
    pub fn skill<G: SearchGame>(self, players: usize) -> Skill {
        G::skills(players)[self as usize]
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
        let skill = self.skill::<G>(position.seats().len());
        let search = Mcts::new(position, G::weights(), skill.limits(seed));
        let mut search = search.avoiding(seen.iter().copied());
        while search.advance(32) && !stop() {}
        search.thought().map(|thought| skill.pick(&thought, seed))
    }
}
