//! The layout editor: the draft, and what a click does.

use crate::cities::{Player, Space};
use crate::games::cities::editor::{Draft, Tool};

/// A layout in the making and the tool that edits it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LayoutEditor {
    draft: Draft,
    tool: Tool,
}

impl LayoutEditor {
    /// An editor of this draft with the first tool.
    #[must_use]
    pub const fn new(draft: Draft) -> Self {
        Self { draft, tool: Tool::Attacker(Player::A) }
    }

    /// The draft.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// The chosen tool.
    #[must_use]
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// Chooses a tool.
    pub const fn choose(&mut self, tool: Tool) {
        self.tool = tool;
    }

    /// A click on a square: uses the tool there. Returns whether it changed anything.
    pub fn point(&mut self, square: Space) -> bool {
        self.draft.apply(self.tool, square)
    }

    /// Changes the draft.
    pub fn edit<T>(&mut self, edit: impl FnOnce(&mut Draft) -> T) -> T {
        edit(&mut self.draft)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::Layout;
    use crate::games::cities::editor::sq;

    #[test]
    fn a_click_uses_the_chosen_tool() {
        let mut editor = LayoutEditor::new(Draft::new(&Layout::default()));
        for tool in Tool::ALL {
            editor.choose(tool);
            editor.edit(Draft::clear);
            let mut draft = editor.draft().clone();
            assert_eq!(editor.point(sq("e5")), draft.apply(tool, sq("e5")));
            assert_eq!(editor.draft(), &draft, "{tool:?}");
        }
    }
}
