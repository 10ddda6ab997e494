//! What an inspected space answers: a space under the pointer or with the focus.

use crate::eko::{Building, Illegal, Position, Terrain};
use crate::games::eko::{PortalModel, SpaceModel};
use crate::table::Session;

/// The answer of an inspected space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inspection {
    /// The reason for which nothing can be done there.
    Refused(Illegal),
    /// With no stack selected, the use of the terrain.
    About(About),
    /// A click puts the selected stack down.
    PutDown,
    /// Nothing beyond what the space shows.
    Nothing,
}

/// The use of a terrain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// A portal that leads somewhere, or the only one.
    Portal(PortalModel),
    /// A capital.
    Capital,
    /// Ground for buildings up to this one.
    Ground(Building),
    /// A storm zone.
    Storm,
    /// An abyss.
    Abyss,
    /// Ground for stacks only.
    Movement,
}

impl Inspection {
    /// The answer of a space.
    #[must_use]
    pub fn new(session: &Session<Position>, space: &SpaceModel) -> Self {
        match session.why_not(space.space) {
            Some(Illegal::NoStack) if session.selected().is_none() => Self::About(About::of(space)),
            Some(why) => Self::Refused(why),
            None if space.selected => Self::PutDown,
            None => Self::Nothing,
        }
    }
}

impl About {
    /// The use of a space.
    #[must_use]
    pub fn of(space: &SpaceModel) -> Self {
        if let Some(portal) = &space.portal {
            return Self::Portal(portal.clone());
        }
        match (space.terrain, space.terrain.highest_building()) {
            (Terrain::Capital, _) => Self::Capital,
            (_, Some(building)) => Self::Ground(building),
            (Terrain::Storm(_), None) => Self::Storm,
            (Terrain::Abyss, None) => Self::Abyss,
            (_, None) => Self::Movement,
        }
    }
}
