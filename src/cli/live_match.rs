//! A match as it is played: progress on standard error, and an end when nobody reads the report.

use std::io::{self, IsTerminal as _, Write};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use super::run::Failure;
use super::setup::error_words;
use crate::ai::{Match, MatchReport, SearchGame};
use crate::game::GameName;
use crate::{cities, eko};

/// The time between two lines of progress.
const EVERY: Duration = Duration::from_secs(2);

/// Plays a match and writes its report: the heading before the first game, the results at the end.
pub(super) fn play_match(
    game: GameName,
    games: &Match,
    out: &mut io::StdoutLock<'_>,
) -> Result<(), Failure> {
    match game {
        GameName::Eko => play::<eko::Position>(games, out),
        GameName::Cities => play::<cities::Position>(games, out),
    }
}

fn play<G: SearchGame>(games: &Match, out: &mut io::StdoutLock<'_>) -> Result<(), Failure> {
    let mut progress = Progress::new(games.games);
    let mut heading = Ok(());
    let start = Instant::now();
    let now = || start.elapsed().as_secs_f64() * 1e3;
    let report = games.play_with::<G>(now, |report| {
        if report.games() == 0 {
            heading = writeln!(out, "{}", report.heading(games.games)).and_then(|()| out.flush());
        }
        progress.show(report);
        let go_on = heading.is_ok() && !reader_has_gone();
        if go_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    progress.clear();
    let report = report.map_err(|error| Failure::Refused(error_words(&games.options, &error)))?;
    heading?;
    if report.games() < games.games {
        return Err(Failure::Io(io::ErrorKind::BrokenPipe.into()));
    }
    Ok(writeln!(out, "{}", report.results())?)
}

/// Whether standard output is a pipe that nobody reads any more.
#[cfg(unix)]
fn reader_has_gone() -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let stdout = rustix::stdio::stdout();
    let mut output = [PollFd::new(&stdout, PollFlags::empty())];
    poll(&mut output, Some(&Timespec::default())).is_ok()
        && output[0].revents().intersects(PollFlags::ERR | PollFlags::HUP)
}

#[cfg(not(unix))]
fn reader_has_gone() -> bool {
    false
}

/// The games played so far, on standard error: one line that is written anew on a terminal, a line
/// every two seconds elsewhere.
struct Progress {
    games: u32,
    shown: Instant,
    terminal: bool,
}

impl Progress {
    fn new(games: u32) -> Self {
        Self { games, shown: Instant::now(), terminal: io::stderr().is_terminal() }
    }

    fn show(&mut self, report: &MatchReport) {
        if self.shown.elapsed() < EVERY {
            return;
        }
        self.shown = Instant::now();
        let [won, lost] = report.wins();
        let (start, end) = if self.terminal { ("\r\x1b[K", "") } else { ("", "\n") };
        let (played, games) = (report.games(), self.games);
        let mut stderr = io::stderr();
        // Progress is only a comfort: a match goes on where it cannot be shown.
        let _ = write!(stderr, "{start}{played} of {games} games: won {won}, lost {lost}{end}");
    }

    fn clear(&self) {
        if self.terminal {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
