//! The players' names, made safe to show.

/// The most characters of a player's name.
pub const LONGEST_NAME: usize = 24;

/// The name without characters that are invisible or reorder the text around them, trimmed and cut to
/// [`LONGEST_NAME`].
pub(crate) fn readable(name: &str) -> String {
    let visible: String = name.chars().filter(|c| !is_invisible(*c)).collect();
    visible.trim().chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
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
        assert_eq!(readable("  Ann\u{202e}evil\n"), "Annevil");
        assert_eq!(readable(&"x".repeat(20_000)), "x".repeat(LONGEST_NAME));
        assert_eq!(readable("\u{200b}\u{2066} "), "");
        assert_eq!(readable("Zoë 東"), "Zoë 東");
    }
}
