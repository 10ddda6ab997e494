//! The greedy player: tries every move and chooses the one after which it stands best.

use super::Evaluate;
use crate::core::player::Player;
use crate::core::rng::Rng;
use crate::game::Outcome;

/// The value of a won game, beyond that of any position.
const WON: i32 = 1_000_000;

/// A best move, drawn from those that are equally good; none in a finished game.
pub(super) fn choose<G: Evaluate>(position: &G, rng: &mut Rng) -> Option<G::Move> {
    let player = position.turn();
    let (mut best, mut moves) = (i32::MIN, Vec::new());
    for mv in position.moves() {
        let value = advantage(&position.play_unchecked(mv), player);
        if value > best {
            best = value;
            moves.clear();
        }
        if value == best {
            moves.push(mv);
        }
    }
    rng.pick(&moves)
}

/// The value of a position to a player, less its value to the best of the others.
fn advantage<G: Evaluate>(position: &G, player: Player) -> i32 {
    match position.outcome() {
        Some(Outcome::Won(winners)) if winners.contains(player) => WON,
        Some(Outcome::Draw) => 0,
        Some(_) => -WON,
        None => {
            let scores = position.evaluate();
            let others = position.seats().iter().filter(|other| **other != player);
            scores[player] - others.map(|other| scores[*other]).max().unwrap_or(0)
        }
    }
}
