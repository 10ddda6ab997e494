//! «What a turn brings», 2: enclosed pieces.

use super::{after, at, cities_of, names, pieces, with_cities};
use tabletop::cities::{CityEffect, Direction};

#[test]
fn pieces_without_a_gap_between_two_of_the_opponent_are_captured_on_a_horizontal_line() {
    let start = at("b5A c5h d5a f7H j1h j2h a9A");
    assert_eq!(pieces(&after(&start, "f7-e5")), "j1h j2h b5A e5H a9A");
}

#[test]
fn on_a_vertical_line() {
    let start = at("e2A e3h e4a g6H j1h j2h a9A");
    assert_eq!(pieces(&after(&start, "g6-e5")), "j1h e2A j2h e5H a9A");
}

#[test]
fn on_both_diagonals() {
    let rising = at("b2A c3h d4a g6H j1h j2h a9A");
    assert_eq!(pieces(&after(&rising, "g6-e5")), "j1h b2A j2h e5H a9A");
    let falling = at("h2A g3h f4a c6H j1h j2h a9A");
    assert_eq!(pieces(&after(&falling, "c6-e5")), "j1h h2A j2h e5H a9A");
}

#[test]
fn a_gap_saves_them() {
    let start = at("b5A c5h f7H j1h j2h a9A");
    assert_eq!(pieces(&after(&start, "f7-e5")), "j1h j2h b5A c5h e5H a9A");
}

#[test]
fn the_edge_encloses_nothing_and_lines_end_there() {
    let start = at("j5h i6H a6A j1h j2h a9A");
    // j5 and a6 follow each other in the numbering of the squares, not on the board.
    assert_eq!(pieces(&after(&start, "i6-i5")), "j1h j2h i5H j5h a6A a9A");
}

#[test]
fn whoever_moved() {
    // A moves a piece between two of B's: it is lost.
    let own = at("c5h e5h d7H j1h a9A b9A");
    assert_eq!(pieces(&after(&own, "d7-d5")), "j1h c5h e5h a9A b9A");
    // What a set-up left enclosed goes after any turn, also after a promotion on the spot.
    let left = with_cities("c5h d5A e5h j1h a1A a9A b9A", "a1A j10B");
    assert_eq!(pieces(&after(&left, "a9-a8")), "a1A j1h c5h e5h a8A b9A");
    assert_eq!(pieces(&after(&left, "a1^")), "a1H j1h c5h e5h a9A b9A");
}

#[test]
fn also_after_a_pass() {
    let start = with_cities("a1A b1h a2h b2h a3A h5h i5h j5h", "j1A j10B");
    assert!(start.moves().len() > 1);
    let walled = with_cities("a1A a2h a3A b1h b2h b3h a4h b4h", "j1A j10B");
    assert_eq!(pieces(&after(&walled, "pass")), "a1A b1h b2h b3h a4h b4h");
}

#[test]
fn both_players_pieces_at_the_same_time() {
    // One line: h A h A. The inner two enclose each other.
    let start = at("b5h c5A d5h f7H j1h j2h a9A");
    assert_eq!(pieces(&after(&start, "f7-e5")), "j1h j2h b5h e5H a9A");
}

#[test]
fn on_all_lines_at_the_same_time() {
    let start = at("e8H e5h e4A d5h c5A f5h g5H d4h c3A j1h j2h");
    // The hero drops onto e6: vertical e5; nothing else is enclosed by that move …
    let next = after(&start, "e8-e6");
    // … but f5, d5 and e5 stand between c5 and g5 without a gap, too.
    assert_eq!(pieces(&next), "j1h j2h c3A d4h e4A c5A g5H e6H");
}

#[test]
fn a_captured_piece_still_encloses_others_in_this_turn() {
    // d5 is captured on its row; on its file it still encloses d6 together with d7.
    let start = at("c5H d5h d6A d7h f5H a9A j1h j2h");
    assert_eq!(pieces(&after(&start, "f5-e5")), "j1h j2h c5H e5H d7h a9A");
}

#[test]
fn every_run_of_one_colour_but_the_first_and_the_last_is_captured() {
    let start = at("a5A b5A c5h d5h e5A f5h g5A h5a i5a j7H j1h a9A");
    let next = after(&start, "j7-j5");
    assert_eq!(pieces(&next), "j1h a5A b5A j5H a9A");
}

#[test]
fn two_runs_enclose_nothing() {
    let start = at("b5A c5A d5h e6h j1h a9A");
    assert_eq!(pieces(&after(&start, "a9-a8")), "j1h b5A c5A d5h e6h a8A");
}

#[test]
fn what_happens_in_a_city_comes_first() {
    // The attacker conquers the city and is then captured: the city stays conquered.
    let conquest = with_cities("c5h e5h d6A j1h a9A b9A", "a1A d5B j10B");
    let next = after(&conquest, "d6-d5");
    assert_eq!(pieces(&next), "j1h c5h e5h a9A b9A");
    assert_eq!(cities_of(&next), "a1A d5A j10B");
    let effects = conquest.effects(conquest.read_move("d6-d5").unwrap()).unwrap();
    assert_eq!(effects.city, Some(CityEffect::Conquest));
    assert_eq!(names(effects.captured()), "d5");
}

#[test]
fn captures_can_be_told_line_by_line() {
    let start = at("e8H e5h e4A d5h c5A f5h g5H d4h c3A j1h j2h");
    let effects = start.effects(start.read_move("e8-e6").unwrap()).unwrap();
    let lines: Vec<_> = effects.enclosures.iter().collect();
    let told: Vec<_> =
        lines.iter().map(|e| (e.direction, names(e.line), names(e.captured))).collect();
    let line = |direction, line: &str, captured: &str| (direction, line.into(), captured.into());
    assert_eq!(
        told,
        [
            line(Direction::Horizontal, "c5 d5 e5 f5 g5", "d5 e5 f5"),
            line(Direction::Vertical, "e4 e5 e6", "e5"),
        ]
    );
    assert_eq!(names(effects.captured()), "d5 e5 f5");
}

#[test]
fn captured_pieces_leave_the_game() {
    let start = at("b5A c5a e6H j1h j2h i1h a9A");
    let next = after(&start, "e6-d5");
    assert!(!pieces(&after(&next, "j2-j3")).contains("c5"));
}
