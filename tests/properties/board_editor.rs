//! The board editor under random use.

use proptest::prelude::*;
use tabletop::core::hex::Hex;
use tabletop::eko::{Board, Terrain, TileSet, VariantTile, deal, deal_on};
use tabletop::games::eko::editor::{Draft, Piece, PlacementError, Tile};

/// An empty canvas, or one with the spaces of a legal board.
fn starts() -> impl Strategy<Value = Draft> {
    let read = (any::<u64>(), super::boards::variants()).prop_map(|(seed, variants)| {
        let text = deal(2, seed, &variants).unwrap().board().text();
        Draft::read(&text, 2, TileSet::default()).unwrap()
    });
    prop_oneof![Just(Draft::new(2, TileSet::default())), read]
}

/// A step of editing.
#[derive(Clone, Debug)]
enum Step {
    Place(Piece),
    Rotate(Hex),
    Shift(Hex, Hex),
    Remove(Hex),
    Undo,
    Redo,
    Players(usize),
    Face(char, usize, Terrain),
}

fn hexes() -> impl Strategy<Value = Hex> {
    (-8..8_i16, -8..8_i16).prop_map(|(q, r)| Hex::new(q, r))
}

fn tiles() -> impl Strategy<Value = Tile> {
    prop_oneof![
        6 => prop::sample::select(('A'..='Q').collect::<Vec<_>>()).prop_map(Tile::Large),
        3 => prop::sample::select(VariantTile::ALL.to_vec()).prop_map(Tile::Small),
        1 => prop::sample::select(Terrain::ALL.to_vec()).prop_map(Tile::Loose),
    ]
}

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let piece = (tiles(), hexes(), 0..12_usize).prop_map(|(tile, at, rotation)| Piece {
        tile,
        at,
        rotation,
    });
    let step = prop_oneof![
        10 => piece.prop_map(Step::Place),
        2 => hexes().prop_map(Step::Rotate),
        3 => (hexes(), hexes()).prop_map(|(from, to)| Step::Shift(from, to)),
        1 => hexes().prop_map(Step::Remove),
        1 => Just(Step::Undo),
        1 => Just(Step::Redo),
        1 => (0..7_usize).prop_map(Step::Players),
        1 => (prop::sample::select(('A'..='P').collect::<Vec<_>>()), 0..9_usize, prop::sample::select(Terrain::ALL.to_vec()))
            .prop_map(|(letter, place, terrain)| Step::Face(letter, place, terrain)),
    ];
    prop::collection::vec(step, 0..60)
}

/// Applies a step if it is possible.
fn apply(draft: &mut Draft, step: Step) {
    let done: Result<(), PlacementError> = match step {
        Step::Place(piece) => draft.place(piece),
        Step::Rotate(hex) => draft.rotate(hex),
        Step::Shift(from, to) => draft.shift(from, to),
        Step::Remove(hex) => draft.remove(hex).map(drop),
        Step::Undo => {
            draft.undo();
            Ok(())
        }
        Step::Redo => {
            draft.redo();
            Ok(())
        }
        Step::Players(players) => {
            draft.set_players(players);
            Ok(())
        }
        Step::Face(letter, place, terrain) => {
            if let Some(tiles) = draft.tiles().with_face(letter, place, terrain) {
                draft.set_tiles(tiles);
            }
            Ok(())
        }
    };
    if let Err(why) = done {
        assert!(!why.to_string().is_empty());
    }
}

/// The properties of every draft.
fn holds(draft: &Draft) -> Result<(), TestCaseError> {
    let mut hexes: Vec<Hex> = draft.spaces().into_iter().map(|(hex, _)| hex).collect();
    hexes.sort();
    let all = hexes.len();
    hexes.dedup();
    prop_assert_eq!(hexes.len(), all, "no space twice");
    match draft.board() {
        Ok(board) => {
            prop_assert!(draft.problems().is_empty());
            prop_assert!(deal_on(&board, draft.players(), 1).is_ok());
            prop_assert_eq!(board.text().parse::<Board>(), Ok(board));
        }
        Err(problems) => {
            prop_assert_eq!(&problems, &draft.problems());
            prop_assert!(!problems.is_empty());
            for hex in problems.iter().flat_map(|problem| &problem.at) {
                prop_assert!(draft.piece_on(*hex).is_some() || hexes.is_empty());
            }
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_draft_gives_a_legal_board_or_says_what_is_wrong(start in starts(), steps in steps()) {
        let mut draft = start.clone();
        for step in steps {
            apply(&mut draft, step);
            holds(&draft)?;
        }
        let end = draft.pieces().to_vec();
        let mut back = 0;
        while draft.undo() {
            holds(&draft)?;
            back += 1;
        }
        prop_assert_eq!(draft.pieces(), start.pieces());
        prop_assert_eq!(draft.tiles(), start.tiles());
        (0..back).for_each(|_| assert!(draft.redo()));
        prop_assert_eq!(draft.pieces(), end);
    }

    #[test]
    fn a_draft_that_is_kept_is_opened_as_it_was(steps in steps()) {
        let mut draft = Draft::new(3, TileSet::default());
        for step in steps {
            apply(&mut draft, step);
            let again = Draft::read_kept(&draft.kept_text(), draft.tiles()).unwrap();
            prop_assert_eq!(again.pieces(), draft.pieces());
            prop_assert_eq!(again.players(), draft.players());
        }
    }

    #[test]
    fn whatever_is_kept_opening_it_does_not_fail(text in "[234] [.x/_k]{0,9} ([A-Zpq.x][0-6]@-?[0-9]{1,5},-?[0-9]{1,3}\\+?){0,5}") {
        if let Some(draft) = Draft::read_kept(&text, &TileSet::default()) {
            holds(&draft)?;
        }
    }

    #[test]
    fn the_box_and_the_table_hold_all_tiles_together(steps in steps()) {
        let mut draft = Draft::new(4, TileSet::default());
        let full: usize = draft.left().iter().map(|(_, left)| left).sum();
        // Tiles B and N, E and O are one tile each, counted twice while both can be had.
        let placed = |draft: &Draft| -> usize {
            let cost = |piece: &Piece| match piece.tile {
                Tile::Large('B' | 'N' | 'E' | 'O') => 2,
                Tile::Large(_) | Tile::Small(_) => 1,
                Tile::Loose(_) => 0,
            };
            draft.pieces().iter().map(cost).sum()
        };
        let apart = |step: &Step| match step {
            Step::Players(_) => false,
            Step::Place(piece) => !matches!(piece.tile, Tile::Loose(Terrain::Storm(_))),
            _ => true,
        };
        for step in steps.into_iter().filter(apart) {
            apply(&mut draft, step);
            let left: usize = draft.left().iter().map(|(_, left)| left).sum();
            prop_assert_eq!(left + placed(&draft), full);
        }
    }

    #[test]
    fn a_board_that_is_read_comes_out_again(seed: u64, players in 2..=4_usize, variants in super::boards::variants()) {
        let position = deal(players, seed, &variants).unwrap();
        let text = position.board().text();
        let draft = Draft::read(&text, players, TileSet::default()).unwrap();
        prop_assert_eq!(draft.board().unwrap().text(), text);
    }
}
