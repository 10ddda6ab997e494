//! What a position of Ekö is worth to computer players.

use super::actions::Actions;
use super::state::State;
use super::{Player, Position, SpaceSet};
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
    fn score(&self, player: Player) -> i32 {
        let discs: i32 = self.stacks_of(player).map(|s| i32::from(self.state().discs(s))).sum();
        let reserve = self.reserve(player);
        POINT * i32::from(self.points(player))
            + CAPITAL * i32::from(self.holds_capital(player))
            + DISC * discs
            + RESERVE * (i32::from(reserve.ordinary) + i32::from(reserve.emperor))
            - danger(self, player)
    }
}

/// The most that a single enemy attack could cost the player, storms left aside.
fn danger(position: &Position, player: Player) -> i32 {
    let mut attacked = SpaceSet::EMPTY;
    for enemy in position.seats().iter().copied().filter(|enemy| *enemy != player) {
        let state = State { turn: enemy, ..*position.state() };
        let actions = Actions::new(position.board(), &state);
        for from in state.stacks[enemy] {
            attacked |= actions.reach(from).attack;
        }
    }
    let state = position.state();
    let cost = |stack| {
        let emperor = i32::from(state.emperors.contains(stack));
        DANGER * i32::from(state.discs(stack)) + EMPEROR_IN_DANGER * emperor
    };
    (attacked & state.stacks[player]).map(cost).max().unwrap_or(0)
}
