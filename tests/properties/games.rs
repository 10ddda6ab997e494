//! Random games.

use super::{game, play_on};
use proptest::prelude::*;
use tabletop::eko::{
    Action, Building, Captive, Losses, Move, ORDINARY_DISCS, Phase, Position, Space, Stack,
};
use tabletop::game::Game as _;

/// A game from a standard set-up or from a position of the conformance files, which have all terrain.
pub fn games() -> impl Strategy<Value = Vec<Position>> {
    prop_oneof![dealt(), found()]
}

fn found() -> impl Strategy<Value = Vec<Position>> {
    let rows = include_str!("../data/eko-moves.tsv").lines().filter(|row| !row.starts_with('#'));
    let starts: Vec<Position> =
        rows.filter_map(|row| row.split('\t').next()?.parse().ok()).collect();
    (prop::sample::select(starts), prop::collection::vec(any::<u16>(), 1..60))
        .prop_map(|(start, choices)| play_on(start, &choices))
}

fn dealt() -> impl Strategy<Value = Vec<Position>> {
    (2..=4_usize, any::<u64>(), prop::collection::vec(any::<u16>(), 1..150))
        .prop_map(|(players, seed, choices)| game(players, seed, &choices))
}

/// Every move that can be written on this board, legal or not.
fn every_move(position: &Position) -> Vec<Move> {
    let spaces: Vec<Space> = position.board().spaces().collect();
    let mut moves = vec![Move::Pass, Move::End];
    for on in spaces.iter().copied() {
        moves.push(Move::Swap { with: on });
        moves.push(Move::SandTemple { on });
        for emperor in [false, true] {
            moves.push(Move::MoonTemple { on, emperor });
            moves.extend((0..=5).map(|ordinary| Move::Reinforce { on, ordinary, emperor }));
        }
        for target in spaces.iter().copied() {
            let losses = [(0, false), (1, false), (1, true), (2, false), (3, true)];
            let steps = losses.map(|(discs, emperor)| Action::Move {
                from: on,
                to: target,
                losses: Losses { discs, emperor },
            });
            let builds = Building::ALL.into_iter().flat_map(|building| {
                [false, true].map(|emperor| Action::Build {
                    from: on,
                    site: target,
                    building,
                    emperor,
                })
            });
            let actions: Vec<Action> = steps.into_iter().chain(builds).collect();
            moves.extend(actions.iter().flat_map(|a| [Move::Act(*a), Move::March(*a)]));
        }
    }
    moves
}

fn stacks(position: &Position) -> impl Iterator<Item = Stack> {
    position.board().spaces().filter_map(|s| position.stack(s))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn discs_and_emperors_are_conserved(positions in dealt()) {
        let mut destroyed = [0; 4];
        for pair in positions.windows(2) {
            let (before, after) = (&pair[0], &pair[1]);
            for (seat, player) in before.seats().iter().copied().enumerate() {
                let ordinary = |p: &Position| -> u8 {
                    let own = stacks(p).filter(|s| s.owner == player);
                    own.map(|s| s.discs - u8::from(s.emperor)).sum::<u8>()
                        + p.reserve(player).ordinary
                };
                destroyed[seat] += ordinary(before) - ordinary(after);
                prop_assert_eq!(ordinary(after) + destroyed[seat], ORDINARY_DISCS);
                prop_assert_eq!(destroyed[seat] % 3, 0, "only marches destroy, three at a time");
                let emperors = stacks(after).filter(|s| s.owner == player && s.emperor).count()
                    + usize::from(after.reserve(player).emperor)
                    + after.captives().iter().filter(|c| c.owner == player).count();
                prop_assert_eq!(emperors, 1);
            }
        }
    }

    #[test]
    fn buildings_stay_within_the_supply(positions in games()) {
        for position in &positions {
            for player in position.seats().iter().copied() {
                for kind in Building::ALL {
                    let built = position.board().spaces().filter_map(|s| position.building(s));
                    let built = built.filter(|b| b.owner == player && b.building == kind).count();
                    prop_assert_eq!(built as u8 + position.supply(player, kind), kind.owned());
                }
            }
        }
    }

    #[test]
    fn nobody_holds_a_captive_while_the_own_emperor_is_captive(positions in dealt()) {
        for position in &positions {
            for Captive { owner, .. } in position.captives().iter() {
                prop_assert_eq!(position.captives().held_by(owner).count(), 0);
            }
        }
    }

    #[test]
    fn print_then_parse_is_the_identity(positions in games()) {
        for position in &positions {
            let text = position.to_string();
            let read: Position = text.parse().map_err(|e| TestCaseError::fail(format!("{e:?}")))?;
            prop_assert_eq!(&read, position);
            prop_assert_eq!(read.to_string(), text);
            for mv in position.moves() {
                prop_assert_eq!(position.read_move(&position.write_move(mv)), Ok(mv));
            }
        }
    }

    #[test]
    fn the_count_is_the_number_of_different_moves(positions in games()) {
        for position in &positions {
            let mut moves: Vec<_> = position.moves().iter().map(|m| position.write_move(*m)).collect();
            moves.sort();
            moves.dedup();
            prop_assert_eq!(position.perft(1), moves.len() as u64);
            prop_assert_eq!(position.moves().len(), moves.len());
            let over = matches!(position.phase(), Phase::Over { .. });
            prop_assert_eq!(moves.is_empty(), over, "something to do, or over");
        }
    }
}

proptest! {
    // Each case tries some hundred thousand moves.
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn counting_one_position_after_another_is_counting_each_alone(positions in games()) {
        for position in positions.iter().rev().step_by(5) {
            let moves = position.moves();
            let after = |mv: &Move| position.play(*mv).map_err(|e| TestCaseError::fail(e.to_string()));
            let next: Vec<Position> = moves.iter().map(after).collect::<Result<_, _>>()?;
            for depth in 1..=2 {
                let alone: u64 = next.iter().map(|position| position.perft(depth)).sum();
                prop_assert_eq!(position.perft(depth + 1), alone, "{}", position);
            }
        }
    }

    #[test]
    fn a_move_is_legal_exactly_if_it_is_generated(positions in games()) {
        let last = positions.last().unwrap();
        let legal = last.moves();
        for mv in every_move(last) {
            let check = last.check(mv);
            prop_assert_eq!(check.is_ok(), legal.contains(&mv), "{} {} {:?}", last, last.write_move(mv), check);
            prop_assert_eq!(last.play(mv).is_ok(), check.is_ok());
        }
    }
}
