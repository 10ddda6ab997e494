//! The rules of Cities, a test a sentence (rules-cities.md). Pieces are written by square and
//! letter: `b1A` is an attacker of player A on b1, `c3h` a hero of B on c3.

mod capturing;
mod conquering;
mod ending;
mod moving;
mod perft;
mod setting_up;
mod why_not;

use tabletop::cities::{
    Illegal, Piece, Player, Position, Setup, Space, SpaceSet, Turn, name, squares,
};

/// The square of this name.
fn sq(square: &str) -> Space {
    squares().find(|s| name(*s) == square).unwrap_or_else(|| panic!("no square {square}"))
}

/// The squares of a list and the letters behind their names.
fn list(text: &str) -> impl Iterator<Item = (Space, char)> {
    text.split_whitespace().map(|word| {
        let (square, letter) = word.split_at(word.len() - 1);
        (sq(square), letter.chars().next().unwrap())
    })
}

/// The position with these pieces and cities, A at turn.
fn with_cities(pieces: &str, cities: &str) -> Position {
    let mut setup = Setup {
        pieces: list(pieces).map(|(s, c)| (s, Piece::from_letter(c).unwrap())).collect(),
        cities: list(cities).map(|(s, c)| (s, Player::from_letter(c).unwrap())).collect(),
        turn: Turn::Of(Player::A),
    };
    setup.pieces.sort_by_key(|(square, _)| *square);
    Position::new(&setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The position with these pieces, and a city of each player out of the way.
fn at(pieces: &str) -> Position {
    with_cities(pieces, "a1A j10B")
}

/// The pieces of a position, by row from 1, then file.
fn pieces(position: &Position) -> String {
    let pieces = position.setup().pieces;
    let words: Vec<_> = pieces.iter().map(|(s, p)| format!("{}{}", name(*s), p.letter())).collect();
    words.join(" ")
}

/// The cities of a position in the same form.
fn cities_of(position: &Position) -> String {
    let cities = position.setup().cities;
    let words: Vec<_> = cities.iter().map(|(s, p)| format!("{}{p}", name(*s))).collect();
    words.join(" ")
}

/// Where the piece on a square can go, sorted.
fn targets(position: &Position, from: &str) -> String {
    let from = format!("{from}-");
    let moves = position.moves().into_iter().map(|mv| position.write_move(mv));
    let mut targets: Vec<_> =
        moves.filter_map(|mv| mv.strip_prefix(&from).map(str::to_owned)).collect();
    targets.sort();
    targets.join(" ")
}

/// Whether a move is legal.
fn can(position: &Position, mv: &str) -> bool {
    let mv = position.read_move(mv).unwrap();
    let legal = position.check(mv).is_ok();
    assert_eq!(legal, position.moves().contains(&mv), "{position} {mv:?}");
    legal
}

/// Why a move is not legal.
fn why(position: &Position, mv: &str) -> Illegal {
    let mv = position.read_move(mv).unwrap();
    position.play(mv).expect_err("the move is legal").why
}

/// The position after moves.
fn after(position: &Position, line: &str) -> Position {
    line.split(' ').fold(*position, |position, word| {
        let mv = position.read_move(word).unwrap();
        position.play(mv).unwrap_or_else(|refused| panic!("{position} {word}: {refused}"))
    })
}

/// The names of some squares.
fn names(set: SpaceSet) -> String {
    set.map(name).collect::<Vec<_>>().join(" ")
}
