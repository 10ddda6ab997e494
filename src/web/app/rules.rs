//! What is read of the rules, over or beside what is on the screen.

use tabletop::game::GameName;

/// The rules of a game, and where they are opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulesPlace {
    /// The game.
    pub game: GameName,
    /// What is looked up.
    pub at: LookUp,
}

/// What is looked up in the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookUp {
    /// Nothing yet.
    Nothing,
    /// A group of paragraphs, by its number from 1.
    Group(u8),
    /// The paragraph of this key.
    Paragraph(&'static str),
}
