//! What holds in every position of random games, and for every text.

mod boards;
mod cities;
mod cities_texts;
mod draft;
mod editor;
mod games;
mod mixes;
mod models;
mod table;
mod texts;

use proptest::prelude::*;
use std::fmt::Display;
use tabletop::core::text::in_one_line;
use tabletop::eko::{Position, Variants, deal};
use tabletop::game::Game;

/// The positions of a dealt game in which each choice picks the next move by its number.
fn game(players: usize, seed: u64, choices: &[u16]) -> Vec<Position> {
    play_on(deal(players, seed, &Variants::default()).unwrap(), choices)
}

/// The positions from `start` on.
fn play_on<G: Game>(start: G, choices: &[u16]) -> Vec<G> {
    let mut positions = vec![start];
    for choice in choices {
        let position = positions.last().unwrap();
        let moves = position.moves();
        let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        positions.push(position.play(*mv).unwrap());
    }
    positions
}

/// What is done to a text to tear it: where, which kind of change, and any character.
type Edit = (u16, u8, char);

/// Up to three changes, and a character of the notation to put in.
fn edits(letters: &str) -> impl Strategy<Value = (Vec<Edit>, char)> + use<> {
    let edits = prop::collection::vec((any::<u16>(), 0..4_u8, any::<char>()), 0..4);
    (edits, prop::sample::select(letters.chars().collect::<Vec<_>>()))
}

/// The text with some characters changed, left out or put in.
fn tear(text: &str, edits: Vec<Edit>, plain: char) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, kind, any) in edits {
        let at = usize::from(at) % letters.len().max(1);
        match kind {
            0 if at < letters.len() => drop(letters.remove(at)),
            1 => letters.insert(at, any),
            2 => letters.insert(at, plain),
            _ if at < letters.len() => letters[at] = plain,
            _ => {}
        }
    }
    letters.into_iter().collect()
}

/// What is read prints back as it was; what is not read has a reason in one line.
fn printed_or_refused<F: Display>(
    read: Result<String, Vec<F>>,
    text: &str,
) -> Result<(), TestCaseError> {
    match read {
        Ok(printed) => prop_assert_eq!(printed, text),
        Err(faults) => {
            prop_assert!(!faults.is_empty());
            let line = in_one_line(&faults);
            prop_assert!(!line.is_empty() && !line.contains('\n'), "{}", line);
        }
    }
    Ok(())
}
