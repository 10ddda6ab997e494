//! What the board of the editor shows on each square.

use std::collections::BTreeMap;

use crate::cities::{Piece, Player, Space};
use crate::games::cities::editor::LayoutEditor;

/// The render model of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SpaceModel {
    /// The piece on it.
    pub piece: Option<Piece>,
    /// The player who controls its city.
    pub city: Option<Player>,
    /// Whether a problem concerns it.
    pub problem: bool,
}

impl LayoutEditor {
    /// The models of the squares; squares without an entry are empty.
    #[must_use]
    pub fn models(&self) -> BTreeMap<Space, SpaceModel> {
        let draft = self.draft();
        let mut models: BTreeMap<Space, SpaceModel> = BTreeMap::new();
        for (square, piece) in &draft.setup().pieces {
            models.entry(*square).or_default().piece = Some(*piece);
        }
        for (square, owner) in &draft.setup().cities {
            models.entry(*square).or_default().city = Some(*owner);
        }
        for square in draft.problems().into_iter().flat_map(|problem| problem.at) {
            models.entry(square).or_default().problem = true;
        }
        models
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::Layout;
    use crate::games::cities::editor::{Draft, Tool, sq};

    #[test]
    fn a_square_shows_its_piece_its_city_and_whether_something_is_wrong_there() {
        let mut editor = LayoutEditor::new(Draft::new(&Layout::default()));
        assert!(!editor.models().contains_key(&sq("e5")));
        assert_eq!(editor.models()[&sq("d3")].city, Some(Player::A));
        assert!(editor.models().values().all(|square| !square.problem));
        editor.choose(Tool::Attacker(Player::A));
        editor.point(sq("e5"));
        let square = editor.models()[&sq("e5")];
        assert_eq!((square.piece.map(Piece::letter), square.problem), (Some('A'), true));
    }
}
