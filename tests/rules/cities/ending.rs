//! «End».

use super::{after, at, with_cities};
use tabletop::cities::{Illegal, Player, PlayerSet, Position, Reason, Turn};
use tabletop::game::{Game, Outcome};

/// The turn field of the position after a move.
fn turn(position: &Position, mv: &str) -> String {
    let next = after(position, mv);
    let effects = position.effects(position.read_move(mv).unwrap()).unwrap();
    assert_eq!(effects.turn, next.progress());
    next.progress().to_string()
}

#[test]
fn a_player_who_controls_all_cities_wins() {
    let start = with_cities("j8A a9A b9A h1h i1h j1h", "a1A j10B");
    assert_eq!(turn(&start, "j8-j10"), "=A");
    let one_left = with_cities("j8A a9A b9A h1h i1h j1h", "a1A e5B j10B");
    assert_eq!(turn(&one_left, "j8-j10"), "B");
}

#[test]
fn also_if_the_opponent_moved() {
    let start = with_cities("j8A a9A b9A h1h i1h j1h", "a1B j10B");
    assert_eq!(turn(&start, "j8-j7"), "=B");
}

#[test]
fn c4_all_cities_come_before_the_pieces() {
    // The mover is left with one piece, but has conquered the last city.
    let start = with_cities("c5h e5h d6A j1h a9A", "a1A d5B");
    assert_eq!(turn(&start, "d6-d5"), "=A");
}

#[test]
fn a_player_with_at_most_one_piece_loses_against_one_with_more() {
    let one = at("b5A c5h e6H j1h");
    assert_eq!(turn(&one, "e6-d5"), "=A");
    let none = at("b5A c5h e6H");
    assert_eq!(turn(&none, "e6-d5"), "=A");
    // The mover can lose, too.
    let own = at("c5h e5h d6A a9A");
    assert_eq!(turn(&own, "d6-d5"), "=B");
}

#[test]
fn c4_two_against_one_is_lost_before_cities_are_counted() {
    let start = with_cities("b5A c5h e6H j1h", "a1A a10B c10B j10B");
    assert_eq!(turn(&start, "e6-d5"), "=A");
}

#[test]
fn both_with_at_most_2_pieces_more_cities_win() {
    let more = with_cities("b5A c5h e6H j1h j2h", "a1A a10A j10B");
    assert_eq!(turn(&more, "e6-d5"), "=A");
    let fewer = with_cities("b5A c5h e6H j1h j2h", "a1A a10B j10B");
    assert_eq!(turn(&fewer, "e6-d5"), "=B");
}

#[test]
fn equal_cities_are_a_draw() {
    let start = at("b5A c5h e6H j1h j2h");
    assert_eq!(turn(&start, "e6-d5"), "=-");
    let over = after(&start, "e6-d5");
    assert_eq!(Game::outcome(&over), Some(Outcome::Draw));
    assert_eq!(over.outcome(), Some(PlayerSet::EMPTY));
}

#[test]
fn both_with_at_most_one_piece_count_cities_too() {
    // Each side's inner pieces fall at the same time: b5 and e5 are left.
    let start = with_cities("b5h c5A d5h f7H", "a1A j10A a10B");
    assert_eq!(turn(&start, "f7-e5"), "=A");
}

#[test]
fn each_end_has_its_reason() {
    let reason_after = |position: &str, mv| after(&position.parse().unwrap(), mv).reason();
    let conquest = "aaa7/10/10/10/10/10/A9/10/10/AA8 a3B,d3A A";
    assert_eq!(reason_after(conquest, "a4-a3"), Some(Reason::AllCities));
    let capture = "a9/10/10/10/10/10/10/10/2A7/AaA7 d3A,b7B A";
    assert_eq!(reason_after(capture, "c2-d2"), Some(Reason::Pieces));
    let few = "aa8/10/10/10/10/10/10/10/10/AA8 d3A,g3A,b7B A";
    assert_eq!(reason_after(few, "a1-a2"), Some(Reason::MoreCities));
    let even = "aa8/10/10/10/10/10/10/10/10/AA8 d3A,b7B A";
    assert_eq!(reason_after(even, "a1-a2"), Some(Reason::MoreCities));
    let open = "aaa7/10/10/10/10/10/10/10/10/AAA7 d3A,b7B A";
    assert_eq!(reason_after(open, "a1-a2"), None);
    // The board of a position that was set up as won need not show why.
    let set_up: Position = open.replace(" A", " =B").parse().unwrap();
    assert_eq!(set_up.reason(), None);
}

#[test]
fn three_pieces_of_either_go_on() {
    assert_eq!(turn(&at("b5A c5A e6H j1h j2h"), "e6-e7"), "B");
    assert_eq!(turn(&at("c5A e6H h1h j1h j2h"), "e6-e7"), "B");
}

#[test]
fn checked_also_after_a_promotion_on_the_spot() {
    let start = with_cities("a1A e6H j1h j2h", "a1A j10B");
    assert_eq!(turn(&start, "a1^"), "=-");
}

#[test]
fn checked_also_after_a_pass() {
    let start = with_cities("a1A a2h b1h b2h", "j1A j10B");
    assert_eq!(turn(&start, "pass"), "=B");
}

#[test]
fn only_checked_after_a_turn() {
    // A position as text may have an end pending; it is found after the next turn.
    let start = at("b5A j1h");
    assert_eq!(start.progress(), Turn::Of(Player::A));
    assert_eq!(turn(&start, "b5-b6"), "=-");
}

#[test]
fn a_finished_game_has_no_moves() {
    let over = after(&at("b5A c5h e6H j1h"), "e6-d5");
    assert_eq!((over.moves().len(), over.perft(1), over.turn()), (0, 0, Player::A));
    assert_eq!(super::why(&over, "b5-b6"), Illegal::GameOver);
    assert_eq!(super::why(&over, "pass"), Illegal::GameOver);
    assert_eq!(Game::outcome(&over), Some(Outcome::Won(PlayerSet::of(Player::A))));
}

#[test]
fn repetition_ends_nothing() {
    let start = at("b5H c7H e6H j1h j2h i1h");
    let there_and_back = ["b5-b6 j1-j3 b6-b5 j3-j1"; 5].join(" ");
    assert_eq!(after(&start, &there_and_back), start);
}
