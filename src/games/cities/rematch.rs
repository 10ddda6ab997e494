//! Another game for the same players.

use crate::cities::{Player, Position};

/// A new game from the start of another, which the next player begins.
///
/// ```
/// use tabletop::cities::{Layout, Player};
/// use tabletop::games::cities::rematch;
/// let layout = Layout::default();
/// assert_eq!(rematch(&layout.start(Player::A)), layout.start(Player::B));
/// ```
#[must_use]
pub fn rematch(start: &Position) -> Position {
    start.with_turn(Player::after(start.turn(), 1, start.seats().len()))
}
