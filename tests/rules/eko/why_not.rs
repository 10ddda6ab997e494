//! The reason for each stack and space that is not a legal target (page.md), and none for the others.

use std::collections::BTreeSet;

use super::at;
use tabletop::eko::{Action, Building, Illegal, Move, Position, Space, Terrain, Variants, deal};

/// The space of this name.
fn space(position: &Position, name: &str) -> Space {
    position.board().spaces().find(|s| position.board().name(*s) == name).unwrap()
}

/// The reason for a space, with the stack on another chosen or none.
fn reason(position: &Position, chosen: Option<&str>, target: &str) -> Option<Illegal> {
    position.why_not(chosen.map(|name| space(position, name)), space(position, target))
}

#[test]
fn stacks_that_cannot_be_chosen() {
    let start = at("...../_.r a1A1,b1B2,c1B1,e1A1 - 0/0 - A:act");
    assert_eq!(reason(&start, None, "a1"), Some(Illegal::Stuck));
    assert_eq!(reason(&start, None, "b1"), Some(Illegal::NotYours));
    assert_eq!(reason(&start, None, "d1"), Some(Illegal::NoStack));
    assert_eq!(reason(&start, None, "e1"), None);
}

#[test]
fn targets_of_the_chosen_stack() {
    let start = at("......x/r.cc.../....... a1A3,b1A2,f1B4,a3B1 c2AT,d2BC 0/0 - A:act");
    let from_a = |target| reason(&start, Some("a1"), target);
    assert_eq!(from_a("b1"), Some(Illegal::TooManyTogether { together: 5 }));
    assert_eq!(from_a("f1"), Some(Illegal::Stronger { theirs: 4, yours: 3 }));
    assert_eq!(from_a("c1"), Some(Illegal::Blocked));
    assert_eq!(from_a("g1"), Some(Illegal::CannotStand { terrain: Terrain::Abyss }));
    assert_eq!(from_a("c2"), Some(Illegal::NotAdjacent));
    assert_eq!(from_a("a2"), None);
    assert_eq!(from_a("a1"), Some(Illegal::SameSpace));
    let from_b = |target| reason(&start, Some("b1"), target);
    assert_eq!(from_b("c1"), None);
}

#[test]
fn sites_that_cannot_be_built_on_say_what_is_missing() {
    let start = at("..c./_... a1A1,b1A2,d2B1 c1BT 0/0 - A:act");
    let why = reason(&start, Some("b1"), "c1");
    assert_eq!(why, Some(Illegal::TooFewDiscs { discs: 2, price: 3 }));
    let own = at("..r./_... a1A1,b1A2,d2B1 c1AC 0/0 - A:act");
    let why = reason(&own, Some("b1"), "c1");
    assert_eq!(why, Some(Illegal::Highest { built: Building::Camp }));
}

#[test]
fn stacks_that_cannot_be_reinforced() {
    let start = at(".r../..... a1A1,d1A4,c2A1,e2B1 b1BC 2/0 - A:rein");
    assert_eq!(reason(&start, None, "a1"), Some(Illegal::NextToEnemy));
    assert_eq!(reason(&start, None, "d1"), Some(Illegal::Full { discs: 4 }));
    assert_eq!(reason(&start, None, "e2"), Some(Illegal::NotYours));
}

/// The spaces on which a generated move can be made with this stack chosen, or none; with none
/// chosen also the stacks that can be chosen.
fn open(moves: &[Move], chosen: Option<Space>) -> Vec<Space> {
    let open = moves.iter().filter_map(|mv| match (mv.action().map(Action::stack), chosen) {
        (Some(stack), None) => Some(stack),
        (Some(stack), Some(chosen)) if stack != chosen => None,
        _ => mv.target(),
    });
    open.collect()
}

/// Plays a random game and hands every fifth position to `watch`. A generated move that cannot be
/// played fails.
fn play_random_game(seed: u64, variants: &Variants, mut watch: impl FnMut(&Position, &[Move])) {
    let mut position = deal(2 + seed as usize % 3, seed, variants).unwrap();
    for step in 0..80 {
        let moves = position.moves();
        if step % 5 == 0 {
            watch(&position, &moves);
        }
        let next = moves.iter().map(|mv| {
            position.play(*mv).unwrap_or_else(|refused| panic!("{position} {mv:?}: {refused}"))
        });
        let mut next: Vec<Position> = next.collect();
        if next.is_empty() {
            assert!(position.outcome().is_some(), "no move in {position}");
            return;
        }
        position = next.swap_remove(step * 31 % moves.len());
    }
}

/// Checks every pair of a chosen stack, or none, and a target: there is a reason exactly where no move
/// is generated.
fn check_reasons(position: &Position, moves: &[Move]) {
    for chosen in position.board().spaces().map(Some).chain([None]) {
        let open = open(moves, chosen);
        for target in position.board().spaces() {
            let why = position.why_not(chosen, target);
            assert_eq!(
                why.is_none(),
                open.contains(&target),
                "{position}: stack {chosen:?}, target {target:?}: {why:?}"
            );
        }
    }
}

#[test]
fn there_is_a_reason_exactly_where_no_move_is_generated() {
    let tiles = ["P,P,Q,R,R", "S,T,U,N,O"].map(|list| list.parse().unwrap());
    for seed in 0..6 {
        let variants = tiles.get(seed as usize / 2).cloned().unwrap_or_default();
        play_random_game(seed, &variants, check_reasons);
    }
}

#[test]
fn there_is_a_reason_exactly_where_no_move_is_generated_in_every_phase() {
    let rows = include_str!("../../data/eko-moves.tsv").lines().filter(|row| !row.starts_with('#'));
    let mut phases = BTreeSet::new();
    let more = "..t./.... a1A1,b1A1,d1B1,d2A4 c1AC 2/0 - A:more";
    for row in rows.chain([more]) {
        let position = at(row.split('\t').next().unwrap());
        phases.insert(position.phase().to_string().trim_end_matches(char::is_numeric).to_owned());
        check_reasons(&position, &position.moves());
    }
    assert_eq!(Vec::from_iter(phases), ["act", "act!", "more", "over", "rein", "rein!", "swap"]);
}
