//! The move that the computer would play, and what it thought.

use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::ai::{Level, Mcts, SearchGame, Thought};
use crate::record::Record;

/// How many nodes are searched between two looks at the clock.
const SLICE: u64 = 64;
/// How many moves are listed with their chances.
const LISTED: usize = 5;

/// How the computer plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Go {
    /// The level.
    pub level: Level,
    /// The most nodes to search; without a number the level's own, or without end where there is a time.
    pub nodes: Option<u32>,
    /// The longest time to search, in milliseconds.
    pub time: Option<u32>,
    /// What decides between moves that look alike, and the errors of the level.
    pub seed: u64,
}

impl Default for Go {
    /// As well as the computer can.
    fn default() -> Self {
        Self { level: Level::Hard, nodes: None, time: None, seed: 0 }
    }
}

impl Go {
    /// The text of the move and what the computer thought, several lines; both are empty in a finished
    /// game.
    pub(super) fn choose<G: SearchGame>(self, game: &Record<G>) -> (String, String) {
        let position = game.position();
        match self.think(game, |_| ControlFlow::Continue(())) {
            Some((mv, thought)) => (position.write_move(mv), words(position, &thought)),
            None => (String::new(), String::new()),
        }
    }

    /// Searches until the limits are reached, or until `watch` breaks, which is called every few nodes.
    /// Returns the move and what the computer thought; none in a finished game.
    pub(super) fn think<G: SearchGame>(
        self,
        game: &Record<G>,
        mut watch: impl FnMut(&Mcts<'_, G>) -> ControlFlow<()>,
    ) -> Option<(G::Move, Thought<G::Move>)> {
        let (start, position) = (Instant::now(), game.position());
        // The search is loath to repeat them.
        let earlier = (0..game.at()).filter_map(|ply| game.position_after(ply));
        let skill = self.level.skill::<G>(position.seats().len());
        let mut limits = skill.limits(self.seed);
        match (self.nodes, self.time) {
            (Some(nodes), _) => limits.nodes = u64::from(nodes),
            (None, Some(_)) => limits.nodes = u64::MAX,
            (None, None) => {}
        }
        let time = self.time.map_or(Duration::MAX, |ms| Duration::from_millis(u64::from(ms)));
        let mut search =
            Mcts::new(position, G::weights(), limits).avoiding(earlier.map(SearchGame::hash));
        while search.advance(SLICE) && start.elapsed() < time && watch(&search).is_continue() {}
        let thought = search.thought()?;
        Some((skill.pick(&thought, self.seed), thought))
    }
}

/// Each player's chance to win, from 0 to 1.
pub(super) fn chances<G: SearchGame>(position: &G, thought: &Thought<G::Move>) -> String {
    let chance = |player| format!("{player} {:.3}", thought.chances[player]);
    position.seats().iter().map(|player| chance(*player)).collect::<Vec<_>>().join(" ")
}

/// The moves that the computer expects.
pub(super) fn line<G: SearchGame>(position: &G, thought: &Thought<G::Move>) -> String {
    let mut here = position.clone();
    let mut words = Vec::with_capacity(thought.line.len());
    for mv in &thought.line {
        words.push(here.write_move(*mv));
        here = here.play_unchecked(*mv);
    }
    words.join(" ")
}

/// What the computer thought, in lines.
fn words<G: SearchGame>(position: &G, thought: &Thought<G::Move>) -> String {
    let certain = if thought.certain { ", certain" } else { "" };
    let mut text = format!("nodes {}{certain}\nchances", thought.nodes);
    for player in position.seats() {
        let _ = write!(text, " {player} {:.1} %", thought.chances[*player] * 100.0);
    }
    let _ = write!(text, "\nline {}\nmoves", line(position, thought));
    for candidate in thought.candidates.iter().take(LISTED) {
        let (mv, chance) = (position.write_move(candidate.mv), candidate.chance * 100.0);
        let _ = write!(text, " {mv} {chance:.1} % in {};", candidate.visits);
    }
    text.truncate(text.trim_end_matches(';').len());
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::Position;
    use crate::cli::{Task, answer};
    use crate::game::GameName;

    #[test]
    fn a_position_that_the_moves_led_through_is_avoided() {
        let text = "H9/10/H9/10/H9/5h4/10/5h4/10/5h4 d3A,b7B A";
        let go = Task::Go(Go { nodes: Some(400), ..Go::default() });
        let play = |line: &str| answer(GameName::Cities, &Task::Play, line).unwrap();
        let chosen = |line: &str| answer(GameName::Cities, &go, line).unwrap();
        let back = |mv: &str| mv.split('-').rev().collect::<Vec<_>>().join("-");
        let best = chosen(text);
        let after: Position = play(&format!("{text} {best}")).parse().unwrap();
        let circle = after.moves().into_iter().find_map(|reply| {
            let reply = after.write_move(reply);
            let line = format!("{text} {best} {reply} {} {}", back(&best), back(&reply));
            let played = answer(GameName::Cities, &Task::Play, &line);
            (played.as_deref() == Ok(text)).then_some(line)
        });
        assert_ne!(chosen(&circle.unwrap()), best);
    }
}
