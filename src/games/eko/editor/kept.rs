//! A draft as a text that is kept: `2 BOARD PIECES`, for how many players, its spaces, and the tiles
//! they are of. The board alone is enough; with its tiles it can be worked on as it was laid.

use crate::eko::TileSet;
use crate::games::eko::editor::Draft;
use crate::games::eko::editor::tile::Piece;

impl Draft {
    /// The text that [`reopen`](Self::reopen) reads.
    ///
    /// ```
    /// use tabletop::eko::TileSet;
    /// use tabletop::core::hex::Hex;
    /// use tabletop::games::eko::editor::{Draft, Piece, Tile};
    /// let mut draft = Draft::new(2, TileSet::default());
    /// draft.place(Piece { tile: Tile::Large('A'), at: Hex::new(1, 1), turns: 2 }).unwrap();
    /// assert_eq!(draft.kept(), "2 _x./.k./.. A2@1,1");
    /// ```
    #[must_use]
    pub fn kept(&self) -> String {
        let pieces: Vec<String> = self.pieces().iter().map(ToString::to_string).collect();
        format!("{} {} {}", self.players(), self.text(), pieces.join("+"))
    }

    /// A draft that was kept; `None` where the text does not read. If it does not name the tiles, or
    /// they have other faces now, the spaces lie loose.
    #[must_use]
    pub fn reopen(text: &str, tiles: &TileSet) -> Option<Self> {
        let (players, board) = kept_board(text)?;
        if board.is_empty() {
            return Some(Self::new(players, tiles.clone()));
        }
        Self::relaid(text, players, tiles)
            .filter(|draft| draft.text() == board)
            .or_else(|| Self::read(board, players, tiles.clone()).ok())
    }

    fn relaid(text: &str, players: usize, tiles: &TileSet) -> Option<Self> {
        let pieces = text.split(' ').nth(2)?.split('+').filter(|piece| !piece.is_empty());
        let pieces = pieces.map(|piece| piece.parse().ok()).collect::<Option<Vec<Piece>>>()?;
        let mut draft = Self::new(players, tiles.clone());
        draft.lay_all(pieces).ok()?;
        Some(draft)
    }
}

/// For how many players a kept board is, and its BOARD text; `None` if this is no such text.
#[must_use]
pub fn kept_board(text: &str) -> Option<(usize, &str)> {
    let mut fields = text.split(' ');
    let players = fields.next()?.parse().ok()?;
    Some((players, fields.next()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::Terrain;

    const BOARD: &str = "2 _x./.k./.. A2@1,1";

    fn tiles_of(text: &str, tiles: &TileSet) -> Option<Vec<String>> {
        let draft = Draft::reopen(text, tiles)?;
        Some(draft.pieces().iter().map(ToString::to_string).collect())
    }

    #[test]
    fn a_kept_board_is_opened_with_its_tiles() {
        let ours = TileSet::default();
        assert_eq!(tiles_of(BOARD, &ours).unwrap(), ["A2@1,1"]);
        assert_eq!(kept_board(BOARD), Some((2, "_x./.k./..")));
        assert_eq!(tiles_of("3  ", &ours), Some(Vec::new()));
    }

    #[test]
    fn where_its_tiles_do_not_make_it_the_board_stays_and_lies_loose() {
        let ours = TileSet::default();
        let other = ours.with_face('A', 1, Terrain::Mountain).unwrap();
        assert_eq!(tiles_of(BOARD, &other).unwrap().len(), 7);
        for torn in
            ["2 .x", "2 .x B0@0,0", "2 .x .0@0,0", "2 .x .0@0,0+x0@0,0", "2 .x +?!@", "2 .x A"]
        {
            assert_eq!(tiles_of(torn, &ours).unwrap(), [".0@0,0", "x0@1,0"], "{torn}");
        }
    }

    #[test]
    fn what_is_no_kept_board_is_told_apart() {
        for wrong in ["", "2", "two .x", "2 ?"] {
            assert_eq!(tiles_of(wrong, &TileSet::default()), None, "{wrong}");
        }
    }
}
