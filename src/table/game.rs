//! The interface of a game at the table, besides its rules: the move of each click, and the geometry
//! of the board.

use std::fmt::{Debug, Display};

use super::{Choice, Geometry, Motion};
use crate::core::player::{Player, PlayerSet};
use crate::core::space::Space;
use crate::game::Game;

/// A game that can be played at the table.
pub trait TableGame: Game {
    /// A kind of action behind a click; its text is the word in `data-can` (page.md).
    type ActionKind: Copy + Ord + Debug + Display + Send + Sync + 'static;

    /// The number of rotations of the board.
    const ROTATIONS: usize;

    /// The number of spaces of the board; spaces are numbered from 0.
    fn spaces(&self) -> usize;

    /// The name of a space (notation.md).
    fn space_name(&self, space: Space) -> String;

    /// Where each space is drawn, after this number of counter-clockwise rotations.
    fn geometry(&self, rotation: usize) -> Geometry;

    /// The space whose piece is picked up before the move can be made; `None` for a move that one
    /// click makes.
    fn picks_up(mv: Self::Move) -> Option<Space>;

    /// The space a player points at to make the move; `None` for a move that is a button.
    fn points_at(mv: Self::Move) -> Option<Space>;

    /// Whether a move is an extra action with a price, marked on the board only once it is asked for.
    #[must_use]
    fn is_extra(_: Self::Move) -> bool {
        false
    }

    /// The kind of a choice; `None` for a move that is a button.
    fn can(&self, choice: Choice<Self::Move>) -> Option<Self::ActionKind>;

    /// The reason why no action is legal on `space`, with the piece on `chosen` picked up or none;
    /// `None` where one is.
    fn why_not(&self, chosen: Option<Space>, space: Space) -> Option<Self::Illegal>;

    /// The spaces of a legal move, in the order in which it takes them; none for a move that is a
    /// button.
    fn trail(&self, mv: Self::Move) -> Vec<Space>;

    /// The number of discs or pieces of others that a legal move takes from the board.
    fn captured(&self, mv: Self::Move) -> usize;

    /// Of each space by number, the players who could take what stands on it, if it were their turn.
    fn threats(&self) -> Vec<PlayerSet>;

    /// The player whose piece stands on a space.
    fn owner_on(&self, space: Space) -> Option<Player>;

    /// The same board as if a player were to move now, at the beginning of an ordinary turn, to look at
    /// what their pieces could do. Whatever the phase is, and in a finished game as well: there the
    /// board is taken as it stands. A forced march (rules-eko.md, 7) is no beginning: its price and its
    /// being spent do not matter, the moves are those of an action, which a march would make as well.
    /// `None` for a player who is not in the game.
    fn as_turn_of(&self, player: Player) -> Option<Self>;

    /// What a player has of what the game is won by: points, or cities.
    fn counts(&self, player: Player) -> u32;

    /// The spaces on which the victory rests, beside the end of the last move; none while nobody has
    /// won.
    #[must_use]
    fn decisive(&self) -> Vec<Space> {
        Vec::new()
    }

    /// What moves on the board when a move is played; `None` when nothing does.
    fn motion(&self, mv: Self::Move) -> Option<Motion>;
}
