//! One meaning of a click.

use crate::core::space::Space;

/// One of the things a click offers, in a game with moves `M`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice<M> {
    /// Play this move.
    Play(M),
    /// Pick up the piece or stack on this space.
    Select(Space),
}
