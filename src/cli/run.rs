//! The program: arguments, standard input, standard output and exit status.

use std::io::{self, BufReader, Write as _};
use std::process::ExitCode;

use super::answer::answer_and_tell;
use super::engine::converse;
use super::live_match::{play_match, reader_has_gone};
use super::{Command, Input, Task, for_each_line, parse};

/// Runs the program. The exit status is 0, or 2 with one line on standard error.
#[must_use]
pub fn main() -> ExitCode {
    let args: Vec<String> = match std::env::args_os().skip(1).map(|a| a.into_string()).collect() {
        Ok(args) => args,
        Err(arg) => return fail(&format!("argument {arg:?} is not text")),
    };
    let command = match parse(&args) {
        Ok(command) => command,
        Err(message) => return fail(&message),
    };
    match run(&command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Refused(message)) => fail(&message),
        // The reader of the answers has gone; there is nobody left to report to.
        Err(Failure::Io(e)) if e.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Failure::Io(e)) => fail(&format!("cannot read or write: {e}")),
    }
}

/// Why the program ends early.
pub(super) enum Failure {
    Refused(String),
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Reports an error, where standard error can be written: `eprintln!` would panic where it cannot.
fn fail(message: &str) -> ExitCode {
    let _ = writeln!(io::stderr(), "eko: {message}");
    ExitCode::from(2)
}

/// Says something besides the answer, where standard error can be written.
fn tell(text: &str) {
    let _ = writeln!(io::stderr(), "{text}");
}

fn run(command: &Command) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match (&command.task, &command.input) {
        (Task::Match(games), _) => {
            play_match(command.game, games, &mut out, reader_has_gone)?;
        }
        (Task::Engine, _) => converse(command.game, BufReader::new(io::stdin()), &mut out)?,
        (task, Input::Given(text)) => {
            let text = answer_and_tell(command.game, task, text, tell).map_err(Failure::Refused)?;
            writeln!(out, "{}", text.trim_end_matches('\n'))?;
        }
        (task, Input::Lines) => {
            // A drawing or a text has many lines: an empty one ends it.
            let end = if matches!(task, Task::Show | Task::Text) { "\n" } else { "" };
            for_each_line(io::stdin().lock(), |line| {
                match line.and_then(|text| answer_and_tell(command.game, task, &text, tell)) {
                    Ok(text) => writeln!(out, "{}{end}", text.trim_end_matches('\n')),
                    Err(message) => writeln!(out, "error: {message}"),
                }
                .map_err(Failure::Io)
            })?;
        }
    }
    Ok(out.flush()?)
}
