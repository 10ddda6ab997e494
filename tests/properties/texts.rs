//! Any text: an answer or a reason, never a panic. `make fuzz` runs many more cases.

use super::{edits, game, names_its_place, printed_or_refused, tear};
use proptest::prelude::*;
use tabletop::cli::{Task, Verb, answer, parse};
use tabletop::eko::{Position, PositionError, Setup, in_one_line};
use tabletop::game::GameName;

/// The text of a real position with some characters changed, left out or put in.
fn torn() -> impl Strategy<Value = String> {
    let edits = edits("abcdefgz0123459ABCDEKTsrpqutonkmx._/-,:!@=~+* ");
    (2..=4_usize, any::<u64>(), prop::collection::vec(any::<u16>(), 0..40), edits).prop_map(
        |(players, seed, choices, (edits, plain))| {
            let text = game(players, seed, &choices).pop().unwrap().to_string();
            tear(&text, edits, plain)
        },
    )
}

fn read_or_refused(text: &str) -> Result<(), TestCaseError> {
    printed_or_refused(text.parse::<Position>().map(|position| position.to_string()), text)
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
        for task in [Task::Moves, Task::Play, Task::Show, Task::Perft(1)] {
            if let Err(reason) = answer(GameName::Eko, &task, &text) {
                prop_assert!(!reason.is_empty() && !reason.contains('\n'), "{}", reason);
            }
        }
    }

    #[test]
    fn any_move_text_is_read_or_refused(text in "[~!NO@a-z0-9*+/CTKE-]{0,12}|\\PC*", seed in 0..4_u64) {
        let position = game(2, seed, &[1, 2, 3]).pop().unwrap();
        match position.read_move(&text) {
            Ok(mv) => prop_assert_eq!(position.write_move(mv), text),
            Err(PositionError::Text(error)) => names_its_place(&error, &text)?,
            // A space that the board does not have is named last.
            Err(error) => {
                let message = error.to_string();
                let space = message.rsplit(' ').next().unwrap();
                prop_assert!(text.contains(space), "{}: {}", text, message);
            }
        }
    }

    #[test]
    fn any_arguments_are_understood_or_refused(args in prop::collection::vec("--[a-z]{0,7}|-h|--help|moves|show|play|perft|[a-z0-9-]{0,9}|\\PC{0,5}", 0..6)) {
        match parse(&args) {
            Ok(_) => {
                let names = |arg: &String| {
                    ["-h", "--help"].contains(&arg.as_str()) || Verb::from_name(arg).is_some()
                };
                prop_assert!(args.iter().any(names), "{:?}", args);
            }
            Err(reason) => {
                prop_assert!(!reason.is_empty() && !reason.contains('\n'), "{}", reason);
            }
        }
    }
}

