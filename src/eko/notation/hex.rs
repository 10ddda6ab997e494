//! The name of a space: a column letter and a row number.

use crate::core::hex::Hex;
use crate::core::text::Reader;
use crate::eko::PositionError;

/// Reads the name of a space such as `d4`.
pub(super) fn read_hex(reader: &mut Reader<'_>) -> Result<Hex, PositionError> {
    let expected = "a space such as d4";
    let column = |c: char| c.is_ascii_lowercase().then(|| i16::from(c as u8 - b'a'));
    let q = reader.read(expected, column)?;
    if reader.peek().is_none_or(|c| c == '0') {
        return Err(reader.unexpected(expected).into());
    }
    let r = i16::from(reader.number(expected)?) - 1;
    Ok(Hex::new(q, r))
}
