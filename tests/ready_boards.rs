//! The ready-made boards: legal, of the tiles they name, and the variant in the middle of the land.

use tabletop::eko::ready::{ReadyBoard, boards, find, themes};
use tabletop::eko::{Board, Space, Terrain, TileSet, VariantTile, deal_on};

fn each(test: impl Fn(ReadyBoard, Board)) {
    for ready in boards() {
        let board = ready.board().unwrap_or_else(|faults| panic!("{ready:?}: {faults:?}"));
        test(ready, board);
    }
}

/// The letters of a board or of tiles, sorted: portals in any direction are one.
fn sorted(letters: impl Iterator<Item = char>) -> String {
    let mut letters: Vec<char> =
        letters.map(|c| if c.is_ascii_digit() { '0' } else { c }).collect();
    letters.sort_unstable();
    letters.into_iter().collect()
}

/// How many of the six sides of a space lie open to where there is no board.
fn open_sides(board: &Board, space: Space) -> u32 {
    6 - board.neighbours(space).len()
}

/// The spaces that a variant brings, portals with the spaces before them.
fn variant_spaces(board: &Board) -> Vec<Space> {
    let base = |terrain| {
        use Terrain::{Abyss, Canyon, Capital, Mountain, Movement, Reg};
        matches!(terrain, Movement | Reg | Canyon | Mountain | Capital | Abyss)
    };
    let brought = board.spaces().filter(|s| !base(board.terrain(*s)));
    brought.chain(board.fronts()).collect()
}

#[test]
fn there_is_a_board_for_every_theme_and_number_of_players() {
    let themes: Vec<&str> = themes().collect();
    assert_eq!(themes.len(), 10);
    assert_eq!(boards().count(), 30);
    for theme in themes {
        assert!(theme.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{theme}");
        let tiles = |players| find(theme, players).unwrap().variants().unwrap();
        // The book advises one pyramid for 2 players, two for more (rules-eko.md, 9); some boards
        // have fewer (docs/balance.md).
        let pyramids =
            |players| tiles(players).tiles().iter().filter(|t| **t == VariantTile::Pyramid).count();
        assert!(pyramids(2) <= 1 && (3..=4).all(|players| pyramids(players) <= 2), "{theme}");
        assert_eq!(pyramids(3) == 0, pyramids(4) == 0, "{theme}");
        assert!((2..=4).all(|players| !tiles(players).tiles().is_empty()), "{theme}");
    }
}

#[test]
fn every_variant_has_a_board_of_its_own() {
    let alone = |kinds: &[VariantTile]| {
        boards().filter(|b| b.variants().unwrap().tiles().iter().all(|t| kinds.contains(t))).count()
    };
    use VariantTile::{Lighthouse, Moon, Portal, Pyramid, Sand, Storm2, Storm3, Wind};
    for kinds in
        [&[Storm3, Storm2][..], &[Portal], &[Pyramid], &[Wind], &[Moon], &[Sand], &[Lighthouse]]
    {
        assert_eq!(alone(kinds), 3, "{kinds:?}");
    }
}

#[test]
fn discs_fill_all_movement_spaces() {
    each(|ready, board| {
        let start = deal_on(&board, ready.players, 1).unwrap();
        let empty = board.spaces().filter(|s| board.terrain(*s) == Terrain::Movement);
        assert_eq!(empty.filter(|s| start.stack(*s).is_none()).count(), 0, "{ready:?}");
    });
}

#[test]
fn each_is_laid_with_the_tiles_it_names() {
    let faces = TileSet::default().to_string();
    let face = |letter: char| faces.lines().find(|line| line.starts_with(letter)).unwrap();
    each(|ready, board| {
        let variants = ready.variants().unwrap();
        let large = ('A'..='M').take(3 * ready.players + 1).map(|letter| match letter {
            'B' if variants.has(VariantTile::Sand) => 'N',
            'E' if variants.has(VariantTile::Moon) => 'O',
            _ => letter,
        });
        let mut letters: String = large.map(|letter| &face(letter)[2..]).collect();
        let mut pyramids = ["ppp", "qqq"].into_iter();
        for tile in variants.tiles() {
            letters += match tile {
                VariantTile::Storm3 => "sss",
                VariantTile::Storm2 => "ss",
                VariantTile::Portal => "0",
                VariantTile::Pyramid => pyramids.next().unwrap(),
                VariantTile::Wind => "t",
                VariantTile::Lighthouse => "uuu",
                VariantTile::Sand | VariantTile::Moon => "",
            };
        }
        let there = board.spaces().map(|s| board.terrain(s).letter());
        assert_eq!(sorted(there), sorted(letters.chars()), "{ready:?}");
    });
}

#[test]
fn the_variant_lies_inside_the_land() {
    each(|ready, board| {
        let spaces = variant_spaces(&board);
        let inside = spaces.iter().filter(|s| open_sides(&board, **s) == 0).count();
        assert!(2 * inside > spaces.len(), "{ready:?}: {inside} of {}", spaces.len());
        let name = |space: &Space| board.name(*space);
        let rim: Vec<_> = spaces.iter().filter(|s| open_sides(&board, **s) > 2).map(name).collect();
        assert!(rim.is_empty(), "{ready:?}: {rim:?}");
    });
}

#[test]
fn portals_lead_far_and_storms_lie_between() {
    each(|ready, board| {
        let fronts: Vec<Space> = board.fronts().collect();
        if let [a, b] = fronts.as_slice() {
            let (a, b) = (board.hex(*a), board.hex(*b));
            let (q, r) = (a.q - b.q, a.r - b.r);
            assert!(q.abs().max(r.abs()).max((q + r).abs()) >= 4, "{ready:?}");
        }
        for zone in board.zones() {
            let beside = board.spaces().filter(|s| {
                board.terrain(*s) == Terrain::Movement && board.neighbours(*s).meets(*zone)
            });
            assert!(beside.count() >= 3, "{ready:?}: few ways into {:?}", zone.first());
        }
    });
}
