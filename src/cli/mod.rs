//! The command line (notation.md): arguments and lines in, text out. Native only.
//!
//! ```
//! use tabletop::cli::{answer, parse};
//! let args = ["--game=cities", "setup"].map(String::from);
//! let command = parse(&args).unwrap();
//! let start = answer(command.game, &command.task, "").unwrap();
//! assert!(start.ends_with(" A"), "{start}");
//! ```

mod answer;
mod args;
mod command;
mod engine;
mod go;
mod help;
mod lines;
mod link;
mod live_match;
mod puzzles;
mod run;
mod setup;
mod text;
mod tune;

pub use answer::answer;
pub use args::parse;
pub use command::{Command, Input, Task, Verb};
pub use go::Go;
pub use help::help;
pub use lines::for_each_line;
pub use live_match::LiveMatch;
pub use puzzles::Puzzles;
pub use run::main;
pub use tune::Tune;
