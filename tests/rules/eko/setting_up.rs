//! Section 2: setting up and the emperor swap.

use super::{after, at, moves, rest, stacks, why};
use tabletop::eko::{
    Board, DealError, Illegal, Phase, PositionError, Terrain, TileSet, Variants, deal, deal_on,
    deal_tiles,
};

#[test]
fn one_disc_on_each_movement_space_and_sixteen_a_player() {
    for players in 2..=4 {
        let start = deal(players, 11, &Variants::default()).unwrap();
        let spaces = start.board().stack_spaces();
        assert_eq!(spaces.len() as usize, 16 * players);
        assert!({ spaces }.all(|s| start.stack(s).is_some_and(|stack| stack.discs == 1)));
        assert_eq!(start.phase(), Phase::Swap { left: players as u8 });
    }
}

#[test]
fn d12_the_first_player_and_the_rotations_of_the_tiles_are_drawn() {
    let starts: Vec<_> = (0..60).map(|seed| deal(3, seed, &Variants::default()).unwrap()).collect();
    for player in starts[0].seats() {
        assert!(starts.iter().any(|start| start.turn() == *player));
    }
    assert!(starts.windows(2).all(|pair| pair[0].board() != pair[1].board()));
}

#[test]
fn a_seed_always_gives_the_same_game() {
    let text = deal(2, 7, &Variants::default()).unwrap().to_string();
    assert_eq!(
        text,
        "_____.r/____c...c/__m...r../_.x....r/_...kx../_....m.r/.m.r.../cx..x/__.c \
         f1A1,f2A1,g2B1E,h2B1,d3B1,e3B1,f3B1,h3A1,i3A1,b4A1,d4B1,e4A1,f4A1E,g4A1,b5B1,c5A1,d5B1,\
         g5B1,h5A1,b6B1,c6A1,d6B1,e6B1,g6A1,a7A1,c7A1,e7B1,f7A1,g7B1,c8B1,d8B1,c9A1 \
         - 0/0 - A:swap2"
    );
}

#[test]
fn d12_on_a_board_with_more_movement_spaces_the_others_stay_empty() {
    let board: Board = [".................", "................."].join("/").parse().unwrap();
    let start = deal_on(&board, 2, 3).unwrap();
    let occupied = start.board().spaces().filter(|space| start.stack(*space).is_some());
    assert_eq!((start.board().len(), occupied.count()), (34, 32));
}

#[test]
fn d12_a_board_with_fewer_movement_spaces_is_refused() {
    let board: Board = ["...............", ".........s....s.."].join("/").parse().unwrap();
    let short = PositionError::TooFewSpaces { movement: 30, discs: 32 };
    assert_eq!(deal_on(&board, 2, 3), Err(DealError::Position(vec![short])));
}

#[test]
fn d16_the_sand_temples_tile_replaces_b_and_the_moon_temples_tile_replaces_e() {
    let marked = |letter| {
        let tiles = TileSet::default().with_face(letter, 1, Terrain::Capital).unwrap();
        move |list: &str| {
            let variants = match list {
                "" => Variants::default(),
                list => list.parse().unwrap(),
            };
            let start = deal_tiles(2, 5, &variants, &tiles).unwrap();
            start.board().capitals().len()
        }
    };
    // Tile A has the only capital but for the marked tile, if that is in the game.
    let [b, e, n, o] = ['B', 'E', 'N', 'O'].map(marked);
    assert_eq!(["", "N", "O"].map(b), [2, 1, 2]);
    assert_eq!(["", "N", "O"].map(e), [2, 2, 1]);
    assert_eq!(["", "N", "O"].map(n), [1, 2, 1]);
    assert_eq!(["", "N", "O"].map(o), [1, 1, 2]);
}

#[test]
fn from_the_first_player_on_clockwise_each_may_swap_once() {
    let start = at("...... a1A1E,b1A1,c1B1E,d1B1,e1C1E,f1C1 - 0/0/0 - B:swap3");
    assert_eq!(moves(&start), "pass ~d1");
    let swapped = after(&start, "~d1");
    assert_eq!(stacks(&swapped), "a1A1E,b1A1,c1B1,d1B1E,e1C1E,f1C1");
    assert_eq!(rest(&swapped), "- 0/0/0 - C:swap2");
    assert_eq!(rest(&after(&swapped, "pass ~b1")), "- 0/0/0 - B:act");
}

#[test]
fn only_with_another_own_disc() {
    let start = at("...... a1A1E,b1A1,c1B1E,d1B1 - 0/0 - A:swap2");
    assert_eq!(why(&start, "~a1"), Illegal::EmperorHere);
    assert_eq!(why(&start, "~d1"), Illegal::NotYours);
    assert_eq!(why(&start, "~e1"), Illegal::NoStack);
    let away = at("...... b1A1,c1B1E,d1B1 - 0E/0 - A:swap2");
    assert_eq!(why(&away, "~b1"), Illegal::EmperorAway);
}
