//! What each player has in a position of Cities.

use super::super::features::features;
use crate::cities::{Position, Side, around};
use crate::core::player::Player;

features! {
    Cities "cities",
    LastCity "only one city",
    Attackers "attackers",
    Heroes "heroes",
    Few "hardly any pieces",
    Prey "pieces that can be captured",
    ActsPrey "to move: pieces that can be captured",
    ActsTargets "to move: enemies that can be captured",
    Targets "enemies that can be captured",
    ActsConquests "to move: enemy cities in reach of attackers",
    Conquests "enemy cities in reach of attackers",
    Near "enemy cities near attackers",
    Promotions "own cities in reach of attackers",
    Promotable "attackers in own cities",
    Guards "own cities with a piece near",
    Reach "squares in reach",
    Acts "to move",
    NoAttackers "no attackers",
}

/// Adds what each player has.
pub(super) fn features(position: &Position, mut add: impl FnMut(Player, usize, f32)) {
    let turn = position.turn();
    let [a, b] = [Player::A, Player::B].map(|player| Side::new(position, player));
    for (player, enemy, side, other) in
        [(Player::A, Player::B, &a, &b), (Player::B, Player::A, &b, &a)]
    {
        let mut put = |feature: Feature, strength: f32| add(player, feature as usize, strength);
        let acts = player == turn;
        let pieces = position.pieces_of(player);
        let attackers = position.attackers_of(player);
        let cities = position.cities_of(player);
        let theirs = position.cities_of(enemy);
        put(Feature::Cities, cities.len() as f32 / 4.0);
        if cities.len() == 1 {
            put(Feature::LastCity, 1.0);
        }
        put(Feature::Attackers, attackers.len() as f32 / 8.0);
        put(Feature::Heroes, (pieces - attackers).len() as f32 / 8.0);
        put(Feature::Few, 1.0 / (pieces.len().max(1)) as f32);
        if attackers.is_empty() {
            put(Feature::NoAttackers, 1.0);
        }
        let prey = other.prey.len() as f32 / 4.0;
        let targets = side.prey.len() as f32 / 4.0;
        let conquests = (side.attacker_reach & theirs).len() as f32 / 4.0;
        if acts {
            put(Feature::Acts, 1.0);
            put(Feature::ActsPrey, prey);
            put(Feature::ActsTargets, targets);
            put(Feature::ActsConquests, conquests);
        } else {
            put(Feature::Prey, prey);
            put(Feature::Targets, targets);
            put(Feature::Conquests, conquests);
        }
        let near = around(around(side.attacker_reach | attackers));
        put(Feature::Near, (near & theirs).len() as f32 / 4.0);
        put(Feature::Promotions, (side.attacker_reach & cities).len() as f32 / 4.0);
        put(Feature::Promotable, side.promotable.len() as f32 / 4.0);
        put(Feature::Guards, (around(pieces) & cities).len() as f32 / 4.0);
        put(Feature::Reach, side.reach.len() as f32 / 50.0);
    }
}
