//! What an inspected space answers: a space under the pointer or with the focus.

use crate::eko::{Building, Illegal, Position, STACK_LIMIT, Terrain};
use crate::games::eko::{Brings, Feature, PortalModel, SpaceModel};
use crate::table::Session;

/// The answer of an inspected space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inspection {
    /// The reason for which nothing can be done there.
    Refused(Illegal),
    /// With no stack selected, the use of the terrain.
    About(About),
    /// What the choices there bring, one of each kind.
    Brings(Vec<Brings>),
    /// A click puts the selected stack down.
    PutDown,
    /// A full stack of the player's own: none can join it, and a lone disc could take it.
    Full,
    /// Nothing beyond what the space shows.
    Nothing,
}

/// The use of a terrain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// A portal that leads somewhere, or the only one.
    Portal(PortalModel),
    /// Another part of the variants.
    Feature(Feature),
    /// A capital.
    Capital,
    /// Ground for buildings up to this one.
    Ground(Building),
    /// A building, and what it can become.
    Built(Built),
    /// An abyss.
    Abyss,
    /// Ground for stacks only.
    Movement,
}

/// What can be built in place of a building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Built {
    /// The building that its owner can raise it to, if the ground bears one, and the discs for it.
    pub raised: Option<(Building, u8)>,
    /// The building of the same kind that others can replace it by, and the discs for it.
    pub same: (Building, u8),
    /// The next higher one that others can replace it by, if the ground bears one, and the discs.
    pub higher: Option<(Building, u8)>,
}

impl Built {
    fn new(building: Building, highest: Building) -> Self {
        let next = Building::ALL.into_iter().find(|next| *next > building && *next <= highest);
        let price = |building: Building, enemy| (building, building.price(enemy));
        Self {
            raised: next.map(|next| price(next, false)),
            same: price(building, true),
            higher: next.map(|next| price(next, true)),
        }
    }
}

impl Inspection {
    /// The answer of a space.
    #[must_use]
    pub fn new(session: &Session<Position>, space: &SpaceModel) -> Self {
        // A click may play a move that is not one of the stack that is picked up.
        let brings = Brings::on(session, session.choices().on(space.space));
        if !brings.is_empty() {
            return Self::Brings(brings);
        }
        let full = space.stack.is_some_and(|stack| stack.discs == STACK_LIMIT);
        match session.why_not(space.space) {
            Some(Illegal::NoStack) if session.selected().is_none() => Self::About(About::of(space)),
            Some(why) => Self::Refused(why),
            None if space.selected => Self::PutDown,
            None if space.ring && full => Self::Full,
            None => Self::Nothing,
        }
    }

    /// The use of a special space, to be added to another answer while no stack is selected.
    #[must_use]
    pub fn also(&self, session: &Session<Position>, space: &SpaceModel) -> Option<About> {
        if session.selected().is_some() || matches!(self, Self::About(_)) {
            return None;
        }
        let special = space.portal.is_some()
            || space.terrain == Terrain::Capital
            || space.feature.is_some_and(|feature| feature != Feature::Storm);
        special.then(|| About::of(space))
    }
}

impl About {
    /// The use of a space.
    #[must_use]
    pub fn of(space: &SpaceModel) -> Self {
        if let Some(portal) = &space.portal {
            return Self::Portal(portal.clone());
        }
        if let Some(feature) = space.feature {
            return Self::Feature(feature);
        }
        if let Some((placed, highest)) = space.building.zip(space.terrain.highest_building()) {
            return Self::Built(Built::new(placed.building, highest));
        }
        match (space.terrain, space.terrain.highest_building()) {
            (Terrain::Capital, _) => Self::Capital,
            (_, Some(building)) => Self::Ground(building),
            (Terrain::Abyss, None) => Self::Abyss,
            (_, None) => Self::Movement,
        }
    }
}
