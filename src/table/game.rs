//! What the table needs of a game beside its rules: where a click makes which move, and how the
//! board lies.

use std::fmt::{Debug, Display};

use super::{Choice, Geometry, Motion};
use crate::core::space::Space;
use crate::game::Game;

/// A game that can be played at the table.
pub trait TableGame: Game {
    /// One kind of thing that a click can do; its text is the word in `data-can` (ui.md).
    type ActionKind: Copy + Ord + Debug + Display + Send + Sync + 'static;

    /// In how many ways the board can be turned.
    const ROTATIONS: usize;

    /// How many spaces the board has; their numbers begin with 0.
    fn spaces(&self) -> usize;

    /// The name of a space (notation.md).
    fn space_name(&self, space: Space) -> String;

    /// Where each space is drawn, after this number of counter-clockwise rotations.
    fn geometry(&self, turns: usize) -> Geometry;

    /// The space whose piece is picked up before the move can be made; `None` for a move that one
    /// click makes.
    fn picks_up(mv: Self::Move) -> Option<Space>;

    /// The space a player points at to make the move; `None` for a move that is a button.
    fn points_at(mv: Self::Move) -> Option<Space>;

    /// What kind of thing a choice is; `None` for a move that is a button.
    fn can(&self, choice: Choice<Self::Move>) -> Option<Self::ActionKind>;

    /// Why nothing can be done on `space`, with the piece on `chosen` picked up or none; `None`
    /// where something can be.
    fn why_not(&self, chosen: Option<Space>, space: Space) -> Option<Self::Illegal>;

    /// What moves on the board when a move is played; `None` when nothing does.
    fn motion(&self, mv: Self::Move) -> Option<Motion>;
}
