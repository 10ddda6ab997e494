//! The render model: everything a space shows, worked out from the session alone.

use super::Can;
use crate::eko::{Action, Building, Move, Position, Site, Space, Stack, Terrain};
use crate::table::{self, Role, Session, last_step};

type Choice = table::Choice<Move>;

/// Everything one space shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceView {
    /// Which space.
    pub space: Space,
    /// Its name, such as `d4`.
    pub name: String,
    /// What it is made of.
    pub terrain: Terrain,
    /// The stack on it.
    pub stack: Option<Stack>,
    /// The building on it.
    pub building: Option<Site>,
    /// What a click would do now.
    pub can: Vec<Can>,
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
}

/// What the whole board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The spaces, by their numbers.
    pub spaces: Vec<SpaceView>,
    /// The way of the last step, from where to where.
    pub trail: Vec<Space>,
}

impl Scene {
    /// The render model of a session.
    #[must_use]
    pub fn new(session: &Session<Position>) -> Self {
        let position = session.record().position();
        let last = last_step(session);
        let view = |space: Space| {
            let choices = session.choices().on(space);
            let can = session.choices().can(position, space);
            let stack = position.stack(space);
            SpaceView {
                space,
                name: position.board().name(space),
                terrain: position.board().terrain(space),
                building: position.building(space),
                selected: session.selected() == Some(space),
                last: last.and_then(|(_, mv)| Role::of::<Position>(mv, space)),
                together: can.contains(&Can::Regroup).then(|| {
                    let chosen = session.selected().and_then(|s| position.stack(s));
                    chosen.map_or(0, |s| s.discs) + stack.map_or(0, |s| s.discs)
                }),
                room: choices.iter().filter_map(brought).max(),
                builds: builds(choices),
                stack,
                can,
            }
        };
        Self {
            spaces: position.board().spaces().map(view).collect(),
            trail: last.map_or(Vec::new(), |(before, mv)| way(before, mv)),
        }
    }
}

/// The spaces a stack passed in a move, or the stack and its site; nothing for other moves.
fn way(before: &Position, mv: Move) -> Vec<Space> {
    match mv.action() {
        Some(Action::Move { from, to, .. }) => before.way(from, to),
        Some(Action::Build { from, site, .. }) => vec![from, site],
        None => Vec::new(),
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
