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
    // Each emperor returns to its own reserve.
    assert_eq!(rest(&after(&start, "a1-b1")), "- 0E/1E - A:rein");
}

#[test]
fn a_player_whose_emperor_is_captured_while_holding_a_captive_exchanges_too() {
    // A holds B's emperor and C captures A's: A must exchange with C and gives B's.
    let start = at("..../.. a1A1E,b1C2,d1B1,a2A1 - 0/0/0 BA C:act");
    assert_eq!(rest(&after(&start, "b1-a1")), "- 0E/0/0 BC C:rein");
}

#[test]
fn d3_the_holders_own_emperor_is_given_if_held_else_the_captive_held_longest() {
    // B holds A's emperor; A holds C's and captures B's: B's own returns, C's stays captive.
    let own = at("...../.. a1A3,b1B2E,d1B1,e1C1 - 0/0/0 AB,CA A:act");
    assert_eq!(rest(&after(&own, "a1-b1")), "- 0E/1E/0 CA A:rein");
    // B holds A's; A holds C's longest and captures D's: C's is given and becomes the newest.
    let oldest = at("...../... a1A3,b1D2E,d1B1,e1C1,a2D1 - 0/0/0/0 AB,CA A:act");
    assert_eq!(rest(&after(&oldest, "a1-b1")), "- 0E/0/0/1 DA,CB A:rein");
}

#[test]
fn exchanges_go_on_from_the_current_player_until_nobody_must() {
    // After A's exchange B holds C's emperor, and C holds B's: B must exchange next.
    let start = at("...../... a1A3,b1D2E,d1B1,e1C1,a2D1 - 0/0/0/0 AB,BC,CA A:act");
    // A gives C's emperor to B, who gives it back to C for B's own.
    assert_eq!(rest(&after(&start, "a1-b1")), "- 0E/0E/0E/1 DA A:rein");
}

#[test]
fn d4_points_are_counted_after_the_exchange() {
    // Towers and a castle with a capital: 9 points, and 12 with B's emperor.
    let board = "....k/cccm ";
    let stacks = "a1A3,b1B2E,c1B1,d1A1 ";
    let buildings = "e1AT,a2AT,b2AT,d2AK ";
    let wins = at(&format!("{board}{stacks}{buildings}0/0 - A:act"));
    assert_eq!(rest(&after(&wins, "a1-b1")), format!("{buildings}0/1 BA =A"));
    let exchanged = at(&format!("{board}{stacks}{buildings}0/0 AB A:act"));
    assert_eq!(rest(&after(&exchanged, "a1-b1")), format!("{buildings}0E/1E - A:rein"));
}
