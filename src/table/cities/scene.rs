//! The render model: everything a square shows, worked out from the session alone.

use super::Can;
use crate::cities::{Effects, Move, Piece, Player, Position, Space, SpaceSet, name, squares};
use crate::table::{Choice, Role, Session, last_step};

/// Everything one square shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareView {
    /// Which square.
    pub space: Space,
    /// Its name, such as `d4`.
    pub name: String,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// Who controls the city on it.
    pub city: Option<Player>,
    /// What a click would do now.
    pub can: Vec<Can>,
    /// Whether its piece is picked up.
    pub selected: bool,
    /// Its part in the last step.
    pub last: Option<Role>,
    /// Whether the last step captured a piece here.
    pub captured: bool,
    /// What the move that a click makes here would bring, step by step in the order of the rules:
    /// in the city, line by line the pieces of both players that would be captured, and whether
    /// the game would end.
    pub brings: Option<Effects>,
}

/// What the whole board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// The squares, by their numbers.
    pub spaces: Vec<SquareView>,
    /// The way of the last step, from where to where.
    pub trail: Vec<Space>,
}

impl Scene {
    /// The render model of a session.
    #[must_use]
    pub fn new(session: &Session<Position>) -> Self {
        let position = session.record().position();
        let last = last_step(session);
        let captured = last.map_or(SpaceSet::EMPTY, |(before, mv)| captured(before, mv));
        let view = |space| SquareView {
            space,
            name: name(space),
            piece: position.piece(space),
            city: position.city(space),
            can: session.choices().can(position, space),
            selected: session.selected() == Some(space),
            last: last.and_then(|(_, mv)| Role::of::<Position>(mv, space)),
            captured: captured.contains(space),
            brings: session.choices().on(space).iter().find_map(|choice| match choice {
                Choice::Play(mv) => position.effects(*mv).ok(),
                Choice::Select(_) => None,
            }),
        };
        let trail = match last {
            Some((before, Move::Go { from, to })) => before.way(from, to),
            _ => Vec::new(),
        };
        Self { spaces: squares().map(view).collect(), trail }
    }
}

fn captured(before: &Position, mv: Move) -> SpaceSet {
    before.effects(mv).map_or(SpaceSet::EMPTY, |effects| effects.captured())
}
