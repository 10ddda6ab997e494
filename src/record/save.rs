//! A record as text, for storage and files: JSON with a format number and the version of the rules.
//!
//! ```
//! use tabletop::cities::{Layout, Player};
//! use tabletop::record::Record;
//! use tabletop::record::save::{self, SaveError, SavedGame};
//!
//! let record = Record::new(Layout::default().start(Player::A), Vec::new());
//! let text = save::write(&record);
//! assert_eq!(save::read(&text).unwrap(), SavedGame::Cities(record));
//! assert!(matches!(save::read(&text[..20]), Err(SaveError::Text { line: 1, .. })));
//! ```

use serde::{Deserialize, Serialize};

use crate::core::clan::Clans;
use crate::core::player::Player;
use crate::core::seat::Seats;
use crate::core::text::in_one_line;
use crate::game::{Game, GameName};
use crate::record::{Ending, Record};

pub use crate::record::saved_game::SavedGame;

/// The format that is written, and the newest that is read.
pub const FORMAT: u32 = 1;
/// The version of the rules that plies are played by, and the newest that is read.
pub const RULES: u32 = 1;

impl SavedGame {
    /// The game as text: [`write()`] for a game of any kind.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Eko(record) => write(record),
            Self::Cities(record) => write(record),
        }
    }
}

/// Why a saved game cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The text is not a saved game.
    #[error("no saved game, or a torn one (line {line}, column {column})")]
    Text {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The save was written by a newer version.
    #[error("format {format} of rules {rules}, known are {FORMAT} and {RULES}")]
    Newer {
        /// The format of the save.
        format: u32,
        /// The rules of the save.
        rules: u32,
    },
    /// The save is of another game.
    #[error("a game of {game:?}, not of {wanted}")]
    Game {
        /// The name in the save.
        game: String,
        /// The names that could be read.
        wanted: String,
    },
    /// The first position is not legal.
    #[error("first position: {0}")]
    Start(String),
    /// The clans are not one known clan for each player, each once.
    #[error("clans {clans:?}: not one clan for each player")]
    Clans {
        /// The clans in the save.
        clans: String,
    },
    /// The seats name a kind of player that is not known: perhaps a newer version's.
    #[error("seats {seats:?}: not one known kind of player for each player")]
    Seats {
        /// The word that is not known, or all of them where there are too few or too many.
        seats: String,
    },
    /// A ply cannot be read or is not legal.
    #[error("ply {ply} (turn {turn}, {player}) {text:?}: {why}")]
    Ply {
        /// The number of the ply, from 1.
        ply: usize,
        /// The number of its turn, from 1.
        turn: usize,
        /// The player whose turn it is.
        player: Player,
        /// The player's name in the save.
        name: String,
        /// The text of the ply.
        text: String,
        /// Why it is refused.
        why: String,
    },
    /// The current ply or the ending does not belong to this game.
    #[error("{0}")]
    Rest(String),
}

impl From<serde_json::Error> for SaveError {
    fn from(error: serde_json::Error) -> Self {
        Self::Text { line: error.line(), column: error.column() }
    }
}

#[derive(Serialize, Deserialize)]
struct Head {
    format: u32,
    rules: u32,
    game: String,
}

#[derive(Serialize, Deserialize)]
struct Body {
    names: Vec<String>,
    start: String,
    plies: String,
    at: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ending: Option<String>,
    /// One word for each player; absent for the usual clans.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clans: Option<String>,
    /// One word for each player; absent where people have all seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seats: Option<String>,
    /// The number of plies before a position, and what is said about it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    comments: Vec<(usize, String)>,
}

#[derive(Serialize)]
struct Save {
    #[serde(flatten)]
    head: Head,
    #[serde(flatten)]
    body: Body,
}

/// Writes a record.
#[must_use]
pub fn write<G: Game>(record: &Record<G>) -> String {
    let first = record.position_after(0).unwrap_or_else(|| record.position());
    let plies: Vec<String> = record.plies().iter().map(|mv| first.write_move(*mv)).collect();
    let ending = record.ending().map(ending_word);
    let save = Save {
        head: Head { format: FORMAT, rules: RULES, game: G::NAME.name().to_owned() },
        body: Body {
            names: record.names().to_vec(),
            start: first.to_string(),
            plies: plies.join(" "),
            at: record.at(),
            ending,
            clans: (record.clans() != Clans::default())
                .then(|| record.clans().words(first.seats().len())),
            seats: (record.seats() != Seats::default())
                .then(|| record.seats().words(first.seats().len())),
            comments: record.comments().all().to_vec(),
        },
    };
    serde_json::to_string(&save).expect("texts and numbers can always be written")
}

