//! What inputs bring about at a table.

use super::Pace;
use crate::core::player::Player;
use crate::core::seat::Seat;
use crate::core::space::Space;
use crate::record::Ending;

/// One effect of an input, in a game with moves `M`; `I` is why something is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event<M, I> {
    /// The piece on this space was picked up.
    Selected(Space),
    /// It was put down.
    Released,
    /// The extra action was turned on or off.
    Extra,
    /// Several things can be meant: the chooser is open.
    Asked(Space),
    /// A move was played; the record stands behind it.
    Played {
        /// Plies before the move.
        ply: usize,
        /// The move.
        mv: M,
        /// Whether it was the only one and played itself.
        forced: bool,
    },
    /// Nothing can be done there.
    Refused(Space, I),
    /// The last step was undone.
    Undone,
    /// The last undone step was redone.
    Redone,
    /// The players ended the game.
    Ended(Ending),
    /// A person or a computer player has the seat of a player now.
    Seated(Player, Seat),
    /// The computer players go on in another way.
    Paced(Pace),
    /// The position after this number of plies is shown, or the game itself again.
    Reviewed(Option<usize>),
}

impl<M, I> Event<M, I> {
    /// Whether another position, or another result, is shown after it.
    #[must_use]
    pub const fn changes_position(&self) -> bool {
        self.changes_record() || matches!(self, Self::Reviewed(_))
    }

    /// Whether another position, or another result, is reached by it.
    #[must_use]
    pub const fn changes_record(&self) -> bool {
        matches!(self, Self::Played { .. } | Self::Undone | Self::Redone | Self::Ended(_))
    }

    /// Whether the saved game is another one after it.
    #[must_use]
    pub const fn changes_save(&self) -> bool {
        self.changes_record() || matches!(self, Self::Seated(..))
    }
}
