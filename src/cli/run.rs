//! The program: arguments, standard input, standard output and exit status.

use std::io::{self, BufRead as _, Write as _};
use std::process::ExitCode;

use super::{Command, Input, Task, answer, parse};

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

enum Failure {
    Refused(String),
    Io(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

fn fail(message: &str) -> ExitCode {
    eprintln!("eko: {message}");
    ExitCode::from(2)
}

fn run(command: &Command) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match &command.input {
        Input::Given(text) => {
            let text = answer(command.game, &command.task, text).map_err(Failure::Refused)?;
            writeln!(out, "{}", text.trim_end_matches('\n'))?;
        }
        Input::Lines => {
            // A drawing has many lines: an empty one ends it.
            let end = if command.task == Task::Show { "\n" } else { "" };
            for line in io::stdin().lock().split(b'\n') {
                let line = line?;
                let line = line.strip_suffix(b"\r").unwrap_or(&line);
                let answer = match std::str::from_utf8(line) {
                    Ok(text) => answer(command.game, &command.task, text),
                    Err(e) => Err(format!("byte {}: not UTF-8 text", e.valid_up_to() + 1)),
                };
                match answer {
                    Ok(text) => writeln!(out, "{}{end}", text.trim_end_matches('\n'))?,
                    Err(message) => writeln!(out, "error: {message}")?,
                }
            }
        }
    }
    Ok(out.flush()?)
}
