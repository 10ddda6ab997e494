//! The move that the computer would play, and what it thought.

use std::fmt::Write as _;
use std::time::Instant;

use crate::ai::{Budget, Level, Mcts, SearchGame, Thought};

/// How many nodes are searched between two looks at the clock.
const SLICE: u64 = 64;
/// How many moves are listed with their chances.
const LISTED: usize = 5;

/// How the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Go {
    /// The level.
    pub level: Level,
    /// The nodes or the time of the search, instead of the level's own.
    pub budget: Option<Budget>,
    /// What decides between moves that look alike, and the errors of the level.
    pub seed: u64,
}

impl Go {
    /// The text of the move and what the computer thought, several lines; both are empty in a finished
    /// game.
    pub(super) fn choose<G: SearchGame>(self, position: &G) -> (String, String) {
        let start = Instant::now();
        let mut limits = self.level.limits(self.seed);
        let mut time = f64::INFINITY;
        match self.budget {
            Some(Budget::Nodes(nodes)) => limits.nodes = nodes,
            Some(Budget::Time(ms)) => (limits.nodes, time) = (u64::MAX, f64::from(ms)),
            None => {}
        }
        let mut search = Mcts::new(position, G::weights(), limits);
        while search.advance(SLICE) && start.elapsed().as_secs_f64() * 1e3 < time {}
        let Some(thought) = search.thought() else { return (String::new(), String::new()) };
        let mv = self.level.pick(&thought, self.seed);
        (position.write_move(mv), words(position, &thought))
    }
}

/// What the computer thought, in lines.
fn words<G: SearchGame>(position: &G, thought: &Thought<G::Move>) -> String {
    let mut text = format!("nodes {}", thought.nodes);
    text += if thought.certain { ", certain\nchances" } else { "\nchances" };
    for player in position.seats() {
        let _ = write!(text, " {player} {:.1} %", thought.chances[*player] * 100.0);
    }
    text += "\nline";
    let mut here = position.clone();
    for mv in &thought.line {
        let _ = write!(text, " {}", here.write_move(*mv));
        here = here.play_unchecked(*mv);
    }
    text += "\nmoves";
    for candidate in thought.candidates.iter().take(LISTED) {
        let (mv, chance) = (position.write_move(candidate.mv), candidate.chance * 100.0);
        let _ = write!(text, " {mv} {chance:.1} % in {};", candidate.visits);
    }
    text.truncate(text.trim_end_matches(';').len());
    text
}
