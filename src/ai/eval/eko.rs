//! What a position of Ekö is worth.

use super::Evaluate;
use crate::core::player::{ByPlayer, Player};
use crate::core::space::SpaceSet;
use crate::eko::Position;

/// A point on the way to the twelve that win.
const POINT: i32 = 100;
/// A building on a capital, without which no points win.
const CAPITAL: i32 = 300;
/// A disc on the board.
const DISC: i32 = 50;
/// A disc in the reserve.
const RESERVE: i32 = 20;
/// A disc that an enemy could send back to the reserve next, and the surcharge for an emperor.
const DANGER: i32 = 5;
const EMPEROR_IN_DANGER: i32 = 90;

impl Evaluate for Position {
    /// Points, a capital and discs, less the worst that one attack could do.
    fn evaluate(&self) -> ByPlayer<i32> {
        let mut attacked = ByPlayer::default();
        for player in self.seats().iter().copied() {
            attacked[player] = self.attackable_by(player);
        }
        let mut scores = ByPlayer::default();
        for player in self.seats().iter().copied() {
            let enemies = self.seats().iter().filter(|enemy| **enemy != player);
            let danger = enemies.fold(SpaceSet::EMPTY, |all, enemy| all | attacked[*enemy]);
            scores[player] = assets(self, player) - worst(self, danger & self.stacks_of(player));
        }
        scores
    }
}

/// The value of everything a player has.
fn assets(position: &Position, player: Player) -> i32 {
    let stacks = position.stacks_of(player).filter_map(|space| position.stack(space));
    let discs: i32 = stacks.map(|stack| i32::from(stack.discs)).sum();
    let reserve = position.reserve(player);
    POINT * i32::from(position.points(player))
        + CAPITAL * i32::from(position.holds_capital(player))
        + DISC * discs
        + RESERVE * (i32::from(reserve.ordinary) + i32::from(reserve.emperor))
}

/// The highest loss by an attack on one of these stacks.
fn worst(position: &Position, stacks: SpaceSet) -> i32 {
    let losses = stacks.filter_map(|space| position.stack(space)).map(|stack| {
        DANGER * i32::from(stack.discs) + EMPEROR_IN_DANGER * i32::from(stack.emperor)
    });
    losses.max().unwrap_or(0)
}
