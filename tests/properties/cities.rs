//! Random games of Cities.

use super::play_on;
use std::collections::BTreeSet;

use proptest::prelude::*;
use tabletop::cities::{
    CityEffect, Layout, Move, Piece, PieceKind, Player, Position, Setup, Space, SpaceSet, Turn,
    square, squares,
};
use tabletop::game::Game as _;

/// A game from the standard layout, a position of the conformance files, or a crowded board.
pub fn games() -> impl Strategy<Value = Vec<Position>> {
    let rows = include_str!("../data/cities-moves.tsv").lines();
    let mut starts: Vec<Position> =
        rows.map(|row| row.split('\t').next().unwrap().parse().unwrap()).collect();
    starts.push(Layout::default().start(Player::A));
    let starts = prop_oneof![prop::sample::select(starts), crowded()];
    (starts, prop::collection::vec(any::<u16>(), 1..60))
        .prop_map(|(start, choices)| play_on(start, &choices))
}

/// A board where up to every other square has a piece, so that lines are long.
fn crowded() -> impl Strategy<Value = Position> {
    let pieces = prop::collection::btree_map(0..100_usize, "[AHah]", 0..50);
    let cities = prop::collection::btree_map(0..100_usize, any::<bool>(), 1..8);
    (pieces, cities, any::<bool>()).prop_map(|(pieces, cities, first)| {
        let at = |number: usize| square(number % 10, number / 10).unwrap();
        let letter = |text: String| Piece::from_letter(text.chars().next().unwrap()).unwrap();
        let player = |first| if first { Player::A } else { Player::B };
        let setup = Setup {
            pieces: pieces.into_iter().map(|(n, piece)| (at(n), letter(piece))).collect(),
            cities: cities.into_iter().map(|(n, of)| (at(n), player(of))).collect(),
            turn: Turn::Of(player(first)),
        };
        Position::new(&setup).unwrap()
    })
}

/// Every move that can be written.
fn every_move() -> Vec<Move> {
    let go = |from| squares().map(move |to| Move::Go { from, to });
    let promote = squares().map(|on| Move::Promote { on });
    squares().flat_map(go).chain(promote).chain([Move::Pass]).collect()
}

/// The board after the first step of a turn, recomputed square by square from the texts.
fn stepped(before: &Position, mv: Move) -> Vec<(Space, Piece)> {
    let mut pieces = before.setup().pieces;
    for (place, piece) in &mut pieces {
        match mv {
            Move::Go { from, to } if from == *place => {
                *place = to;
                if piece.kind == PieceKind::Attacker && before.city(to) == Some(piece.owner) {
                    piece.kind = PieceKind::Hero;
                }
            }
            Move::Promote { on } if on == *place => piece.kind = PieceKind::Hero,
            _ => {}
        }
    }
    pieces
}

/// Enclosed pieces by looking from each piece both ways in each direction for an opponent's.
fn naively_enclosed(pieces: &[(Space, Piece)]) -> BTreeSet<Space> {
    let owner = |file: i32, row: i32| {
        let square = square(usize::try_from(file).ok()?, usize::try_from(row).ok()?)?;
        pieces.iter().find(|(place, _)| *place == square).map(|(_, piece)| piece.owner)
    };
    let meets_enemy = |place: Space, own: Player, (files, rows): (i32, i32)| {
        let (mut file, mut row) = ((place.index() % 10) as i32, (place.index() / 10) as i32);
        loop {
            (file, row) = (file + files, row + rows);
            match owner(file, row) {
                None => return false,
                Some(player) if player != own => return true,
                Some(_) => {}
            }
        }
    };
    let enclosed = pieces.iter().filter(|(place, piece)| {
        [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(files, rows)| {
            meets_enemy(*place, piece.owner, (files, rows))
                && meets_enemy(*place, piece.owner, (-files, -rows))
        })
    });
    enclosed.map(|(place, _)| *place).collect()
}

fn count(position: &Position) -> [u32; 2] {
    [Player::A, Player::B].map(|player| position.pieces_of(player).len())
}

