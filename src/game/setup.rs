//! The options of a new game, and why a game cannot be set up from them.

/// What a new game is set up from. A game refuses to start without an option that it needs, and with
/// one that it has no use for; a seed alone is never in the way.
///
/// ```
/// use tabletop::eko::Position;
/// use tabletop::game::{Game, SetupError, SetupOption, SetupOptions};
///
/// let options = SetupOptions { players: Some(3), seed: Some(7), ..SetupOptions::default() };
/// assert_eq!(Position::start(&options).unwrap().seats().len(), 3);
///
/// let options = SetupOptions { seed: None, ..options };
/// assert_eq!(Position::start(&options), Err(SetupError::Missing(SetupOption::Seed)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SetupOptions {
    /// The number of players.
    pub players: Option<usize>,
    /// The seed of everything that chance decides.
    pub seed: Option<u64>,
    /// The tiles of variants, as the notation lists them.
    pub tiles: Option<String>,
    /// A board: the key of a ready-made one, or its text.
    pub board: Option<String>,
}

/// One of the [`SetupOptions`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupOption {
    /// The number of players.
    Players,
    /// The seed.
    Seed,
    /// The tiles of variants.
    Tiles,
    /// The board.
    Board,
}

impl SetupOption {
    /// The name of the option: `players`, `seed`, `tiles` or `board`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Seed => "seed",
            Self::Tiles => "tiles",
            Self::Board => "board",
        }
    }
}

/// Why a game cannot be set up; `P` is a problem of the game's own.
///
/// ```
/// use tabletop::cities::{Position, SetupProblem};
/// use tabletop::game::{Game, SetupError, SetupOption, SetupOptions};
///
/// let options = SetupOptions { tiles: Some("P".into()), ..SetupOptions::default() };
/// let refused = SetupError::Option(SetupOption::Tiles, SetupProblem::NoVariants);
/// assert_eq!(Position::start(&options), Err(refused));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError<P> {
    /// An option without which the game cannot be set up.
    #[error("the option {} is missing", .0.name())]
    Missing(SetupOption),
    /// Both a board and tiles to build one from.
    #[error("both a board and tiles")]
    BoardAndTiles,
    /// An option whose value the game refuses.
    #[error("{}: {}", .0.name(), .1)]
    Option(SetupOption, P),
    /// The options together make no game.
    #[error("{0}")]
    NoGame(P),
}
