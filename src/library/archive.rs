//! All kept games, and what else the browser keeps, as one file: JSON with a format number and the
//! version of the rules.

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use super::{Relation, relation};
use crate::core::player::Player;
use crate::record::save::{RULES, SaveError, SavedGame};

/// The format that is written, and the newest that is read.
const FORMAT: u32 = 1;

/// A game in the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArchivedGame {
    /// The entry that it was kept under.
    pub id: String,
    /// Its title; empty without one.
    pub title: String,
    /// When it was begun, in milliseconds since 1970.
    pub begun: u64,
    /// When it was played last, in milliseconds since 1970.
    pub changed: u64,
    /// Who plays on the device that it comes from, where it is played by links.
    pub me: Option<Player>,
    /// The saved game, unread.
    pub text: String,
}

/// What is in the file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Archive {
    /// The games, as they are written or `None` where one is damaged beyond that.
    pub games: Vec<Option<ArchivedGame>>,
    /// Everything else, by the keys of the browser's storage.
    pub settings: Vec<(String, String)>,
}

#[derive(Deserialize)]
struct Head {
    library: u32,
    rules: u32,
}

#[derive(Deserialize)]
struct Body<'a> {
    #[serde(borrow)]
    games: Vec<&'a RawValue>,
    #[serde(default)]
    settings: Vec<(String, String)>,
}

#[derive(Deserialize)]
struct Game<'a> {
    id: String,
    title: String,
    begun: u64,
    changed: u64,
    #[serde(default)]
    me: Option<char>,
    #[serde(borrow)]
    save: &'a RawValue,
}

/// Writes the file.
///
/// ```
/// use tabletop::library::{Archive, ArchivedGame, is_archive, write_archive};
/// let game = ArchivedGame {
///     id: "k1".into(),
///     title: "A \"good\" one".into(),
///     begun: 1,
///     changed: 2,
///     me: None,
///     text: "{}".into(),
/// };
/// let text = write_archive(&[game.clone()], &[("eko.theme".into(), "dark".into())]);
/// assert!(is_archive(&text));
/// let read = Archive::read(&text).unwrap();
/// assert_eq!((read.games, read.settings.len()), (vec![Some(game)], 1));
/// ```
#[must_use]
pub fn write(games: &[ArchivedGame], settings: &[(String, String)]) -> String {
    let quoted = |text: &str| serde_json::to_string(text).unwrap_or_default();
    let games: Vec<String> = games
        .iter()
        .map(|game| {
            // A text that is no JSON would make the whole file unreadable.
            let whole = serde_json::from_str::<IgnoredAny>(&game.text).is_ok();
            let save = if whole { game.text.clone() } else { quoted(&game.text) };
            let me = game.me.map(|player| format!("\"me\":\"{player}\",")).unwrap_or_default();
            format!(
                "{{\"id\":{},\"title\":{},\"begun\":{},\"changed\":{},{me}\"save\":{save}}}",
                quoted(&game.id),
                quoted(&game.title),
                game.begun,
                game.changed
            )
        })
        .collect();
    let pair = |(key, text): &(String, String)| format!("[{},{}]", quoted(key), quoted(text));
    let settings: Vec<String> = settings.iter().map(pair).collect();
    format!(
        "{{\"library\":{FORMAT},\"rules\":{RULES},\"games\":[\n{}\n],\"settings\":[\n{}\n]}}\n",
        games.join(",\n"),
        settings.join(",\n")
    )
}

/// Whether a text is meant as such a file, and not as a saved game.
#[must_use]
pub fn is_archive(text: &str) -> bool {
    let inside = text.trim_start_matches('\u{feff}').trim_start().strip_prefix('{');
    inside.is_some_and(|inside| inside.trim_start().starts_with("\"library\""))
}

impl Archive {
    /// Reads the file; its games are still to be read, each by itself.
    ///
    /// # Errors
    /// Where it is no such file, or that a newer version wrote it.
    pub fn read(text: &str) -> Result<Self, SaveError> {
        let text = text.trim_start_matches('\u{feff}');
        let Head { library: format, rules } = serde_json::from_str(text)?;
        if format > FORMAT || rules > RULES {
            return Err(SaveError::Newer { format, rules });
        }
        let Body { games, settings } = serde_json::from_str(text)?;
        let game = |raw: &RawValue| {
            let game: Game = serde_json::from_str(raw.get()).ok()?;
            let Game { id, title, begun, changed, .. } = game;
            let (me, text) = (game.me.and_then(Player::from_letter), game.save.get().to_owned());
            Some(ArchivedGame { id, title, begun, changed, me, text })
        };
        Ok(Self { games: games.into_iter().map(game).collect(), settings })
    }
}

