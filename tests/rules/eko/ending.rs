//! Section 8: the end.

use super::{after, at, rest};
use tabletop::game::Game as _;

#[test]
fn twelve_points_and_a_capital_win_at_once() {
    // 10 points, and 13 with a captive.
    let start = at("..../rccmk a1A3,b1B1E,d1B1 a2AC,b2AT,c2AT,d2AK,e2AT 0/0 - A:act");
    assert_eq!(rest(&after(&start, "a1-b1")).split(' ').next_back(), Some("=A"));
}

#[test]
fn twelve_points_without_a_capital_do_not_win() {
    let start = at("..../rccmc a1A3,b1B1E,d1B1 a2AC,b2AT,c2AT,d2AK,e2AT 0/0 - A:act");
    assert_eq!(rest(&after(&start, "a1-b1")).split(' ').next_back(), Some("A:rein"));
}

#[test]
fn less_than_twelve_points_with_a_capital_do_not_win() {
    let start = at("..../rccmk a1A1,b1B1 a2AC,b2AT,c2AT,d2AK,e2AT 0/0 - A:rein");
    assert_eq!(rest(&after(&start, "end")).split(' ').next_back(), Some("B:act"));
}

#[test]
fn d6_of_several_winners_the_current_player_is_first_then_clockwise() {
    // B and C have 12 points and a capital each, which no game can reach but a position may.
    let start = "...../kkmmccccrrrrrr a1A1,b1B1,c1C1 \
        a2BT,b2CT,c2BK,d2CK,e2BT,f2BT,g2CT,h2CT,i2BC,j2BC,k2BC,l2CC,m2CC,n2CC 0/0/0 - ";
    for (turn, winner) in [("A:rein", "=B"), ("B:rein", "=B"), ("C:rein", "=C")] {
        let over = after(&at(&format!("{start}{turn}")), "end");
        assert_eq!(rest(&over).split(' ').next_back(), Some(winner));
    }
}

#[test]
fn the_only_player_with_discs_on_the_board_wins() {
    let start = at(".... a1A3,b1B1 - 0/0 - A:act");
    assert_eq!(rest(&after(&start, "a1-b1")), "- 0/1 - =A");
    // Also when the other player spends their last stack.
    let spent = at(".r./... a1A1,c2B1 - 0/0 - A:act");
    assert_eq!(rest(&after(&spent, "a1*b1C")), "b1AC 1/0 - =B");
}

#[test]
fn with_three_players_the_game_goes_on_while_two_have_discs() {
    let start = at("..../.. a1A3,b1B1,d1C1 - 0/0/0 - A:act");
    assert_eq!(rest(&after(&start, "a1-b1")), "- 0/1/0 - A:rein");
}

#[test]
fn everybody_loses_when_nobody_has_a_disc_on_the_board() {
    let start = at("... a1A1,b1B4 - 0/0 - A:act");
    assert_eq!(rest(&after(&start, "a1-b1")), "- 1/4 - =-");
}

#[test]
fn a_win_by_points_through_a_kamikaze_that_leaves_no_disc_is_shared() {
    let buildings = "b2AT,c2AT,d2AK,e2AT";
    let start = at(&format!("..../_ccmk a1A1,b1B4E {buildings} 0/0 - A:act"));
    assert_eq!(rest(&after(&start, "a1-b1")), format!("{buildings} 1/3 BA =AB"));
    // No shared win while a disc is left.
    let left = at(&format!("..../_ccmk a1A1,b1B4E,d1C1 {buildings} 0/0/0 - A:act"));
    assert_eq!(rest(&after(&left, "a1-b1")), format!("{buildings} 1/3/0 BA =A"));
}

#[test]
fn a_finished_game_has_no_moves() {
    let over = at("... a1A1 - 0/0 - =A");
    assert!(over.moves().is_empty());
    assert_eq!(over.perft(0), 1);
    assert_eq!(over.perft(1), 0);
}
