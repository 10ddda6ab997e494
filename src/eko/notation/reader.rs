//! Reads a text character by character and knows where it is.

use crate::eko::Fault;
use crate::hex::Hex;

/// A text and how far it was read. Notation is ASCII; anything else is an ordinary fault.
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

    /// Reads on over `c` if it stands here.
    pub fn skip(&mut self, c: char) -> bool {
        let here = self.peek() == Some(c);
        if here {
            self.at += c.len_utf8();
        }
        here
    }

    /// The fault of finding something else than `expected` here.
    pub fn unexpected(&self, expected: &'static str) -> Fault {
        let found = self.peek().map_or_else(|| "the end".to_owned(), |c| format!("{c:?}"));
        Fault::Unreadable { at: self.text[..self.at].chars().count() + 1, expected, found }
    }

    pub fn expect(&mut self, c: char, expected: &'static str) -> Result<(), Fault> {
        if self.skip(c) { Ok(()) } else { Err(self.unexpected(expected)) }
    }

    pub fn expect_end(&self) -> Result<(), Fault> {
        if self.peek().is_none() { Ok(()) } else { Err(self.unexpected("the end of the text")) }
    }

    /// Reads a character that `meaning` understands.
    pub fn read<T>(
        &mut self,
        expected: &'static str,
        meaning: impl Fn(char) -> Option<T>,
    ) -> Result<T, Fault> {
        let value = self.peek().and_then(meaning).ok_or_else(|| self.unexpected(expected))?;
        self.next();
        Ok(value)
    }

    /// Reads a number of at most two digits without a leading zero.
    pub fn number(&mut self, expected: &'static str) -> Result<u8, Fault> {
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

    /// Reads the name of a space: a column letter and a row number.
    pub fn hex(&mut self) -> Result<Hex, Fault> {
        let expected = "a space such as d4";
        let column = |c: char| c.is_ascii_lowercase().then(|| i16::from(c as u8 - b'a'));
        let q = self.read(expected, column)?;
        let row = self.peek().is_some_and(|c| c != '0');
        if !row {
            return Err(self.unexpected(expected));
        }
        let r = i16::from(self.number(expected)?) - 1;
        Ok(Hex::new(q, r))
    }

    /// Reads a list joined by `separator`, or `-` for an empty one.
    pub fn list<T>(
        &mut self,
        separator: char,
        mut item: impl FnMut(&mut Self) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Fault> {
        let mut items = Vec::new();
        if self.skip('-') {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if !self.skip(separator) {
                return Ok(items);
            }
        }
    }
}
