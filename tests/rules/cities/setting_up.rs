//! «Parts and setting up».

use super::{cities_of, names, pieces};
use tabletop::cities::{
    Layout, Player, Position, PositionError, SIDE, Setup, SetupProblem, name, squares,
};
use tabletop::game::{Game, SetupError, SetupOption, SetupOptions};

fn refused(text: &str) -> Vec<String> {
    let faults: Vec<PositionError> = text.parse::<Layout>().expect_err(text);
    faults.iter().map(ToString::to_string).collect()
}

#[test]
fn ten_by_ten_squares_a1_lower_left_to_j10() {
    let names: Vec<_> = squares().map(name).collect();
    assert_eq!(names.len(), SIDE * SIDE);
    assert_eq!([&names[0], &names[1], &names[10], &names[99]], ["a1", "b1", "a2", "j10"]);
}

#[test]
fn each_player_has_8_attackers_on_the_board_and_all_heroes_in_the_supply() {
    let start = Layout::default().start(Player::A);
    for player in [Player::A, Player::B] {
        assert_eq!((start.pieces_of(player).len(), start.attackers_of(player).len()), (8, 8));
    }
}

#[test]
fn eight_cities_each_show_who_controls_them() {
    let start = Layout::default().start(Player::A);
    let shown = squares().filter(|s| start.city(*s).is_some()).count();
    assert_eq!(shown, 8);
    assert_eq!(names(start.cities_of(Player::A)), "d3 g3 b4 i4");
    assert_eq!(names(start.cities_of(Player::B)), "b7 i7 d8 g8");
}

#[test]
fn c1_the_standard_layout() {
    let start = Layout::default().start(Player::A);
    assert_eq!(
        pieces(&start),
        "b1A c1A d1A e1A f1A g1A h1A i1A b10a c10a d10a e10a f10a g10a h10a i10a"
    );
    assert_eq!(cities_of(&start), "d3A g3A b4A i4A b7B i7B d8B g8B");
}

#[test]
fn player_a_begins_or_one_who_was_drawn() {
    let layout = Layout::default();
    assert_eq!(layout.start(Player::A).turn(), Player::A);
    assert_eq!(layout.start(Player::B).turn(), Player::B);
    assert_eq!(layout.start(Player::D).turn(), Player::A);
}

#[test]
fn a_new_game_needs_no_options_and_accepts_any_seed() {
    let standard = Layout::default().start(Player::A);
    for options in [
        SetupOptions::default(),
        SetupOptions { players: Some(2), seed: Some(7), ..SetupOptions::default() },
        SetupOptions { seed: Some(8), ..SetupOptions::default() },
    ] {
        assert_eq!(<Position as Game>::start(&options), Ok(standard));
    }
    let refused = |options| <Position as Game>::start(&options).unwrap_err();
    assert_eq!(
        refused(SetupOptions { players: Some(3), ..SetupOptions::default() }),
        SetupError::NoGame(SetupProblem::Players(3))
    );
    assert_eq!(
        refused(SetupOptions { tiles: Some("P".to_owned()), ..SetupOptions::default() }),
        SetupError::Option(SetupOption::Tiles, SetupProblem::NoVariants)
    );
    assert_eq!(
        refused(SetupOptions { board: Some("...".to_owned()), ..SetupOptions::default() }),
        SetupError::Option(SetupOption::Board, SetupProblem::OneBoard)
    );
}

#[test]
fn c1_another_layout_is_entered_as_text_or_as_a_set_up() {
    let text = "10/4aaa3/10/10/10/10/10/10/4AAA3/10 a1A,e5B";
    let layout: Layout = text.parse().unwrap();
    assert_eq!(layout.to_string(), text);
    assert_eq!(layout.start(Player::B).to_string(), format!("{text} B"));
    let position: Setup = format!("{text} =B").parse().unwrap();
    assert_eq!(Layout::new(&position), Ok(layout));
}

#[test]
fn c1_a_layout_is_refused_with_every_reason() {
    assert_eq!(
        refused("10/4aah3/10/10/10/10/10/10/3AAAA3/10 a1A,e5B"),
        [
            "layout: the hero on g9 comes only later",
            "layout: 2 attackers of B, must be 3 to 8",
            "layout: A has 4 attackers, B has 2",
        ]
    );
    assert_eq!(
        refused(
            "aaaaaaaaa1/10/10/10/10/10/10/10/10/AAAAAAAAA1 a2A,b2A,c2A,d2A,e2A,f3B,g3B,h3B,i3B"
        ),
        [
            "layout: 9 attackers of A, must be 3 to 8",
            "layout: 9 attackers of B, must be 3 to 8",
            "layout: A has 5 cities, B has 4",
            "layout: 9 cities, the box holds 8",
        ]
    );
    assert_eq!(refused("10/3aaa4/10/10/10/10/10/10/3AAA4/10 -"), ["cities: there is none"]);
    assert_eq!(
        refused("10/3aaa4/10/10/10/10/10/10/3AAA4/10 e5B,a1A"),
        ["character 37: not in the standard form, which goes on: a1A,e5B"]
    );
    assert_eq!(
        refused("10/3aaa4/10/10/10/10/10/10/3AAA4/10 a1A,e5B A"),
        ["character 44: expected the end of the text, found ' '"]
    );
}
