//! Section 7: reinforcement.

use super::{after, at, moves, rest, stacks, why};
use tabletop::eko::Illegal;

#[test]
fn at_least_one_disc_must_be_placed_if_one_can_be() {
    let start = at("..../__.. a1A2,d1B1 - 2/0 - A:rein!");
    assert_eq!(moves(&start), "a1+1 a1+2");
    assert_eq!(why(&start, "end"), Illegal::PlacementPossible);
}

#[test]
fn all_discs_are_placed_on_one_stack() {
    let start = at("..../__.. a1A1,c1A1,d1B1 - 2/0 - A:rein!");
    let placed = after(&start, "a1+2");
    assert_eq!(
        (stacks(&placed).as_str(), rest(&placed).as_str()),
        ("a1A3,c1A1,d1B1", "- 0/0 - B:act")
    );
}

#[test]
fn no_disc_is_placed_on_an_empty_space_nor_on_an_enemys_stack() {
    let start = at("..../__.. a1A1,d1B1 - 2/0 - A:rein!");
    assert_eq!(why(&start, "b1+1"), Illegal::NoStack);
    assert_eq!(why(&start, "d1+1"), Illegal::NotYours);
}

#[test]
fn a_stack_is_never_reinforced_beyond_four() {
    let start = at("..../__.. a1A2,c1A4,d1B1 - 5/0 - A:rein!");
    assert_eq!(moves(&start), "a1+1 a1+2");
    assert_eq!(why(&start, "a1+3"), Illegal::Full { discs: 2 });
    assert_eq!(why(&start, "c1+1"), Illegal::Full { discs: 4 });
}

#[test]
fn no_stack_next_to_an_enemy_building_is_reinforced_even_beside_ones_own() {
    let start = at(".r.r./..... a1A1,c1A1,e2B1 b1BC,d1AC 2/0 - A:rein!");
    assert_eq!(why(&start, "a1+1"), Illegal::NextToEnemy);
    assert_eq!(why(&start, "c1+1"), Illegal::NextToEnemy);
    assert_eq!(moves(&start), "end");
}

#[test]
fn a_stack_next_to_ones_own_building_is_reinforced() {
    let start = at(".r.r./..... a1A1,e2B1 b1AC 1/0 - A:rein!");
    assert_eq!(moves(&start), "a1+1");
}

#[test]
fn an_emperor_in_the_reserve_must_be_among_the_discs_placed() {
    let start = at("..../__.. a1A1,d1B1 - 2E/0 - A:rein!");
    assert_eq!(moves(&start), "a1+1E a1+2E a1+E");
    assert_eq!(why(&start, "a1+1"), Illegal::EmperorFirst);
    assert_eq!(stacks(&after(&start, "a1+2E")), "a1A4E,d1B1");
}

#[test]
fn d5_where_no_stack_can_be_reinforced_the_emperor_alone_goes_next_to_an_enemy_building() {
    let start = at(".r../.... a1A1,d1B1 b1BC 2E/0 - A:rein!");
    assert_eq!(moves(&start), "a1+E");
    assert_eq!(why(&start, "a1+1E"), Illegal::EmperorAlone);
    let elsewhere = at(".r../.... a1A1,d1A1,d2B1 b1BC 2E/0 - A:rein!");
    assert_eq!(moves(&elsewhere), "d1+1E d1+2E d1+E");
    let full = at(".r../.... a1A4,d1B1 b1BC 2E/0 - A:rein!");
    assert_eq!(moves(&full), "end");
}

#[test]
fn an_empty_reserve_or_nothing_that_fits_skips_the_phase() {
    assert_eq!(moves(&at("..../__.. a1A1,d1B1 - 0/0 - A:rein")), "end");
    let full = at("..../__.. a1A4,d1B1 - 2/0 - A:rein!");
    assert_eq!(moves(&full), "end");
    assert_eq!(rest(&after(&full, "end")), "- 2/0 - B:act");
}
