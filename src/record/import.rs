//! A game from whatever text people have of it: a saved game, its text form, a link, a position with
//! moves behind it, a board, a start layout.
//!
//! ```
//! use tabletop::record::import;
//! assert!(import::read("…/_k a1A1E,c1B1E – 0/0 − A:act  a1—c1", 1).is_ok());
//! let error = import::read("Hello!", 1).unwrap_err().to_string();
//! assert!(error.starts_with("line 1, column 1: expected a saved game, "), "{error}");
//! ```

use super::Record;
use super::link::{self, Ground, Link, LinkError, People};
use super::save::{self, SaveError, SavedGame};
use super::text_form::{self, TextFormError};
use crate::cities::{self, Layout};
use crate::core::player::Player;
use crate::core::text::{EncodingError, as_meant, in_one_line};
use crate::eko::{self, Board, PLAYERS};
use crate::game::Game;

/// The number of players of a game on a board alone.
const USUAL_PLAYERS: usize = 2;
/// The most characters of what an error quotes.
const QUOTED: usize = 20;

/// Why a text is no game.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// It is in another encoding.
    #[error(transparent)]
    Encoding(#[from] EncodingError),
    /// It begins like a saved game.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// It begins like the text form of a game.
    #[error(transparent)]
    Text(#[from] TextFormError),
    /// There is a link in it.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// It begins like a text of the notation.
    #[error("{0}")]
    Notation(String),
    /// It is nothing of that.
    #[error(
        "line 1, column 1: expected a saved game, the text of a game, a link, a position, a board or a layout, found {0}"
    )]
    Unknown(String),
}

/// The game of a text; discs are dealt by `seed` where it is only a board. Signs that phones and chats
/// change are read as they were meant, where the text cannot be read as it is.
///
/// # Errors
/// Why it is none, by what it begins like.
pub fn read(text: &str, seed: u64) -> Result<SavedGame, ImportError> {
    let first = match read_exactly(text, seed) {
        Ok(game) => return Ok(game),
        Err(error) => error,
    };
    let meant = as_meant(text)?;
    if meant == text { Err(first) } else { read_exactly(&meant, seed) }
}

fn read_exactly(text: &str, seed: u64) -> Result<SavedGame, ImportError> {
    let text = text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    if text.starts_with('{') {
        return Ok(save::read(text)?);
    }
    if let Some(code) = link::in_address(text) {
        // Chats and letters break long lines.
        let joined = || text.split_whitespace().collect::<String>();
        let found = link::read(code).or_else(|error| {
            link::in_address(&joined()).and_then(|code| link::read(code).ok()).ok_or(error)
        });
        return Ok(found?.open(seed)?);
    }
    if text.starts_with('[') {
        return Ok(text_form::read(text)?);
    }
    read_notation(text, seed)
}

/// The game of a text of the notation.
fn read_notation(text: &str, seed: u64) -> Result<SavedGame, ImportError> {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let is_of =
        |word: &str, letters: &str| !word.is_empty() && word.chars().all(|c| letters.contains(c));
    let on = |board: &str, players| -> Result<SavedGame, ImportError> {
        let board: Board = board.parse().map_err(refused)?;
        Ok(Link::NewGame(Ground::Eko(board, players), People::default()).open(seed)?)
    };
    let is_board = |word: &str| is_of(word, "._/rcmkxspquton012345");
    let second = words.next();
    let players = first.parse().ok().filter(|count| PLAYERS.contains(count));
    match (second, words.next()) {
        // As the workshop keeps boards.
        (Some(board), _) if players.is_some() && is_board(board) => {
            on(board, players.unwrap_or(USUAL_PLAYERS))
        }
        (None, _) if is_board(first) => on(first, USUAL_PLAYERS),
        (Some(cities), None) if is_of(first, "AHah/0123456789") => {
            let layout: Layout = [first, " ", cities].concat().parse().map_err(refused)?;
            Ok(Record::new(layout.start(Player::A), Vec::new()).into())
        }
        _ if first.matches('/').count() == 9 && is_of(first, "AHah/0123456789") => {
            game::<cities::Position>(text).map(Into::into)
        }
        (Some(_), _) if is_board(first) => game::<eko::Position>(text).map(Into::into),
        (None, _) if first.len() > 8 => match link::read(first) {
            Ok(link) => Ok(link.open(seed)?),
            Err(_) => Err(unknown(first)),
        },
        _ => Err(unknown(first)),
    }
}

