//! Each settlement of what the rulebooks leave open, D1, D2 … of Ekö and C1, C2 … of Cities, is named
//! where it is decided and in a test; the documents define every number that is named.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The settlements of one game.
struct Game {
    letter: char,
    /// The document that defines them, as `[D1]`.
    document: &'static str,
    /// The directories of the source that may decide them.
    source: &'static [&'static str],
}

const GAMES: [Game; 2] = [
    Game {
        letter: 'D',
        document: "docs/rules-eko.md",
        source: &["src/eko", "src/games/eko", "src/record"],
    },
    Game {
        letter: 'C',
        document: "docs/rules-cities.md",
        source: &["src/cities", "src/games/cities", "src/record"],
    },
];

type Numbers = BTreeSet<u32>;

/// The text of a file of the repository.
fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All Rust files under a directory of the repository.
fn rust_files(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path());
    let (directories, files): (Vec<_>, Vec<_>) = entries.partition(|path| path.is_dir());
    let here = files.into_iter().filter(|path| path.extension().is_some_and(|e| e == "rs"));
    here.chain(directories.iter().flat_map(|directory| rust_files(directory))).collect()
}

/// The numbers of a letter that a text names as words of their own: `(D7)`, `[D7]`, `D7, D8`.
fn named(text: &str, letter: char) -> Numbers {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric());
    words.filter_map(|word| word.strip_prefix(letter)?.parse().ok()).collect()
}

/// The numbers named in the words or the function names of tests: `fn d7_a_stack_pays_…`.
fn named_in_tests(text: &str, letter: char) -> Numbers {
    let names = text.split("fn ").skip(1).filter_map(|rest| rest.split('(').next());
    let names = names.map(str::to_uppercase).collect::<Vec<_>>().join(" ");
    &named(text, letter) | &named(&names, letter)
}

/// The numbers named in the source and in the tests.
fn of(game: &Game) -> (Numbers, Numbers) {
    let (mut source, mut tests) = (Numbers::new(), Numbers::new());
    for file in game.source.iter().flat_map(|directory| rust_files(&root().join(directory))) {
        let text = read(&file);
        let (code, unit_tests) = text.split_once("#[cfg(test)]").unwrap_or((&text, ""));
        source.extend(named(code, game.letter));
        tests.extend(named_in_tests(unit_tests, game.letter));
    }
    for file in rust_files(&root().join("tests")) {
        if !file.ends_with(Path::new(file!()).file_name().unwrap()) {
            tests.extend(named_in_tests(&read(&file), game.letter));
        }
    }
    (source, tests)
}

/// The numbers that a document defines: `[D7]`.
fn defined(game: &Game) -> Numbers {
    let text = read(&root().join(game.document));
    let brackets = text.split('[').skip(1).filter_map(|rest| Some(rest.split_once(']')?.0));
    brackets.flat_map(|word| named(word, game.letter)).collect()
}

/// The numbers of `all` that `some` lacks, with their letter.
fn missing(all: &Numbers, some: &Numbers, game: &Game) -> Vec<String> {
    all.difference(some).map(|number| format!("{}{number}", game.letter)).collect()
}

#[test]
fn the_documents_define_d1_to_d16_and_c1_to_c4() {
    let last = GAMES.each_ref().map(|game| {
        let defined = defined(game);
        let last = defined.last().copied().unwrap_or_default();
        assert_eq!(defined, (1..=last).collect(), "{}", game.document);
        last
    });
    assert_eq!(last, [16, 4]);
}

#[test]
fn every_settlement_is_named_in_the_source() {
    let unnamed = GAMES.each_ref().map(|game| missing(&defined(game), &of(game).0, game));
    assert_eq!(unnamed, [[""; 0]; 2], "decided nowhere under src/");
}

#[test]
fn every_settlement_is_named_in_a_test() {
    let unnamed = GAMES.each_ref().map(|game| missing(&defined(game), &of(game).1, game));
    assert_eq!(unnamed, [[""; 0]; 2], "watched by no test");
}

#[test]
fn every_settlement_that_is_named_is_defined() {
    for game in &GAMES {
        let (source, tests) = of(game);
        assert_eq!(missing(&(&source | &tests), &defined(game), game), [""; 0], "not defined");
    }
}
