//! The games by name.

/// A game of this library.
///
/// ```
/// use tabletop::game::GameName;
/// assert_eq!(GameName::from_name("cities"), Some(GameName::Cities));
/// assert_eq!(GameName::default().name(), "eko");
/// assert_eq!(GameName::all_names(), "eko or cities");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameName {
    /// Ekö, for two to four players.
    #[default]
    Eko,
    /// Cities, for two players.
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
