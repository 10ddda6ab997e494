//! A pressed key, whatever the layout of the keyboard.

/// A key as the browser reports it: what it writes, and its place on the keyboard.
///
/// ```
/// use tabletop::table::KeyPress;
/// // A Latin letter counts as itself, wherever its key is: here Z of a German keyboard.
/// assert_eq!(KeyPress { key: "z", code: "KeyY" }.letter(), Some('z'));
/// // Where keys write other scripts, their place counts: я on a Russian keyboard.
/// assert_eq!(KeyPress { key: "Я", code: "KeyZ" }.letter(), Some('z'));
/// assert_eq!(KeyPress { key: "Enter", code: "Enter" }.letter(), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyPress<'a> {
    /// What it writes, or its name (`KeyboardEvent.key`).
    pub key: &'a str,
    /// Its place by the letter of a US keyboard (`KeyboardEvent.code`).
    pub code: &'a str,
}

impl KeyPress<'_> {
    /// The Latin letter that the key stands for, in lower case.
    #[must_use]
    pub fn letter(self) -> Option<char> {
        let mut signs = self.key.chars();
        let sign = signs.next().filter(|_| signs.next().is_none())?;
        if sign.is_ascii() {
            return sign.is_ascii_alphabetic().then(|| sign.to_ascii_lowercase());
        }
        // Accents on Latin letters are no commands either.
        let place = self.code.strip_prefix("Key")?.chars().next()?;
        let latin = matches!(sign, '\u{80}'..='\u{24f}');
        (sign.is_alphabetic() && !latin).then(|| place.to_ascii_lowercase())
    }
}

/// A step back or forth in a history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HistoryKey {
    /// Ctrl+Z.
    Undo,
    /// Ctrl+Y or Ctrl+Shift+Z.
    Redo,
}

impl HistoryKey {
    /// The step of a key that is pressed together with Ctrl, or with the command key.
    ///
    /// ```
    /// use tabletop::table::{HistoryKey, KeyPress};
    /// let greek = KeyPress { key: "Ζ", code: "KeyZ" };
    /// assert_eq!(HistoryKey::of_key(greek, false), Some(HistoryKey::Undo));
    /// assert_eq!(HistoryKey::of_key(greek, true), Some(HistoryKey::Redo));
    /// ```
    #[must_use]
    pub fn of_key(key: KeyPress<'_>, shift: bool) -> Option<Self> {
        match (key.letter()?, shift) {
            ('z', false) => Some(Self::Undo),
            ('z', true) | ('y', false) => Some(Self::Redo),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_other_scripts_count_by_their_place_and_latin_ones_as_themselves() {
        for (key, code, letter) in [
            ("z", "KeyZ", Some('z')),
            ("Z", "KeyZ", Some('z')),
            ("w", "KeyZ", Some('w')),
            ("я", "KeyZ", Some('z')),
            ("ئ", "KeyZ", Some('z')),
            ("ז", "KeyZ", Some('z')),
            ("ζ", "KeyZ", Some('z')),
            ("т", "KeyN", Some('n')),
            ("ü", "BracketLeft", None),
            ("é", "KeyE", None),
            ("1", "KeyZ", None),
            ("Dead", "KeyN", None),
            ("", "KeyN", None),
        ] {
            assert_eq!(KeyPress { key, code }.letter(), letter, "{key} {code}");
        }
    }
}
