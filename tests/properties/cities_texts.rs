//! Any text about Cities: an answer or a reason, never a panic. `make fuzz` runs many more cases.

use super::cities::games;
use super::{edits, names_its_place, printed_or_refused, tear};
use proptest::prelude::*;
use tabletop::cities::{Layout, Player, Position, PositionError, Setup, Turn};
use tabletop::cli::{Task, answer};
use tabletop::core::text::in_one_line;
use tabletop::game::GameName;

/// The text of a real position with some characters changed, left out or put in.
fn torn() -> impl Strategy<Value = String> {
    (games(), edits("abcdehij0123489ABCH/,-= ^"))
        .prop_map(|(mut game, (edits, plain))| tear(&game.pop().unwrap().to_string(), edits, plain))
}

fn read_or_refused(text: &str) -> Result<(), TestCaseError> {
    printed_or_refused(text.parse::<Position>().map(|position| position.to_string()), text)?;
    printed_or_refused(text.parse::<Layout>().map(|layout| layout.to_string()), text)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read_or_refused(&text)?;
    }

    #[test]
    fn a_torn_position_is_read_or_refused(text in torn()) {
        read_or_refused(&text)?;
        read_or_refused(text.rsplit_once(' ').map_or("", |(layout, _)| layout))?;
        for task in [Task::Moves, Task::Play, Task::Show, Task::Perft(1)] {
            if let Err(reason) = answer(GameName::Cities, &task, &text) {
                prop_assert!(!reason.is_empty() && !reason.contains('\n'), "{}", reason);
            }
        }
    }

    #[test]
    fn any_move_text_is_read_or_refused(text in "[a-k0-9^-]{0,8}|\\PC*") {
        let position = Layout::default().start(Player::A);
        match position.read_move(&text) {
            Ok(mv) => prop_assert_eq!(position.write_move(mv), text),
            Err(PositionError::Text(error)) => names_its_place(&error, &text)?,
            Err(error) => prop_assert!(false, "{text:?}: {error}"),
        }
    }

    #[test]
    fn any_picture_gives_a_set_up(picture in "(([0-9]{1,3}|\\PC{0,3}) {0,2}([ .AHah\\[\\]()]{0,40}|\\PC{0,9})\n){0,12}") {
        let setup = Layout::default().setup().with_picture(&picture);
        prop_assert_eq!(setup.turn, Turn::Of(Player::A));
        if let Ok(position) = Position::new(&setup) {
            prop_assert_eq!(setup.clone().with_picture(&position.picture()), setup);
        }
    }
}

const ROWS: &str = "1aaaaaaaa1/10/10/10/10/10/10/10/10/1AAAAAAAA1";

/// Refused, with every reason and its place (notation.md).
#[test]
fn each_error_has_its_reason_and_place() {
    let rows = |rest: &str| format!("{ROWS} {rest}");
    for (text, reason) in [
        (String::new(), "row 10: 0 squares, must be 10"),
        ("9".to_owned(), "row 10: 9 squares, must be 10"),
        ("55/10".to_owned(), "row 10: 55 squares, must be 10"),
        ("10/5A5/10".to_owned(), "row 9: 11 squares, must be 10"),
        ("10/10".to_owned(), "character 6: expected / and the next row, found the end"),
        (
            "10/x".to_owned(),
            "character 4: expected a piece A, H, a, h or free squares 1 to 10, found 'x'",
        ),
        (
            "10/0".to_owned(),
            "character 4: expected a piece A, H, a, h or free squares 1 to 10, found '0'",
        ),
        (format!("{ROWS}/10 d3A A"), "character 46: expected a space and the cities, found '/'"),
        (ROWS.to_owned(), "character 46: expected a space and the cities, found the end"),
        (rows("- A"), "cities: there is none"),
        (rows(" A"), "character 47: expected a square a1 to j10, found ' '"),
        (rows("d3 A"), "character 49: expected a player A or B, found ' '"),
        (rows("d3C A"), "character 49: expected a player A or B, found 'C'"),
        (rows("d3A, A"), "character 51: expected a square a1 to j10, found ' '"),
        (rows("k3A A"), "character 47: expected a square a1 to j10, found \"k3\""),
        (rows("d11A A"), "character 47: expected a square a1 to j10, found \"d11\""),
        (rows("d0A A"), "character 47: expected a square a1 to j10, found \"d0\""),
        (rows("d3A,d3B A"), "cities: d3 twice"),
        (rows("b4A,d3A A"), "character 47: not in the standard form, which goes on: d3A,b4A A"),
        (
            rows("b4A,d3A,d3B A"),
            "character 47: not in the standard form, which goes on: d3A,d3B,b4A A; cities: d3 twice",
        ),
        (rows("d3A"), "character 50: expected a space and whose turn it is, found the end"),
        (rows("d3A C"), "character 51: expected a player A or B, or =, found 'C'"),
        (rows("d3A =C"), "character 52: expected a winner A, B or -, found 'C'"),
        (rows("d3A =AB"), "character 53: expected the end of the text, found 'B'"),
        (rows("d3A A "), "character 52: expected the end of the text, found ' '"),
    ] {
        let errors = text.parse::<Position>().map(|p| p.to_string()).expect_err(&text);
        assert_eq!(in_one_line(&errors), reason, "{text}");
    }
}

