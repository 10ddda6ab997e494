//! What holds in every position of random games, and for every text.

#[path = "properties/games.rs"]
mod games;
#[path = "properties/texts.rs"]
mod texts;

use eko::eko::{Position, deal};

/// The positions of a game in which each choice takes the move that a number of `choices` picks.
fn game(players: usize, seed: u64, choices: &[u16]) -> Vec<Position> {
    let mut positions = vec![deal(players, seed).unwrap()];
    for choice in choices {
        let position = positions.last().unwrap();
        let moves = position.moves();
        let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        positions.push(position.play(*mv).unwrap());
    }
    positions
}
