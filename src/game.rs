//! What the command line, the record, the page and the computer players need of any game, and no
//! more.
//!
//! # To add a game
//!
//! 1. Write its rules in a module of their own, in the shape of [`eko`](crate::eko) and
//!    [`cities`](crate::cities): a position that is always legal, a small `Copy` move, a typed reason
//!    for each illegal move, and one text for each of them.
//! 2. Implement [`Game`] for the position, in a file `game.rs` beside the rules.
//! 3. Implement [`Evaluate`](crate::ai::Evaluate) in `ai/eval` and
//!    [`SearchGame`](crate::ai::SearchGame) in `ai/search`, so that computer players can play it.
//! 4. Add its name to [`GameName`], and an arm for it in `cli::answer`,
//!    [`bench::run`](crate::bench::run) and [`save::read`](crate::record::save::read), whose
//!    [`SavedGame`](crate::record::save::SavedGame) gets a variant.
//! 5. Implement [`TableGame`](crate::table::TableGame) in `games/`, with what its board and its
//!    panels show; sessions, choices, keys and move list are generic.
//! 6. Add its rows to `tests/conformance.rs`, its games to `tests/properties/table.rs`, and its rules,
//!    a test a sentence, to `tests/rules`.
//!
//! The first three steps for Nim with one heap: players remove one to three matches in turn, and
//! whoever removes the last one wins.
//!
//! ```
//! use std::convert::Infallible;
//! use std::{fmt, str::FromStr};
//! use tabletop::ai::{Evaluate, Match, SearchGame, Strategy};
//! use tabletop::core::player::{ByPlayer, Player, PlayerSet};
//! use tabletop::game::{Game, GameName, Outcome, SetupError, SetupOptions};
//! use tabletop::record::{Record, save};
//!
//! // 1. The rules: a position and its text, such as `7 A`; why a move or a text is refused.
//! #[derive(Clone, PartialEq, Eq, Debug)]
//! struct Nim { matches: u32, turn: Player }
//!
//! #[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
//! #[error("1 to 3 matches, at most {left}")]
//! struct Illegal { left: u32 }
//!
//! #[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
//! #[error("{0:?} is no position and no number")]
//! struct TextError(String);
//!
//! impl fmt::Display for Nim {
//!     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
//!         write!(f, "{} {}", self.matches, self.turn)
//!     }
//! }
//!
//! impl FromStr for Nim {
//!     type Err = Vec<TextError>;
//!     fn from_str(text: &str) -> Result<Self, Vec<TextError>> {
//!         let read = text.split_once(' ').and_then(|(matches, turn)| {
//!             let turn = Player::first(2).iter().find(|player| player.to_string() == turn)?;
//!             Some(Self { matches: matches.parse().ok()?, turn: *turn })
//!         });
//!         read.ok_or_else(|| vec![TextError(text.to_owned())])
//!     }
//! }
//!
//! // 2. What every game answers.
//! impl Game for Nim {
//!     type Move = u32;
//!     type Illegal = Illegal;
//!     type Error = TextError;
//!     type SetupProblem = Infallible;
//!
//!     const NAME: GameName = GameName::Cities; // A real game gets a name of its own.
//!     const FIELDS: usize = 2;
//!
//!     fn start(_: &SetupOptions) -> Result<Self, SetupError<Infallible>> {
//!         Ok(Self { matches: 7, turn: Player::A })
//!     }
//!     fn seats(&self) -> &'static [Player] {
//!         Player::first(2)
//!     }
//!     fn turn(&self) -> Player {
//!         if self.matches == 0 { Player::A } else { self.turn }
//!     }
//!     fn outcome(&self) -> Option<Outcome> {
//!         (self.matches == 0).then(|| Outcome::Won(PlayerSet::of(self.turn.after(1, 2))))
//!     }
//!     fn for_each_move(&self, emit: impl FnMut(u32)) {
//!         (1..=self.matches.min(3)).for_each(emit);
//!     }
//!     fn forced(&self) -> Option<u32> {
//!         None
//!     }
//!     fn check(&self, mv: u32) -> Result<(), Illegal> {
//!         let left = self.matches.min(3);
//!         if (1..=left).contains(&mv) { Ok(()) } else { Err(Illegal { left }) }
//!     }
//!     fn play_unchecked(&self, mv: u32) -> Self {
//!         Self { matches: self.matches - mv, turn: self.turn.after(1, 2) }
//!     }
//!     fn read_move(&self, text: &str) -> Result<u32, TextError> {
//!         text.parse().map_err(|_| TextError(text.to_owned()))
//!     }
//!     fn write_move(&self, mv: u32) -> String {
//!         mv.to_string()
//!     }
//!     fn show(&self) -> String {
//!         "|".repeat(self.matches as usize)
//!     }
//! }
//!
//! let start = Nim::start(&SetupOptions::default()).unwrap();
//! assert_eq!(start.moves(), [1, 2, 3]);
//! assert_eq!(start.perft(3), 23);
//! assert_eq!(start.play(4).unwrap_err().to_string(), "1 to 3 matches, at most 3");
//!
//! // Records and saved games are there at once.
//! let mut record = Record::new(start, vec!["Ann".into()]);
//! for mv in [3, 1, 3] {
//!     record.play(mv).unwrap();
//! }
//! assert_eq!(record.winners(), PlayerSet::of(Player::A));
//! assert_eq!(save::read_of::<Nim>(&save::write(&record)).unwrap(), record);
//!
//! // 3. What a position is worth: whoever faces a multiple of four loses.
//! impl Evaluate for Nim {
//!     fn evaluate(&self) -> ByPlayer<i32> {
//!         let mut scores = ByPlayer::default();
//!         scores[self.turn] = if self.matches % 4 == 0 { -1 } else { 1 };
//!         scores
//!     }
//! }
//!
//! // Searches find it by themselves; features of its own would only make them quicker.
//! impl SearchGame for Nim {}
//!
//! let options = SetupOptions::default();
//! let games = Match::new(Strategy::Greedy, Strategy::Random, 40, options);
//! assert!(games.play::<Nim>(|| 0.0).unwrap().wins()[0] > 30);
//! ```

