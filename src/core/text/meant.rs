//! Signs that phones, chats and word processors put in the place of others, read as they were meant.

use std::borrow::Cow;

/// A text that is no text: its encoding is another than the one it was read in.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct EncodingError {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What is there.
    pub what: String,
}

/// The text with the signs that were meant: hyphens for dashes and minus signs, straight quotes, three
/// full stops for an ellipsis, ASCII for full-width signs, plain spaces and line ends; without what is
/// invisible. All other signs stay, for the reader of the text to refuse.
///
/// ```
/// use tabletop::core::text::as_meant;
/// assert_eq!(as_meant("\u{feff}d4–f6\u{a0}“ｅｎｄ”\r\n").unwrap(), "d4-f6 \"end\"\n");
/// let error = as_meant("ok\n{\0\"\0").unwrap_err();
/// assert_eq!(error.to_string(), "line 2, column 2: UTF-16 text, must be UTF-8");
/// ```
///
/// # Errors
/// If the text is UTF-16, not UTF-8 at all, or has control characters.
pub fn as_meant(text: &str) -> Result<Cow<'_, str>, EncodingError> {
    let plain = |c: char| matches!(c, ' '..='~' | '\n' | '\t');
    if text.chars().all(plain) {
        return Ok(Cow::Borrowed(text));
    }
    let mut out = String::with_capacity(text.len());
    let mut before = '\0';
    for (at, c) in text.char_indices() {
        match c {
            _ if plain(c) => {
                if c != '\n' || before != '\r' {
                    out.push(c);
                }
            }
            '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => out.push('\n'),
            '\0' => return Err(wrong(text, at, "UTF-16 text, must be UTF-8".to_owned())),
            // The byte-order mark of UTF-16 is read as these two.
            '\u{fffd}' if at == 0 && text.starts_with("\u{fffd}\u{fffd}") => {
                return Err(wrong(text, at, "UTF-16 text, must be UTF-8".to_owned()));
            }
            '\u{fffd}' => return Err(wrong(text, at, "not UTF-8 text".to_owned())),
            '\u{b}' | '\u{c}' => out.push(' '),
            _ if c.is_control() => {
                let code = u32::from(c);
                return Err(wrong(text, at, format!("the control character U+{code:04X}")));
            }
            _ => match meant(c) {
                Some(sign) => out.push_str(sign),
                None => match char::from_u32(u32::from(c).wrapping_sub(0xfee0)) {
                    // Full-width signs stand in the order of ASCII.
                    Some(narrow) if matches!(c, '\u{ff01}'..='\u{ff5e}') => out.push(narrow),
                    _ => out.push(c),
                },
            },
        }
        before = c;
    }
    Ok(Cow::Owned(out))
}

/// What a sign stands for, if it is no sign of a text.
const fn meant(c: char) -> Option<&'static str> {
    Some(match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => "-",
        '\u{201c}'..='\u{201f}' | '«' | '»' | '\u{2033}' => "\"",
        '\u{2018}'..='\u{201b}' | '\u{2032}' => "'",
        '\u{2026}' => "...",
        '\u{2024}' | '\u{3002}' | '\u{ff61}' => ".",
        '\u{2044}' | '\u{2215}' => "/",
        '½' => "1/2",
        '¼' => "1/4",
        '¾' => "3/4",
        '\u{a0}' | '\u{1680}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => {
            " "
        }
        '\u{ad}'
        | '\u{61c}'
        | '\u{180e}'
        | '\u{200b}'..='\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' => "",
        _ => return None,
    })
}

fn wrong(text: &str, at: usize, what: String) -> EncodingError {
    let before = &text[..at];
    let line = before.rfind('\n').map_or(0, |end| end + 1);
    EncodingError {
        line: before.matches('\n').count() + 1,
        column: before[line..].chars().count() + 1,
        what,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meant(text: &str) -> String {
        as_meant(text).unwrap().into_owned()
    }

    #[test]
    fn dashes_and_minus_signs_are_hyphens() {
        for dash in "‐‑‒–—―−﹘﹣－".chars() {
            assert_eq!(meant(&format!("d4{dash}f6")), "d4-f6", "{dash:?}");
        }
    }

    #[test]
    fn typographic_quotes_are_straight() {
        assert_eq!(meant("“A” „B‟ «C» ‘D’ ‚E‛"), "\"A\" \"B\" \"C\" 'D' 'E'");
    }

    #[test]
    fn full_width_signs_are_narrow() {
        assert_eq!(
            meant("［Ｇａｍｅ　＂ｅｋｏ＂］　ｄ４＊ｅ４Ｃ　０／３～"),
            "[Game \"eko\"] d4*e4C 0/3~"
        );
    }

    #[test]
    fn an_ellipsis_and_fractions_are_the_signs_that_were_typed() {
        assert_eq!(meant("…/…. ½ ¼ 3⁄4 。"), ".../.... 1/2 1/4 3/4 .");
    }

    #[test]
    fn every_space_and_line_end_is_a_plain_one() {
        for space in ['\u{a0}', '\u{2007}', '\u{2009}', '\u{202f}', '\u{3000}', '\u{b}', '\u{c}'] {
            assert_eq!(meant(&format!("a{space}b")), "a b", "{space:?}");
        }
        for end in ["\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"] {
            assert_eq!(meant(&format!("a{end}b{end}")), "a\nb\n", "{end:?}");
        }
    }

    #[test]
    fn what_is_invisible_is_left_out() {
        for sign in [
            '\u{feff}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{ad}', '\u{202e}',
            '\u{200e}', '\u{fe0f}',
        ] {
            assert_eq!(meant(&format!("{sign}d4{sign}-f6{sign}")), "d4-f6", "{sign:?}");
        }
    }

    #[test]
    fn other_signs_stay_as_they_are() {
        for text in ["", "plain {text}\n\t", "Zoë 東 → × 🎲"] {
            assert_eq!(meant(text), text);
        }
    }

    #[test]
    fn utf_16_and_other_encodings_are_refused_by_name_and_place() {
        let utf_16 =
            |bytes: &[u8]| as_meant(&String::from_utf8_lossy(bytes)).unwrap_err().to_string();
        for (bytes, wanted) in [
            (&b"\xff\xfe{\0\"\0"[..], "line 1, column 1: UTF-16 text, must be UTF-8"),
            (&b"\xfe\xff\0{\0\""[..], "line 1, column 1: UTF-16 text, must be UTF-8"),
            (&b"{\0\"\0"[..], "line 1, column 2: UTF-16 text, must be UTF-8"),
            (&b"a\nb\xe4"[..], "line 2, column 2: not UTF-8 text"),
            (&b"a\x1bb"[..], "line 1, column 2: the control character U+001B"),
        ] {
            assert_eq!(utf_16(bytes), wanted);
        }
    }
}
