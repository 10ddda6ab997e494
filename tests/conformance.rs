//! The positions with their right answers in tests/data, through the library.

use tabletop::cli::{Task, answer};
use tabletop::game::GameName;

/// Compares the answers with those of a file, at least so many: each row is split into the task,
/// what it is asked about, and the right answer.
fn conforms(
    game: GameName,
    file: &'static str,
    at_least: usize,
    case: impl Fn(&[&'static str]) -> (Task, String, &'static str),
) {
    let rows = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut cases = 0;
    for row in rows {
        let columns: Vec<_> = row.split('\t').collect();
        let (task, line, expected) = case(&columns);
        assert_eq!(answer(game, &task, &line).as_deref(), Ok(expected), "{task:?} {line}");
        cases += 1;
    }
    assert!(cases >= at_least, "only {cases} cases");
}

/// `POSITION TAB MOVES`; a finished game has none.
fn moves(columns: &[&'static str]) -> (Task, String, &'static str) {
    (Task::Moves, columns[0].to_owned(), columns.get(1).copied().unwrap_or_default())
}

/// `POSITION TAB MOVE TAB POSITION`.
fn play(columns: &[&'static str]) -> (Task, String, &'static str) {
    (Task::Play, format!("{} {}", columns[0], columns[1]), columns[2])
}

/// `DEPTH TAB POSITION TAB COUNT`.
fn perft(columns: &[&'static str]) -> (Task, String, &'static str) {
    (Task::Perft(columns[0].parse().unwrap()), columns[1].to_owned(), columns[2])
}

#[test]
fn legal_moves_are_those_of_the_files() {
    conforms(GameName::Eko, include_str!("data/eko-moves.tsv"), 100, moves);
    conforms(GameName::Cities, include_str!("data/cities-moves.tsv"), 60, moves);
}

#[test]
fn positions_after_a_move_are_those_of_the_files() {
    conforms(GameName::Eko, include_str!("data/eko-play.tsv"), 100, play);
    conforms(GameName::Cities, include_str!("data/cities-play.tsv"), 53, play);
}

#[test]
fn counts_of_move_sequences_are_those_of_the_files() {
    conforms(GameName::Eko, include_str!("data/eko-perft.tsv"), 20, perft);
    conforms(GameName::Cities, include_str!("data/cities-perft.tsv"), 7, perft);
}
