//! The rules of Ekö, one test a sentence (rules-eko.md). The boards are small: the spaces of the first
//! row are a1, b1, c1, …, and a2 and b2 are below b1.

mod actions;
mod building;
mod captives;
mod ending;
mod examples;
mod landmarks;
mod moving;
mod reinforcing;
mod setting_up;
mod storms;
mod why_not;

use tabletop::eko::{Illegal, Position};

/// The position of a text.
fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|errors| panic!("{text}: {errors:?}"))
}

/// The legal moves, sorted, in one line.
fn moves(position: &Position) -> String {
    let mut moves: Vec<_> = position.moves().iter().map(|m| position.write_move(*m)).collect();
    moves.sort();
    moves.join(" ")
}

/// Whether a move is legal; a move is generated exactly if it is.
fn can(position: &Position, mv: &str) -> bool {
    let legal = position.check(position.read_move(mv).unwrap()).is_ok();
    assert_eq!(legal, moves(position).split(' ').any(|m| m == mv), "{position} {mv}");
    legal
}

/// The reason for which a move is not legal.
fn why(position: &Position, mv: &str) -> Illegal {
    let mv = position.read_move(mv).unwrap();
    position.play(mv).expect_err("the move is legal").why
}

/// The position after moves.
fn after(position: &Position, line: &str) -> Position {
    line.split(' ').fold(position.clone(), |position, word| {
        let mv = position.read_move(word).unwrap();
        position.play(mv).unwrap_or_else(|refused| panic!("{position} {word}: {refused}"))
    })
}

/// The fields after the board and the stacks in the text of a position.
fn rest(position: &Position) -> String {
    position.to_string().split(' ').skip(2).collect::<Vec<_>>().join(" ")
}

/// The field of the stacks in the text of a position.
fn stacks(position: &Position) -> String {
    position.to_string().split(' ').nth(1).unwrap_or_default().to_owned()
}
