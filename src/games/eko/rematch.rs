//! Another game for the same players.

use crate::core::player::Player;
use crate::eko::{Position, deal_on};

/// A new game on the board of another, which the next player begins; `None` if the board has too few
/// movement spaces for all discs.
///
/// ```
/// use tabletop::eko::{Player, Variants, deal};
/// use tabletop::games::eko::rematch;
/// let before = deal(3, 7, &Variants::default()).unwrap();
/// let next = rematch(&before, 8).unwrap();
/// assert_eq!(next.board(), before.board());
/// assert_eq!(next.turn(), before.turn().after(1, 3));
/// ```
#[must_use]
pub fn rematch(before: &Position, seed: u64) -> Option<Position> {
    let players = before.seats().len();
    let mut setup = deal_on(before.board(), players, seed).ok()?.setup();
    setup.turn.player = Player::after(before.turn(), 1, players);
    Position::new(&setup).ok()
}
