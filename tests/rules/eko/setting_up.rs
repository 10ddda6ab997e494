//! Section 2: setting up and the emperor swap.

use super::{after, at, moves, rest, stacks, why};
use tabletop::eko::{Illegal, Phase, Variants, deal};

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
fn the_first_player_and_the_turns_of_the_tiles_are_drawn() {
    let starts: Vec<_> = (0..60).map(|seed| deal(3, seed, &Variants::default()).unwrap()).collect();
    for player in starts[0].seats() {
        assert!(starts.iter().any(|start| start.turn() == *player));
    }
    assert!(starts.windows(2).all(|pair| pair[0].board() != pair[1].board()));
}

#[test]
fn the_same_seed_gives_the_same_game_for_ever() {
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
