//! The text form, written and read.

use super::*;
use crate::core::player::Player;
use crate::core::seat::Seat;
use crate::eko::{Position, Variants, deal};
use crate::record::save::SavedGame;
use crate::record::{Ending, LONGEST_COMMENT, Record};

/// A game for three with everything that a record can have.
fn some_game() -> Record<Position> {
    let variants = "P,P,Q,R,R,S,T,U,N,O".parse().unwrap_or_else(|_| Variants::default());
    let names = vec!["Ann \"x\" \\ <b>]".into(), String::new(), "{Cy}".into()];
    let mut record = Record::new(deal(3, 5, &variants).unwrap(), names);
    for _ in 0..40 {
        record.play(record.position().moves()[0]).unwrap();
    }
    record.seat(Player::B, Seat::Hard);
    record.comment(0, "The {start} of \\ it all\\");
    record.comment(7, &"long “words” – ".repeat(100));
    record.comment(40, "}");
    record
}

fn reads_back(record: &Record<Position>) {
    let text = write(record, Some("2026-11-29"));
    assert_eq!(
        read(&text).map_err(|e| e.to_string()),
        Ok(SavedGame::Eko(record.clone())),
        "{text}"
    );
}

#[test]
fn a_record_reads_back_wherever_it_stands_and_lines_are_short() {
    let mut record = some_game();
    reads_back(&record);
    record.undo();
    reads_back(&record);
    record.end(Ending::Resigned(Player::B));
    reads_back(&record);
    let text = write(&record, None);
    assert!(text.contains("[Variants \"storms, "), "{text}");
    assert!(text.contains("[Result \"A C\"]\n[Ending \"resigned B\"]\n[At \""), "{text}");
    let moves = text.split_once("\n\n").unwrap().1;
    for line in moves.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
    assert_eq!(record.comments().on(7).chars().count(), LONGEST_COMMENT);
}

#[test]
fn what_a_person_leaves_out_or_adds_is_no_fault() {
    let text = "[game \"Cities\"] [Event \"Club\"]\n[Start \"aaa7/10/10/10/10/10/10/10/10/AAA7 d3A,d8B A\"]\r\n\
                {First.} a1-a2 {One.}{Two.}\n2... B b10-b9 3. c1-c2";
    let SavedGame::Cities(record) = read(text).unwrap() else { panic!("another game") };
    assert_eq!(record.plies().len(), 3);
    assert_eq!((record.comments().on(0), record.comments().on(1)), ("First.", "One. Two."));
}

#[test]
fn every_fault_has_its_line_and_column_and_what_was_expected() {
    let head = "[Game \"cities\"]\n[Start \"aaa7/10/10/10/10/10/10/10/10/AAA7 d3A,d8B A\"]\n";
    let all = |rest: &str| format!("{head}{rest}");
    for (text, wanted) in [
        (
            String::new(),
            "line 1, column 1: expected [Game \"eko\"] or [Game \"cities\"], found the end of the text",
        ),
        (
            "a1-a2".to_owned(),
            "line 1, column 1: expected [Game \"eko\"] or [Game \"cities\"], found \"a1-a2\"",
        ),
        (
            "[Game \"chess\"]".to_owned(),
            "line 1, column 1: expected [Game \"eko\"] or [Game \"cities\"], found \"[Game\"",
        ),
        (
            "[Game \"eko\"".to_owned(),
            "line 1, column 12: expected ] at the end of the tag, found the end of the text",
        ),
        (
            "\n [Game eko]".to_owned(),
            "line 2, column 8: expected \" before the value of the tag, found \"eko]\"",
        ),
        (
            "[Game \"eko]".to_owned(),
            "line 1, column 1: expected \" behind the value of the tag, found the end of the text",
        ),
        (
            "[\"eko\"]".to_owned(),
            "line 1, column 2: expected the name of a tag, such as Game, found \"\\\"eko\\\"]\"",
        ),
        (
            "[Game \"eko\"]\n d4".to_owned(),
            "line 2, column 2: expected [Start \"…\"], the first position in the notation, found \"d4\"",
        ),
        ("[Game \"eko\"] [Start \"x\"]".to_owned(), "line 1, column 14: Start: "),
        (all("[Format \"2\"]"), "line 3, column 1: format 2 of rules 1, known are 1 and 1"),
        (all("[Rules \"two\"]"), "line 3, column 1: Rules: not a whole number"),
        (all("[Clans \"leaf\"]"), "line 3, column 1: Clans: not one of wave"),
        (all("[Seats \"cat dog\"]"), "line 3, column 1: Seats: not one of human"),
        (all("[At \"3\"]\n1. A a1-a2"), "line 3, column 1: At: step 3 is beyond its last"),
        (all("[Ending \"lost A\"]"), "line 3, column 1: Ending: not \"draw\" or"),
        (all("[Result \"A\"]"), "line 3, column 1: Result: by its moves it is \"*\""),
        (all("\n1. A a1-a2 {Zoë} a2-a3"), "line 4, column 18: \"a2-a3\" is not possible: "),
        (all("\n1. A a1–a2"), "line 4, column 6: \"a1–a2\" is not possible: character 3: "),
        (all("\n1. B b10-b9"), "line 4, column 4: expected A, found \"B\""),
        (all("\n1. A a1-a2\n3. B"), "line 5, column 1: expected 2., found \"3.\""),
        (
            all("\n1. A a1-a2 {no end"),
            "line 4, column 12: expected } behind the comment, found the end of the text",
        ),
        (
            all("\na1-a2 [A \"Ann\"]"),
            "line 4, column 7: expected a move, or the end: tags stand before the moves, found \"[A\"",
        ),
    ] {
        let error = read(&text).unwrap_err().to_string();
        assert!(error.starts_with(wanted), "{text}\n{error}\n{wanted}");
    }
}

#[test]
fn ten_megabytes_of_anything_are_answered() {
    let head = "[Game \"cities\"]\n[Start \"aaa7/10/10/10/10/10/10/10/10/AAA7 d3A,d8B A\"]\n";
    for part in ["nonsense ", "[", "{", "\"\\", "[A \"x\"]", "{x} ", "1. A ", "\n", "\u{fffd}"] {
        let many = part.repeat(10_000_000 / part.len());
        let before = std::time::Instant::now();
        assert!(read(&many).is_err(), "{part}");
        let _ = read(&format!("{head}{many}"));
        assert!(before.elapsed().as_secs() < 20, "{part}: {:?}", before.elapsed());
    }
}
