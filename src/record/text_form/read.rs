//! Reads the text form of a game.

use super::error::{Fault, TextFormError};
use super::words::{Part, Words};
use super::{FORMAT, MOST_PLIES, result_words};
use crate::core::clan::Clans;
use crate::core::player::Player;
use crate::core::seat::Seats;
use crate::core::text::in_one_line;
use crate::game::{Game, GameName};
use crate::record::save::{RULES, SavedGame, read_ending};
use crate::record::{LONGEST_COMMENT, Record};

/// What stands in brackets: name, value, and where it begins.
struct Tags<'a>(Vec<(&'a str, String, usize)>);

impl Tags<'_> {
    /// The value of a tag, and where the tag begins.
    fn get(&self, name: &str) -> Option<(&str, usize)> {
        let named = |tag: &&(&str, String, usize)| tag.0.eq_ignore_ascii_case(name);
        self.0.iter().find(named).map(|(_, value, at)| (value.as_str(), *at))
    }
}

/// Reads a game and replays it. Tags that are not known are passed over.
///
/// # Errors
/// What is wrong, and where.
pub fn read(text: &str) -> Result<SavedGame, TextFormError> {
    let mut words = Words::new(text);
    let mut tags = Tags(Vec::new());
    let next = loop {
        match words.next()? {
            (Part::Tag(name, value), at) => tags.0.push((name, value, at)),
            next => break next,
        }
    };
    let number = |name| number_of(&words, &tags, name);
    let (format, rules) = (number("Format")?.unwrap_or(1), number("Rules")?.unwrap_or(1));
    if format > FORMAT as usize || rules > RULES as usize {
        let (format, rules) = (format as u32, rules as u32);
        let at = tags.get("Format").or(tags.get("Rules")).map_or(0, |(_, at)| at);
        return Err(words.fault(at, Fault::Newer { format, rules }));
    }
    let wanted = "[Game \"eko\"] or [Game \"cities\"]";
    let Some((game, at)) = tags.get("Game") else {
        return Err(words.expected_at(tags.0.first().map_or(next.1, |tag| tag.2), wanted));
    };
    match GameName::from_name(&game.to_ascii_lowercase()) {
        Some(GameName::Eko) => read_game(words, next, &tags).map(SavedGame::Eko),
        Some(GameName::Cities) => read_game(words, next, &tags).map(SavedGame::Cities),
        None => Err(words.expected_at(at, wanted)),
    }
}

/// The whole number of a tag.
fn number_of(
    words: &Words<'_>,
    tags: &Tags<'_>,
    tag: &'static str,
) -> Result<Option<usize>, TextFormError> {
    let Some((value, at)) = tags.get(tag) else { return Ok(None) };
    let number: Result<u32, _> = value.parse();
    number
        .map(|number| Some(number as usize))
        .map_err(|_| refused(words, at, tag, "not a whole number"))
}

fn refused(words: &Words<'_>, at: usize, tag: &'static str, why: &str) -> TextFormError {
    words.fault(at, Fault::Tag { tag, why: why.to_owned() })
}

/// The game behind the tags, from the first part that is none.
fn read_game<'a, G: Game>(
    mut words: Words<'a>,
    next: (Part<'a>, usize),
    tags: &Tags<'a>,
) -> Result<Record<G>, TextFormError> {
    let mut record = first::<G>(&words, tags, next.1)?;
    let mut part = next;
    let mut turn = 0;
    loop {
        let (what, at) = part;
        let position = record.position();
        let begun = record.at().checked_sub(1).and_then(|ply| record.position_after(ply));
        let number = turn + usize::from(begun.map(Game::turn) != Some(position.turn()));
        match what {
            Part::End => break,
            Part::Tag(..) => {
                return Err(
                    words.expected_at(at, "a move, or the end: tags stand before the moves")
                );
            }
            Part::Comment(text) => {
                let plies = record.at();
                let before = record.comments().on(plies);
                if before.len() + 1 < LONGEST_COMMENT {
                    let text = [before, &text].join(" ");
                    record.comment(plies, &text);
                }
            }
            Part::Word(word)
                if word.ends_with('.') && word.starts_with(|c: char| c.is_ascii_digit()) =>
            {
                let expected = format!("{number}.");
                if word.trim_end_matches('.') != expected.trim_end_matches('.') {
                    return Err(words.expected_at(at, &expected));
                }
            }
            Part::Word(word) if is_player(word) => {
                let player = position.turn().to_string();
                if word != player {
                    return Err(words.expected_at(at, &player));
                }
            }
            Part::Word(_) if record.at() == MOST_PLIES => {
                return Err(words.fault(at, Fault::TooLong));
            }
            Part::Word(word) => {
                let illegal =
                    |why: String| Fault::Ply { text: word.chars().take(40).collect(), why };
                let played = match position.read_move(word) {
                    Ok(mv) => record.play(mv).map_err(|refused| illegal(refused.to_string())),
                    Err(error) => Err(illegal(error.to_string())),
                };
                played.map_err(|fault| words.fault(at, fault))?;
                turn = number;
            }
        }
        part = words.next()?;
    }
    finish(&words, tags, &mut record)?;
    Ok(record)
}

/// Whether a word is the letter of a player.
fn is_player(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().and_then(Player::from_letter).is_some() && letters.next().is_none()
}

/// The game before its first move.
fn first<G: Game>(
    words: &Words<'_>,
    tags: &Tags<'_>,
    behind: usize,
) -> Result<Record<G>, TextFormError> {
    let Some((start, at)) = tags.get("Start") else {
        return Err(words.expected_at(behind, "[Start \"…\"], the first position in the notation"));
    };
    let start: G = start
        .parse()
        .map_err(|errors: Vec<_>| refused(words, at, "Start", &in_one_line(&errors)))?;
    let players = start.seats().len();
    let name =
        |player: &Player| tags.get(&player.to_string()).map_or("", |(name, _)| name).to_owned();
    let names = start.seats().iter().map(name).collect();
    let (mut clans, mut seats) = (Clans::default(), Seats::default());
    if let Some((value, at)) = tags.get("Clans") {
        let why = "not one of wave, star, sun and leaf for each player";
        clans = Clans::read(value, players).ok_or_else(|| refused(words, at, "Clans", why))?;
    }
    if let Some((value, at)) = tags.get("Seats") {
        let why = "not one of human, beginner, easy, medium and hard for each player";
        seats = Seats::read(value, players).map_err(|_| refused(words, at, "Seats", why))?;
    }
    Ok(Record::new(start, names).with_clans(clans).with_seats(seats))
}

/// Where the game stands, and how it ended.
fn finish<G: Game>(
    words: &Words<'_>,
    tags: &Tags<'_>,
    record: &mut Record<G>,
) -> Result<(), TextFormError> {
    if let Some(at) = number_of(words, tags, "At")?.filter(|at| !record.go_to(*at)) {
        let place = tags.get("At").map_or(0, |(_, at)| at);
        return Err(refused(words, place, "At", &format!("step {at} is beyond its last")));
    }
    if let Some((value, at)) = tags.get("Ending") {
        let ending = read_ending(value, record.position().seats());
        if ending.filter(|ending| record.end(*ending)).is_none() {
            return Err(refused(
                words,
                at,
                "Ending",
                "not \"draw\" or \"resigned\" and a player of a game that goes on",
            ));
        }
    }
    if let Some((value, at)) = tags.get("Result") {
        let result = result_words(record);
        if value != result {
            return Err(refused(words, at, "Result", &format!("by its moves it is {result:?}")));
        }
    }
    Ok(())
}
