//! What keys do in the grid of an editor.

use crate::table::{Command, Toward};

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
    /// The meaning of a key, by its name in the browser.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        match (key, Command::of_key(key)) {
            ("r" | "R", _) => Some(Self::Rotate),
            ("Delete" | "Backspace", _) => Some(Self::Remove),
            (_, Some(Command::Go(toward))) => Some(Self::Go(toward)),
            (_, Some(Command::Point)) => Some(Self::Point),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_of_the_editor_have_a_meaning_and_others_none() {
        assert_eq!(EditorKey::of_key("ArrowLeft"), Some(EditorKey::Go(Toward::Left)));
        for (keys, meaning) in [
            (["Enter", " "], EditorKey::Point),
            (["r", "R"], EditorKey::Rotate),
            (["Delete", "Backspace"], EditorKey::Remove),
        ] {
            assert_eq!(keys.map(EditorKey::of_key), [Some(meaning); 2]);
        }
        for other in ["n", "p", "Escape", "x", "Tab"] {
            assert_eq!(EditorKey::of_key(other), None, "{other}");
        }
    }
}
