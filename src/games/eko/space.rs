//! The render model of a space.

use crate::core::order::insert_in_order;
use crate::eko::{Building, Phase, PlacedBuilding, Position, Space, SpaceSet, Stack, Terrain};
use crate::games::eko::portals::{PortalModel, fronts};
use crate::games::eko::{ActionKind, Effect, Feature, MoveEffects};
use crate::table::{Choice, Role, Session, ShownStep, numbered_roles, shown_steps};

/// Everything that a space shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceModel {
    /// The space.
    pub space: Space,
    /// Its name, such as `d4`.
    pub name: String,
    /// Its terrain.
    pub terrain: Terrain,
    /// The stack on it.
    pub stack: Option<Stack>,
    /// The building on it.
    pub building: Option<PlacedBuilding>,
    /// The kinds of actions that a click can perform now.
    pub actions: Vec<ActionKind>,
    /// Whether its stack can be selected for a forced march.
    pub march: bool,
    /// Whether its stack is marked as one to select: one for a forced march only after that is asked for.
    pub ring: bool,
    /// Whether its stack is selected.
    pub selected: bool,
    /// Its role in the last step.
    pub last: Option<Role>,
    /// Its roles in the steps since the player's last turn, where these are several, by number.
    pub steps: Vec<(usize, Role)>,
    /// The number of discs after regrouping here.
    pub together: Option<u8>,
    /// The most discs that can be placed here from the reserve now.
    pub room: Option<u8>,
    /// The kinds of buildings that can be built here, in building order.
    pub builds: Vec<Building>,
    /// The number of discs that the storms on the path here take, if any.
    pub losses: Option<u8>,
    /// Of a storm space, while a stack is selected: whether its zone costs that stack a disc.
    pub charged: Option<bool>,
    /// The most points that building here brings.
    pub gain: Option<u8>,
    /// The part of the variants that it belongs to.
    pub feature: Option<Feature>,
    /// Of a portal: where it leads.
    pub portal: Option<PortalModel>,
}

/// What all spaces of a board have in common, worked out once.
pub struct SpaceContext<'a> {
    session: &'a Session<Position>,
    steps: Vec<ShownStep>,
    charged: Option<SpaceSet>,
    fronts: Vec<(Space, Space)>,
}

impl<'a> SpaceContext<'a> {
    /// The context of a session.
    pub fn new(session: &'a Session<Position>) -> Self {
        let position = session.record().position();
        Self {
            session,
            steps: shown_steps(session.record()),
            charged: session.selected().map(|stack| position.charged(stack)),
            fronts: fronts(position.board()),
        }
    }

    /// The model of a space.
    pub fn space(&self, space: Space) -> SpaceModel {
        let session = self.session;
        let position = session.record().position();
        let board = position.board();
        let effects: Vec<MoveEffects> = session
            .choices()
            .on(space)
            .iter()
            .filter_map(|choice| match choice {
                Choice::Play(mv) => Some(MoveEffects::new(position, *mv)),
                Choice::Select(_) => None,
            })
            .collect();
        let selectable = session.choices().picks_up(space);
        let march = selectable && matches!(position.phase(), Phase::Reinforce { .. });
        SpaceModel {
            space,
            name: board.name(space),
            terrain: board.terrain(space),
            stack: position.stack(space),
            building: position.building(space),
            actions: session.choices().can(position, space),
            march,
            ring: selectable && (!march || session.has_begun()),
            selected: session.selected() == Some(space),
            last: self.steps.last().and_then(|step| step.role(space)),
            steps: numbered_roles(&self.steps, space),
            together: effects.iter().filter_map(together).max(),
            room: effects.iter().filter_map(placed).max(),
            builds: builds(&effects),
            losses: effects.iter().filter_map(|e| e.storm).map(|storm| storm.discs).min(),
            charged: self
                .charged
                .filter(|_| board.storms().contains(space))
                .map(|charged| charged.contains(space)),
            gain: effects.iter().filter_map(gain).max(),
            feature: Feature::of(board, space),
            portal: PortalModel::of(board, &self.fronts, space),
        }
    }
}

/// The number of discs after regrouping.
fn together(effects: &MoveEffects) -> Option<u8> {
    match effects.effect {
        Effect::Regroup { stack } => Some(stack.discs),
        _ => None,
    }
}

/// The number of discs placed from the reserve.
fn placed(effects: &MoveEffects) -> Option<u8> {
    match effects.effect {
        Effect::Reinforce { ordinary, emperor, .. } => Some(ordinary + u8::from(emperor)),
        _ => None,
    }
}

/// The points that a building brings.
const fn gain(effects: &MoveEffects) -> Option<u8> {
    match effects.effect {
        Effect::Build(build) => Some(build.gain),
        _ => None,
    }
}

fn builds(effects: &[MoveEffects]) -> Vec<Building> {
    let kind = |effects: &MoveEffects| match effects.effect {
        Effect::Build(build) => Some(build.building),
        _ => None,
    };
    let mut builds = Vec::new();
    for building in effects.iter().filter_map(kind) {
        insert_in_order(&mut builds, building);
    }
    builds
}
