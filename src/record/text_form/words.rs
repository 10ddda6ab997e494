//! The parts of a text: tags, words and comments, each with its place.

use super::error::{Fault, TextFormError};

/// The most characters of what an error quotes.
const QUOTED: usize = 20;

/// A part of a text.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Part<'a> {
    /// `[Name "value"]`.
    Tag(&'a str, String),
    /// Anything up to white space or a bracket.
    Word(&'a str),
    /// `{text}`.
    Comment(String),
    /// The end of the text.
    End,
}

/// A text, and how far it has been read.
pub(super) struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Words<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The next part, and where it begins.
    ///
    /// # Errors
    /// A tag or a comment that is torn.
    pub fn next(&mut self) -> Result<(Part<'a>, usize), TextFormError> {
        self.skip(char::is_whitespace);
        let start = self.at;
        let part = match self.rest().chars().next() {
            None => Part::End,
            Some('[') => self.tag()?,
            Some('{') => {
                self.at += 1;
                Part::Comment(self.quoted('}', "} behind the comment", start)?)
            }
            Some(first) => {
                self.at += first.len_utf8();
                self.skip(|c| !c.is_whitespace() && !"[{".contains(c));
                Part::Word(&self.text[start..self.at])
            }
        };
        Ok((part, start))
    }

    fn tag(&mut self) -> Result<Part<'a>, TextFormError> {
        let start = self.at;
        self.at += 1;
        self.skip(char::is_whitespace);
        let from = self.at;
        self.skip(|c| c.is_ascii_alphanumeric() || c == '_');
        let name = &self.text[from..self.at];
        if name.is_empty() {
            return Err(self.expected("the name of a tag, such as Game"));
        }
        self.skip(char::is_whitespace);
        self.one('"', "\" before the value of the tag")?;
        let value = self.quoted('"', "\" behind the value of the tag", start)?;
        self.skip(char::is_whitespace);
        self.one(']', "] at the end of the tag")?;
        Ok(Part::Tag(name, value))
    }

    /// Reads to the `end` of what began at `start`; a backslash stands before an `end` and a backslash
    /// within.
    fn quoted(&mut self, end: char, expected: &str, start: usize) -> Result<String, TextFormError> {
        let mut out = String::new();
        let mut chars = self.rest().char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                _ if c == end => {
                    self.at += at + c.len_utf8();
                    return Ok(out);
                }
                '\\' => out.extend(chars.next().map(|(_, c)| c)),
                _ => out.push(c),
            }
        }
        let found = "the end of the text".to_owned();
        Err(self.fault(start, Fault::Expected { expected: expected.to_owned(), found }))
    }

    fn one(&mut self, c: char, expected: &str) -> Result<(), TextFormError> {
        if self.rest().starts_with(c) {
            self.at += c.len_utf8();
            Ok(())
        } else {
            Err(self.expected(expected))
        }
    }

    fn skip(&mut self, skipped: impl Fn(char) -> bool) {
        let rest = self.rest();
        self.at += rest.find(|c| !skipped(c)).unwrap_or(rest.len());
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The error of finding anything else here.
    fn expected(&self, expected: &str) -> TextFormError {
        self.expected_at(self.at, expected)
    }

    /// The error of finding anything else at a byte of the text.
    pub fn expected_at(&self, at: usize, expected: &str) -> TextFormError {
        let here = self.text[at..].split_whitespace().next().filter(|_| at < self.text.len());
        let found = match here {
            None => "the end of the text".to_owned(),
            Some(word) => format!("{:?}", word.chars().take(QUOTED).collect::<String>()),
        };
        self.fault(at, Fault::Expected { expected: expected.to_owned(), found })
    }

    /// The error of a fault at a byte of the text.
    pub fn fault(&self, at: usize, fault: Fault) -> TextFormError {
        let before = &self.text[..at];
        let line = before.rfind('\n').map_or(0, |end| end + 1);
        TextFormError {
            line: before.matches('\n').count() + 1,
            column: before[line..].chars().count() + 1,
            fault,
        }
    }
}

/// The text with a backslash before each `end` and each backslash.
pub(super) fn escaped(text: &str, end: char) -> String {
    let mut out = String::new();
    for c in text.chars() {
        if c == end || c == '\\' {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
