//! Reads the texts of the notation, character by character, with the place of every error.

mod meant;

pub use meant::{EncodingError, as_meant};

/// Where a text goes wrong, and what was expected there.
///
/// ```
/// use tabletop::cities::{Layout, Player, PositionError};
/// use tabletop::core::text::ParseError;
/// let start = Layout::default().start(Player::A);
/// let error = start.read_move("b1b3").unwrap_err();
/// assert!(matches!(error, PositionError::Text(ParseError::Unexpected { at: 3, .. })));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ParseError {
    /// Anything but what the notation expects.
    #[error("character {at}: expected {expected}, found {found}")]
    Unexpected {
        /// The number of the character, from 1.
        at: usize,
        /// What was expected.
        expected: &'static str,
        /// What was found.
        found: String,
    },
    /// A text with a meaning, but not the one text for it.
    #[error("character {at}: not in the standard form, which goes on: {standard}")]
    NotStandard {
        /// The first character, from 1, that differs from the standard form.
        at: usize,
        /// The standard form from there on, shortened.
        standard: String,
    },
}

impl ParseError {
    /// Where a text departs from the standard form of what it means, if it does.
    pub(crate) fn departure(text: &str, standard: &str) -> Option<Self> {
        if text == standard {
            return None;
        }
        let same = text.chars().zip(standard.chars()).take_while(|(a, b)| a == b).count();
        let mut rest: String = standard.chars().skip(same).take(20).collect();
        if rest.is_empty() {
            rest.push_str("the end");
        }
        Some(Self::NotStandard { at: same + 1, standard: rest })
    }
}

/// The reasons in one line, as the command line prints them.
///
/// ```
/// use tabletop::core::text::in_one_line;
/// assert_eq!(in_one_line(&["too long", "too wide"]), "too long; too wide");
/// ```
#[must_use]
pub fn in_one_line(reasons: &[impl ToString]) -> String {
    reasons.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Whether a text ends in a full stop and a space: phones add them behind what is typed, and a full
/// stop would be read as a space of a board.
///
/// ```
/// use tabletop::core::text::ends_in_stop_and_space;
/// assert!(ends_in_stop_and_space("..k/.. . "));
/// assert!(!ends_in_stop_and_space("..k/...\n"));
/// assert!(!ends_in_stop_and_space("..k/..c "));
/// ```
#[must_use]
pub fn ends_in_stop_and_space(text: &str) -> bool {
    let line = text.trim_end_matches(['\r', '\n']);
    let bare = line.trim_end();
    bare.len() < line.len() && bare.ends_with('.')
}

/// A text, and how far it has been read. Notation is ASCII; anything else is an ordinary error.
#[derive(Clone)]
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    pub fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    pub fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Reads `c` if it is next; returns whether it was.
    pub fn accept(&mut self, c: char) -> bool {
        let here = self.peek() == Some(c);
        if here {
            self.at += c.len_utf8();
        }
        here
    }

    /// The error of finding anything but `expected` here.
    pub fn unexpected(&self, expected: &'static str) -> ParseError {
        let found = self.peek().map_or_else(|| "the end".to_owned(), |c| format!("{c:?}"));
        ParseError::Unexpected { at: self.text[..self.at].chars().count() + 1, expected, found }
    }

    /// The error of having read anything but `expected` from `start` to here.
    pub fn unexpected_since(&self, start: &Self, expected: &'static str) -> ParseError {
        let found = format!("{:?}", &self.text[start.at..self.at]);
        ParseError::Unexpected { at: self.text[..start.at].chars().count() + 1, expected, found }
    }

    pub fn expect(&mut self, c: char, expected: &'static str) -> Result<(), ParseError> {
        if self.accept(c) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    pub fn expect_end(&self) -> Result<(), ParseError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.unexpected("the end of the text")) }
    }

    /// Reads a character that has a `meaning`.
    pub fn read<T>(
        &mut self,
        expected: &'static str,
        meaning: impl Fn(char) -> Option<T>,
    ) -> Result<T, ParseError> {
        let value = self.peek().and_then(meaning).ok_or_else(|| self.unexpected(expected))?;
        self.next();
        Ok(value)
    }

    /// Reads a number of at most two digits without a leading zero.
    pub fn number(&mut self, expected: &'static str) -> Result<u8, ParseError> {
        let digit = |c: char| c.to_digit(10).map(|d| d as u8);
        let first = self.read(expected, digit)?;
        match self.peek().and_then(digit) {
            Some(second) if first > 0 => {
                self.next();
                Ok(first * 10 + second)
            }
            _ => Ok(first),
        }
    }

    /// Reads a list joined by `separator`, or `-` for an empty one.
    pub fn list<T, E>(
        &mut self,
        separator: char,
        mut item: impl FnMut(&mut Self) -> Result<T, E>,
    ) -> Result<Vec<T>, E> {
        let mut items = Vec::new();
        if self.accept('-') {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if !self.accept(separator) {
                return Ok(items);
            }
        }
    }
}
