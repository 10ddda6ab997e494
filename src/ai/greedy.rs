//! The greedy player: every move is tried, the one after which the player stands best is taken.

use crate::core::player::Player;
use crate::core::rng::Rng;
use crate::game::{Outcome, Scored};

/// A game won or lost outweighs whatever a position may be worth.
const WON: i32 = 1_000_000;

/// A best move, drawn from those that are equally good; none in a finished game.
pub(super) fn choose<G: Scored>(position: &G, rng: &mut Rng) -> Option<G::Move> {
    let player = position.turn();
    let (mut best, mut moves) = (i32::MIN, Vec::new());
    for mv in position.moves() {
        let Ok(after) = position.play(mv) else { continue };
        let worth = worth(&after, player);
        if worth > best {
            best = worth;
            moves.clear();
        }
        if worth == best {
            moves.push(mv);
        }
    }
    rng.pick(&moves)
}

/// How much better the player stands than the best of the others.
fn worth<G: Scored>(position: &G, player: Player) -> i32 {
    match position.outcome() {
        Some(Outcome::Won(winners)) if winners.contains(player) => WON,
        Some(Outcome::Draw) => 0,
        Some(_) => -WON,
        None => {
            let scores = position.scores();
            let others = position.seats().iter().filter(|other| **other != player);
            scores[player] - others.map(|other| scores[*other]).max().unwrap_or(0)
        }
    }
}
