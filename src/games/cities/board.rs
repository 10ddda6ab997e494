//! The render model of the board, a pure function of the session.

use crate::cities::{Move, Position, Space, squares};
use crate::games::cities::space::{SpaceContext, SpaceModel};
use crate::table::Session;

/// Everything that the board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardModel {
    /// The squares, by their numbers.
    pub spaces: Vec<SpaceModel>,
}

impl BoardModel {
    /// The render model of a session.
    #[must_use]
    pub fn new(session: &Session<Position>) -> Self {
        let context = SpaceContext::new(session);
        Self { spaces: squares().map(|square| context.space(square)).collect() }
    }
}

/// The path of a move, or the square of a promotion on the spot.
pub(super) fn trail(before: &Position, mv: Move) -> Vec<Space> {
    match mv {
        Move::Go { from, to } => before.path(from, to),
        Move::Promote { on } => vec![on],
        Move::Pass => Vec::new(),
    }
}
