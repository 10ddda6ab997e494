//! The render model: everything a space shows, worked out from the session alone.

use crate::eko::{
    Action, Building, Landmark, Move, PlacedBuilding, Player, Position, Space, Stack, Terrain,
};
use crate::games::eko::ActionKind;
use crate::table::{self, Role, Session, last_step};

type Choice = table::Choice<Move>;

/// Everything one space shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceModel {
    /// Which space.
    pub space: Space,
    /// Its name, such as `d4`.
    pub name: String,
    /// What it is made of.
    pub terrain: Terrain,
    /// The stack on it.
    pub stack: Option<Stack>,
    /// The building on it.
    pub building: Option<PlacedBuilding>,
    /// What a click would do now.
    pub can: Vec<ActionKind>,
    /// Whether its stack is picked up.
    pub selected: bool,
    /// Its part in the last step.
    pub last: Option<Role>,
    /// Discs there would be after regrouping here.
    pub together: Option<u8>,
    /// The most discs that can come here from the reserve now.
    pub room: Option<u8>,
    /// Buildings that could be built here, in building order.
    pub builds: Vec<Building>,
    /// Discs that the storms take on the way here.
    pub loses: Option<u8>,
    /// Of a storm space, while a stack is picked up: whether its zone costs that stack a disc.
    pub charged: Option<bool>,
    /// Of a portal: the space before it, and those before the others.
    pub leads: Vec<String>,
}

/// What the whole board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardModel {
    /// The spaces, by their numbers.
    pub spaces: Vec<SpaceModel>,
    /// The way of the last step, from where to where.
    pub trail: Vec<Space>,
    /// Who holds the pyramids and the lighthouse.
    pub holders: [Option<Player>; 3],
}

/// What stands between three storm spaces.
pub const LANDMARKS: [Landmark; 3] = [Landmark::Pyramid1, Landmark::Pyramid2, Landmark::Lighthouse];

impl BoardModel {
    /// The render model of a session.
    #[must_use]
    pub fn new(session: &Session<Position>) -> Self {
        let position = session.record().position();
        let last = last_step(session);
        let charged = session.selected().map(|stack| position.charged(stack));
        let fronts = fronts(position);
        let view = |space: Space| {
            let choices = session.choices().on(space);
            let can = session.choices().can(position, space);
            let stack = position.stack(space);
            SpaceModel {
                space,
                name: position.board().name(space),
                terrain: position.board().terrain(space),
                building: position.building(space),
                selected: session.selected() == Some(space),
                last: last.and_then(|(_, mv)| Role::of::<Position>(mv, space)),
                together: can.contains(&ActionKind::Regroup).then(|| {
                    let chosen = session.selected().and_then(|s| position.stack(s));
                    chosen.map_or(0, |s| s.discs) + stack.map_or(0, |s| s.discs)
                }),
                room: choices.iter().filter_map(brought).max(),
                builds: builds(choices),
                loses: choices.iter().filter_map(lost).min().filter(|discs| *discs > 0),
                charged: charged
                    .filter(|_| position.board().storms().contains(space))
                    .map(|charged| charged.contains(space)),
                leads: leads(position, &fronts, space),
                stack,
                can,
            }
        };
        Self {
            spaces: position.board().spaces().map(view).collect(),
            trail: last.map_or(Vec::new(), |(before, mv)| way(before, mv)),
            holders: LANDMARKS.map(|landmark| position.holder(landmark)),
        }
    }
}

/// The spaces a stack passed in a move, or the stack and its site; nothing for other moves.
fn way(before: &Position, mv: Move) -> Vec<Space> {
    match mv.action() {
        Some(Action::Move { from, to, losses }) => before.path(from, to, losses.discs),
        Some(Action::Build { from, site, .. }) => vec![from, site],
        None => Vec::new(),
    }
}

/// Each portal with the space before it.
#[must_use]
pub fn fronts(position: &Position) -> Vec<(Space, Space)> {
    let board = position.board();
    let front = |portal: Space| match board.terrain(portal) {
        Terrain::Portal(open) => board.space_at(board.hex(portal).step(open)).map(|f| (portal, f)),
        _ => None,
    };
    board.spaces().filter_map(front).collect()
}

/// Of a portal: the name of the space before it, then of those before the others.
fn leads(position: &Position, fronts: &[(Space, Space)], space: Space) -> Vec<String> {
    let Some((_, own)) = fronts.iter().find(|(portal, _)| *portal == space) else {
        return Vec::new();
    };
    let others = fronts.iter().filter(|(portal, _)| *portal != space).map(|(_, front)| front);
    std::iter::once(own).chain(others).map(|front| position.board().name(*front)).collect()
}

/// Discs that the storms take on the way of a choice.
fn lost(choice: &Choice) -> Option<u8> {
    match choice {
        Choice::Play(mv) => match mv.action() {
            Some(Action::Move { losses, .. }) => Some(losses.discs),
            _ => None,
        },
        Choice::Select(_) => None,
    }
}

/// Discs that a choice brings from the reserve.
fn brought(choice: &Choice) -> Option<u8> {
    match choice {
        Choice::Play(Move::Reinforce { ordinary, emperor, .. }) => {
            Some(ordinary + u8::from(*emperor))
        }
        _ => None,
    }
}

fn builds(choices: &[Choice]) -> Vec<Building> {
    let mut builds: Vec<Building> = choices
        .iter()
        .filter_map(|choice| match choice {
            Choice::Play(mv) => match mv.action() {
                Some(Action::Build { building, .. }) => Some(building),
                _ => None,
            },
            Choice::Select(_) => None,
        })
        .collect();
    builds.sort();
    builds.dedup();
    builds
}
