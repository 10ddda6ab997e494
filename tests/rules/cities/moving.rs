//! «A turn».

use super::{after, at, can, names, pieces, targets, why, with_cities};
use tabletop::cities::{Illegal, Layout, Player, SpaceSet, squares};
use tabletop::game::Game as _;

/// Player B far away, not enclosed and not beaten.
const B: &str = " h10h i10h j10h";

#[test]
fn moving_one_own_piece_is_mandatory() {
    let start = Layout::default().start(Player::A);
    assert_eq!(why(&start, "pass"), Illegal::MovePossible);
    assert_eq!(why(&start, "b10-b9"), Illegal::NotYours);
    assert_eq!(why(&start, "e5-e6"), Illegal::NoPiece);
}

#[test]
fn an_attacker_goes_one_or_two_steps() {
    let start = at(&format!("e5A{B}"));
    let square = squares().filter(|s| {
        let (file, row) = (tabletop::cities::file(*s), tabletop::cities::row(*s));
        (2..=6).contains(&file) && (2..=6).contains(&row) && (file, row) != (4, 4)
    });
    assert_eq!(targets(&start, "e5").split(' ').count(), 24);
    assert!(square.map(tabletop::cities::name).all(|to| can(&start, &format!("e5-{to}"))));
    assert_eq!(why(&start, "e5-e8"), Illegal::TooFar { away: 3, reach: 2 });
}

#[test]
fn a_hero_goes_one_to_three_steps() {
    let start = at(&format!("e5H{B}"));
    assert_eq!(targets(&start, "e5").split(' ').count(), 48);
    assert!(can(&start, "e5-h8"));
    assert_eq!(why(&start, "e5-i5"), Illegal::TooFar { away: 4, reach: 3 });
}

#[test]
fn each_step_is_to_one_of_the_8_neighbours() {
    // c2 is two steps away; a3, b3 and c3 are too, but every way there is closed.
    let start = at(&format!("a1A a2H b2H{B}"));
    assert_eq!(targets(&start, "a1"), "b1 c1 c2");
}

#[test]
fn a_piece_may_turn_freely_after_each_step() {
    // East, east, north-east: the wall leaves no straight way.
    let start = at(&format!("a1H a2A b2A c2A d1A{B}"));
    assert_eq!(targets(&start, "a1"), "b1 c1 d2");
    let path = start.path(super::sq("a1"), super::sq("d2"));
    assert_eq!(
        path.into_iter().map(tabletop::cities::name).collect::<Vec<_>>(),
        ["a1", "b1", "c1", "d2"]
    );
}

#[test]
fn every_square_stepped_on_must_be_free_of_pieces() {
    let start = at(&format!("a1H a3A b3A c3h c2A c1h{B}"));
    assert_eq!(targets(&start, "a1"), "a2 b1 b2");
    assert_eq!(why(&start, "a1-a3"), Illegal::Occupied);
    assert_eq!(why(&start, "a1-c3"), Illegal::Occupied);
    assert_eq!(why(&start, "a1-d1"), Illegal::Blocked { reach: 3 });
}

#[test]
fn own_and_enemy_cities_may_be_passed_and_entered() {
    let walled = "a1H a2A b2A c2A d2A j10h i10h";
    let start = with_cities(walled, "b1A c1B j1B");
    assert_eq!(targets(&start, "a1"), "b1 c1 d1");
}

#[test]
fn a_move_must_end_on_another_square() {
    let start = at(&format!("e5H{B}"));
    assert_eq!(why(&start, "e5-e5"), Illegal::SameSquare);
}

#[test]
fn instead_of_moving_an_attacker_in_an_own_city_may_become_a_hero() {
    let start = with_cities(&format!("e5A a1A a2A{B}"), "e5A j1B");
    assert!(can(&start, "e5^"));
    let next = after(&start, "e5^");
    assert_eq!(pieces(&next), "a1A a2A e5H h10h i10h j10h");
    assert_eq!(next.turn(), Player::B);
}

#[test]
fn only_an_attacker_in_a_city_that_the_player_controls_may_do_so() {
    let start = with_cities(&format!("e5A e6H a1A{B}"), "e5B e6A j1B");
    assert_eq!(why(&start, "a1^"), Illegal::NoCity);
    assert_eq!(why(&start, "e5^"), Illegal::EnemyCity);
    assert_eq!(why(&start, "e6^"), Illegal::HeroAlready);
    assert_eq!(why(&start, "h10^"), Illegal::NotYours);
    assert_eq!(why(&start, "a9^"), Illegal::NoPiece);
}

#[test]
fn the_city_must_be_controlled_at_the_start_of_the_turn() {
    // The conqueror can become a hero only in a later turn.
    let start = with_cities(&format!("e5A a1A a2A{B}"), "a9A e6B j1B");
    let conquered = after(&start, "e5-e6");
    assert_eq!(pieces(&conquered), "a1A a2A e6A h10h i10h j10h");
    assert!(can(&after(&conquered, "h10-h9"), "e6^"));
}

#[test]
fn c2_a_player_without_a_legal_move_passes() {
    // A's only piece in the corner is walled in.
    let start = at("a1A a2h b1h b2h");
    let start = with_cities(&pieces(&start), "j1A j10B");
    assert_eq!(start.moves().len(), 1);
    assert!(can(&start, "pass"));
    // An attacker in an own city can still become a hero.
    let in_city = at("a1A a2h b1h b2h");
    assert!(!can(&in_city, "pass") && can(&in_city, "a1^"));
    // So does a player without pieces.
    let none = at("a2h b1h b2h");
    assert_eq!(none.perft(1), 1);
    assert!(can(&none, "pass"));
}

#[test]
fn a_blocked_piece_does_not_hinder_the_others() {
    let start = at("a1A a2h b1h b2h e5A");
    assert_eq!(targets(&start, "a1"), "");
    let from: SpaceSet = start.moves().into_iter().filter_map(|mv| mv.piece()).collect();
    assert_eq!(names(from), "a1 e5", "a1 is in an own city");
}
