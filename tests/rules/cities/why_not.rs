//! The reason for each piece and square that is not a legal target (page.md).

use super::{after, at, sq};
use tabletop::cities::{Illegal, Layout, Move, Player, Position, squares};

fn ask(position: &Position, chosen: Option<&str>, target: &str) -> Option<Illegal> {
    position.why_not(chosen.map(sq), sq(target))
}

#[test]
fn pieces_that_cannot_be_chosen() {
    let start = at("a10A a9h b9h b10h e5A");
    assert_eq!(ask(&start, None, "a10"), Some(Illegal::Stuck));
    assert_eq!(ask(&start, None, "a9"), Some(Illegal::NotYours));
    assert_eq!(ask(&start, None, "d1"), Some(Illegal::NoPiece));
    assert_eq!(ask(&start, None, "e5"), None);
}

#[test]
fn targets_of_the_chosen_piece() {
    let start = at("a1H a3A b3A c3h c2A c1h e5A h9h");
    let from = |target| ask(&start, Some("a1"), target);
    assert_eq!(from("b2"), None);
    assert_eq!(from("a3"), Some(Illegal::Occupied));
    assert_eq!(from("d1"), Some(Illegal::Blocked { reach: 3 }));
    assert_eq!(from("e1"), Some(Illegal::TooFar { away: 4, reach: 3 }));
    assert_eq!(from("a1"), Some(Illegal::SameSquare));
    assert_eq!(ask(&start, Some("e5"), "e5"), Some(Illegal::SameSquare));
}

#[test]
fn the_chosen_square_itself_stands_for_becoming_a_hero() {
    let start = at("a1A e5A f5A h9h i9h");
    assert_eq!(ask(&start, Some("a1"), "a1"), None);
}

#[test]
fn in_a_finished_game_nothing_can_be_done() {
    let over = after(&at("b5A c5h e6H j1h"), "e6-d5");
    assert_eq!(ask(&over, None, "b5"), Some(Illegal::GameOver));
    assert_eq!(ask(&over, Some("b5"), "b6"), Some(Illegal::GameOver));
}

#[test]
fn there_is_a_reason_exactly_where_nothing_can_be_done() {
    let mut position = Layout::default().start(Player::A);
    for step in 0..60 {
        let moves = position.moves();
        for from in squares() {
            let own: Vec<Move> =
                moves.iter().copied().filter(|m| m.piece() == Some(from)).collect();
            assert_eq!(position.why_not(None, from).is_some(), own.is_empty(), "{position}");
            for to in squares() {
                let idle = own.iter().all(|mv| mv.target() != Some(to));
                let reason = position.why_not(Some(from), to);
                assert_eq!(reason.is_some(), idle, "{position} {from:?} {to:?} {reason:?}");
            }
        }
        let Some(mv) = moves.get(step * 7919 % moves.len().max(1)) else { break };
        position = position.play(*mv).unwrap();
    }
}
