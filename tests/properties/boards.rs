//! Boards from any choice of tiles and any faces, and their storm zones.

use proptest::prelude::*;
use tabletop::eko::{
    Board, DealError, Position, PositionError, SpaceSet, Terrain, TileSet, VariantTile, Variants,
    deal_tiles,
};

/// Any tiles the box holds.
pub(super) fn variants() -> impl Strategy<Value = Variants> {
    let kinds = VariantTile::ALL.into_iter();
    let all: Vec<_> = kinds.flat_map(|kind| vec![kind; kind.in_box()]).collect();
    let count = 0..=all.len();
    prop::sample::subsequence(all, count).prop_map(|tiles| Variants::new(tiles).unwrap())
}

/// The faces of tiles.md with some spaces changed.
fn tile_sets() -> impl Strategy<Value = TileSet> {
    let change = (0..15_usize, 0..7_usize, prop::sample::select(b".rcmkx".to_vec()));
    prop::collection::vec(change, 0..12).prop_map(|changes| {
        let mut lines: Vec<Vec<u8>> =
            TileSet::default().to_string().lines().map(|line| line.as_bytes().to_vec()).collect();
        for (tile, space, terrain) in changes {
            lines[tile][2 + space] = terrain;
        }
        let lines: Vec<String> =
            lines.into_iter().map(|line| String::from_utf8(line).unwrap()).collect();
        lines.join("\n").parse().unwrap()
    })
}

fn movement(board: &Board) -> usize {
    board.spaces().filter(|s| board.terrain(*s) == Terrain::Movement).count()
}

/// The storm zones, found by joining neighbours one by one.
fn zones(board: &Board) -> Vec<SpaceSet> {
    let storms = board.spaces().filter(|s| matches!(board.terrain(*s), Terrain::Storm(_)));
    let mut zones: Vec<SpaceSet> = storms.map(SpaceSet::of).collect();
    let touch = |a: SpaceSet, b: SpaceSet| {
        let hexes: Vec<_> = a.flat_map(|s| board.hex(s).neighbours()).collect();
        { b }.any(|s| hexes.contains(&board.hex(s)))
    };
    while let Some((a, b)) = (0..zones.len())
        .flat_map(|b| (0..b).map(move |a| (a, b)))
        .find(|(a, b)| touch(zones[*a], zones[*b]))
    {
        let joined = zones.remove(b);
        zones[a] |= joined;
    }
    zones.sort_by_key(|zone| zone.first());
    zones
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_tiles_make_a_legal_board(players in 2..=4_usize, seed: u64, variants in variants()) {
        let position = deal_tiles(players, seed, &variants, &TileSet::default()).unwrap();
        let text = position.to_string();
        prop_assert_eq!(text.parse::<Position>().unwrap(), position.clone());
        prop_assert_eq!(movement(position.board()), 16 * players);
        let made = position.board();
        prop_assert_eq!(&made.text().parse::<Board>().unwrap(), made);
        prop_assert_eq!(made.zones(), zones(made));
    }

    #[test]
    fn any_faces_make_a_legal_board_or_are_refused_with_a_reason(
        players in 2..=4_usize, seed: u64, variants in variants(), tiles in tile_sets()
    ) {
        match deal_tiles(players, seed, &variants, &tiles) {
            Ok(position) => {
                let stacks: u32 = position.seats().iter().map(|p| position.stacks_of(*p).len()).sum();
                prop_assert_eq!(stacks as usize, 16 * players);
                prop_assert!(movement(position.board()) >= 16 * players);
            }
            Err(DealError::Position(faults)) => {
                let short = matches!(faults.as_slice(), [PositionError::TooFewSpaces { .. }]);
                prop_assert!(short, "{:?}", faults);
            }
            Err(fault) => prop_assert_eq!(fault, DealError::NoRoom),
        }
    }

    #[test]
    fn any_tile_set_prints_as_it_is_read(tiles in tile_sets()) {
        prop_assert_eq!(tiles.to_string().parse(), Ok(tiles));
    }

    #[test]
    fn any_text_is_a_tile_set_or_refused(text in "([A-O] [.rcmkxno]{6,8}\n){0,16}|\\PC*") {
        match text.parse::<TileSet>() {
            Ok(tiles) => prop_assert_eq!(tiles.to_string(), format!("{}\n", text.trim_end())),
            Err(fault) => prop_assert!((1..=16).contains(&fault.line), "{}", fault),
        }
    }
}
