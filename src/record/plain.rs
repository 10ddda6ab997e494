//! Names and comments as plain text, made safe to show.

/// The most characters of a player's name.
pub const LONGEST_NAME: usize = 24;
/// The most characters of a comment.
pub const LONGEST_COMMENT: usize = 1_000;

/// The text in one line of at most this many characters: without characters that are invisible or
/// reorder the text around them, trimmed, and with one space for each run of white space.
pub(crate) fn readable(text: &str, longest: usize) -> String {
    let mut out = String::new();
    for (at, c) in text.chars().filter(|c| c.is_whitespace() || !is_invisible(*c)).enumerate() {
        if !c.is_whitespace() {
            out.push(c);
        } else if !out.is_empty() && !out.ends_with(' ') {
            out.push(' ');
        }
        // No count of what is left needs to be kept for what nobody reads.
        if at > 4 * longest {
            break;
        }
    }
    out.chars().take(longest).collect::<String>().trim_end().to_owned()
}

/// Whether a character is a control character, or a format character that is invisible or reorders
/// the text around it.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cut_and_keep_nothing_that_is_invisible_or_reorders_text() {
        let name = |text: &str| readable(text, LONGEST_NAME);
        assert_eq!(name("  Ann\u{202e}evil\n"), "Annevil");
        assert_eq!(name(&"x".repeat(20_000)), "x".repeat(LONGEST_NAME));
        assert_eq!(name("\u{200b}\u{2066} "), "");
        assert_eq!(name("Zoë 東"), "Zoë 東");
        assert_eq!(name("Ann\r\n\tof  the\u{a0}hill"), "Ann of the hill");
    }

    #[test]
    fn what_is_readable_stays_as_it_is() {
        for text in ["", "a", "a b", " a  b ", "\u{2029}a\u{7}b", &"x ".repeat(2_000)] {
            let once = readable(text, LONGEST_COMMENT);
            assert_eq!(readable(&once, LONGEST_COMMENT), once, "{text:?}");
        }
    }
}
