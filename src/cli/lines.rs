//! The lines of standard input.

use std::io::{self, BufRead};

/// The byte-order mark of UTF-8, which some editors write at the start of a file.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// Calls `each` with every line of the input, without its end, or with why it is no text.
///
/// ```
/// use tabletop::cli::for_each_line;
/// let read = |bytes: &[u8]| {
///     let mut lines = Vec::new();
///     for_each_line(bytes, |line| Ok::<(), std::io::Error>(lines.push(line))).unwrap();
///     lines
/// };
/// assert_eq!(read(b"\xef\xbb\xbfa\r\n\nb"), [Ok("a".into()), Ok("".into()), Ok("b".into())]);
/// let utf_16 = Err("UTF-16 text, must be UTF-8".into());
/// assert_eq!(read(b"\xff\xfea\0\n\0b\0\n\0"), [utf_16.clone(), utf_16]);
/// ```
///
/// # Errors
/// The input cannot be read, or the first error of `each`.
pub fn for_each_line<E: From<io::Error>>(
    mut input: impl BufRead,
    mut each: impl FnMut(Result<String, String>) -> Result<(), E>,
) -> Result<(), E> {
    let mut line = Vec::new();
    input.read_until(b'\n', &mut line)?;
    if let Some(unit) = utf16(&line) {
        input.read_to_end(&mut line)?;
        let (units, _) = line.as_chunks::<2>();
        let text =
            String::from_utf16_lossy(&units.iter().map(|two| unit(*two)).collect::<Vec<_>>());
        return text.lines().try_for_each(|_| each(Err("UTF-16 text, must be UTF-8".to_owned())));
    }
    if line.starts_with(MARK) {
        line.drain(..MARK.len());
    }
    while !line.is_empty() {
        let text = line.strip_suffix(b"\n").unwrap_or(&line);
        each(match std::str::from_utf8(text.strip_suffix(b"\r").unwrap_or(text)) {
            Ok(text) => Ok(text.to_owned()),
            Err(e) => Err(format!("byte {}: not UTF-8 text", e.valid_up_to() + 1)),
        })?;
        line.clear();
        input.read_until(b'\n', &mut line)?;
    }
    Ok(())
}

/// How two bytes make a unit where the first line is UTF-16: by its mark, or else by the zero beside
/// the first sign.
fn utf16(line: &[u8]) -> Option<fn([u8; 2]) -> u16> {
    match line {
        [0xff, 0xfe, ..] | [1..=u8::MAX, 0, ..] => Some(u16::from_le_bytes),
        [0xfe, 0xff, ..] | [0, 1..=u8::MAX, ..] => Some(u16::from_be_bytes),
        _ => None,
    }
}
