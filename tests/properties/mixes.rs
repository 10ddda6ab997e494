//! Random games with any mix of variants.

use super::boards::variants;
use super::play_on;
use proptest::prelude::*;
use tabletop::eko::{
    Action, CAPTIVE_POINTS, Landmark, Move, PYRAMID_POINTS, Phase, Player, Position, SpaceSet,
    Terrain, deal,
};
use tabletop::game::Game as _;

fn games() -> impl Strategy<Value = Vec<Position>> {
    let choices = prop::collection::vec(any::<u16>(), 1..150);
    (2..=4_usize, any::<u64>(), variants(), choices).prop_map(
        |(players, seed, variants, choices)| {
            play_on(deal(players, seed, &variants).unwrap(), &choices)
        },
    )
}

/// Who holds most of these spaces, counted stack by stack.
fn holder(position: &Position, spaces: SpaceSet) -> Option<Player> {
    let owners: Vec<Player> =
        spaces.filter_map(|s| position.stack(s)).map(|stack| stack.owner).collect();
    let count = |player: Player| owners.iter().filter(|owner| **owner == player).count();
    let leads = |player: Player| {
        count(player) > 0
            && position.seats().iter().all(|p| *p == player || count(*p) < count(player))
    };
    position.seats().iter().copied().find(|p| leads(*p))
}

/// Ordinary discs that are still in the game, and the number of places of the emperor.
fn counts(position: &Position, player: Player) -> (u8, usize) {
    let board = position.board();
    let own: Vec<_> = board
        .spaces()
        .filter_map(|s| position.stack(s))
        .filter(|stack| stack.owner == player)
        .collect();
    let emperors = own.iter().filter(|stack| stack.emperor).count();
    let discs: u8 = own.iter().map(|stack| stack.discs - u8::from(stack.emperor)).sum();
    let reserve = position.reserve(player);
    let captive = position.captives().holder_of(player).is_some();
    let places = emperors + usize::from(reserve.emperor) + usize::from(captive);
    (discs + reserve.ordinary, places)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn only_marches_and_temples_destroy_discs(positions in games()) {
        for pair in positions.windows(2) {
            for player in pair[0].seats().iter().copied() {
                let ((before, _), (after, emperors)) = (counts(&pair[0], player), counts(&pair[1], player));
                let destroyed = before.checked_sub(after);
                let own_turn = pair[0].turn() == player;
                prop_assert!(destroyed == Some(0) || own_turn && matches!(destroyed, Some(2 | 3)));
                prop_assert_eq!(emperors, 1);
            }
        }
    }

    #[test]
    fn points_are_those_counted_one_by_one(positions in games()) {
        for position in &positions {
            let board = position.board();
            for player in position.seats().iter().copied() {
                let sites = board.spaces().filter_map(|s| position.building(s));
                let built: u8 =
                    sites.filter(|s| s.owner == player).map(|s| s.building.points()).sum();
                let captives = position.captives().iter().filter(|c| c.holder == player).count() as u8;
                let pyramids = [Landmark::Pyramid1, Landmark::Pyramid2].into_iter().filter(|p| {
                    let around = board.spaces().filter(|s| board.terrain(*s) == Terrain::Storm(*p));
                    holder(position, around.collect()) == Some(player)
                });
                let points = built + CAPTIVE_POINTS * captives + PYRAMID_POINTS * pyramids.count() as u8;
                prop_assert_eq!(position.points(player), points);
            }
        }
    }

    #[test]
    fn storms_cost_those_who_do_not_hold_the_lighthouse(positions in games()) {
        for position in &positions {
            let board = position.board();
            let light = Terrain::Storm(Landmark::Lighthouse);
            let around = board.spaces().filter(|s| board.terrain(*s) == light).collect();
            let holds = holder(position, around) == Some(position.turn());
            for mv in position.moves() {
                let Move::Act(Action::Move { from, to, losses }) = mv else { continue };
                let stormy = board.storms().contains(from) || board.storms().contains(to);
                if holds {
                    prop_assert_eq!(losses.discs, 0);
                } else if stormy {
                    prop_assert!(losses.discs > 0);
                }
            }
        }
    }

    #[test]
    fn a_position_reads_back_and_something_can_be_done_in_it(positions in games()) {
        for position in &positions {
            prop_assert_eq!(&position.to_string().parse::<Position>().unwrap(), position);
            let moves = position.moves();
            prop_assert_eq!(moves.len() as u64, position.perft(1));
            prop_assert_eq!(moves.is_empty(), matches!(position.phase(), Phase::Over { .. }));
        }
    }
}
