//! How much room is left for games.

/// The number of games up to which games are copied and imported. A game that is played is kept
/// beyond it too, as long as the browser has room; none is ever thrown away to make room.
pub const MOST_GAMES: usize = 2_000;

/// From this part of the room on it is said that little is left.
const LOW: f64 = 0.8;

/// How much room is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Enough.
    Enough,
    /// Little: said, while everything still works.
    Low,
    /// None for copies and imports.
    Full,
}

/// The room left beside this number of games; `used` and `most` are what the browser stores of this
/// page and would store at most, in bytes, where it tells.
///
/// ```
/// use tabletop::library::{MOST_GAMES, Room, room};
/// assert_eq!(room(MOST_GAMES / 2, None), Room::Enough);
/// assert_eq!(room(MOST_GAMES * 4 / 5, None), Room::Low);
/// assert_eq!(room(MOST_GAMES, None), Room::Full);
/// assert_eq!(room(3, Some((85.0, 100.0))), Room::Low);
/// assert_eq!(room(3, Some((100.0, 100.0))), Room::Full);
/// ```
#[must_use]
pub fn room(games: usize, used_of_most: Option<(f64, f64)>) -> Room {
    let part = used_of_most.map_or(0.0, |(used, most)| if most > 0.0 { used / most } else { 0.0 });
    let filled = part.max(games as f64 / MOST_GAMES as f64);
    if filled >= 1.0 {
        Room::Full
    } else if filled >= LOW {
        Room::Low
    } else {
        Room::Enough
    }
}
