//! Section 9: the storm labyrinth and the lighthouse of Eon.

use super::{after, at, can, moves, rest, stacks, why};
use tabletop::eko::Illegal;

#[test]
fn storm_spaces_are_movement_spaces() {
    let start = at(".s.. a1A2,d1B1 - 0/0 - A:act");
    assert_eq!(moves(&start), "a1-b1/1 a1-c1/1");
}

#[test]
fn a_move_costs_a_disc_for_every_zone_it_starts_in_passes_or_ends_in() {
    let starts = at("s.s.s.. a1A4,g1B1 - 0/0 - A:act");
    assert_eq!(moves(&starts), "a1-b1/1 a1-c1/2 a1-d1/2 a1-e1/3 a1-f1/3");
    let passes = at(".s.s... a1A4,g1B1 - 0/0 - A:act");
    assert!(can(&passes, "a1-c1/1") && can(&passes, "a1-d1/2") && can(&passes, "a1-e1/2"));
}

#[test]
fn adjacent_storm_spaces_form_one_zone() {
    let start = at(".sss.. a1A2,f1B1 - 0/0 - A:act");
    assert!(can(&start, "a1-d1/1") && can(&start, "a1-e1/1"));
}

#[test]
fn d14_standing_in_a_storm_without_moving_costs_nothing() {
    let start = at("s../r.. a1A2,c1B1,b2A1 a2AC 0/0 - A:act");
    assert_eq!(stacks(&after(&start, "b2-b1")), "a1A2,b1A1,c1B1");
}

#[test]
fn lost_discs_go_to_the_owners_reserve_and_the_mover_chooses_which() {
    let start = at(".s... a1A3E,e1B1 - 0/0 - A:act");
    let kept = after(&start, "a1-c1/1");
    assert_eq!(
        (stacks(&kept).as_str(), rest(&kept).as_str()),
        ("c1A2E,e1B1", "- 1/0 - A:rein@c1/b1")
    );
    let lost = after(&start, "a1-c1/1E");
    assert_eq!(
        (stacks(&lost).as_str(), rest(&lost).as_str()),
        ("c1A2,e1B1", "- 0E/0 - A:rein@c1/b1")
    );
}

#[test]
fn losses_come_before_the_attack_or_the_regrouping_at_the_end() {
    let start = at(".s.. a1A3,c1B2,d1B1 - 0/0 - A:act");
    assert_eq!(why(&start, "a1-c1/1"), Illegal::EqualWithoutEmperor { discs: 2 });
    let emperor = at(".s.. a1A3E,c1B2,d1B1 - 0/0 - A:act");
    assert!(can(&emperor, "a1-c1/1") && !can(&emperor, "a1-c1/1E"));
    let regroup = at(".s.. a1A3,c1A2,d1B1 - 0/0 - A:act");
    assert_eq!(stacks(&after(&regroup, "a1-c1/1")), "c1A4,d1B1");
}

#[test]
fn d8_at_least_one_disc_must_remain() {
    let lone = at("s... a1A1,d1B1 - 0/0 - A:act");
    assert_eq!(moves(&lone), "pass");
    assert_eq!(why(&lone, "a1-b1"), Illegal::StormTakesAll);
}

#[test]
fn d9_the_smallest_loss_with_which_the_move_is_legal() {
    // The path through the storm, or around it.
    let around = at(".s.../..... a1A3,e1B1 - 0/0 - A:act");
    assert!(can(&around, "a1-c1") && !can(&around, "a1-c1/1"));
    assert_eq!(why(&around, "a1-c1/1"), Illegal::WrongLosses { smallest: 0 });
    // A stack of 2 loses 1 on its path and destroys a stack of 4 as a kamikaze.
    let kamikaze = at(".s.... a1A2,c1B4,e1A1,f1B1 - 0/0 - A:act");
    let hit = after(&kamikaze, "a1-c1/1");
    assert_eq!((stacks(&hit).as_str(), rest(&hit).as_str()), ("e1A1,f1B1", "- 2/4 - A:rein"));
}

#[test]
fn d9_of_zones_that_cost_the_same_the_first_counts() {
    // The path leads over b1 or over b3, which are two zones.
    let start = at(".s../.r../s.../.... a1A2,d4B1 - 0/0 - A:act");
    let around = at("_s../.r../s.../__.. a2A2,d4B1 - 0/0 - A:act");
    let gone = after(&around, "a2-c1/1");
    assert_eq!(gone.paid_zones().map(|t| t.paid.len()), Some(1));
    assert_eq!(rest(&gone).split(' ').next_back(), Some("A:rein@c1/b1"));
    assert!(can(&start, "a1-c1/1"));
}

#[test]
fn d7_a_stack_pays_each_zone_once_a_turn() {
    let start = at(".s... a1A3,e1B1 - 3/0 - A:act");
    let moved = after(&start, "a1-c1/1");
    assert!(can(&moved, "!c1-a1") && can(&moved, "!c1-b1"), "paid this turn");
    assert_eq!(rest(&after(&moved, "!c1-a1")), "- 1/0 - A:rein!");
    // A stack formed by regrouping counts as the one that moved.
    let joined = after(&at(".s... a1A3,c1A1,e1B1 - 3/0 - A:act"), "a1-c1/1");
    assert!(can(&joined, "!c1-a1"));
    // Another stack pays, and so does the same stack in a later turn.
    let other = after(&at(".s... a1A3,d1A2,e1B1 - 3/0 - A:act"), "a1-c1/1");
    assert!(!can(&other, "!d1-b1") && can(&other, "!c1-b1"));
    assert!(can(&at(".s... c1A2,e1B1 - 3/0 - A:act"), "c1-a1/1"));
}

#[test]
fn stacks_on_storm_spaces_are_not_reinforced_nor_by_the_emperors_exception() {
    let start = at("s.../.... a1A1,d1B1,d2A4 - 2E/0 - A:rein!");
    assert_eq!(moves(&start), "end");
    assert_eq!(why(&start, "a1+1E"), Illegal::InStorm);
    let elsewhere = at("s... a1A1,b1A1,d1B1 - 2/0 - A:rein!");
    assert_eq!(moves(&elsewhere), "b1+1 b1+2");
}

#[test]
fn whoever_occupies_most_of_the_lighthouse_ignores_all_storm_rules() {
    let board = "._uu/..us./...... ";
    let holds = at(&format!("{board}c1A1,d1A2,f3B1 - 2/0 - A:act"));
    assert!(can(&holds, "d1-a2") && can(&holds, "c1-a2"), "no losses, and no D8");
    let tie = at(&format!("{board}c1A2,d1B2,f3B1 - 0/0 - A:act"));
    assert!(!can(&tie, "c1-a2") && can(&tie, "c1-a2/1"));
    let reinforced = at(&format!("{board}c1A1,d1A2,f3B1 - 1/0 - A:rein!"));
    assert_eq!(moves(&reinforced), "c1+1 d1+1");
}

#[test]
fn d11_the_lighthouse_is_judged_when_the_action_begins_the_moving_stack_counted_where_it_stands() {
    // The only stack at the lighthouse leaves it without loss.
    let start = at("._uu/..us./...... c1A1,f3B1 - 0/0 - A:act");
    assert!(can(&start, "c1-a2"));
}
