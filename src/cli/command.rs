//! A command line in parts.

use super::go::Go;
use super::live_match::LiveMatch;
use super::puzzles::Puzzles;
use super::tune::Tune;
use crate::game::{GameName, SetupOptions};

/// A command line that was understood.
#[derive(Clone, PartialEq, Debug)]
pub struct Command {
    /// The game.
    pub game: GameName,
    /// What is done.
    pub task: Task,
    /// What it is done with.
    pub input: Input,
}

/// What is done with each position.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// Print a new game.
    Setup(SetupOptions),
    /// List the ready-made boards.
    Boards,
    /// List the legal moves.
    Moves,
    /// Play moves.
    Play,
    /// Count move sequences of this number of plies.
    Perft(u32),
    /// Draw the board.
    Show,
    /// Write a game as a link.
    Link,
    /// Read what a link holds.
    ReadLink(String),
    /// Write a game as text.
    Text,
    /// Read the text of a game from a file, or write a saved game as text.
    ReadText(String),
    /// Choose the computer's move.
    Go(Go),
    /// Answer another program, line by line.
    Engine,
    /// Play games between computer players.
    Match(LiveMatch),
    /// Make weights from games of the search against itself.
    Tune(Tune),
    /// Make puzzles from games of the computer.
    Puzzles(Puzzles),
    /// Do the fixed work that performance figures are measured on.
    Bench,
    /// Explain the program, or one of its commands.
    Help(Option<Verb>),
}

/// Where the positions are read from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    /// The arguments: one position, with the moves behind it for `play`, `link` and `text`; empty for tasks without.
    Given(String),
    /// Standard input, one position a line.
    Lines,
}

/// A command by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// `setup`
    Setup,
    /// `boards`
    Boards,
    /// `moves`
    Moves,
    /// `play`
    Play,
    /// `perft`
    Perft,
    /// `show`
    Show,
    /// `link`
    Link,
    /// `text`
    Text,
    /// `go`
    Go,
    /// `engine`
    Engine,
    /// `match`
    Match,
    /// `tune`
    Tune,
    /// `puzzles`
    Puzzles,
    /// `bench`
    Bench,
    /// `help`
    Help,
}

impl Verb {
    /// All commands, in the order of the help.
    pub const ALL: [Self; 15] = [
        Self::Setup,
        Self::Boards,
        Self::Moves,
        Self::Play,
        Self::Perft,
        Self::Show,
        Self::Link,
        Self::Text,
        Self::Go,
        Self::Engine,
        Self::Match,
        Self::Tune,
        Self::Puzzles,
        Self::Bench,
        Self::Help,
    ];

    /// The name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Boards => "boards",
            Self::Moves => "moves",
            Self::Play => "play",
            Self::Perft => "perft",
            Self::Show => "show",
            Self::Link => "link",
            Self::Text => "text",
            Self::Go => "go",
            Self::Engine => "engine",
            Self::Match => "match",
            Self::Tune => "tune",
            Self::Puzzles => "puzzles",
            Self::Bench => "bench",
            Self::Help => "help",
        }
    }

    /// The command of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verb| verb.name() == name)
    }
}
