//! A game in a link: base64url of a format number, the game as one large number, and a checksum.
//!
//! Everything is written as digits of one number (`digits`), each with as many values as there are
//! possibilities: a ply is its place among the legal moves, sorted by their texts. What any digit means,
//! and in which order they stand, is part of the format; tests/data/links.tsv holds links that are read
//! for ever.
//!
//! ```
//! use tabletop::eko::{Variants, deal};
//! use tabletop::record::Record;
//! use tabletop::record::link::{self, Link, LinkError};
//!
//! let start = deal(2, 7, &Variants::default()).unwrap();
//! let game = Link::Game(Record::new(start, vec!["Ann".into()]).into());
//! let text = link::write(&game).unwrap();
//! assert_eq!(link::read(&text).unwrap(), game);
//! assert_eq!(link::read(&text[1..]), Err(LinkError::Damaged));
//! ```

mod aids;
mod digits;
mod error;
mod game;
mod ground;
mod people;
mod shared;
mod start;
mod text;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use crc::{Crc, NoTable};

use crate::record::save::{RULES, SavedGame};
use crate::{cities, eko};

pub use aids::{AIDS, Aid, Aids, MARKS};
pub use error::{FORMAT, LONGEST, LinkError, MOST_PLIES};
pub use ground::Ground;
pub use people::People;
pub use shared::{Link, Linked, Shared};

use digits::{Reader, Writer};
use people::{read_people, write_people};

/// What stands before the text of a link in the fragment of an address: `#g=…`.
pub const KEY: &str = "g=";
/// The checksum of a link: finds every change of up to 24 bits in a row.
const CHECKSUM: Crc<u32, NoTable> = Crc::<u32, NoTable>::new(&crc::CRC_24_OPENPGP);
/// The bytes of the checksum.
const CHECKSUM_BYTES: usize = 3;

/// The kinds of link: a digit with room for more.
const KINDS: u32 = 16;
/// The games: a digit with room for more.
const GAMES: u32 = 16;
/// The versions of the rules: a digit with room for more.
const ALL_RULES: u32 = 256;

/// The text of a link: what stands behind [`KEY`].
///
/// # Errors
/// If the game is too long for a link.
pub fn write(link: &Link) -> Result<String, LinkError> {
    let mut out = Writer::default();
    let (kind, game) = match link {
        Link::Game(SavedGame::Eko(_)) => (0, 0),
        Link::Game(SavedGame::Cities(_)) => (0, 1),
        Link::NewGame(ground, _) => (1, ground.game()),
        Link::Board(ground) => (2, ground.game()),
    };
    out.digit(RULES, ALL_RULES);
    out.digit(kind, KINDS);
    out.digit(game, GAMES);
    match link {
        Link::Game(SavedGame::Eko(record)) => game::write(record, &mut out)?,
        Link::Game(SavedGame::Cities(record)) => game::write(record, &mut out)?,
        Link::NewGame(ground, people) => {
            ground.write(&mut out);
            write_people(people, ground.players(), &mut out);
        }
        Link::Board(ground) => ground.write(&mut out),
    }
    let text = seal(FORMAT, out);
    if text.len() > LONGEST { Err(LinkError::TooLong) } else { Ok(text) }
}

