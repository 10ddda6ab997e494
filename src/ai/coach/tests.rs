use super::*;
use crate::ai::Level;
use crate::{cities, eko};

/// What the coach would have played instead of a step of the notation.
fn better<G: SearchGame>(before: &str, played: &str) -> Option<String> {
    let before: G = before.parse().unwrap_or_else(|_| panic!("{before}"));
    let mut comparison = Comparison::new(&before, before.read_move(played).unwrap(), Vec::new());
    while comparison.advance(64) {}
    comparison.better().map(|mv| before.write_move(mv))
}

/// The emperor can be taken.
const CAPTURE: &str =
    "...../o..../m..../..rrr b1A3,d1B3E,c2A3E,d2A1,b3A1,c3B3 a2AC,e4AC 0/3 - A:act";
/// The game can be won at once.
const WIN: &str = "..kc/.k.m/.m../..o. a1A1,c2A3E,b4B4E c1BT,d1BC,b3BT,c4AC 1/0 - A:act";
/// A piece can be captured.
const CITIES: &str = "a8a/10/10/10/10/5A4/2Aa6/10/10/A8A b1A,c10B A";

#[test]
fn a_win_or_a_capture_that_is_missed_is_named() {
    assert_eq!(better::<eko::Position>(WIN, "a1-b1").as_deref(), Some("a1-b4"));
    assert_eq!(better::<eko::Position>(CAPTURE, "b3-c1").as_deref(), Some("c2-d1"));
    assert_eq!(better::<cities::Position>(CITIES, "c4-e4").as_deref(), Some("f5-e4"));
}

#[test]
fn nothing_is_said_about_the_best_step_and_where_there_is_no_other() {
    assert_eq!(better::<eko::Position>(WIN, "a1-b4"), None);
    assert_eq!(better::<eko::Position>(CAPTURE, "c2-d1"), None);
    assert_eq!(better::<cities::Position>(CITIES, "f5-e4"), None);
    let only = "....... a1A3E,b1B2E - 5/5 - A:act";
    assert_eq!(better::<eko::Position>(only, "a1-b1"), None);
}

#[test]
fn nothing_is_said_about_another_way_to_the_same_win_or_a_later_one() {
    // Either stack takes the emperor, at once or next turn.
    let start = ".../... a1A3E,c1B1E,c2A2 - 0/0 - A:act";
    for played in ["a1-c1", "c2-c1", "a1-b1"] {
        assert_eq!(better::<eko::Position>(start, played), None, "{played}");
    }
}

#[test]
fn the_steps_of_a_turn_are_worth_the_same_in_another_order() {
    let start = ".../.... a1A1,c1B1E,a2A3E,d2A2 - 0/0 - A:act";
    assert_eq!(better::<eko::Position>(start, "a1-b1"), None);
}

/// Prints what docs/strength.md says about the threshold: `cargo test --release --lib coach -- --ignored
/// --nocapture`.
#[test]
#[ignore = "a measurement"]
fn measure() {
    for (players, games) in [(2, 6), (3, 3)] {
        for seed in 0..games {
            let start = eko::deal(players, 910_001 + seed, &eko::Variants::default()).unwrap();
            measure_game("eko", start, seed);
        }
    }
    for seed in 0..5 {
        let player = crate::core::player::Player::first(2)[seed as usize % 2];
        measure_game("cities", cities::Layout::default().start(player), 910_001 + seed);
    }
}

fn measure_game<G: SearchGame>(game: &str, start: G, seed: u64) {
    let level = [Level::Beginner, Level::Easy][seed as usize % 2];
    let (mut position, mut seen, mut plies) = (start, Vec::new(), 0u64);
    while position.outcome().is_none() && plies < 160 {
        let Some(mv) = level.choose(&position, &seen, seed * 1_000 + plies, || false) else {
            break;
        };
        if position.moves().len() > 1 {
            let mut comparison = Comparison::new(&position, mv, seen.clone());
            while comparison.advance(64) {}
            let [best, played] = comparison.both().unwrap_or_default();
            let mut deep = [0.0; 2];
            if best - played >= 0.04 {
                let me = position.turn();
                deep = [comparison.best().unwrap(), mv].map(|mv| {
                    let limits = Limits { nodes: 40_000, seed: 7 };
                    let search = Mcts::new(&position.play_unchecked(mv), G::weights(), limits);
                    let mut search = search.avoiding(seen.clone());
                    while search.advance(64) {}
                    search.chances()[me]
                });
            }
            println!(
                "ROW {game} {} {} {} {plies} {best:.3} {played:.3} {:.3} {:.3}",
                position.seats().len(),
                level.name(),
                seed,
                deep[0],
                deep[1]
            );
        }
        seen.push(position.hash());
        position = position.play_unchecked(mv);
        plies += 1;
    }
}
