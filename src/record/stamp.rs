//! When a saved game was last played: a stamp at the start of its text, which
//! [`save::read`](super::save::read) passes over.

/// The start of a stamped text.
const START: &str = "{\"saved\":";

/// A saved game with the time, in seconds since 1970.
///
/// ```
/// use tabletop::record::stamp::{saved_at, stamped, unstamped};
/// let text = stamped(r#"{"format":1}"#, 1_700_000_000);
/// assert_eq!(text, r#"{"saved":1700000000,"format":1}"#);
/// assert_eq!(saved_at(&text), Some(1_700_000_000));
/// assert_eq!(unstamped(&text), r#"{"format":1}"#);
/// assert_eq!((saved_at("{}"), unstamped("{}").as_str()), (None, "{}"));
/// ```
#[must_use]
pub fn stamped(text: &str, seconds: u64) -> String {
    match unstamped(text).strip_prefix('{') {
        Some(rest) => format!("{START}{seconds},{rest}"),
        None => text.to_owned(),
    }
}

/// The time in the stamp, in seconds since 1970.
#[must_use]
pub fn saved_at(text: &str) -> Option<u64> {
    text.strip_prefix(START)?.split_once(',')?.0.parse().ok()
}

/// The saved game without its stamp.
#[must_use]
pub fn unstamped(text: &str) -> String {
    match (saved_at(text), text.split_once(',')) {
        (Some(_), Some((_, rest))) => format!("{{{rest}"),
        _ => text.to_owned(),
    }
}
