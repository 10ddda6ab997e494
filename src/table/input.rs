//! What people can do at a table.

use std::convert::Infallible;

use super::{Choice, Pace};
use crate::core::player::Player;
use crate::core::seat::Seat;
use crate::core::space::Space;
use crate::record::Ending;

/// One thing a person does at the table, in a game with moves `M`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<M> {
    /// A click, a tap or Enter on a space.
    Point(Space),
    /// One of the choices of a chooser, or a button.
    Choose(Choice<M>),
    /// Turns the extra action on or off.
    Extra,
    /// Closes the chooser, or puts the piece down and turns the extra action off.
    Cancel,
    /// Puts the piece down, as `Cancel` does; else takes back the last decision.
    Undo,
    /// Redoes what was undone.
    Redo,
    /// Ends the game by agreement or resignation.
    End(Ending),
    /// Gives the seat of a player to a person or to the computer.
    Seat(Player, Seat),
    /// Changes how the computer players go on.
    Computers(Pace),
    /// Shows the position after this number of plies, or the game itself again.
    Review(Option<usize>),
    /// Whether nothing can be done on the board until it is let go; moves are still played by
    /// [`Input::Choose`].
    Hold(bool),
    /// Who plays at this table, where the other people play elsewhere; `None` where all play here.
    Here(Option<Player>),
}

/// An input that is the same in every game: all but a certain move.
pub type TableInput = Input<Infallible>;

impl TableInput {
    /// The same input in a game with moves `M`.
    #[must_use]
    pub const fn in_game<M>(self) -> Input<M> {
        match self {
            Self::Point(space) => Input::Point(space),
            Self::Choose(Choice::Select(space)) => Input::Choose(Choice::Select(space)),
            Self::Choose(Choice::Play(never)) => match never {},
            Self::Extra => Input::Extra,
            Self::Cancel => Input::Cancel,
            Self::Undo => Input::Undo,
            Self::Redo => Input::Redo,
            Self::End(ending) => Input::End(ending),
            Self::Seat(player, seat) => Input::Seat(player, seat),
            Self::Computers(pace) => Input::Computers(pace),
            Self::Review(ply) => Input::Review(ply),
            Self::Hold(held) => Input::Hold(held),
            Self::Here(player) => Input::Here(player),
        }
    }
}
