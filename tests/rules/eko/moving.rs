//! Section 4: moving, regrouping, attacking.

use super::{after, at, can, moves, rest, stacks, why};
use tabletop::eko::{Illegal, Terrain};

#[test]
fn the_whole_stack_moves() {
    let start = at("..... a1A3,e1B1 - 0/0 - A:act");
    assert_eq!(stacks(&after(&start, "a1-c1")), "c1A3,e1B1");
}

#[test]
fn any_number_of_steps_changing_direction_freely() {
    // A path around the reg in the middle: a1 b1 c1 c2 b3 a3.
    let start = at(".../.r./.../__. a1A1,c4B1 - 0/0 - A:act");
    assert_eq!(moves(&start), "a1-a2 a1-a3 a1-b1 a1-b3 a1-c1 a1-c2 a1-c3");
}

#[test]
fn every_stack_own_or_enemy_is_an_obstacle() {
    let own = at("..... a1A2,b1A4,e1B1 - 0/0 - A:act");
    assert!(!can(&own, "a1-c1"));
    let enemy = at("..... a1A2,b1B1,e1B1 - 0/0 - A:act");
    assert!(can(&enemy, "a1-b1") && !can(&enemy, "a1-c1"));
    assert_eq!(why(&enemy, "a1-c1"), Illegal::Blocked);
}

#[test]
fn every_space_that_is_not_a_movement_space_is_an_obstacle() {
    for letter in "rcmkx".chars() {
        let start = at(&format!("..{letter}/.. a1A1,a2B1 - 0/0 - A:act"));
        assert!(!can(&start, "a1-c1"), "{letter}");
        let terrain = Terrain::from_letter(letter).unwrap();
        assert_eq!(why(&start, "a1-c1"), Illegal::CannotStand { terrain });
    }
}

#[test]
fn a_move_ends_on_another_space_than_it_began() {
    let start = at("..... a1A1,e1B1 - 0/0 - A:act");
    assert_eq!(why(&start, "a1-a1"), Illegal::SameSpace);
}

#[test]
fn regrouping_makes_at_most_four() {
    let start = at(".... a1A2,b1A2,c1A1,d1B1 - 0/0 - A:act");
    assert_eq!(stacks(&after(&start, "a1-b1")), "b1A4,c1A1,d1B1");
    let five = at(".... a1A3,b1A2,d1B1 - 0/0 - A:act");
    assert_eq!(why(&five, "a1-b1"), Illegal::TooManyTogether { together: 5 });
}

#[test]
fn the_emperor_stays_in_the_regrouped_stack() {
    let start = at(".... a1A1E,b1A2,d1B1 - 0/0 - A:act");
    assert_eq!(stacks(&after(&start, "a1-b1")), "b1A3E,d1B1");
    assert_eq!(stacks(&after(&start, "b1-a1")), "a1A3E,d1B1");
}

#[test]
fn an_attack_needs_more_discs() {
    let start = at("....r a1A3,b1B2,d1B1 - 0/0 - A:act");
    assert_eq!(stacks(&after(&start, "a1-b1")), "b1A3,d1B1");
    let equal = at(".... a1A2,b1B2,d1B1 - 0/0 - A:act");
    assert_eq!(why(&equal, "a1-b1"), Illegal::EqualWithoutEmperor { discs: 2 });
    let fewer = at(".... a1A2,b1B3,d1B1 - 0/0 - A:act");
    assert_eq!(why(&fewer, "a1-b1"), Illegal::Stronger { theirs: 3, yours: 2 });
}

#[test]
fn an_equal_number_is_enough_with_the_emperor() {
    for discs in 1..=4 {
        for defender in ["", "E"] {
            let text = format!(".... a1A{discs}E,b1B{discs}{defender},d1B1 - 0/0 - A:act");
            assert!(can(&at(&text), "a1-b1"), "{text}");
        }
    }
    // The defender's emperor does not help the attacker.
    assert!(!can(&at(".... a1A2,b1B2E,d1B1 - 0/0 - A:act"), "a1-b1"));
}

#[test]
fn exactly_one_may_attack_exactly_four() {
    for discs in 2..=3 {
        assert!(!can(&at(&format!(".... a1A{discs},b1B4,d1B1 - 0/0 - A:act")), "a1-b1"));
    }
    for discs in 2..=3 {
        assert!(!can(&at(&format!(".... a1A1,b1B{discs},d1B1 - 0/0 - A:act")), "a1-b1"));
    }
    assert!(can(&at(".... a1A1,b1B4,d1B1 - 0/0 - A:act"), "a1-b1"));
}

#[test]
fn the_defenders_ordinary_discs_go_to_their_owners_reserve() {
    let start = at(".... a1A3,b1B2,d1B1 - 1/2 - A:act");
    assert_eq!(rest(&after(&start, "a1-b1")), "- 1/4 - A:rein");
}

#[test]
fn a_defending_emperor_becomes_the_attackers_captive() {
    let start = at(".... a1A3,b1B2E,d1B1 - 0/0 - A:act");
    assert_eq!(rest(&after(&start, "a1-b1")), "- 0/1 BA A:rein");
}

#[test]
fn in_a_kamikaze_the_attacker_goes_to_the_reserve_and_the_space_is_left_empty() {
    let start = at(".... a1A1,b1B4,c1A1,d1B1 - 0/0 - A:act");
    let hit = after(&start, "a1-b1");
    assert_eq!((stacks(&hit).as_str(), rest(&hit).as_str()), ("c1A1,d1B1", "- 1/4 - A:rein"));
}

#[test]
fn the_emperor_too_can_be_a_kamikaze() {
    let start = at(".... a1A1E,b1B4E,c1A1,d1B1 - 0/0 - A:act");
    let hit = after(&start, "a1-b1");
    assert_eq!((stacks(&hit).as_str(), rest(&hit).as_str()), ("c1A1,d1B1", "- 0E/3 BA A:rein"));
}

#[test]
fn four_against_four_with_emperor_is_an_ordinary_attack() {
    let start = at(".... a1A4E,b1B4,d1B1 - 0/0 - A:act");
    let hit = after(&start, "a1-b1");
    assert_eq!((stacks(&hit).as_str(), rest(&hit).as_str()), ("b1A4E,d1B1", "- 0/4 - A:rein"));
}

#[test]
fn only_the_players_own_stacks_move() {
    let start = at(".... a1A1,d1B1 - 0/0 - A:act");
    assert_eq!(why(&start, "d1-c1"), Illegal::NotYours);
    assert_eq!(why(&start, "b1-c1"), Illegal::NoStack);
}
