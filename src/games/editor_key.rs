//! What keys do in the grid of an editor.

use crate::table::{Command, KeyPress, Toward};

/// The meaning of a key on a cell of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditorKey {
    /// Moves the focus to the next cell.
    Go(Toward),
    /// Does what a click does.
    Point,
    /// Rotates what is in the hand.
    Rotate,
    /// Removes what is there.
    Remove,
}

impl EditorKey {
    /// The meaning of a key.
    #[must_use]
    pub fn of_key(press: KeyPress<'_>) -> Option<Self> {
        match (press.key, Command::of_key(press)) {
            ("Delete" | "Backspace", _) => Some(Self::Remove),
            (_, Some(Command::Go(toward))) => Some(Self::Go(toward)),
            (_, Some(Command::Point)) => Some(Self::Point),
            _ => (press.letter()? == 'r').then_some(Self::Rotate),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_of_the_editor_have_a_meaning_and_others_none() {
        let meaning = |key| EditorKey::of_key(KeyPress { key, code: "KeyR" });
        assert_eq!(meaning("ArrowLeft"), Some(EditorKey::Go(Toward::Left)));
        for (keys, expected) in [
            (["Enter", " "], EditorKey::Point),
            (["r", "R"], EditorKey::Rotate),
            (["Delete", "Backspace"], EditorKey::Remove),
        ] {
            assert_eq!(keys.map(meaning), [Some(expected); 2]);
        }
        for other in ["n", "p", "Escape", "x", "Tab"] {
            assert_eq!(meaning(other), None, "{other}");
        }
        assert_eq!(meaning("к"), Some(EditorKey::Rotate), "by its place");
    }
}
