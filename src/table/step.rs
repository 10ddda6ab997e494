//! The steps since the current player's last turn, as the board and the move list show them.

use std::ops::Range;

use super::{Session, TableGame};
use crate::core::space::Space;
use crate::game::Game;
use crate::record::Record;

/// What a space had to do with a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The piece or stack came from here, or paid from here.
    From,
    /// It came here, discs were brought here, or it was built here.
    To,
}

/// A step that is shown on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownStep {
    /// Its ply in the record.
    pub ply: usize,
    /// Its number among the shown steps, from 1; `None` where it is the only one.
    pub number: Option<usize>,
    /// Its spaces, in the order in which it takes them.
    pub spaces: Vec<Space>,
}

impl ShownStep {
    /// The role of a space in the step.
    #[must_use]
    pub fn role(&self, space: Space) -> Option<Role> {
        if self.spaces.last() == Some(&space) {
            Some(Role::To)
        } else {
            (self.spaces.first() == Some(&space)).then_some(Role::From)
        }
    }
}

/// The plies since the end of the current player's last turn: the turns of all others, and the
/// player's own so far. In a game that its rules have ended, that player made the last ply.
#[must_use]
pub fn since_last_turn<G: Game>(record: &Record<G>) -> Range<usize> {
    let at = record.at();
    let by = |ply: usize| record.position_after(ply).map(Game::turn);
    let ended = record.position().outcome().is_some();
    let current = if ended { at.checked_sub(1).and_then(by) } else { by(at) };
    let own = (0..at).rev().take_while(|ply| by(*ply) == current).count();
    let others = (0..at - own).rev().take_while(|ply| by(*ply) != current).count();
    at - own - others..at
}

/// The steps since the current player's last turn that have to do with spaces, in their order.
#[must_use]
pub fn shown_steps<G: TableGame>(record: &Record<G>) -> Vec<ShownStep> {
    let step = |ply: usize| {
        let spaces = record.position_after(ply)?.trail(*record.plies().get(ply)?);
        (!spaces.is_empty()).then_some(ShownStep { ply, number: None, spaces })
    };
    let mut steps: Vec<ShownStep> = since_last_turn(record).filter_map(step).collect();
    if steps.len() > 1 {
        (1..).zip(&mut steps).for_each(|(number, step)| step.number = Some(number));
    }
    steps
}

/// The roles of a space in the numbered ones of these steps.
#[must_use]
pub fn numbered_roles(steps: &[ShownStep], space: Space) -> Vec<(usize, Role)> {
    steps.iter().filter_map(|step| Some((step.number?, step.role(space)?))).collect()
}

/// The last of the shown steps, and the position before it.
#[must_use]
pub fn last_step<G: TableGame>(session: &Session<G>) -> Option<(&G, G::Move)> {
    let record = session.record();
    since_last_turn(record).rev().find_map(|ply| {
        let before = record.position_after(ply)?;
        let mv = record.plies()[ply];
        G::points_at(mv).is_some().then_some((before, mv))
    })
}