/// The text of a link with this content.
fn seal(format: u8, content: Writer) -> String {
    let mut bytes = vec![format];
    bytes.extend(content.into_bytes());
    let sum = CHECKSUM.checksum(&bytes).to_be_bytes();
    bytes.extend(&sum[sum.len() - CHECKSUM_BYTES..]);
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Reads the text of a link.
///
/// # Errors
/// Why it cannot be read.
pub fn read(text: &str) -> Result<Link, LinkError> {
    let mut digits = Reader::new(&content(text)?);
    let rules = digits.digit(ALL_RULES);
    if rules > RULES {
        return Err(LinkError::Newer { format: FORMAT.into(), rules });
    }
    let (kind, game) = (digits.digit(KINDS), digits.digit(GAMES));
    let link = match (kind, game) {
        (0, 0) => Link::Game(game::read::<eko::Position>(&mut digits)?.into()),
        (0, 1) => Link::Game(game::read::<cities::Position>(&mut digits)?.into()),
        (1, 0 | 1) => {
            let ground = Ground::read(game, &mut digits)?;
            let people = read_people(ground.players(), &mut digits)?;
            Link::NewGame(ground, people)
        }
        (2, 0 | 1) => Link::Board(Ground::read(game, &mut digits)?),
        _ => return Err(LinkError::Content("something else than a game")),
    };
    digits.end()?;
    Ok(link)
}

/// The text of the link in an address, or in a text with one; `None` if there is none. What cannot
/// belong to a link ends it: a full stop, a bracket, a space.
///
/// ```
/// use tabletop::record::link::in_address;
/// assert_eq!(in_address("https://example.org/eko/#g=AQe"), Some("AQe"));
/// assert_eq!(in_address("(https://example.org/eko/#G=AQe&utm_source=chat)."), Some("AQe"));
/// assert_eq!((in_address("#g="), in_address("#top"), in_address("AQe")), (Some(""), None, None));
/// ```
#[must_use]
pub fn in_address(address: &str) -> Option<&str> {
    let keys = [KEY, "G="];
    let behind = |at: usize| keys.into_iter().find_map(|key| address[at + 1..].strip_prefix(key));
    let text = address.match_indices('#').find_map(|(at, _)| behind(at))?;
    Some(&text[..text.find(|c| !is_known(c)).unwrap_or(text.len())])
}

/// What stands before the key of a lesson or puzzle in the fragment of an address: `#learn=…`.
pub const LEARN: &str = "learn=";

/// The key of the lesson in a fragment, without anything behind it; `None` where it opens no lesson.
///
/// ```
/// use tabletop::record::link::lesson_in;
/// assert_eq!(lesson_in("#learn=eko-moving"), Some("eko-moving"));
/// assert_eq!(lesson_in("#learn=eko-moving&utm_source=chat"), Some("eko-moving"));
/// assert_eq!((lesson_in("#learn="), lesson_in("#g=AQe&learn=eko-moving")), (Some(""), None));
/// ```
#[must_use]
pub fn lesson_in(fragment: &str) -> Option<&str> {
    let key = fragment.strip_prefix('#')?.strip_prefix(LEARN)?;
    Some(&key[..key.find(|c| !is_known(c)).unwrap_or(key.len())])
}

/// A further value in the fragment of an address, behind its name and `=`, up to the next `&`.
///
/// ```
/// use tabletop::record::link::value_in;
/// assert_eq!(value_in("#g=AQe&embed=play", "embed"), Some("play"));
/// assert_eq!((value_in("#embed", "embed"), value_in("#g=AQe", "embed")), (Some(""), None));
/// ```
#[must_use]
pub fn value_in<'a>(fragment: &'a str, name: &str) -> Option<&'a str> {
    let parts = fragment.trim_start_matches('#').split('&');
    let mut pairs = parts.map(|part| part.split_once('=').unwrap_or((part, "")));
    pairs.find_map(|(key, value)| (key == name).then_some(value))
}

/// The name of the value with the ply that is shown first, behind a link: `#g=…&ply=12`.
const PLY: &str = "ply";

/// The text of a link to a game that is looked back at from this ply.
#[must_use]
pub fn step_of(link: &str, ply: usize) -> String {
    format!("{link}&{PLY}={ply}")
}

/// The ply that a fragment asks to look back at.
///
/// ```
/// use tabletop::record::link::{step_in, step_of};
/// assert_eq!(step_in(&format!("#g={}", step_of("AQe", 12))), Some(12));
/// assert_eq!((step_in("#g=AQe"), step_in("#g=AQe&ply=-1")), (None, None));
/// ```
#[must_use]
pub fn step_in(fragment: &str) -> Option<usize> {
    value_in(fragment, PLY)?.parse().ok()
}

/// Whether a character can be in a link.
const fn is_known(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// The bytes between format and checksum.
fn content(text: &str) -> Result<Vec<u8>, LinkError> {
    if let Some(at) = text.chars().take(LONGEST + 1).position(|c| !is_known(c)) {
        return Err(LinkError::Character { at: at + 1 });
    }
    if text.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| LinkError::Damaged)?;
    let at = bytes.len().checked_sub(CHECKSUM_BYTES).ok_or(LinkError::Damaged)?;
    let (bytes, sum) = bytes.split_at(at);
    if CHECKSUM.checksum(bytes).to_be_bytes()[4 - CHECKSUM_BYTES..] != *sum {
        return Err(LinkError::Damaged);
    }
    match bytes.split_first() {
        Some((&FORMAT, content)) => Ok(content.to_vec()),
        Some((format, _)) if *format > FORMAT => {
            Err(LinkError::Newer { format: (*format).into(), rules: 0 })
        }
        _ => Err(LinkError::Damaged),
    }
}

#[cfg(test)]
mod tests;
