//! The library behaves in wasm as it does natively: these tests run in both.

use tabletop::eko::{Variants, deal};
use tabletop::game::Game;
use tabletop::record::Record;
use tabletop::record::link;
use tabletop::record::save;
use tabletop::record::save::SavedGame;
use tabletop::{bench, cities, eko};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn one_seed_gives_the_same_game_everywhere() {
    let start = |players, seed, tiles: &str| {
        let variants = if tiles.is_empty() { Variants::default() } else { tiles.parse().unwrap() };
        deal(players, seed, &variants).unwrap().to_string()
    };
    let golden: Vec<&str> = include_str!("data/eko-deals.tsv").lines().collect();
    assert_eq!(golden.len(), 12);
    for row in golden {
        let [players, seed, tiles, position] = *row.split('\t').collect::<Vec<_>>() else {
            panic!("{row}: not four columns");
        };
        assert_eq!(
            start(players.parse().unwrap(), seed.parse().unwrap(), tiles),
            position,
            "{row}"
        );
    }
}

/// Compares the counts of a perft file and the moves of a file with those of the library.
fn conforms<G: Game>(perft: &str, moves: &str) {
    for row in perft.lines().filter(|row| !row.starts_with('#')) {
        let columns: Vec<&str> = row.split('\t').collect();
        let position: G = columns[1].parse().unwrap();
        assert_eq!(position.perft(columns[0].parse().unwrap()).to_string(), columns[2], "{row}");
    }
    for row in moves.lines().filter(|row| !row.starts_with('#')) {
        let (position, moves) = row.split_once('\t').unwrap_or((row, ""));
        let position: G = position.parse().unwrap();
        let mut generated: Vec<String> =
            position.moves().into_iter().map(|mv| position.write_move(mv)).collect();
        generated.sort();
        assert_eq!(generated.join(" "), moves, "{row}");
    }
}

#[test]
fn counts_and_moves_are_the_same_everywhere() {
    conforms::<eko::Position>(
        include_str!("data/eko-perft.tsv"),
        include_str!("data/eko-moves.tsv"),
    );
    conforms::<cities::Position>(
        include_str!("data/cities-perft.tsv"),
        include_str!("data/cities-moves.tsv"),
    );
}

#[test]
fn games_saved_by_earlier_versions_read_and_are_written_as_they_were() {
    for text in include_str!("data/eko-saves.jsonl").lines() {
        let SavedGame::Eko(record) = save::read(text).unwrap() else { panic!("{text}") };
        assert_eq!(save::write(&record), text);
    }
    for text in include_str!("data/cities-saves.jsonl").lines() {
        let SavedGame::Cities(record) = save::read(text).unwrap() else { panic!("{text}") };
        assert_eq!(save::write(&record), text);
    }
}

#[test]
fn links_of_earlier_versions_read_and_are_written_as_they_were() {
    for line in include_str!("data/links.tsv").lines().filter(|line| !line.starts_with('#')) {
        let text = line.split('\t').next().unwrap();
        assert_eq!(link::write(&link::read(text).unwrap()).as_deref(), Ok(text));
    }
}

#[test]
fn a_saved_game_reads_back_everywhere() {
    let mut record = Record::new(deal(4, 2, &Variants::default()).unwrap(), Vec::new());
    for step in 0..80 {
        let moves = record.position().moves();
        let Some(mv) = moves.get(step * 31 % moves.len().max(1)) else { break };
        record.play(*mv).unwrap();
    }
    assert_eq!(save::read_of(&save::write(&record)).unwrap(), record);
}

/// The fingerprints change only when the search or its weights do: then the new ones, which the failed
/// test shows, belong into the file.
#[test]
fn the_search_is_the_same_everywhere() {
    let mut prints = String::new();
    for players in 2..=4 {
        let start = deal(players, 5, &Variants::default()).unwrap();
        prints += &format!("eko\t{players}\t{:08x}\n", bench::fingerprint(&[start], 300));
    }
    let start = cities::Layout::default().start(cities::Player::A);
    prints += &format!("cities\t2\t{:08x}\n", bench::fingerprint(&[start], 300));
    assert_eq!(prints, include_str!("data/search-fingerprints.tsv"));
}