/// What a text cannot say, but a set-up can.
#[test]
fn each_error_of_a_set_up_has_its_place() {
    let mut setup = Layout::default().setup();
    let foreign = foreign_space();
    setup.pieces.push(setup.pieces[0]);
    setup.pieces[1].1.owner = Player::C;
    setup.pieces[2].0 = foreign;
    setup.cities[0].1 = Player::D;
    setup.cities.push((foreign, Player::A));
    setup.turn = Turn::Over { winner: Some(Player::D) };
    let errors: Vec<PositionError> = Position::new(&setup).unwrap_err();
    assert_eq!(
        in_one_line(&errors),
        "c1: player C does not play, there are 2; pieces: there is no square b12; \
         pieces: b1 twice; d3: player D does not play, there are 2; \
         cities: there is no square b12; turn: player D does not play, there are 2"
    );
    assert!(Layout::new(&setup).is_err());
}

/// A space that only a larger board has.
fn foreign_space() -> tabletop::cities::Space {
    let text = format!("{} - - 0/0 - A:act", vec![".".repeat(16); 8].join("/"));
    let large: tabletop::eko::Position = text.parse().unwrap();
    large.board().spaces().nth(111).unwrap()
}

#[test]
fn a_space_of_another_board_is_no_square() {
    use tabletop::cities::{Illegal, Move};
    let (start, foreign) = (Layout::default().start(Player::A), foreign_space());
    let own = start.pieces_of(Player::A).first().unwrap();
    for mv in [
        Move::Go { from: own, to: foreign },
        Move::Go { from: foreign, to: own },
        Move::Promote { on: foreign },
    ] {
        assert_eq!(start.check(mv), Err(Illegal::NoSuchSquare));
    }
    assert_eq!(start.why_not(None, foreign), Some(Illegal::NoPiece));
    assert_eq!(start.why_not(Some(own), foreign), Some(Illegal::NoSuchSquare));
    assert_eq!(start.path(own, foreign), [own, foreign]);
    assert_eq!((start.piece(foreign), start.city(foreign)), (None, None));
    assert_eq!(start.pieces_of(Player::C).len() + start.cities_of(Player::D).len(), 0);
}

/// Accepted although no game leads there.
#[test]
fn what_no_game_leads_to_is_accepted() {
    for text in [
        "10/10/10/10/10/10/10/10/10/10 a1A A",
        "HHHHHHHHHH/10/10/10/10/10/10/10/10/aaaaaaaaaa a1A,j10B B",
        "10/10/4AaA3/10/10/10/10/10/10/10 a1A,j10B =-",
    ] {
        let setup: Setup = text.parse().unwrap();
        assert_eq!(Position::new(&setup).unwrap().to_string(), text);
    }
}
