//! The numbers of the rules (rules-eko.md, 1–8) and of the notation.

use std::ops::RangeInclusive;

/// The most spaces a board can have.
pub const MAX_SPACES: usize = 128;
/// The most columns, named by the letters a–z.
pub const MAX_COLUMNS: usize = 26;
/// The most rows, named by the numbers 1–99.
pub const MAX_ROWS: usize = 99;

/// The possible numbers of players.
pub const PLAYERS: RangeInclusive<usize> = 2..=4;

/// The discs of a player, the emperor included.
pub const PLAYER_DISCS: u8 = 16;
/// The ordinary discs of a player: all but the emperor.
pub const ORDINARY_DISCS: u8 = PLAYER_DISCS - 1;
/// The most discs of a stack.
pub const STACK_LIMIT: u8 = 4;
/// The number of sizes that a stack can have.
pub(crate) const STACK_SIZES: usize = STACK_LIMIT as usize;

/// The ordinary discs of the reserve that a forced march destroys.
pub const MARCH_PRICE: u8 = 3;
/// The ordinary discs of the reserve that a use of the Moon or Sand temple destroys.
pub const TEMPLE_PRICE: u8 = 2;

/// The points that win, with a building on a capital.
pub const WINNING_POINTS: u8 = 12;
/// The points of each pyramid.
pub const PYRAMID_POINTS: u8 = 2;
/// The points of each captive emperor.
pub const CAPTIVE_POINTS: u8 = 3;
