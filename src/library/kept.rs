//! Under which entry a saved game is kept: a mark at the start of its text, which
//! [`save::read`](crate::record::save::read) passes over. The running game carries it, so that a
//! reload, or another tab, goes on with the same entry.

use crate::record::stamp::unstamped;

/// The start of a marked text.
const START: &str = "{\"kept\":\"";

/// The entry of a game, and the version of the entry that the game goes on from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// The entry.
    pub id: String,
    /// [`Entry::changed`](super::Entry::changed) of the version; 0 before there is one.
    pub version: u64,
}

/// A saved game with the mark of its entry.
///
/// ```
/// use tabletop::library::{Kept, kept_as, kept_in, plain};
/// let kept = Kept { id: "k1-22".into(), version: 17 };
/// let text = kept_as(r#"{"format":1}"#, &kept);
/// assert_eq!(text, r#"{"kept":"k1-22 17","format":1}"#);
/// assert_eq!((kept_in(&text), plain(&text).as_str()), (Some(kept), r#"{"format":1}"#));
/// assert_eq!((kept_in("{}"), plain("{}").as_str()), (None, "{}"));
/// ```
#[must_use]
pub fn kept_as(text: &str, kept: &Kept) -> String {
    match plain(text).strip_prefix('{') {
        Some(rest) => [START, &kept.id, " ", &kept.version.to_string(), "\",", rest].concat(),
        None => text.to_owned(),
    }
}

/// The entry in the mark.
#[must_use]
pub fn kept_in(text: &str) -> Option<Kept> {
    let (id, version) = text.strip_prefix(START)?.split_once("\",")?.0.split_once(' ')?;
    Some(Kept { id: id.to_owned(), version: version.parse().ok()? })
}

/// The saved game without the mark, and without a stamp of time.
#[must_use]
pub fn plain(text: &str) -> String {
    match (kept_in(text), text.split_once(',')) {
        (Some(_), Some((_, rest))) => format!("{{{rest}"),
        _ => unstamped(text),
    }
}
