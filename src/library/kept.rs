//! Under which entry a saved game is kept: a mark at the start of its text, which
//! [`save::read`](crate::record::save::read) passes over. The running game carries it, so that a
//! reload, or another tab, goes on with the same entry.

use super::relation::covers;
use crate::core::player::Player;
use crate::record::save::SavedGame;
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
    /// Who plays on this device, where the game is played by links.
    pub me: Option<Player>,
}

impl Kept {
    /// The entry of a saved game: that of its mark, else one that is the same whoever works it out.
    ///
    /// ```
    /// use tabletop::library::{Kept, kept_as};
    /// assert_eq!(Kept::of("{}"), Kept::of("{}"));
    /// assert_ne!(Kept::of("{}"), Kept::of("[]"));
    /// let kept = Kept { id: "k1-22".into(), version: 17, me: None };
    /// assert_eq!(Kept::of(&kept_as("{}", &kept)), kept);
    /// ```
    #[must_use]
    pub fn of(text: &str) -> Self {
        kept_in(text).unwrap_or_else(|| Self::unmarked(text))
    }

    /// The entry of a game that was saved without a mark.
    #[must_use]
    pub fn unmarked(text: &str) -> Self {
        // FNV-1a.
        let step = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        let sum = plain(text).bytes().fold(0xcbf2_9ce4_8422_2325, step);
        Self { id: format!("t{sum:016x}"), version: 0, me: None }
    }
}

/// A saved game with the mark of its entry.
///
/// ```
/// use tabletop::core::player::Player;
/// use tabletop::library::{Kept, kept_as, kept_in, plain};
/// use tabletop::record::stamp::stamped;
///
/// let mut kept = Kept { id: "k1-22".into(), version: 17, me: None };
/// let text = kept_as(r#"{"format":1}"#, &kept);
/// assert_eq!(text, r#"{"kept":"k1-22 17","format":1}"#);
/// assert_eq!(kept_in(&stamped(&text, 5)), Some(kept.clone()), "under a stamp of time too");
/// assert_eq!(plain(&stamped(&text, 5)), r#"{"format":1}"#);
/// kept.me = Some(Player::B);
/// let text = kept_as(&text, &kept);
/// assert_eq!(text, r#"{"kept":"k1-22 17 B","format":1}"#);
/// assert_eq!(kept_in(&text), Some(kept));
/// assert_eq!((kept_in("{}"), plain("{}").as_str()), (None, "{}"));
/// ```
#[must_use]
pub fn kept_as(text: &str, kept: &Kept) -> String {
    let me = kept.me.map(|player| format!(" {player}")).unwrap_or_default();
    match plain(text).strip_prefix('{') {
        Some(rest) => [START, &kept.id, " ", &kept.version.to_string(), &me, "\",", rest].concat(),
        None => text.to_owned(),
    }
}

/// The entry in the mark.
#[must_use]
pub fn kept_in(text: &str) -> Option<Kept> {
    let text = unstamped(text);
    let mut words = text.strip_prefix(START)?.split_once("\",")?.0.split(' ');
    let (id, version) = (words.next()?.to_owned(), words.next()?.parse().ok()?);
    let me = words.next().and_then(|word| word.chars().next()).and_then(Player::from_letter);
    Some(Kept { id, version, me })
}

/// The saved game without the mark, and without a stamp of time.
#[must_use]
pub fn plain(text: &str) -> String {
    let text = unstamped(text);
    match (kept_in(&text), text.split_once(',')) {
        (Some(_), Some((_, rest))) => format!("{{{rest}"),
        _ => text,
    }
}

/// What becomes of a game that is left, beside the one kept under its entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filing {
    /// It is kept there.
    Here,
    /// Everything in it is kept there already.
    Covered,
    /// It gets an entry of its own: meanwhile another tab has played the game in another way.
    Beside,
}

/// What becomes of a game that is left, which goes on from `version` of its entry; `kept` is the version
/// of the entry now, and its game.
#[must_use]
pub fn filing(left: &SavedGame, version: u64, kept: Option<(u64, &SavedGame)>) -> Filing {
    match kept {
        Some((now, kept)) if now != version && !covers(left, kept) => {
            if covers(kept, left) {
                Filing::Covered
            } else {
                Filing::Beside
            }
        }
        _ => Filing::Here,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Variants, deal};
    use crate::record::Record;

    fn played(choices: &[usize]) -> SavedGame {
        let mut record = Record::new(deal(2, 3, &Variants::default()).unwrap(), Vec::new());
        for choice in choices {
            record.play(record.position().moves()[*choice]).unwrap();
        }
        record.into()
    }

    #[test]
    fn a_game_that_is_left_loses_nothing_that_another_tab_has_played() {
        let (short, long, other) = (played(&[0, 0]), played(&[0, 0, 0]), played(&[1, 0]));
        assert_eq!(filing(&short, 0, None), Filing::Here);
        assert_eq!(filing(&other, 5, Some((5, &long))), Filing::Here, "undone and played anew");
        assert_eq!(filing(&long, 4, Some((5, &short))), Filing::Here);
        assert_eq!(filing(&short, 4, Some((5, &long))), Filing::Covered);
        assert_eq!(filing(&other, 4, Some((5, &long))), Filing::Beside);
    }
}
