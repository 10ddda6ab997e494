//! What an inspected square answers: a square under the pointer or with the focus.

use crate::cities::{Illegal, Position};
use crate::games::cities::{MoveEffects, SpaceModel};
use crate::table::Session;

/// The answer of an inspected square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inspection {
    /// The reason for which nothing can be done there.
    Refused(Illegal),
    /// With no piece selected, the use of the square.
    About(About),
    /// The effects of the move that a click makes.
    Effects(MoveEffects),
    /// A click puts the selected piece down.
    PutDown,
    /// Nothing beyond what the square shows.
    Nothing,
}

/// The use of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// A city.
    City,
    /// Open ground.
    Free,
}

impl Inspection {
    /// The answer of a square.
    #[must_use]
    pub fn new(session: &Session<Position>, space: &SpaceModel) -> Self {
        match (session.why_not(space.space), &space.effects) {
            (Some(Illegal::NoPiece), _) if session.selected().is_none() => {
                Self::About(About::of(space))
            }
            (Some(why), _) => Self::Refused(why),
            (None, Some(effects)) => Self::Effects(effects.clone()),
            (None, None) if space.selected => Self::PutDown,
            (None, None) => Self::Nothing,
        }
    }
}

impl About {
    /// The use of a square.
    #[must_use]
    pub const fn of(space: &SpaceModel) -> Self {
        match space.city {
            Some(_) => Self::City,
            None => Self::Free,
        }
    }
}
