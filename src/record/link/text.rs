//! Texts in few digits: letters that were there before are likelier, and cost less.

use super::digits::{Reader, Writer};
use super::error::LinkError;

/// How much likelier a letter gets each time it is there.
const GROWTH: i32 = 24;
/// How likely the printable characters of ASCII are at first, compared with other bytes.
const PRINTABLE: u32 = 16;
/// The number of the end of a text, behind those of all bytes.
const END: usize = 256;

/// How likely each value of a list is, which changes with the values before it.
pub(super) struct Odds {
    shares: Vec<u32>,
    change: i32,
}

impl Odds {
    /// The bytes of texts, and their end.
    pub fn of_texts() -> Self {
        let likely = |byte| if (b' '..=b'~').contains(&byte) { PRINTABLE } else { 1 };
        Self::growing((0..=u8::MAX).map(likely).chain([PRINTABLE]).collect())
    }

    /// Values that are as likely as this at first, and likelier each time they are there.
    pub const fn growing(shares: Vec<u32>) -> Self {
        Self { shares, change: GROWTH }
    }

    /// Values of which each is there as often as this.
    pub const fn counted(shares: Vec<u32>) -> Self {
        Self { shares, change: -1 }
    }

    /// Writes a value by its number.
    pub fn write(&mut self, value: usize, out: &mut Writer) {
        let start = self.shares[..value].iter().sum();
        out.range(start, self.shares[value], self.shares.iter().sum());
        self.used(value);
    }

    /// Reads the number of a value.
    pub fn read(&mut self, digits: &mut Reader) -> usize {
        let radix = self.shares.iter().sum();
        let number = digits.peek(radix);
        let (mut value, mut start) = (0, 0);
        while value + 1 < self.shares.len() && start + self.shares[value] <= number {
            start += self.shares[value];
            value += 1;
        }
        digits.take(start, self.shares[value], radix);
        self.used(value);
        value
    }

    fn used(&mut self, value: usize) {
        self.shares[value] = self.shares[value].saturating_add_signed(self.change);
    }
}

/// Writes a text.
pub(super) fn write_text(text: &str, letters: &mut Odds, out: &mut Writer) {
    for byte in text.bytes() {
        letters.write(byte.into(), out);
    }
    letters.write(END, out);
}

/// Reads a text of at most `longest` bytes.
///
/// # Errors
/// If it is longer, or not UTF-8.
pub(super) fn read_text(
    longest: usize,
    letters: &mut Odds,
    digits: &mut Reader,
) -> Result<String, LinkError> {
    let mut bytes = Vec::new();
    while bytes.len() <= longest {
        match u8::try_from(letters.read(digits)) {
            Ok(byte) => bytes.push(byte),
            Err(_) => {
                return String::from_utf8(bytes).map_err(|_| LinkError::Content("a damaged text"));
            }
        }
    }
    Err(LinkError::Content("a text that is too long"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back_and_repeated_letters_cost_less() {
        let cost = |texts: &[&str]| {
            let mut out = Writer::default();
            let mut letters = Odds::of_texts();
            texts.iter().for_each(|text| write_text(text, &mut letters, &mut out));
            let bytes = out.into_bytes();
            let (mut digits, mut letters) = (Reader::new(&bytes), Odds::of_texts());
            for text in texts {
                assert_eq!(read_text(text.len(), &mut letters, &mut digits).as_deref(), Ok(*text));
            }
            digits.end().unwrap();
            bytes.len()
        };
        assert!(cost(&["aaaaaaaaaa"]) < cost(&["abcdefghij"]));
        cost(&["", "Zoë 東\u{1f3b2}", "b1-b3"]);
    }

    #[test]
    fn a_text_beyond_the_longest_is_refused() {
        let mut out = Writer::default();
        write_text("four", &mut Odds::of_texts(), &mut out);
        let mut digits = Reader::new(&out.into_bytes());
        let read = read_text(3, &mut Odds::of_texts(), &mut digits);
        assert_eq!(read, Err(LinkError::Content("a text that is too long")));
    }
}