mod name;
mod setup;

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::core::player::{Player, PlayerSet};

pub use name::GameName;
pub use setup::{SetupError, SetupOption, SetupOptions};

/// How a game ended by its rules.
///
/// ```
/// use tabletop::cities::{Player, PlayerSet, Position};
/// use tabletop::game::{Game, Outcome};
/// let over: Position = "aaa7/10/10/10/10/10/10/10/10/A9 d3A,b7B =B".parse().unwrap();
/// assert_eq!(Game::outcome(&over), Some(Outcome::Won(PlayerSet::of(Player::B))));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The winners, one player or several together.
    Won(PlayerSet),
    /// All players have lost.
    Nobody,
    /// Nobody has won or lost.
    Draw,
}

impl Outcome {
    /// The winners; nobody in a draw.
    #[must_use]
    pub const fn winners(self) -> PlayerSet {
        match self {
            Self::Won(winners) => winners,
            Self::Nobody | Self::Draw => PlayerSet::EMPTY,
        }
    }
}

/// A move that was not played: which one, and why. The position it was tried on is untouched.
///
/// ```
/// use tabletop::cities::{Illegal, Layout, Player};
/// let start = Layout::default().start(Player::A);
/// let refused = start.play(start.read_move("b1-b4").unwrap()).unwrap_err();
/// assert_eq!(start.write_move(refused.mv), "b1-b4");
/// assert_eq!(refused.why, Illegal::TooFar { away: 3, reach: 2 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{why}")]
pub struct Refused<M, I> {
    /// The move.
    pub mv: M,
    /// Why it is not legal.
    pub why: I,
}

/// A position of a game, always a legal one. Its text ([`Display`]) reads back.
///
/// ```
/// use tabletop::game::{Game, SetupOptions};
/// use tabletop::{cities, eko};
///
/// /// The number of plies of a game in which the first legal move is always played.
/// fn length<G: Game>(mut position: G) -> usize {
///     let mut plies = 0;
///     while let Some(mv) = position.moves().first() {
///         position = position.play(*mv).unwrap();
///         plies += 1;
///         if plies == 1000 { break; }
///     }
///     plies
/// }
///
/// let options = SetupOptions { players: Some(2), seed: Some(1), ..SetupOptions::default() };
/// assert!(length(eko::Position::start(&options).unwrap()) > 10);
/// assert!(length(cities::Position::start(&options).unwrap()) > 10);
/// ```
pub trait Game:
    Clone + Eq + Debug + Display + FromStr<Err = Vec<Self::Error>> + Send + Sync + 'static
{
    /// One ply.
    type Move: Copy + Eq + Debug + Send + Sync + 'static;
    /// Why a move is not legal.
    type Illegal: Copy + Eq + Debug + Display + Send + Sync + 'static;
    /// Why a text is refused.
    type Error: Clone + Eq + Debug + Display;
    /// What the game refuses in the options of a new game.
    type SetupProblem: Clone + Eq + Debug + Display;

    /// The name of the game.
    const NAME: GameName;
    /// The number of fields, one space between, in the text of a position.
    const FIELDS: usize;

    /// A new game.
    ///
    /// # Errors
    /// The option that is missing or refused.
    fn start(options: &SetupOptions) -> Result<Self, SetupError<Self::SetupProblem>>;

    /// The players, in seat order.
    fn seats(&self) -> &'static [Player];

    /// The current player; A in a finished game.
    fn turn(&self) -> Player;

    /// How the game ended; `None` while it goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// Hands every legal move to `emit`, in no particular order; none in a finished game.
    fn for_each_move(&self, emit: impl FnMut(Self::Move));

    /// The move that is played automatically, because it is the only one and decides nothing.
    fn forced(&self) -> Option<Self::Move>;

    /// Whether a move is legal.
    ///
    /// # Errors
    /// Why it is not.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Illegal>;

    /// The position after a legal move. After any other move the position is meaningless.
    #[must_use]
    fn play_unchecked(&self, mv: Self::Move) -> Self;

    /// Reads the text of a move, legal or not.
    ///
    /// # Errors
    /// Where the text goes wrong.
    fn read_move(&self, text: &str) -> Result<Self::Move, Self::Error>;

    /// The text of a move.
    fn write_move(&self, mv: Self::Move) -> String;

    /// The board and everything beside it, drawn as text.
    fn show(&self) -> String;

    /// All legal moves, in no particular order; none in a finished game.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        self.for_each_move(|mv| moves.push(mv));
        moves
    }

    /// The number of legal moves. A game overrides this where counting is faster than listing.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        self.for_each_move(|_| count += 1);
        count
    }

    /// The position after a move.
    ///
    /// # Errors
    /// Why the move is not legal.
    fn play(&self, mv: Self::Move) -> Result<Self, Refused<Self::Move, Self::Illegal>> {
        self.check(mv).map_err(|why| Refused { mv, why })?;
        Ok(self.play_unchecked(mv))
    }

    /// The number of move sequences of exactly `depth` plies; a finished game has none but the empty
    /// one. The last ply is counted without being played.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut sum = 0;
                self.for_each_move(|mv| sum += self.play_unchecked(mv).perft(depth - 1));
                sum
            }
        }
    }
}
