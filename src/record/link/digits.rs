//! Numbers of different ranges as one large number, so that each costs no more than its share of the
//! bits: a choice among five costs log₂ 5 bits, one without an alternative nothing.
//!
//! Each digit is a range of `size` numbers from `start` on, below `radix`; a choice among equally likely
//! values has ranges of one number each. Likelier values get larger ranges, which cost less.

use num_bigint::BigUint;
use num_traits::{ToPrimitive as _, Zero as _};

use super::error::LinkError;

/// The bits of a whole number that are written at a time.
const CHUNK: u32 = 4;
/// The most chunks of a whole number.
const CHUNKS: u32 = 6;

/// Digits to be written.
#[derive(Default)]
pub(super) struct Writer(Vec<Range>);

/// The numbers from `start` on that stand for a value.
struct Range {
    start: u32,
    size: u32,
    radix: u32,
}

impl Writer {
    /// Writes one of `radix` equally likely values.
    pub fn digit(&mut self, value: u32, radix: u32) {
        self.range(value, 1, radix);
    }

    /// Writes a value that has `size` of the `radix` numbers, from `start` on.
    pub fn range(&mut self, start: u32, size: u32, radix: u32) {
        self.0.push(Range { start, size, radix });
    }

    /// Writes whether something holds.
    pub fn flag(&mut self, holds: bool) {
        self.digit(u32::from(holds), 2);
    }

    /// Writes a whole number below 2²⁴; small ones cost less.
    pub fn number(&mut self, mut number: u32) {
        while number >> CHUNK > 0 {
            self.digit(number % (1 << CHUNK) + (1 << CHUNK), 2 << CHUNK);
            number >>= CHUNK;
        }
        self.digit(number, 2 << CHUNK);
    }

    /// All digits as one number, its highest byte first; empty for zero.
    pub fn into_bytes(self) -> Vec<u8> {
        let mut all = BigUint::zero();
        // The first digit to be read is the last to be put in.
        for Range { start, size, radix } in self.0.into_iter().rev() {
            let within = start + (&all % size).to_u32().unwrap_or(0);
            all /= size;
            all *= radix;
            all += within;
        }
        if all.is_zero() { Vec::new() } else { all.to_bytes_be() }
    }
}

/// Digits to be read, in the order in which they were written.
pub(super) struct Reader(BigUint);

impl Reader {
    pub fn new(bytes: &[u8]) -> Self {
        Self(BigUint::from_bytes_be(bytes))
    }

    /// Reads one of `radix` equally likely values.
    pub fn digit(&mut self, radix: u32) -> u32 {
        let digit = self.peek(radix);
        self.take(digit, 1, radix);
        digit
    }

    /// A number below `radix` in the range of the next value, which is then [taken](Self::take).
    pub fn peek(&self, radix: u32) -> u32 {
        (&self.0 % radix.max(1)).to_u32().unwrap_or(0)
    }

    /// Takes the value whose range holds the number peeked at.
    pub fn take(&mut self, start: u32, size: u32, radix: u32) {
        let within = self.peek(radix).saturating_sub(start);
        self.0 /= radix.max(1);
        self.0 *= size;
        self.0 += within;
    }

    /// Reads whether something holds.
    pub fn flag(&mut self) -> bool {
        self.digit(2) == 1
    }

    /// Reads a whole number.
    ///
    /// # Errors
    /// If it is longer than one that is written.
    pub fn number(&mut self) -> Result<u32, LinkError> {
        let mut number = 0;
        for chunk in 0..CHUNKS {
            let digit = self.digit(2 << CHUNK);
            number |= (digit % (1 << CHUNK)) << (chunk * CHUNK);
            if digit >> CHUNK == 0 {
                return Ok(number);
            }
        }
        Err(LinkError::Content("a number that is too large"))
    }

    /// Checks that everything was read.
    ///
    /// # Errors
    /// If anything is left.
    pub fn end(&self) -> Result<(), LinkError> {
        if self.0.is_zero() { Ok(()) } else { Err(LinkError::Content("more than a game")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_read_back_in_their_order_and_leave_nothing() {
        let mut writer = Writer::default();
        writer.number(0);
        writer.number(300);
        writer.range(2, 5, 9);
        writer.digit(0, 1);
        writer.flag(true);
        writer.digit(18, 19);
        let mut reader = Reader::new(&writer.into_bytes());
        assert_eq!((reader.number().unwrap(), reader.number().unwrap()), (0, 300));
        assert!((2..7).contains(&reader.peek(9)));
        reader.take(2, 5, 9);
        assert_eq!((reader.digit(1), reader.flag(), reader.digit(19)), (0, true, 18));
        reader.end().unwrap();
    }

    #[test]
    fn a_choice_without_an_alternative_costs_nothing() {
        let mut writer = Writer::default();
        writer.digit(200, 201);
        (0..1000).for_each(|_| writer.digit(0, 1));
        assert_eq!(writer.into_bytes().len(), 1);
    }
}
