//! What keeps a draft from being a legal board, and where.

use crate::core::hex::Hex;
use crate::eko::{Board, PositionError, short_of_room};
use crate::games::eko::editor::Draft;

/// A reason why a draft is not legal, with its hexagons; none if it concerns the whole board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The reason. It names the spaces as the finished board would.
    pub error: PositionError,
    /// The hexagons on the canvas that it concerns.
    pub at: Vec<Hex>,
}

impl Draft {
    /// Every problem; none if [`board`](Self::board) returns a board.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        self.board().err().unwrap_or_default()
    }

    /// The finished board, if it is legal and has room for all discs.
    ///
    /// # Errors
    /// Every problem.
    pub fn board(&self) -> Result<Board, Vec<Problem>> {
        let mut spaces = self.spaces();
        let q = spaces.iter().map(|(hex, _)| hex.q).min().unwrap_or(0);
        let r = spaces.iter().map(|(hex, _)| hex.r).min().unwrap_or(0);
        for (hex, _) in &mut spaces {
            *hex = Hex::new(hex.q - q, hex.r - r);
        }
        let short = short_of_room(&spaces, self.players());
        // An empty canvas has no other problem.
        let board = if spaces.is_empty() { Err(Vec::new()) } else { Board::new(spaces) };
        let errors = match (board, short) {
            (Ok(board), None) => return Ok(board),
            (board, short) => board.err().unwrap_or_default().into_iter().chain(short),
        };
        let on_canvas = |hex: Hex| Hex::new(hex.q + q, hex.r + r);
        let problem = |error: PositionError| Problem {
            at: error.spaces().into_iter().map(on_canvas).collect(),
            error,
        };
        Err(errors.map(problem).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Terrain, TileSet, VariantTile};
    use crate::games::eko::editor::{Piece, PlacementError, Tile};

    fn piece(tile: Tile, q: i16, r: i16) -> Piece {
        Piece { tile, at: Hex::new(q, r), rotation: 0 }
    }

    fn errors(draft: &Draft) -> Vec<PositionError> {
        draft.problems().into_iter().map(|problem| problem.error).collect()
    }

    #[test]
    fn seven_large_tiles_make_a_board_for_two() {
        let mut draft = Draft::new(2, TileSet::default());
        assert_eq!(errors(&draft), [PositionError::TooFewSpaces { movement: 0, discs: 32 }]);
        let centres = [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)];
        for (letter, (q, r)) in ('A'..='G').zip(centres) {
            assert!(draft.board().is_err());
            draft.place(piece(Tile::Large(letter), q, r)).unwrap();
        }
        assert_eq!(draft.board().unwrap().len(), 49);
        assert!(
            draft.left().iter().all(|(tile, left)| matches!(tile, Tile::Small(_)) || *left == 0)
        );
        draft.set_players(3);
        assert_eq!(errors(&draft), [PositionError::TooFewSpaces { movement: 32, discs: 48 }]);
    }

    #[test]
    fn each_problem_names_its_hexagons_on_the_draft() {
        let mut draft = Draft::new(2, TileSet::default());
        let portal = Tile::Small(VariantTile::Portal);
        for (at, tile) in [(-3, portal), (-1, Tile::Loose(Terrain::Movement))] {
            draft.place(piece(tile, at, -2)).unwrap();
        }
        let into_nothing = |draft: &Draft| {
            let problems = draft.problems().into_iter();
            let portal = |problem: &Problem| {
                matches!(problem.error, PositionError::PortalIntoNothing { .. })
            };
            problems.filter(portal).flat_map(|problem| problem.at).collect::<Vec<_>>()
        };
        assert_eq!(into_nothing(&draft), [Hex::new(-3, -2)]);
        draft.shift(Hex::new(-3, -2), Hex::new(-2, -2)).unwrap();
        assert!(into_nothing(&draft).is_empty());
        draft.rotate(Hex::new(-2, -2)).unwrap();
        assert_eq!(into_nothing(&draft), [Hex::new(-2, -2)]);
    }

    #[test]
    fn a_pyramid_laid_beside_one_that_was_read_is_the_second() {
        let mut draft = Draft::read(".../.pp/.p.", 2, TileSet::default()).unwrap();
        let pyramid = Tile::Small(VariantTile::Pyramid);
        assert!(draft.left().contains(&(pyramid, 1)));
        draft.place(piece(pyramid, 3, 2)).unwrap();
        assert!(draft.text().contains('q'));
        assert_eq!(errors(&draft), [PositionError::TooFewSpaces { movement: 6, discs: 32 }]);
        assert_eq!(draft.place(piece(pyramid, 6, 6)), Err(PlacementError::NoneLeft));
    }

    #[test]
    fn a_text_that_is_no_legal_board_yet_can_be_mended() {
        let mut draft = Draft::read(".x.", 2, TileSet::default()).unwrap();
        assert!(matches!(errors(&draft)[0], PositionError::Unconnected { .. }));
        draft.remove(Hex::new(1, 0)).unwrap();
        draft.place(piece(Tile::Loose(Terrain::Movement), 1, 0)).unwrap();
        assert_eq!(errors(&draft), [PositionError::TooFewSpaces { movement: 3, discs: 32 }]);
        assert!(draft.undo() && draft.undo() && !draft.undo() && draft.redo());
    }
}
