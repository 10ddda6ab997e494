//! The texts of a draft: its BOARD text, to be copied and read, and the text that is kept,
//! `2 BOARD PIECES`: number of players, spaces, and the tiles that they belong to. The board alone is
//! enough; with its tiles it can be edited as it was placed.

use crate::core::order::put_in_order;
use crate::eko::{PositionError, TileSet, read_spaces, write_spaces};
use crate::games::eko::editor::placed::Placed;
use crate::games::eko::editor::{Draft, Piece, Tile};

impl Draft {
    /// The spaces of a BOARD text as loose spaces: the text does not name their tiles. They need not
    /// be a legal board yet.
    ///
    /// # Errors
    /// Where the text cannot be read.
    pub fn read(text: &str, players: usize, tiles: TileSet) -> Result<Self, PositionError> {
        let loose = |(at, terrain)| Piece { tile: Tile::Loose(terrain), at, rotation: 0 };
        let pieces = read_spaces(text)?.into_iter().map(loose).collect();
        Ok(Self::with_pieces(players, tiles, pieces))
    }

    /// The spaces as a BOARD text that [`read`](Self::read) reads, legal or not.
    #[must_use]
    pub fn text(&self) -> String {
        let mut spaces = self.spaces();
        put_in_order(&mut spaces);
        write_spaces(spaces)
    }

    /// The text that [`read_kept`](Self::read_kept) reads.
    ///
    /// ```
    /// use tabletop::eko::TileSet;
    /// use tabletop::core::hex::Hex;
    /// use tabletop::games::eko::editor::{Draft, Piece, Tile};
    /// let mut draft = Draft::new(2, TileSet::default());
    /// draft.place(Piece { tile: Tile::Large('A'), at: Hex::new(1, 1), rotation: 2 }).unwrap();
    /// assert_eq!(draft.kept_text(), "2 _x./.k./.. A2@1,1");
    /// ```
    #[must_use]
    pub fn kept_text(&self) -> String {
        let pieces: Vec<String> = self.pieces().iter().map(ToString::to_string).collect();
        format!("{} {} {}", self.players(), self.text(), pieces.join("+"))
    }

    /// A draft that was kept; `None` if the text cannot be read. If it does not name the tiles, or
    /// they have other faces now, the spaces are loose.
    #[must_use]
    pub fn read_kept(text: &str, tiles: &TileSet) -> Option<Self> {
        let (players, board) = kept_board(text)?;
        if board.is_empty() {
            return Some(Self::new(players, tiles.clone()));
        }
        Self::read_pieces(text, players, tiles)
            .filter(|draft| draft.text() == board)
            .or_else(|| Self::read(board, players, tiles.clone()).ok())
    }

    fn read_pieces(text: &str, players: usize, tiles: &TileSet) -> Option<Self> {
        let mut placed = Placed { tiles: tiles.clone(), pieces: Vec::new() };
        for piece in text.split(' ').nth(2)?.split('+').filter(|piece| !piece.is_empty()) {
            let piece = piece.parse().ok()?;
            placed.fits(piece, None).ok()?;
            placed.pieces.push(piece);
        }
        Some(Self::with_pieces(players, placed.tiles, placed.pieces))
    }
}

/// The number of players and the BOARD text of a kept board; `None` if this is no such text.
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
        let draft = Draft::read_kept(text, tiles)?;
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
