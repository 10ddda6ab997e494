//! Section 3: the turn, its action and the forced march.

use super::{after, at, can, moves, rest, stacks, why};
use tabletop::eko::Illegal;

#[test]
fn exactly_one_action_then_reinforcement_then_the_next_player() {
    let start = at("..../__.. a1A1,d1B1,d2C1 - 1/0/0 - A:act");
    let acted = after(&start, "a1-b1");
    assert_eq!(rest(&acted), "- 1/0/0 - A:rein");
    assert_eq!(why(&acted, "b1-c1"), Illegal::NotNow);
    assert_eq!(rest(&after(&acted, "b1+1")), "- 0/0/0 - B:act");
}

#[test]
fn the_action_is_mandatory_and_skipped_only_when_none_is_legal() {
    let free = at("... a1A1,c1B1 - 0/0 - A:act");
    assert_eq!(why(&free, "pass"), Illegal::ActionPossible);
    let stuck = at("... a1A1,b1B2,c1B1 - 0/0 - A:act");
    assert_eq!(moves(&stuck), "pass");
    assert_eq!(rest(&after(&stuck, "pass")), "- 0/0 - A:rein");
}

#[test]
fn the_next_player_is_the_next_clockwise() {
    let start = at("..../__.. a1A1,d1B1,d2C1 - 0/0/0 - C:rein");
    assert_eq!(rest(&after(&start, "end")), "- 0/0/0 - A:act");
}

#[test]
fn d13_a_player_without_a_disc_on_the_board_is_passed_over() {
    let start = at("..../__.. a1A1,d2C1 - 0/3/0 - A:rein");
    assert_eq!(rest(&after(&start, "end")), "- 0/3/0 - C:act");
}

#[test]
fn a_forced_march_destroys_three_discs_of_the_reserve_for_one_more_action() {
    let start = at("..../__.. a1A1,d1B1 - 4/0 - A:rein");
    let marched = after(&start, "!a1-b1");
    assert_eq!(
        (stacks(&marched).as_str(), rest(&marched).as_str()),
        ("b1A1,d1B1", "- 1/0 - A:rein!")
    );
    let builds = at(".r../.... a1A1,d1B1,c2A1 - 3/0 - A:rein");
    assert_eq!(rest(&after(&builds, "!a1*b1C")), "b1AC 1/0 - A:rein!");
}

#[test]
fn there_is_at_most_one_forced_march_a_turn() {
    let marched = at("..../__.. a1A1,d1B1 - 6/0 - A:rein!");
    assert_eq!(why(&marched, "!a1-b1"), Illegal::Marched);
}

#[test]
fn d2_discs_that_the_first_action_returned_may_pay() {
    let start = at("..m./_... a1A1,d1A4,d2B1 c1AT 0/0 - A:act");
    let built = after(&start, "d1*c1K");
    assert!(can(&built, "!a1-b1"));
}

#[test]
fn the_emperor_in_the_reserve_does_not_pay_for_a_forced_march() {
    let start = at("..../__.. a1A1,d1B1 - 2E/0 - A:rein");
    assert_eq!(why(&start, "!a1-b1"), Illegal::MarchPrice { ordinary: 2 });
    assert!(can(&at("..../__.. a1A1,d1B1 - 3E/0 - A:rein"), "!a1-b1"));
}

#[test]
fn a_forced_march_precedes_reinforcement() {
    let placed = after(&at("..../__.. a1A1,d1B1 - 6/0 - A:rein"), "a1+1");
    assert_eq!(rest(&placed), "- 5/0 - B:act");
}

#[test]
fn a_forced_march_needs_a_legal_action() {
    let stuck = at("... a1A1,b1B2,c1B1 - 3/0 - A:rein");
    assert_eq!(moves(&stuck), "a1+1 a1+2 a1+3");
}

#[test]
fn a_forced_march_is_optional() {
    let start = at("..../__.. a1A4,d1B1 - 3/0 - A:rein");
    assert!(can(&start, "end") && can(&start, "!a1-b1"));
}