/// Refused, with every reason and its place (notation.md).
#[test]
fn each_error_has_its_reason_and_place() {
    let many = format!("{} - - 0/0 - A:act", vec!["."; 100].join("/"));
    let wide = format!("{} - - 0/0 - A:act", ".".repeat(27));
    let large = format!("{} - - 0/0 - A:act", vec![".".repeat(13); 10].join("/"));
    for (text, reason) in [
        ("", "character 1: expected a board with at least one space, found the end"),
        ("z - - 0/0 - A:act", "character 1: expected a terrain letter, _ or /, found 'z'"),
        (". - - 0/0 -", "character 12: expected a space and the next of six fields, found the end"),
        (". a1A1,- - 0/0 - A:act", "character 8: expected a space such as d4, found '-'"),
        (
            "._ - - 0/0 - A:act",
            "character 2: not in the standard form, which goes on:  - - 0/0 - A:act",
        ),
        (
            ".. b1A1,a1B1 - 0/0 - A:act",
            "character 4: not in the standard form, which goes on: a1B1,b1A1 - 0/0 - A:",
        ),
        (
            ". - - 00/0 - A:act",
            "character 8: expected a space and the next of six fields, found '0'",
        ),
        ("_. - - 0/0 - A:act", "board: not shifted to the first row and column"),
        (many.as_str(), "board: 100 rows, at most 99"),
        (wide.as_str(), "board: 27 columns, at most 26"),
        (large.as_str(), "board: 130 spaces, at most 128"),
        (".r. - - 0/0 - A:act", "board: c1 is not connected with a1"),
        (".. - - 0 - A:act", "1 players, must be 2, 3 or 4"),
        (".. - - 0/0/0/0/0 - A:act", "5 players, must be 2, 3 or 4"),
        (".. a1C1 - 0/0 - A:act", "a1: player C does not play, there are 2"),
        (".. - - 0/0 - C:act", "turn: player C does not play, there are 2"),
        (".. d4A1 - 0/0 - A:act", "stacks: there is no space d4"),
        (
            ".r a1A0,b1A5 - 0/0 - A:act",
            "stacks: 0 discs on a1, must be 1 to 4; stacks: 5 discs on b1, must be 1 to 4; \
          stacks: no stack can stand on b1",
        ),
        (".. a1A1,a1A1 - 0/0 - A:act", "stacks: a1 twice"),
        (
            ".rc - a1AC,b1AT,c1AK 0/0 - A:act",
            "buildings: no room for C on a1; buildings: no room for T on b1; \
          buildings: no room for K on c1",
        ),
        (".mm - b1AK,c1AK 0/0 - A:act", "buildings: 2 K of player A, who owns 1"),
        (
            ".. a1A1 - 15/0 - A:act",
            "player A: 16 ordinary discs on the board and in reserve, at most 15",
        ),
        (".. a1A1E - 0E/0 AB A:act", "player A: the emperor is in 3 places"),
        (".. - - 0/0 AA A:act", "captives: A holds the own emperor"),
        (".. - - 0/0 - A:swap3", "turn: 3 players still to swap, there are 2"),
        (".. - - 0/0 - A:swap0", "turn: 0 players still to swap, there are 2"),
        (".. - - 0/0 - =BA", "character 15: not in the standard form, which goes on: AB"),
        (
            ".. - - 0/0 - A:rein@a1/b1",
            "turn: a1 holds no stack of the player at turn; turn: b1 is not the first space of a storm zone",
        ),
        (".0/. - - 0/0 - A:act", "board: the portal on b1 does not open to a plain movement space"),
        (".3. - - 0/0 - A:act", "board: c1 is not connected with a1"),
        (
            "3.3/.. - - 0/0 - A:act",
            "board: the portal on a1 does not open to a plain movement space",
        ),
        ("0.3 - - 0/0 - A:act", "board: the portal on c1 opens to b1, as another does"),
        (".pp - - 0/0 - A:act", "board: the p spaces are not three around one point (first: b1)"),
        (".tt - - 0/0 - A:act", "board: a second temple t on c1"),
    ] {
        let errors = text.parse::<Position>().map(|p| p.to_string()).expect_err(text);
        assert_eq!(in_one_line(&errors), reason, "{text}");
    }
}

/// Accepted although no game leads there (notation.md).
#[test]
fn what_no_game_leads_to_is_accepted_where_the_notation_says_so() {
    for text in [
        "... a1A1,c1B1 - 0/0 - A:act",
        "... a1A1,c1B1 - 0/0 - A:act!",
        "... a1A1,c1B1 - 1/0 - A:more",
        "... a1A1 - 0/0 - A:act",
        "... a1A1,c1B1 - 0/0 AB,BA A:act",
        ".../mckr a1A1,c1B1 a2AK,b2AT,c2AT,d2AC 0/0 - A:act",
        ".qq/_q. a1A1,c2B1 - 0/0 - A:act",
    ] {
        let setup: Setup = text.parse().unwrap();
        let position = Position::new(&setup).unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
        assert_eq!(position.setup(), setup);
        assert_eq!(position.to_string(), text);
    }
}