/// What becomes of an imported game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is here already, or further on.
    Here,
    /// It is further on than the game kept under its entry, and replaces that one.
    Further,
    /// It is kept as a new entry.
    New,
    /// It is kept as a new entry under another id: its own belongs to a game that went another way.
    NewId,
}

/// What becomes of an imported game, beside the game kept under the same id, and all that may be equal
/// to it, each with its title.
#[must_use]
pub fn fate<'a>(
    game: (&str, &SavedGame),
    same_id: Option<&SavedGame>,
    mut others: impl Iterator<Item = (&'a str, &'a SavedGame)>,
) -> Fate {
    let to_same = same_id.map(|kept| relation(game.1, kept));
    match to_same {
        Some(Relation::Same | Relation::Older(_)) => return Fate::Here,
        Some(Relation::Continues(_)) => return Fate::Further,
        _ => {}
    }
    if others.any(|(title, other)| title == game.0 && relation(game.1, other) == Relation::Same) {
        Fate::Here
    } else if to_same.is_some() {
        Fate::NewId
    } else {
        Fate::New
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Position, Variants, deal};
    use crate::record::{Record, save};

    fn played(plies: usize, last: usize) -> Record<Position> {
        let mut record = Record::new(deal(2, 3, &Variants::default()).unwrap(), Vec::new());
        for ply in 0..plies {
            let choice = if ply + 1 == plies { last } else { 0 };
            record.play(record.position().moves()[choice]).unwrap();
        }
        record
    }

    fn archived(id: &str, text: &str) -> ArchivedGame {
        let (id, title) = (id.to_owned(), "Ann \"x\"\n".to_owned());
        let me = (id.as_str() == "b").then_some(Player::B);
        ArchivedGame { id, title, begun: 3, changed: 4, me, text: text.to_owned() }
    }

    #[test]
    fn games_and_settings_read_back() {
        let games = [archived("a", &save::write(&played(9, 0))), archived("b", "{}")];
        let settings = [("eko.theme".to_owned(), "dark".to_owned())];
        let text = write(&games, &settings);
        assert!(
            is_archive(&text) && is_archive(&format!("\u{feff} {}", text.replacen('{', "{\n ", 1)))
        );
        let read = Archive::read(&format!("\u{feff}{text}")).unwrap();
        assert_eq!(read.games, games.map(Some));
        assert_eq!(read.settings, settings);
    }

    #[test]
    fn a_game_torn_in_the_storage_or_in_the_file_spoils_no_other() {
        let good = archived("a", &save::write(&played(9, 0)));
        let text = write(&[archived("t", "{\"format\":1,"), good.clone()], &[]);
        let read = Archive::read(&text).unwrap();
        assert!(save::read(&read.games[0].as_ref().unwrap().text).is_err());
        assert_eq!(read.games[1], Some(good.clone()));
        let torn = text.replace("\"id\":\"t\"", "\"id\":7");
        assert_eq!(Archive::read(&torn).unwrap().games, [None, Some(good)]);
    }

    #[test]
    fn a_torn_or_newer_file_is_refused_with_its_place_and_a_save_is_none() {
        let text = write(&[archived("a", "{}")], &[]);
        for end in (0..text.trim_end().len()).filter(|end| text.is_char_boundary(*end)) {
            assert!(matches!(Archive::read(&text[..end]), Err(SaveError::Text { .. })), "{end}");
        }
        let newer = text.replace("\"library\":1", "\"library\":2");
        assert!(matches!(Archive::read(&newer), Err(SaveError::Newer { format: 2, rules: 1 })));
        assert!(!is_archive(&save::write(&played(2, 0))) && !is_archive("library"));
    }

    #[test]
    fn an_imported_game_is_never_doubled_and_never_in_place_of_another() {
        let of = |plies, last| SavedGame::from(played(plies, last));
        let (short, long, other) = (of(5, 0), of(9, 0), of(5, 1));
        let alone = || std::iter::empty();
        assert_eq!(fate(("", &short), None, alone()), Fate::New);
        assert_eq!(fate(("", &short), Some(&short), alone()), Fate::Here);
        assert_eq!(fate(("", &short), Some(&long), alone()), Fate::Here);
        assert_eq!(fate(("", &long), Some(&short), alone()), Fate::Further);
        assert_eq!(fate(("", &other), Some(&short), alone()), Fate::NewId);
        let beside = || [("", &short), ("Copy", &other)].into_iter();
        assert_eq!(fate(("", &short), None, beside()), Fate::Here);
        assert_eq!(fate(("", &other), None, beside()), Fate::New, "a copy with a title of its own");
        assert_eq!(fate(("Copy", &other), Some(&short), beside()), Fate::Here);
    }
}
