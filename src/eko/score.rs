//! What a position of Ekö is worth to computer players.

use super::{Player, Position};
use crate::game::Scored;

/// A point on the way to the twelve that win.
const POINT: i32 = 100;
/// A building on a capital, without which no points win.
const CAPITAL: i32 = 150;
/// A disc that stands on the board, and one that waits in the reserve.
const DISC: i32 = 12;
const RESERVE: i32 = 8;

impl Scored for Position {
    /// Points, a capital, discs, and what could be built next.
    fn score(&self, player: Player) -> i32 {
        let discs: u32 = self.stacks_of(player).map(|s| u32::from(self.state().discs(s))).sum();
        let reserve = self.reserve(player);
        let waiting = i32::from(reserve.ordinary) + i32::from(reserve.emperor);
        POINT * i32::from(self.points(player))
            + if self.holds_capital(player) { CAPITAL } else { 0 }
            + DISC * discs as i32
            + RESERVE * waiting
    }
}
