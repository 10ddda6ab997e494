//! The render model of the board, a pure function of the session.

use crate::eko::{Action, Landmark, Move, Player, Position, Space};
use crate::games::eko::space::{SpaceContext, SpaceModel};
use crate::table::{Session, TableGame};

/// Everything that the board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardModel {
    /// The spaces, by their numbers.
    pub spaces: Vec<SpaceModel>,
    /// The holders of [`Landmark::KINDS`].
    pub holders: [Option<Player>; 3],
}

impl BoardModel {
    /// The render model of a session.
    #[must_use]
    pub fn new(session: &Session<Position>) -> Self {
        let position = session.record().position();
        let context = SpaceContext::new(session);
        Self {
            spaces: position.board().spaces().map(|space| context.space(space)).collect(),
            holders: Landmark::KINDS.map(|landmark| position.holder(landmark)),
        }
    }
}

/// The path of a move, the stack and its site, or the one space of any other step.
pub(super) fn trail(before: &Position, mv: Move) -> Vec<Space> {
    match mv.action() {
        Some(Action::Move { from, to, losses }) => before.path(from, to, losses.discs),
        Some(Action::Build { from, site, .. }) => vec![from, site],
        None => Position::points_at(mv).into_iter().collect(),
    }
}
