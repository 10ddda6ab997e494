//! «What a turn brings», 1: the moved piece ended in a city.

use super::{after, cities_of, pieces, with_cities};
use tabletop::cities::{CityEffect, Position};

fn effect(position: &Position, mv: &str) -> Option<CityEffect> {
    position.effects(position.read_move(mv).unwrap()).unwrap().city
}

const CITIES: &str = "a1A e5A j10B";

#[test]
fn an_attacker_in_an_own_city_becomes_a_hero() {
    let start = with_cities("e4A a9A b9A h1h i1h j1h", CITIES);
    assert_eq!(effect(&start, "e4-e5"), Some(CityEffect::Promotion));
    let next = after(&start, "e4-e5");
    assert_eq!(pieces(&next), "h1h i1h j1h e5H a9A b9A");
    assert_eq!(cities_of(&next), CITIES);
}

#[test]
fn an_attacker_that_only_passes_a_city_stays_an_attacker() {
    let start = with_cities("e4A d5h f5h e3A d3A f3A d4A f4A j1h", CITIES);
    assert_eq!(effect(&start, "e4-e6"), None);
    assert!(pieces(&after(&start, "e4-e6")).contains("e6A"));
}

#[test]
fn an_attacker_in_an_enemy_city_conquers_it_and_stays_an_attacker() {
    let start = with_cities("j8A a9A b9A h1h i1h j1h", "a1A e5B j10B");
    assert_eq!(effect(&start, "j8-j10"), Some(CityEffect::Conquest));
    let next = after(&start, "j8-j10");
    assert_eq!(pieces(&next), "h1h i1h j1h a9A b9A j10A");
    assert_eq!(cities_of(&next), "a1A e5B j10A");
}

#[test]
fn c3_a_hero_neither_conquers_nor_changes() {
    let start = with_cities("j8H e4H b9A h1h i1h j1h", CITIES);
    for (mv, landed) in [("j8-j10", "j10H"), ("e4-e5", "e5H")] {
        assert_eq!(effect(&start, mv), None);
        let next = after(&start, mv);
        assert!(pieces(&next).contains(landed));
        assert_eq!(cities_of(&next), CITIES);
    }
}

#[test]
fn an_attacker_that_does_not_move_changes_nothing() {
    // It stands in an enemy city since the set-up; only its own move ends there.
    let start = with_cities("j10A a9A b9A h1h i1h j1h", "a1A e5B j10B");
    assert_eq!(cities_of(&after(&start, "a9-a8")), "a1A e5B j10B");
}
