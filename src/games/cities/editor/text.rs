//! The text of a draft, to be copied, read and kept: the notation's form of a layout.

use crate::cities::{PositionError, Setup};
use crate::games::cities::editor::Draft;

impl Draft {
    /// The draft of a text, legal or not. Space around and between its fields is ignored.
    ///
    /// # Errors
    /// Where the text cannot be read.
    pub fn read(text: &str) -> Result<Self, PositionError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        // A layout has no turn; a position has.
        let setup: Setup = format!("{} A", fields.join(" ")).parse()?;
        Ok(Self::with_setup(setup))
    }

    /// The text that [`read`](Self::read) reads.
    #[must_use]
    pub fn text(&self) -> String {
        self.setup().layout_text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::Layout;

    #[test]
    fn a_text_takes_the_place_of_the_draft_or_leaves_it() {
        let mut draft = Draft::new(&Layout::default());
        let text = "10/1aaa6/10/10/10/10/10/10/1AAA6/10 d3A,d8B";
        assert!(draft.replace(&Draft::read(&format!(" {text}\r\n")).unwrap()));
        assert_eq!((draft.text().as_str(), draft.problems()), (text, Vec::new()));
        assert!(Draft::read("10/10 d3A").is_err());
        assert!(draft.undo());
        assert_eq!(draft.layout(), Ok(Layout::default()));
    }
}
