//! A layout in the making: pieces and cities placed and removed, legal or not.

use crate::cities::{Layout, Piece, PieceKind, Player, Setup, Space, Turn};
use crate::games::History;
use crate::games::cities::editor::Tool;

/// A layout in the making, with undo and redo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    history: History<Setup>,
}

impl Draft {
    /// A draft that begins with this layout.
    #[must_use]
    pub fn new(layout: &Layout) -> Self {
        Self::with_setup(layout.setup())
    }

    pub(super) fn with_setup(mut setup: Setup) -> Self {
        setup.sort();
        Self { history: History::new(setup) }
    }

    /// The pieces and cities.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        self.history.current()
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, square: Space) -> Option<Piece> {
        self.setup().pieces.iter().find(|(at, _)| *at == square).map(|(_, piece)| *piece)
    }

    /// The player who controls the city on a square.
    #[must_use]
    pub fn city(&self, square: Space) -> Option<Player> {
        self.setup().cities.iter().find(|(at, _)| *at == square).map(|(_, owner)| *owner)
    }

    /// Uses a tool on a square. Returns whether it changed anything.
    pub fn apply(&mut self, tool: Tool, square: Space) -> bool {
        let (piece, city) = (self.piece(square), self.city(square));
        let mut setup = self.setup().clone();
        match tool {
            Tool::Attacker(owner) => {
                setup.pieces.retain(|(at, _)| *at != square);
                let new = Piece { owner, kind: PieceKind::Attacker };
                if piece != Some(new) {
                    setup.pieces.push((square, new));
                }
            }
            Tool::City(owner) => {
                setup.cities.retain(|(at, _)| *at != square);
                if city != Some(owner) {
                    setup.cities.push((square, owner));
                }
            }
            Tool::Clear => {
                setup.pieces.retain(|(at, _)| *at != square);
                setup.cities.retain(|(at, _)| *at != square);
            }
        }
        self.change(setup)
    }

    /// Removes everything from the board. Returns whether there was anything.
    pub fn clear(&mut self) -> bool {
        self.change(Setup { pieces: Vec::new(), cities: Vec::new(), turn: Turn::Of(Player::A) })
    }

    /// Replaces everything by what another draft has. Returns whether that changed anything.
    pub fn replace(&mut self, other: &Self) -> bool {
        self.change(other.setup().clone())
    }

    /// Whether there is a change to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.history.can_undo()
    }

    /// Whether there is a change to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        self.history.can_redo()
    }

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.history.undo()
    }

    /// Redoes the change that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.history.redo()
    }

    fn change(&mut self, mut setup: Setup) -> bool {
        setup.sort();
        self.history.push(setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cities::editor::sq;

    #[test]
    fn a_tool_puts_down_and_takes_away() {
        let mut draft = Draft::new(&Layout::default());
        assert!(draft.apply(Tool::City(Player::A), sq("e5")));
        assert!(draft.apply(Tool::Attacker(Player::B), sq("e5")));
        assert_eq!(draft.city(sq("e5")), Some(Player::A));
        assert_eq!(draft.piece(sq("e5")).map(Piece::letter), Some('a'));
        assert!(draft.apply(Tool::Attacker(Player::A), sq("e5")));
        assert_eq!(draft.piece(sq("e5")).map(Piece::letter), Some('A'));
        assert!(draft.apply(Tool::Attacker(Player::A), sq("e5")));
        assert_eq!(draft.piece(sq("e5")), None);
        assert!(draft.apply(Tool::Clear, sq("e5")));
        assert!(!draft.apply(Tool::Clear, sq("e5")));
        assert_eq!(draft.layout(), Ok(Layout::default()));
    }
}
