//! Certain results of the search against plain search of the whole tree.

use super::think;
use tabletop::ai::SearchGame;
use tabletop::eko;
use tabletop::game::{Game, Outcome};

/// Whether the current player wins alone within this number of plies, whatever the others play.
fn wins<G: Game>(position: &G, plies: u32) -> bool {
    let me = position.turn();
    plies > 0
        && position.moves().into_iter().any(|mv| won(&position.play_unchecked(mv), me, plies - 1))
}

fn won<G: Game>(position: &G, me: tabletop::core::player::Player, plies: u32) -> bool {
    match position.outcome() {
        Some(Outcome::Won(winners)) => winners.contains(me) && winners.len() == 1,
        Some(_) => false,
        None if plies == 0 => false,
        None => {
            let mut after = position.moves().into_iter().map(|mv| position.play_unchecked(mv));
            if position.turn() == me {
                after.any(|next| won(&next, me, plies - 1))
            } else {
                after.all(|next| won(&next, me, plies - 1))
            }
        }
    }
}

/// Small boards with few stacks, so that whole trees can be searched.
const SMALL: [&str; 8] = [
    ".../_k a1A1E,c1B1E - 0/0 - A:act",
    "..../_k.. a1A2E,d1B1,d2B1E - 0/0 - A:act",
    "..../_k.. a1A2,c1B1E - 1/0 - B:act",
    ".../k.. a1A1,c1B2E,b2A1E - 0/1 - A:act",
    "..../_k.. a1A1,d1B4E - 3/0 - A:act",
    ".../k.r a1A3E,c1B1,b2B1E - 0/0 - A:act",
    "..../mk.. a1A3E,d1B1E,c2B2 a2AT 2/3 - B:act",
    ".... a1A1E,b1B1E,d1C1E - 0/0/0 - A:act",
];

/// Positions of short random games from the small boards.
fn small() -> Vec<eko::Position> {
    let mut all = Vec::new();
    for (number, text) in SMALL.iter().enumerate() {
        let mut position: eko::Position = text.parse().unwrap();
        for ply in 0..14 {
            all.push(position.clone());
            let moves = position.moves();
            let Some(mv) = moves.get((ply * 7 + number * 3) % moves.len().max(1)) else { break };
            position = position.play_unchecked(*mv);
        }
    }
    // A lone move is not searched.
    all.retain(|position| position.moves().len() > 1);
    all
}

#[test]
fn every_short_win_is_found_and_certain() {
    let mut found = 0;
    for position in small() {
        if wins(&position, 4) {
            let thought = think(&position, 30_000, 1).unwrap();
            assert!(thought.certain && thought.chances[position.turn()] == 1.0, "{position}");
            let after = position.play_unchecked(thought.best);
            assert!(won(&after, position.turn(), 8), "{position}");
            found += 1;
        }
    }
    assert!(found >= 15, "{found}");
}

#[test]
fn every_certain_win_is_one() {
    for position in small() {
        let thought = think(&position, 300, 1).unwrap();
        if thought.certain && thought.chances[position.turn()] == 1.0 {
            assert!(wins(&position, 8), "{position}");
        }
    }
}

#[test]
fn a_lost_game_is_not_given_up_at_once() {
    // A kamikaze by the last disc would end the game without a winner.
    let text = "c.../sk.o c1A2,a2B4E b2BC,d2AC 6/6 AB A:rein";
    let position: eko::Position = text.parse().unwrap();
    let thought = think(&position, 3_000, 1).unwrap();
    assert!(thought.certain && thought.chances[position.turn()] == 0.0);
    assert_eq!(position.play_unchecked(thought.best).outcome(), None);
}

#[test]
fn a_finished_game_has_no_move() {
    let over: eko::Position = ".../_k c1A1E - 0/0 BA =A".parse().unwrap();
    assert!(think(&over, 10, 1).is_none());
}

#[test]
fn chances_are_shares_of_one() {
    for position in small() {
        let chances = position.chances(eko::Position::weights());
        let sum: f32 = chances.0.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5 && chances.0.iter().all(|c| (0.0..=1.0).contains(c)));
    }
}
