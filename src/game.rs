//! What the command line, the record, the page and the computer players need of any game, and no
//! more.
//!
//! To add a game:
//! 1. its rules in a module of their own, in the shape of [`eko`](crate::eko) and
//!    [`cities`](crate::cities);
//! 2. `impl Game for Position` there, in a file `game.rs`, and `impl Scored` in `score.rs`;
//! 3. its name in [`GameName`], and an arm for it in [`cli::answer`](crate::cli::answer),
//!    [`bench::run`](crate::bench::run) and [`save::read`](crate::record::save::read), where
//!    [`SavedGame`](crate::record::save::SavedGame) gets it too;
//! 4. `impl TableGame for Position` in a module of [`table`](crate::table), with what its board, its
//!    players and its end show; record, session, choices, move list, keys and layout are there;
//! 5. its rows in `tests/conformance.rs`, its games in `tests/properties/table.rs`, and its tests
//!    beside those of the others.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::core::player::{ByPlayer, Player, PlayerSet};

/// The games there are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameName {
    /// Ekö, for two to four.
    #[default]
    Eko,
    /// Cities, for two.
    Cities,
}

impl GameName {
    /// All games.
    pub const ALL: [Self; 2] = [Self::Eko, Self::Cities];

    /// The name in commands and saved games.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Eko => "eko",
            Self::Cities => "cities",
        }
    }

    /// The names of all games, in one phrase.
    #[must_use]
    pub fn all_names() -> String {
        Self::ALL.map(Self::name).join(" or ")
    }

    /// The game of this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name)
    }
}

/// How a game ended by its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// These have won, one or several together.
    Won(PlayerSet),
    /// Nobody has won.
    Nobody,
    /// Nobody has won or lost.
    Draw,
}

/// What a new game is set up from; a game that needs what is absent, or has no use for what is
/// there, says so.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupOptions {
    /// How many play.
    pub players: Option<usize>,
    /// What chance is drawn from.
    pub seed: Option<u64>,
    /// The tiles of variants, as the notation lists them.
    pub tiles: Option<String>,
    /// A board: the key of a ready-made one, or its text.
    pub board: Option<String>,
}

/// A move that was not played: which one, and why. The position it was tried on is untouched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{why}")]
pub struct Refused<M, I> {
    /// The move.
    pub mv: M,
    /// Why it is not legal.
    pub why: I,
}

/// A position of a game, always a legal one. Its text ([`Display`]) is the one that is read back.
pub trait Game:
    Clone + Eq + Debug + Display + FromStr<Err = Vec<Self::Error>> + Send + Sync + 'static
{
    /// One ply.
    type Move: Copy + Eq + Debug + Send + Sync + 'static;
    /// Why a move is not legal.
    type Illegal: Copy + Eq + Debug + Display + Send + Sync + 'static;
    /// Why a text is refused.
    type Error: Clone + Eq + Debug + Display;

    /// Which game it is.
    const NAME: GameName;
    /// How many fields, one space between, the text of a position has.
    const FIELDS: usize;

    /// A new game.
    ///
    /// # Errors
    /// What of the options is missing or cannot be met, in one line.
    fn start(options: &SetupOptions) -> Result<Self, String>;

    /// The players, in seat order.
    fn seats(&self) -> &'static [Player];

    /// The player at turn; A in a finished game.
    fn turn(&self) -> Player;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// All legal moves, in no particular order; none in a finished game.
    fn moves(&self) -> Vec<Self::Move>;

    /// The move that plays itself, because nothing else can be done.
    fn forced(&self) -> Option<Self::Move>;

    /// The position after a move.
    ///
    /// # Errors
    /// The reason for which the move is not legal.
    fn play(&self, mv: Self::Move) -> Result<Self, Refused<Self::Move, Self::Illegal>>;

    /// Reads the text of a move; whether it is legal is for [`play`](Self::play) to say.
    ///
    /// # Errors
    /// Where the text does not read on.
    fn read_move(&self, text: &str) -> Result<Self::Move, Self::Error>;

    /// The text of a move.
    fn write_move(&self, mv: Self::Move) -> String;

    /// The number of move sequences of exactly `depth` plies; finished games have none beyond.
    fn perft(&self, depth: u32) -> u64;

    /// The board and what else is to be known, drawn as text.
    fn show(&self) -> String;
}

/// A game whose positions computer players can weigh.
pub trait Scored: Game {
    /// How well each player stands in a game that goes on: the more the better, and only differences
    /// between players and positions mean anything.
    fn scores(&self) -> ByPlayer<i32>;
}
