//! What a position of Ekö is worth to computer players.

use super::actions::{Actions, Empty};
use super::state::State;
use super::{ByPlayer, Player, Position, SpaceSet};
use crate::game::Scored;

/// A point on the way to the twelve that win.
const POINT: i32 = 100;
/// A building on a capital, without which no points win.
const CAPITAL: i32 = 300;
/// A disc on the board.
const DISC: i32 = 50;
/// A disc in the reserve.
const RESERVE: i32 = 20;
/// A disc that an enemy could send home next, and what an emperor on it adds.
const DANGER: i32 = 5;
const EMPEROR_IN_DANGER: i32 = 90;

impl Scored for Position {
    /// Points, a capital and discs, less the worst that one attack could do.
    fn scores(&self) -> ByPlayer<i32> {
        let mut attacked = ByPlayer::default();
        for player in self.seats().iter().copied() {
            attacked[player] = attackable(self, player);
        }
        let mut scores = ByPlayer::default();
        for player in self.seats().iter().copied() {
            let enemies = self.seats().iter().filter(|enemy| **enemy != player);
            let danger = enemies.fold(SpaceSet::EMPTY, |all, enemy| all | attacked[*enemy]);
            scores[player] = standing(self, player) - worst(self, danger & self.stacks_of(player));
        }
        scores
    }
}

/// What a player has.
fn standing(position: &Position, player: Player) -> i32 {
    let discs: i32 = position.stacks_of(player).map(|s| i32::from(position.state().discs(s))).sum();
    let reserve = position.reserve(player);
    POINT * i32::from(position.points(player))
        + CAPITAL * i32::from(position.holds_capital(player))
        + DISC * discs
        + RESERVE * (i32::from(reserve.ordinary) + i32::from(reserve.emperor))
}

/// The stacks of others that this player could attack if at turn, storms left aside.
fn attackable(position: &Position, player: Player) -> SpaceSet {
    let state = State { turn: player, ..*position.state() };
    let mut empty = Empty::default();
    let actions = Actions::new(position.board(), &state, &mut empty);
    let attacks = state.stacks[player].map(|from| actions.reach(from).attack);
    attacks.fold(SpaceSet::EMPTY, |all, attack| all | attack)
}

/// The most that an attack on one of these stacks costs.
fn worst(position: &Position, stacks: SpaceSet) -> i32 {
    let state = position.state();
    let cost = |stack| {
        let emperor = i32::from(state.emperors.contains(stack));
        DANGER * i32::from(state.discs(stack)) + EMPEROR_IN_DANGER * emperor
    };
    stacks.map(cost).max().unwrap_or(0)
}
