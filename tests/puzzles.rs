//! Every puzzle has exactly the solutions that it lists, by the rules alone.

use std::collections::BTreeSet;

use tabletop::core::player::Player;
use tabletop::eko::Position;
use tabletop::lessons::{Goal, Lesson, read};
use tabletop::table::TableGame;

fn puzzles() -> Vec<Lesson> {
    read(include_str!("../src/lessons/puzzles.txt")).unwrap_or_else(|error| panic!("{error}"))
}

fn goal(puzzle: &Lesson) -> Goal {
    Goal::of_key(&puzzle.key).unwrap_or_else(|| panic!("{}: no goal", puzzle.key))
}

/// The positions of the steps: each after the first solution of the one before it.
fn positions(puzzle: &Lesson) -> Vec<Position> {
    let record = |step| puzzle.record::<Position>(step).unwrap_or_else(|| panic!("{}", puzzle.key));
    (0..puzzle.steps.len()).map(|step| record(step).position().clone()).collect()
}

/// The legal moves for which something holds, by their texts.
fn moves(position: &Position, holds: impl Fn(&Position) -> bool) -> BTreeSet<String> {
    let moves = position.moves().into_iter();
    let held = moves.filter(|mv| holds(&position.play(*mv).unwrap()));
    held.map(|mv| position.write_move(mv)).collect()
}

fn won(position: &Position) -> bool {
    position.to_string().ends_with(" =A")
}

fn can_win(position: &Position) -> bool {
    position.turn() == Player::A && !moves(position, won).is_empty()
}

/// Whether the emperor of the first player is on the board, and nobody could attack the space.
fn emperor_is_safe(position: &Position) -> bool {
    let stands = |space: &tabletop::eko::Space| position.stack(*space).unwrap().emperor;
    let threats = position.threats();
    position
        .stacks_of(Player::A)
        .into_iter()
        .find(stands)
        .is_some_and(|space| threats[space.index()].is_empty())
}

#[test]
fn there_are_forty_of_two_kinds_each_with_a_key_of_its_own() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 40, "{}", puzzles.len());
    let keys: BTreeSet<_> = puzzles.iter().map(|puzzle| &puzzle.key).collect();
    assert_eq!(keys.len(), puzzles.len());
    for wanted in Goal::ALL {
        let of_kind = puzzles.iter().filter(|puzzle| goal(puzzle) == wanted);
        let starts: Vec<_> = of_kind.map(|puzzle| &puzzle.steps[0].start).collect();
        assert!(starts.len() >= 15, "{wanted:?}");
        assert_eq!(starts.iter().collect::<BTreeSet<_>>().len(), starts.len(), "{wanted:?}");
    }
}

#[test]
fn every_puzzle_has_exactly_the_solutions_listed() {
    for puzzle in puzzles() {
        let positions = positions(&puzzle);
        let listed: Vec<BTreeSet<String>> =
            puzzle.steps.iter().map(|step| step.right().iter().cloned().collect()).collect();
        let found: Vec<BTreeSet<String>> = match goal(&puzzle) {
            Goal::Emperor => vec![moves(&positions[0], emperor_is_safe)],
            Goal::Win => {
                let mut steps: Vec<_> = positions.iter().map(|step| moves(step, can_win)).collect();
                steps.pop();
                steps.push(moves(&positions[positions.len() - 1], won));
                steps
            }
        };
        assert_eq!(listed, found, "{}", puzzle.key);
    }
}

#[test]
fn nothing_is_asked_for_that_is_so_already_or_goes_quicker() {
    for puzzle in puzzles() {
        let first = &positions(&puzzle)[0];
        assert_eq!(first.turn(), Player::A, "{}", puzzle.key);
        match goal(&puzzle) {
            Goal::Emperor => assert!(!emperor_is_safe(first), "{}", puzzle.key),
            Goal::Win if puzzle.steps.len() > 1 => {
                assert_eq!(moves(first, won), BTreeSet::new(), "{}", puzzle.key);
            }
            Goal::Win => {}
        }
        assert!(first.moves().len() > 10, "{}: little to look for", puzzle.key);
    }
}
