//! The render model of a square.

use crate::cities::{Piece, Player, Position, Space, SpaceSet, name};
use crate::games::cities::{ActionKind, Badge, MoveEffects};
use crate::table::{Choice, Role, Session, ShownStep, last_step, numbered_roles, shown_steps};

/// Everything that a square shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceModel {
    /// The square.
    pub space: Space,
    /// Its name, such as `d4`.
    pub name: String,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// The player who controls the city on it.
    pub city: Option<Player>,
    /// The kinds of actions that a click can perform now.
    pub actions: Vec<ActionKind>,
    /// Whether its piece is selected.
    pub selected: bool,
    /// Its role in the last step.
    pub last: Option<Role>,
    /// Its roles in the steps since the player's last turn, where these are several, by number.
    pub steps: Vec<(usize, Role)>,
    /// Whether the last step captured a piece here.
    pub captured: bool,
    /// The effects of the move that a click makes here.
    pub effects: Option<MoveEffects>,
}

impl SpaceModel {
    /// The badges of the square, from the first drawn to the last.
    #[must_use]
    pub fn badges(&self) -> Vec<Badge> {
        self.effects.as_ref().map_or(Vec::new(), MoveEffects::badges)
    }
}

/// What all squares of a board have in common, worked out once.
pub struct SpaceContext<'a> {
    session: &'a Session<Position>,
    steps: Vec<ShownStep>,
    captured: SpaceSet,
}

impl<'a> SpaceContext<'a> {
    /// The context of a session.
    pub fn new(session: &'a Session<Position>) -> Self {
        let captured = last_step(session).and_then(|(before, mv)| before.effects(mv).ok());
        Self {
            session,
            steps: shown_steps(session.record()),
            captured: captured.map_or(SpaceSet::EMPTY, |effects| effects.captured()),
        }
    }

    /// The model of a square.
    pub fn space(&self, space: Space) -> SpaceModel {
        let session = self.session;
        let position = session.record().position();
        SpaceModel {
            space,
            name: name(space),
            piece: position.piece(space),
            city: position.city(space),
            actions: session.choices().can(position, space),
            selected: session.selected() == Some(space),
            last: self.steps.last().and_then(|step| step.role(space)),
            steps: numbered_roles(&self.steps, space),
            captured: self.captured.contains(space),
            effects: session.choices().on(space).iter().find_map(|choice| match choice {
                Choice::Play(mv) => MoveEffects::new(position, *mv),
                Choice::Select(_) => None,
            }),
        }
    }
}