fn heroes(position: &Position) -> usize {
    position.setup().pieces.iter().filter(|(_, piece)| piece.kind == PieceKind::Hero).count()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn captures_equal_a_naive_recomputation_both_colours_at_once(positions in games()) {
        for position in &positions {
            for mv in position.moves().into_iter().step_by(23) {
                let stepped = stepped(position, mv);
                let enclosed = naively_enclosed(&stepped);
                let left: Vec<_> =
                    stepped.into_iter().filter(|(place, _)| !enclosed.contains(place)).collect();
                let after: BTreeSet<_> =
                    position.play(mv).unwrap().setup().pieces.iter().map(|(s, p)| (*s, p.letter())).collect();
                prop_assert_eq!(left.iter().map(|(s, p)| (*s, p.letter())).collect::<BTreeSet<_>>(), after);
                let effects = position.effects(mv).unwrap();
                prop_assert_eq!(effects.captured().collect::<BTreeSet<_>>(), enclosed);
                for line in &effects.enclosures {
                    prop_assert_eq!(line.captured - line.line, SpaceSet::EMPTY);
                }
            }
        }
    }

    #[test]
    fn counts_only_fall_and_cities_stay(positions in games()) {
        for pair in positions.windows(2) {
            let (before, after) = (&pair[0], &pair[1]);
            for (now, then) in count(after).into_iter().zip(count(before)) {
                prop_assert!(now <= then);
            }
            prop_assert!(heroes(after) <= heroes(before) + 1);
            for square in squares() {
                prop_assert_eq!(before.city(square).is_some(), after.city(square).is_some());
            }
        }
    }

    #[test]
    fn only_the_mover_gains_a_city_and_only_by_conquest(positions in games()) {
        for position in &positions {
            for mv in position.moves().into_iter().step_by(19) {
                let gained = position.play(mv).unwrap().cities_of(position.turn())
                    - position.cities_of(position.turn());
                let conquest = position.effects(mv).unwrap().city == Some(CityEffect::Conquest);
                let expected = mv.target().filter(|_| conquest).into_iter().collect();
                prop_assert_eq!(gained, expected);
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
            prop_assert_eq!(&Position::new(&position.setup()), &Ok(*position));
            prop_assert_eq!(position.setup().with_picture(&position.picture()), position.setup());
        }
    }

    #[test]
    fn the_count_is_the_number_of_different_moves(positions in games()) {
        for position in &positions {
            let moves: BTreeSet<_> =
                position.moves().iter().map(|m| position.write_move(*m)).collect();
            prop_assert_eq!(position.perft(1), moves.len() as u64);
            prop_assert_eq!(position.moves().len(), moves.len());
            prop_assert_eq!(moves.is_empty(), position.outcome().is_some(), "something to do, or over");
        }
    }

    #[test]
    fn a_way_goes_step_by_step_over_free_squares(positions in games()) {
        let last = positions.last().unwrap();
        for mv in last.moves() {
            let Move::Go { from, to } = mv else { continue };
            let path = last.path(from, to);
            prop_assert_eq!((path[0], path[path.len() - 1]), (from, to));
            prop_assert!(path.len() - 1 <= usize::from(last.piece(from).unwrap().kind.reach()));
            for step in path.windows(2) {
                let far = (step[0].index() % 10).abs_diff(step[1].index() % 10)
                    .max((step[0].index() / 10).abs_diff(step[1].index() / 10));
                prop_assert_eq!(far, 1);
                prop_assert_eq!(last.piece(step[1]), None);
            }
        }
    }
}

proptest! {
    // Each case tries ten thousand moves.
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_move_is_legal_exactly_if_it_is_generated(positions in games()) {
        let last = positions.last().unwrap();
        let legal = last.moves();
        for mv in every_move() {
            let check = last.check(mv);
            prop_assert_eq!(check.is_ok(), legal.contains(&mv), "{} {:?} {:?}", last, mv, check);
            prop_assert_eq!(last.play(mv).is_ok(), check.is_ok());
            prop_assert_eq!(last.read_move(&last.write_move(mv)), Ok(mv));
        }
    }
}
