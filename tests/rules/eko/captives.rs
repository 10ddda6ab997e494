//! Section 6: the emperor and captives.

use super::{after, at, rest};

#[test]
fn each_captive_emperor_is_worth_three_points_to_its_holder() {
    let position = at("..../__. a1A1,d1B1,c2C1 - 0/0/0 BA,CA B:act");
    assert_eq!(position.seats().iter().map(|p| position.points(*p)).collect::<Vec<_>>(), [6, 0, 0]);
}

#[test]
fn a_player_with_a_captive_whose_own_emperor_is_captive_exchanges_at_once() {
    let start = at(".... a1A3,b1B2E,d1B1 - 0/0 AB A:act");
    // Both get their own emperor back, into the reserve.
    assert_eq!(rest(&after(&start, "a1-b1")), "- 0E/1E - A:rein");
}

#[test]
fn a_player_is_caught_while_holding_a_captive_and_exchanges_too() {
    // A holds B's emperor; C takes A's emperor: A must exchange with C, giving B's emperor.
    let start = at("..../.. a1A1E,b1C2,d1B1,a2A1 - 0/0/0 BA C:act");
    assert_eq!(rest(&after(&start, "b1-a1")), "- 0E/0/0 BC C:rein");
}

#[test]
fn d3_the_holders_own_emperor_is_given_if_held_else_the_captive_held_longest() {
    // B holds A's emperor; A holds C's and then takes B's: B's own goes back, C's stays.
    let own = at("...../.. a1A3,b1B2E,d1B1,e1C1 - 0/0/0 AB,CA A:act");
    assert_eq!(rest(&after(&own, "a1-b1")), "- 0E/1E/0 CA A:rein");
    // B holds A's; A holds C's longest and takes D's: C's is given and is the newest of all.
    let oldest = at("...../... a1A3,b1D2E,d1B1,e1C1,a2D1 - 0/0/0/0 AB,CA A:act");
    assert_eq!(rest(&after(&oldest, "a1-b1")), "- 0E/0/0/1 DA,CB A:rein");
}

#[test]
fn the_look_starts_again_at_the_player_at_turn_until_nobody_must() {
    // After A's exchange B holds C's emperor while its own is with C: B exchanges in its turn.
    let start = at("...../... a1A3,b1D2E,d1B1,e1C1,a2D1 - 0/0/0/0 AB,BC,CA A:act");
    // A gives C's to B; B, whose own is with C, gives C his own back.
    assert_eq!(rest(&after(&start, "a1-b1")), "- 0E/0E/0E/1 DA A:rein");
}

#[test]
fn d4_points_are_counted_after_the_exchange() {
    // Towers and a castle: 9 points and the capital; with B's emperor it would be 12.
    let board = "....k/cccm ";
    let stacks = "a1A3,b1B2E,c1B1,d1A1 ";
    let buildings = "e1AT,a2AT,b2AT,d2AK ";
    let wins = at(&format!("{board}{stacks}{buildings}0/0 - A:act"));
    assert_eq!(rest(&after(&wins, "a1-b1")), format!("{buildings}0/1 BA =A"));
    let exchanged = at(&format!("{board}{stacks}{buildings}0/0 AB A:act"));
    assert_eq!(rest(&after(&exchanged, "a1-b1")), format!("{buildings}0E/1E - A:rein"));
}