/// Reads a record of any game and replays it.
///
/// # Errors
/// What is wrong, and where.
pub fn read(text: &str) -> Result<SavedGame, SaveError> {
    let game = read_head(text)?;
    match GameName::from_name(&game) {
        Some(GameName::Eko) => read_body(text).map(SavedGame::Eko),
        Some(GameName::Cities) => read_body(text).map(SavedGame::Cities),
        None => Err(SaveError::Game { game, wanted: GameName::all_names() }),
    }
}

/// Reads a record of the game `G` and replays it.
///
/// # Errors
/// What is wrong, and where; a save of another game is refused.
pub fn read_of<G: Game>(text: &str) -> Result<Record<G>, SaveError> {
    let game = read_head(text)?;
    if game != G::NAME.name() {
        return Err(SaveError::Game { game, wanted: G::NAME.name().to_owned() });
    }
    read_body(text)
}

/// The text without the byte order mark that some editors put before it.
fn unmarked(text: &str) -> &str {
    text.trim_start_matches('\u{feff}')
}

/// The name of the game.
fn read_head(text: &str) -> Result<String, SaveError> {
    let Head { format, rules, game } = serde_json::from_str(unmarked(text))?;
    if format > FORMAT || rules > RULES {
        return Err(SaveError::Newer { format, rules });
    }
    Ok(game)
}

fn read_body<G: Game>(text: &str) -> Result<Record<G>, SaveError> {
    let body: Body = serde_json::from_str(unmarked(text))?;
    let start: G =
        body.start.parse().map_err(|errors: Vec<_>| SaveError::Start(in_one_line(&errors)))?;
    let clans = match body.clans {
        None => Clans::default(),
        Some(clans) => {
            Clans::read(&clans, start.seats().len()).ok_or(SaveError::Clans { clans })?
        }
    };
    let seats = match body.seats {
        None => Seats::default(),
        Some(seats) => {
            Seats::read(&seats, start.seats().len()).map_err(|seats| SaveError::Seats { seats })?
        }
    };
    let mut record = Record::new(start, body.names).with_clans(clans).with_seats(seats);
    for word in body.plies.split_ascii_whitespace() {
        let played = match record.position().read_move(word) {
            Ok(mv) => record.play(mv).map_err(|refused| refused.to_string()),
            Err(error) => Err(error.to_string()),
        };
        played.map_err(|why| refused_ply(&record, word, why))?;
    }
    for (plies, text) in &body.comments {
        if !record.comment(*plies, text) {
            return Err(SaveError::Rest(format!("a comment on ply {plies} is beyond its last")));
        }
    }
    if !record.go_to(body.at) {
        return Err(SaveError::Rest(format!("current ply {} is beyond its last", body.at)));
    }
    if let Some(text) = &body.ending {
        let ending = read_ending(text, record.position().seats());
        if ending.filter(|ending| record.end(*ending)).is_none() {
            return Err(SaveError::Rest(format!("its ending {text:?} is none")));
        }
    }
    Ok(record)
}

/// Why the ply after the last of the record is refused.
fn refused_ply<G: Game>(record: &Record<G>, word: &str, why: String) -> SaveError {
    let player = record.position().turn();
    let by = |ply: usize| record.position_after(ply).map(Game::turn);
    let turn = (1..=record.at()).filter(|ply| by(*ply) != by(ply - 1)).count() + 1;
    let name = record.name(player).to_owned();
    SaveError::Ply { ply: record.at() + 1, turn, player, name, text: word.to_owned(), why }
}

/// An ending as [`read_ending`] reads it.
pub(super) fn ending_word(ending: Ending) -> String {
    match ending {
        Ending::Resigned(player) => format!("resigned {player}"),
        Ending::Draw => "draw".to_owned(),
    }
}

