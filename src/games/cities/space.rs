//! The render model of a square.

use crate::cities::{Move, Piece, Player, Position, Space, SpaceSet, name};
use crate::games::cities::{ActionKind, Badge, MoveEffects};
use crate::table::{Choice, Role, Session, last_step};

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
    last: Option<Move>,
    captured: SpaceSet,
}

impl<'a> SpaceContext<'a> {
    /// The context of a session.
    pub fn new(session: &'a Session<Position>) -> Self {
        let last = last_step(session);
        let captured = last.and_then(|(before, mv)| before.effects(mv).ok());
        Self {
            session,
            last: last.map(|(_, mv)| mv),
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
            last: self.last.and_then(|mv| Role::of::<Position>(mv, space)),
            captured: self.captured.contains(space),
            effects: session.choices().on(space).iter().find_map(|choice| match choice {
                Choice::Play(mv) => MoveEffects::new(position, *mv),
                Choice::Select(_) => None,
            }),
        }
    }
}
