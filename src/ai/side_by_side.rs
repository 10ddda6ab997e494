//! A match on several threads: the games are counted in their order, so that the results do not depend
//! on the number of threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use super::{Match, MatchReport, SearchGame};
use crate::game::{Game, SetupError};

/// The longest time between two calls of `watch`.
const LOOK: Duration = Duration::from_millis(100);

impl Match {
    /// Plays the games like [`Match::play`], this many at a time. Calls `watch` with the report so far
    /// before the first game, after each one in their order, and now and then between: it may end the
    /// match early. Where no player's time is limited, the same seed gives the same reports.
    ///
    /// # Errors
    /// Why no game can be set up.
    pub fn play_side_by_side<G: SearchGame>(
        &self,
        threads: usize,
        now: impl Fn() -> f64 + Sync,
        mut watch: impl FnMut(&MatchReport) -> ControlFlow<()>,
    ) -> Result<MatchReport, SetupError<<G as Game>::SetupProblem>> {
        let mut report = MatchReport::new(self.a, self.b);
        // A game that cannot be set up is reported before any is played.
        self.start::<G>(0)?;
        if watch(&report).is_break() {
            return Ok(report);
        }
        let (next, ended) = (AtomicU32::new(0), AtomicBool::new(false));
        let (next, ended, now) = (&next, &ended, &now);
        thread::scope(|scope| {
            let (sender, receiver) = channel();
            for _ in 0..threads.clamp(1, self.games as usize) {
                let sender = sender.clone();
                scope.spawn(move || {
                    let end = || ended.load(Ordering::Relaxed);
                    while !end() {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games {
                            break;
                        }
                        let played = self.start::<G>(game).ok();
                        let played = played.map(|start| self.game(game, start, now, &end));
                        if sender.send((game, played)).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            // Games that ended before one with a smaller number.
            let mut early = BTreeMap::new();
            let result = 'games: loop {
                match receiver.recv_timeout(LOOK) {
                    Ok((game, played)) => _ = early.insert(game, played),
                    Err(RecvTimeoutError::Timeout) if watch(&report).is_break() => break Ok(()),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break Ok(()),
                }
                while let Some(played) = early.remove(&report.games()) {
                    match played {
                        Some(played) => report.add(played),
                        None => break 'games self.start::<G>(report.games()).map(|_| ()),
                    }
                    if watch(&report).is_break() {
                        break 'games Ok(());
                    }
                }
            };
            ended.store(true, Ordering::Relaxed);
            result
        })?;
        Ok(report)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Strategy;
    use crate::eko;
    use crate::game::SetupOptions;

    fn games(games: u32) -> Match {
        let options = SetupOptions { players: Some(3), seed: Some(1), ..SetupOptions::default() };
        Match::new("mcts@20".parse().unwrap(), Strategy::Greedy, games, options)
    }

    fn go_on(_: &MatchReport) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    #[test]
    fn the_report_is_the_same_on_any_number_of_threads() {
        let match_ = games(7);
        let report = match_.play::<eko::Position>(|| 0.0).unwrap();
        for threads in [0, 1, 3, 16] {
            let other = match_.play_side_by_side::<eko::Position>(threads, || 0.0, go_on);
            assert_eq!(other.unwrap(), report, "{threads} threads");
        }
    }

    #[test]
    fn a_match_that_ends_early_counts_the_first_games() {
        let whole = games(4).play::<eko::Position>(|| 0.0).unwrap();
        let four = |report: &MatchReport| match report.games() {
            0..4 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        };
        let early = games(100).play_side_by_side::<eko::Position>(4, || 0.0, four).unwrap();
        assert_eq!(early, whole);
    }

    #[test]
    fn a_game_that_cannot_be_set_up_is_an_error() {
        let options = SetupOptions { players: Some(5), ..SetupOptions::default() };
        let five = Match { options, ..games(2) };
        assert!(five.play_side_by_side::<eko::Position>(2, || 0.0, go_on).is_err());
    }
}
