//! What the current player can do now.

use crate::cities::Position;
use crate::games::cities::ActionKind;
use crate::table::Session;

/// What the current player can do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromptKind {
    /// Nothing: the game is over.
    Over,
    /// A piece.
    Act,
    /// A pass: no move is legal.
    Stuck,
    /// A target of the selected piece.
    Target,
    /// A target of the selected attacker, which can become a hero where it stands.
    TargetOrPromote,
}

impl PromptKind {
    /// What the current player of a session can do now.
    #[must_use]
    pub fn of(session: &Session<Position>) -> Self {
        let position = session.record().position();
        let here = session.selected().map(|space| session.choices().can(position, space));
        match here {
            _ if !session.is_open() => Self::Over,
            Some(actions) if actions.contains(&ActionKind::Promote) => Self::TargetOrPromote,
            Some(_) => Self::Target,
            None if session.choices().buttons().is_empty() => Self::Act,
            None => Self::Stuck,
        }
    }
}
