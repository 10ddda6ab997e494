//! What speaks for a move of Cities before it is tried.

use super::super::features::features;
use crate::cities::{Move, Position, Side, around};
use crate::core::space::SpaceSet;

features! {
    Conquest "conquers a city",
    Promotion "becomes a hero",
    OnTheSpot "becomes a hero on the spot",
    Closes "closes a line",
    ClosesTwice "closes two lines",
    Deadly "between two enemies",
    Fled "the piece could be captured before",
    Exposed "beside an enemy with the other side in enemy reach",
    Beside "beside an enemy",
    NearCity "an attacker near an enemy city after",
    FromCity "an attacker near an enemy city before",
    Guards "beside an own city",
    Hero "a hero moves",
    Forward "rows forward",
    Pass "pass",
}

/// Adds what speaks for each move.
pub(super) fn features(
    position: &Position,
    moves: &[Move],
    mut add: impl FnMut(usize, usize, f32),
) {
    let player = position.turn();
    let enemy = player.after(1, 2);
    let (own, other) = (Side::new(position, player), Side::new(position, enemy));
    let (ours, theirs) = (position.cities_of(player), position.cities_of(enemy));
    let attackers = position.attackers_of(player);
    let enemies = position.pieces_of(enemy);
    let beside = around(enemies);
    let near_city = around(around(theirs));
    // Free squares whose neighbourhood the enemy can enter.
    let contested = around(other.reach) & beside;
    let guards = around(ours);
    let up = if player.index() == 0 { 1.0 } else { -1.0 };
    let yes = |set: SpaceSet, square| f32::from(u8::from(set.contains(square)));
    for (number, mv) in moves.iter().enumerate() {
        let mut put = |feature: Feature, strength: f32| {
            if strength != 0.0 {
                add(number, feature as usize, strength);
            }
        };
        match *mv {
            Move::Go { from, to } => {
                let attacks = attackers.contains(from);
                if attacks {
                    put(Feature::Conquest, yes(theirs, to));
                    put(Feature::Promotion, yes(ours, to));
                    put(Feature::NearCity, yes(near_city, to));
                    put(Feature::FromCity, yes(near_city, from));
                    let rows = crate::cities::row(to) as f32 - crate::cities::row(from) as f32;
                    put(Feature::Forward, up * rows / 2.0);
                } else {
                    put(Feature::Hero, 1.0);
                }
                put(Feature::Closes, yes(own.closing, to));
                put(Feature::ClosesTwice, yes(own.closing_twice, to));
                put(Feature::Deadly, yes(own.deadly, to));
                put(Feature::Fled, yes(other.prey, from));
                put(Feature::Exposed, yes(contested, to));
                put(Feature::Beside, yes(beside, to));
                put(Feature::Guards, yes(guards, to) - yes(guards, from));
            }
            Move::Promote { on } => {
                put(Feature::OnTheSpot, 1.0);
                put(Feature::Fled, yes(other.prey, on));
            }
            Move::Pass => put(Feature::Pass, 1.0),
        }
    }
}

/// Hands out the numbers of the moves that may end the game: conquests of the last city, and moves
/// that close lines when few enemies are left.
pub(super) fn may_end(position: &Position, moves: &[Move], mut try_first: impl FnMut(usize)) {
    let player = position.turn();
    let enemy = player.after(1, 2);
    let theirs = position.cities_of(enemy);
    let enemies = position.pieces_of(enemy).len();
    let last_city = theirs.len() == 1;
    let few = enemies <= 5;
    if !last_city && !few {
        return;
    }
    let side = Side::new(position, player);
    for (number, mv) in moves.iter().enumerate() {
        if let Move::Go { from, to } = *mv {
            let conquers =
                last_city && theirs.contains(to) && position.attackers_of(player).contains(from);
            if conquers || (few && side.closing.contains(to)) {
                try_first(number);
            }
        }
    }
}
