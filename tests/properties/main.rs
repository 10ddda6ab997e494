//! What holds in every position of random games, and for every text.

mod board_editor;
mod boards;
mod cities;
mod cities_texts;
mod form_texts;
mod games;
mod layout_editor;
mod link_texts;
mod looks;
mod mixes;
mod models;
mod saved_texts;
mod table;
mod texts;

use proptest::prelude::*;
use std::fmt::Display;
use tabletop::core::text::{ParseError, in_one_line};
use tabletop::eko::{Position, Variants, deal};
use tabletop::game::Game;

/// The damages to one text: with 256 texts, ten thousand damaged ones.
const DAMAGES: usize = 40;

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

/// The error names a character of the text, or its end, and what is there.
fn names_its_place(error: &ParseError, text: &str) -> Result<(), TestCaseError> {
    let (ParseError::Unexpected { at, .. } | ParseError::NotStandard { at, .. }) = error;
    let rest: String = text.chars().skip(at - 1).collect();
    prop_assert!(*at <= text.chars().count() + 1, "{} beyond {:?}", error, text);
    if let ParseError::Unexpected { found, .. } = error {
        let next = rest.chars().next().map(|c| format!("{c:?}"));
        let longer =
            (1..=3).any(|n| *found == format!("{:?}", rest.chars().take(n).collect::<String>()));
        prop_assert!(next.as_ref().map_or(found == "the end", |next| found == next || longer));
    }
    Ok(())
}

/// What is read prints back as it was; what is not read has a reason in one line.
fn printed_or_refused<E: Display>(
    read: Result<String, Vec<E>>,
    text: &str,
) -> Result<(), TestCaseError> {
    match read {
        Ok(printed) => prop_assert_eq!(printed, text),
        Err(errors) => {
            prop_assert!(!errors.is_empty());
            let line = in_one_line(&errors);
            prop_assert!(!line.is_empty() && !line.contains('\n'), "{}", line);
        }
    }
    Ok(())
}
