//! The render model of the board, a pure function of the session.

use crate::cities::{Move, Position, Space, squares};
use crate::games::cities::space::{SpaceContext, SpaceModel};
use crate::table::{Session, last_step};

/// Everything that the board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardModel {
    /// The squares, by their numbers.
    pub spaces: Vec<SpaceModel>,
    /// The path of the last step, from its start to its end.
    pub trail: Vec<Space>,
}

impl BoardModel {
    /// The render model of a session.
    #[must_use]
    pub fn new(session: &Session<Position>) -> Self {
        let context = SpaceContext::new(session);
        Self {
            spaces: squares().map(|square| context.space(square)).collect(),
            trail: last_step(session).map_or(Vec::new(), |(before, mv)| trail(before, mv)),
        }
    }
}

/// The path of a move; empty for moves of no piece.
fn trail(before: &Position, mv: Move) -> Vec<Space> {
    match mv {
        Move::Go { from, to } => before.path(from, to),
        Move::Promote { .. } | Move::Pass => Vec::new(),
    }
}
