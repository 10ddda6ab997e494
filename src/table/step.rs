//! The last step, as the board shows it.

use super::{Session, TableGame};
use crate::core::space::Space;

/// What a space had to do with the last step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The piece or stack came from here, or paid from here.
    From,
    /// It came here, discs were brought here, or it was built here.
    To,
}

impl Role {
    /// The part of a space in a move.
    #[must_use]
    pub fn of<G: TableGame>(mv: G::Move, space: Space) -> Option<Self> {
        if G::points_at(mv) == Some(space) {
            Some(Self::To)
        } else {
            (G::picks_up(mv) == Some(space)).then_some(Self::From)
        }
    }
}

/// The last ply a player decided on, and the position before it.
#[must_use]
pub fn last_step<G: TableGame>(session: &Session<G>) -> Option<(&G, G::Move)> {
    let record = session.record();
    (0..record.at()).rev().find_map(|ply| {
        let before = record.position_after(ply)?;
        before.forced().is_none().then_some((before, record.plies()[ply]))
    })
}
