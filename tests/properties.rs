//! What holds in every position of random games, and for every text.

#[path = "properties/games.rs"]
mod games;
#[path = "properties/texts.rs"]
mod texts;

use eko::eko::{Position, Variants, deal};

/// The positions of a dealt game in which each choice picks the next move by its number.
fn game(players: usize, seed: u64, choices: &[u16]) -> Vec<Position> {
    play_on(deal(players, seed, &Variants::default()).unwrap(), choices)
}

/// The positions from `start` on.
fn play_on(start: Position, choices: &[u16]) -> Vec<Position> {
    let mut positions = vec![start];
    for choice in choices {
        let position = positions.last().unwrap();
        let moves = position.moves();
        let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        positions.push(position.play(*mv).unwrap());
    }
    positions
}
