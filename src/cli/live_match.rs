//! A match as it is played: progress on standard error, and an end when nobody reads the report.

use std::io::{self, IsTerminal as _, Write};
use std::num::NonZero;
use std::ops::ControlFlow;
use std::thread;
use std::time::{Duration, Instant};

use super::run::Failure;
use super::setup::error_words;
use crate::ai::{Match, MatchReport, SearchGame, Sprt};
use crate::game::GameName;
use crate::{cities, eko};

/// The time between two lines of progress.
const EVERY: Duration = Duration::from_secs(2);

/// A match, and how it is played.
#[derive(Clone, PartialEq, Debug)]
pub struct LiveMatch {
    /// The games.
    pub games: Match,
    /// The test that ends the match as soon as it is decided.
    pub sprt: Option<Sprt>,
    /// The number of games at a time; all cores unless given.
    pub threads: Option<usize>,
}

/// Plays a match and writes its report: the heading before the first game, the results at the end.
/// `reader_has_gone` ends it early.
pub(super) fn play_match(
    game: GameName,
    games: &LiveMatch,
    out: &mut impl Write,
    reader_has_gone: fn() -> bool,
) -> Result<(), Failure> {
    match game {
        GameName::Eko => play::<eko::Position>(games, out, reader_has_gone),
        GameName::Cities => play::<cities::Position>(games, out, reader_has_gone),
    }
}

fn play<G: SearchGame>(
    live: &LiveMatch,
    out: &mut impl Write,
    reader_has_gone: fn() -> bool,
) -> Result<(), Failure> {
    let LiveMatch { games, sprt, threads } = live;
    let mut progress = Progress::new(live);
    let (mut heading, mut headed, mut gone) = (Ok(()), false, false);
    let start = Instant::now();
    let now = || start.elapsed().as_secs_f64() * 1e3;
    let threads =
        threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get));
    let report = games.play_side_by_side::<G>(threads, now, |report| {
        if !headed {
            headed = true;
            let most = if sprt.is_some() { ", or fewer" } else { "" };
            let line = report.heading(games.games);
            heading = writeln!(out, "{line}{most}").and_then(|()| out.flush());
        }
        progress.show(report);
        gone = reader_has_gone();
        let decided = sprt.is_some_and(|sprt| sprt.decision(sprt.ratio(report)).is_some());
        let go_on = heading.is_ok() && !gone && !decided;
        if go_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    progress.clear();
    let report = report.map_err(|error| Failure::Refused(error_words(&games.options, &error)))?;
    heading?;
    if gone && report.games() < games.games {
        return Err(Failure::Io(io::ErrorKind::BrokenPipe.into()));
    }
    writeln!(out, "{}", report.results())?;
    let first = games.first_seed();
    let last = first.wrapping_add(u64::from(report.games().saturating_sub(1) / 2));
    writeln!(out, "seeds: {first} to {last}, one for two games")?;
    if let Some(sprt) = sprt {
        writeln!(out, "{}", sprt.words(&report))?;
    }
    Ok(())
}

/// Whether standard output is a pipe that nobody reads any more.
#[cfg(unix)]
pub(super) fn reader_has_gone() -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let stdout = rustix::stdio::stdout();
    let mut output = [PollFd::new(&stdout, PollFlags::empty())];
    poll(&mut output, Some(&Timespec::default())).is_ok()
        && output[0].revents().intersects(PollFlags::ERR | PollFlags::HUP)
}

#[cfg(not(unix))]
pub(super) fn reader_has_gone() -> bool {
    false
}

/// The games played so far, on standard error: one line that is written anew on a terminal, a line
/// every two seconds elsewhere.
struct Progress {
    games: u32,
    sprt: Option<Sprt>,
    shown: Instant,
    terminal: bool,
}

impl Progress {
    fn new(live: &LiveMatch) -> Self {
        let terminal = io::stderr().is_terminal();
        Self { games: live.games.games, sprt: live.sprt, shown: Instant::now(), terminal }
    }

    fn show(&mut self, report: &MatchReport) {
        if self.shown.elapsed() < EVERY {
            return;
        }
        self.shown = Instant::now();
        let [won, lost] = report.wins();
        let (start, end) = if self.terminal { ("\r\x1b[K", "") } else { ("", "\n") };
        let (played, games) = (report.games(), self.games);
        let ratio =
            self.sprt.map(|sprt| format!(", log-likelihood ratio {:+.2}", sprt.ratio(report)));
        let ratio = ratio.unwrap_or_default();
        let mut stderr = io::stderr();
        // Progress is only a comfort: a match goes on where it cannot be shown.
        let _ =
            write!(stderr, "{start}{played} of {games} games: won {won}, lost {lost}{ratio}{end}");
    }

    fn clear(&self) {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
