//! What a coach makes of a step that was played: whether another one was clearly better.

use super::search::{Limits, Mcts, SearchGame, Thought};

/// The nodes of each of the three searches: together a fraction of a second on a phone.
const NODES: u64 = 4_000;
/// What decides between moves that look alike: the same for all, so that an answer can be repeated.
const SEED: u64 = 1;
/// How much higher the chance to win must be: with less, deeper searches sometimes contradict
/// (docs/strength.md, "The coach").
const CLEARLY: f32 = 0.2;

/// A step beside the best one that a search finds in its place.
///
/// The position before it is searched, and then, if another step is best, the positions after both: so
/// either is searched as deeply, and the steps of a turn in another order are worth the same.
///
/// ```
/// use tabletop::ai::Comparison;
/// use tabletop::eko::Position;
/// let before: Position = ".../_k a1A1E,c1B1E - 0/0 - A:act".parse().unwrap();
/// let played = before.read_move("a1-c1").unwrap();
/// let mut comparison = Comparison::new(&before, played, Vec::new());
/// while comparison.advance(100) {}
/// assert_eq!(comparison.better(), None);
/// ```
pub struct Comparison<G: SearchGame> {
    before: Mcts<'static, G>,
    played: G::Move,
    /// The hashes of earlier positions of the game.
    seen: Vec<u64>,
    after: Option<After<G>>,
}

/// The positions after the best step and after the one that was played.
struct After<G: SearchGame> {
    best: Mcts<'static, G>,
    played: Mcts<'static, G>,
}

impl<G: SearchGame> Comparison<G> {
    /// The comparison of a legal move, not begun. `seen` are the hashes of earlier positions of the game.
    #[must_use]
    pub fn new(before: &G, played: G::Move, seen: Vec<u64>) -> Self {
        Self { before: search(before, &seen), played, seen, after: None }
    }

    /// The position in which the step was played.
    #[must_use]
    pub const fn position(&self) -> &G {
        self.before.position()
    }

    /// Searches this many nodes more, or fewer at the end. Returns whether there is more to search.
    pub fn advance(&mut self, nodes: u64) -> bool {
        if self.before.advance(nodes) {
            return true;
        }
        let Some(best) = self.best().filter(|best| *best != self.played) else { return false };
        let Self { before, played, seen, after } = self;
        let after = after.get_or_insert_with(|| {
            let before = before.position();
            seen.push(before.hash());
            let after = |mv| search(&before.play_unchecked(mv), seen);
            After { best: after(best), played: after(*played) }
        });
        after.best.advance(nodes) || after.played.advance(nodes)
    }

    /// What the search thinks of the position before the step; `None` in a finished game.
    #[must_use]
    pub fn thought(&self) -> Option<Thought<G::Move>> {
        self.before.thought()
    }

    fn best(&self) -> Option<G::Move> {
        self.thought().map(|thought| thought.best)
    }

    /// The best step, if it was clearly better than the one that was played.
    #[must_use]
    pub fn better(&self) -> Option<G::Move> {
        let After { best, played } = self.after.as_ref()?;
        let player = self.position().turn();
        let gain = best.chances()[player] - played.chances()[player];
        (gain >= CLEARLY).then(|| self.best())?
    }

    /// The chances to win of whoever played, after the best step and after the one that was played.
    #[cfg(test)]
    fn both(&self) -> Option<[f32; 2]> {
        let After { best, played } = self.after.as_ref()?;
        let player = self.position().turn();
        Some([best, played].map(|search| search.chances()[player]))
    }
}

fn search<G: SearchGame>(position: &G, seen: &[u64]) -> Mcts<'static, G> {
    let limits = Limits { nodes: NODES, seed: SEED };
    Mcts::new(position, G::weights(), limits).avoiding(seen.iter().copied())
}

#[cfg(test)]
mod tests;
