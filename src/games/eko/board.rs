//! The render model of the board, a pure function of the session.

use crate::eko::{Action, Landmark, Move, Player, Position, Space};
use crate::games::eko::space::{SpaceContext, SpaceModel};
use crate::table::{Session, last_step};

/// Everything that the board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardModel {
    /// The spaces, by their numbers.
    pub spaces: Vec<SpaceModel>,
    /// The path of the last step, from its start to its end.
    pub trail: Vec<Space>,
    /// The holders of [`LANDMARKS`].
    pub holders: [Option<Player>; 3],
}

/// The landmarks between three storm spaces.
pub const LANDMARKS: [Landmark; 3] = [Landmark::Pyramid1, Landmark::Pyramid2, Landmark::Lighthouse];

impl BoardModel {
    /// The render model of a session.
    #[must_use]
    pub fn new(session: &Session<Position>) -> Self {
        let position = session.record().position();
        let context = SpaceContext::new(session);
        Self {
            spaces: position.board().spaces().map(|space| context.space(space)).collect(),
            trail: last_step(session).map_or(Vec::new(), |(before, mv)| trail(before, mv)),
            holders: LANDMARKS.map(|landmark| position.holder(landmark)),
        }
    }
}

/// The path of a move, or the stack and its site; empty for moves other than actions.
fn trail(before: &Position, mv: Move) -> Vec<Space> {
    match mv.action() {
        Some(Action::Move { from, to, losses }) => before.path(from, to, losses.discs),
        Some(Action::Build { from, site, .. }) => vec![from, site],
        None => Vec::new(),
    }
}
