//! The positions with their right answers in tests/data, through the library.

use eko::cli::{Task, answer};

/// The rows of a file, its columns apart.
fn rows(file: &str) -> Vec<Vec<&str>> {
    let rows = file.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|line| line.split('\t').collect()).collect()
}

#[test]
fn legal_moves_are_those_of_the_files() {
    let mut cases = 0;
    for row in rows(include_str!("data/eko-moves.tsv")) {
        let moves = row.get(1).copied().unwrap_or_default();
        assert_eq!(answer(&Task::Moves, row[0]).as_deref(), Ok(moves), "{}", row[0]);
        cases += 1;
    }
    assert!(cases > 100, "only {cases} cases");
}

#[test]
fn positions_after_a_move_are_those_of_the_files() {
    let mut cases = 0;
    for row in rows(include_str!("data/eko-play.tsv")) {
        let line = format!("{} {}", row[0], row[1]);
        assert_eq!(answer(&Task::Play, &line).as_deref(), Ok(row[2]), "{line}");
        cases += 1;
    }
    assert!(cases > 100, "only {cases} cases");
}

#[test]
fn counts_of_move_sequences_are_those_of_the_files() {
    let mut cases = 0;
    for row in rows(include_str!("data/eko-perft.tsv")) {
        let depth = row[0].parse().unwrap();
        let count = answer(&Task::Perft(depth), row[1]);
        assert_eq!(count.as_deref(), Ok(row[2]), "perft {depth} {}", row[1]);
        cases += 1;
    }
    assert!(cases > 20, "only {cases} cases");
}