/// The ending of a game of these players.
pub(super) fn read_ending(text: &str, seats: &[Player]) -> Option<Ending> {
    if text == "draw" {
        return Some(Ending::Draw);
    }
    let mut letters = text.strip_prefix("resigned ")?.chars();
    let player = letters.next().and_then(Player::from_letter).filter(|p| seats.contains(p))?;
    letters.next().is_none().then_some(Ending::Resigned(player))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities;
    use crate::core::clan::Clan;
    use crate::core::seat::Seat;
    use crate::eko::{Position, Variants, deal};

    fn some_game() -> Record<Position> {
        let mut record =
            Record::new(deal(3, 5, &Variants::default()).unwrap(), vec!["Ann \"x\" <b>".into()]);
        for _ in 0..40 {
            let mv = record.position().moves()[0];
            record.play(mv).unwrap();
        }
        record
    }

    #[test]
    fn a_record_reads_back_wherever_it_stands() {
        let mut record = some_game();
        assert_eq!(read_of(&write(&record)).unwrap(), record);
        record.undo();
        assert_eq!(read_of(&write(&record)).unwrap(), record);
        record.end(Ending::Resigned(Player::B));
        assert_eq!(read_of(&write(&record)).unwrap(), record);
        assert_eq!(read(&write(&record)).unwrap(), SavedGame::Eko(record));
    }

    #[test]
    fn chosen_clans_are_kept_and_damaged_ones_refused() {
        let usual = write(&some_game());
        assert!(!usual.contains("clans"), "as before");
        let clans = Clans::of_seats(&[Clan::Leaf, Clan::Sun]).unwrap();
        let record = some_game().with_clans(clans);
        let text = write(&record);
        assert!(text.contains(r#""clans":"leaf sun star""#), "{text}");
        assert_eq!(read_of(&text).unwrap(), record);
        for bad in ["leaf leaf star", "leaf sun", "leaf sun star wave", "leaf sun moon", ""] {
            let refused = read(&text.replace("leaf sun star", bad)).unwrap_err();
            assert!(matches!(&refused, SaveError::Clans { clans } if clans == bad), "{refused}");
        }
    }

    #[test]
    fn seats_are_kept_and_unknown_ones_refused() {
        let mut record = some_game();
        assert!(!write(&record).contains("seats"), "as before");
        record.seat(Player::B, Seat::Hard);
        let text = write(&record);
        assert!(text.contains(r#""seats":"human hard human""#), "{text}");
        assert_eq!(read_of(&text).unwrap(), record);
        for (bad, named) in
            [("human oracle human", "oracle"), ("human hard", "human hard"), ("", "")]
        {
            let refused = read(&text.replace("human hard human", bad)).unwrap_err();
            assert!(matches!(&refused, SaveError::Seats { seats } if seats == named), "{refused}");
        }
    }

    #[test]
    fn comments_are_kept_and_those_beyond_the_last_ply_refused() {
        let mut record = some_game();
        assert!(!write(&record).contains("comments"), "as before");
        record.comment(40, "Now \"all\" is </script> lost.");
        record.comment(0, "The start.");
        let text = write(&record);
        assert!(text.contains(r#""comments":[[0,"The start."],[40,"Now \"all\""#), "{text}");
        assert_eq!(read_of(&text).unwrap(), record);
        assert_eq!(read_of(&write(&some_game())).unwrap(), record.without_comments());
        let long = text.replace("The start.", &"long ".repeat(10_000));
        let SavedGame::Eko(long) = read(&long).unwrap() else { panic!("another game") };
        assert_eq!(long.comments().on(0).chars().count(), crate::record::LONGEST_COMMENT - 1);
        let beyond = read(&text.replace("[40,", "[41,")).unwrap_err();
        assert_eq!(beyond.to_string(), "a comment on ply 41 is beyond its last");
    }

    #[test]
    fn the_head_says_which_game_it_is() {
        let record = Record::new(cities::Layout::default().start(Player::A), Vec::new());
        let text = write(&record);
        let refused = read_of::<Position>(&text).unwrap_err().to_string();
        assert_eq!(refused, "a game of \"cities\", not of eko");
        assert_eq!(read(&text).unwrap(), SavedGame::Cities(record));
        let unknown = text.replace("cities\",\"names", "chess\",\"names");
        let refused = read(&unknown).unwrap_err().to_string();
        assert_eq!(refused, "a game of \"chess\", not of eko or cities");
        let disguised = text.replace("cities\",\"names", "eko\",\"names");
        assert!(matches!(read(&disguised), Err(SaveError::Start(_))));
    }

    #[test]
    fn a_torn_or_changed_save_is_refused_with_a_reason() {
        let text = write(&some_game());
        for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
            assert!(read(&text[..end]).is_err());
        }
        let newer = text.replace("\"format\":1", "\"format\":2");
        assert!(matches!(read(&newer), Err(SaveError::Newer { format: 2, rules: 1 })));
        let beyond = text.replace("\"at\":40", "\"at\":41");
        assert!(matches!(read(&beyond), Err(SaveError::Rest(_))));
    }
}