/// A position, and the moves behind it.
fn game<G: Game>(text: &str) -> Result<Record<G>, ImportError> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (position, moves) = words.split_at(G::FIELDS.min(words.len()));
    let mut record: Record<G> =
        Record::new(position.join(" ").parse().map_err(refused)?, Vec::new());
    for word in moves {
        let played = match record.position().read_move(word) {
            Ok(mv) => record.play(mv).map_err(|refused| refused.to_string()),
            Err(error) => Err(error.to_string()),
        };
        let number = record.at() + 1;
        played.map_err(|why| ImportError::Notation(format!("move {number} {word:?}: {why}")))?;
    }
    Ok(record)
}

fn refused<E: ToString>(errors: Vec<E>) -> ImportError {
    ImportError::Notation(in_one_line(&errors))
}

fn unknown(first: &str) -> ImportError {
    let quoted: String = first.chars().take(QUOTED).collect();
    ImportError::Unknown(if quoted.is_empty() {
        "nothing".to_owned()
    } else {
        format!("{quoted:?}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Variants, deal};

    const EKO: &str = ".../_k a1A1E,c1B1E - 0/0 - A:act";
    const LAYOUT: &str =
        "1aaaaaaaa1/10/10/10/10/10/10/10/10/1AAAAAAAA1 d3A,g3A,b4A,i4A,b7B,i7B,d8B,g8B";

    fn eko() -> Record<eko::Position> {
        let mut record =
            Record::new(deal(2, 7, &Variants::default()).unwrap(), vec!["Zoë 東".into()]);
        record.play(record.position().moves()[0]).unwrap();
        record
    }

    fn start(text: &str) -> String {
        match read(text, 3).unwrap_or_else(|error| panic!("{text}: {error}")) {
            SavedGame::Eko(record) => record.position().to_string(),
            SavedGame::Cities(record) => record.position().to_string(),
        }
    }

    #[test]
    fn every_text_of_a_game_is_read_also_with_what_chats_do_to_it() {
        let game = SavedGame::from(eko());
        let code = link::write(&Link::Game(game.clone())).unwrap();
        let form = text_form::write(&eko(), None);
        let (half, rest) = code.split_at(code.len() / 2);
        for text in [
            game.text(),
            form.clone(),
            form.replace("[Game \"eko\"]", "\u{feff}［Ｇａｍｅ “eko”]\u{200b}")
                .replace('\n', "\r\n")
                .replace(" - ", " – "),
            format!("Look: https://example.org/#g={code}. Your turn!"),
            format!("<https://example.org/eko/#G={code}&utm_source=chat>"),
            format!("https://example.org/#g={half}\r\n{rest}"),
            code.clone(),
        ] {
            let read = read(&text, 1).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read, game, "{text}");
        }
    }

    #[test]
    fn positions_boards_and_layouts_begin_a_game() {
        assert_eq!(start(EKO), EKO);
        assert!(start(&format!("{EKO} a1-c1")).starts_with(".../_k c1A"));
        assert_eq!(start(LAYOUT), format!("{LAYOUT} A"));
        assert_eq!(start(&format!("{LAYOUT} B\n")), format!("{LAYOUT} B"));
        let board = eko().position().board().text();
        assert!(start(&board).starts_with(&format!("{board} ")));
        assert!(start(&format!("2 {board}")).ends_with("A:swap2"));
    }

    #[test]
    fn anything_else_is_refused_by_what_it_begins_like() {
        for (text, wanted) in [
            ("", "line 1, column 1: expected a saved game, "),
            ("Hello world", "line 1, column 1: expected a saved game, "),
            ("{\n\"format\":", "no saved game, or a torn one (line 2, column "),
            ("[Game \"eko\"", "line 1, column 12: expected ] at the end of the tag"),
            ("https://example.org/#g=AQe", "cut off or changed"),
            ("...k a1A1 - 0/0 -", "character 18: expected "),
            (".../_k a1A1E,c1B1E - 0/0 - A:act a1-a9", "move 1 \"a1-a9\": "),
            ("aa/10 d3A A", "line 1, column 1: expected a saved game"),
            ("{\0\"\0", "line 1, column 2: UTF-16 text, must be UTF-8"),
        ] {
            let error = read(text, 1).unwrap_err().to_string();
            assert!(error.starts_with(wanted), "{text}\n{error}");
        }
    }

    #[test]
    fn ten_megabytes_are_answered() {
        for part in
            ["a", "a ", "-", "–", ".", "./", "1", "#g=", "#g=A ", "2 ", "“", "\u{200b}", "{", "["]
        {
            let many = part.repeat(10_000_000 / part.len());
            let before = std::time::Instant::now();
            assert!(read(&many, 1).is_err(), "{part}");
            assert!(before.elapsed().as_secs() < 20, "{part}: {:?}", before.elapsed());
        }
    }
}
