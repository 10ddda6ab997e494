//! A board in the making: tiles placed, rotated, moved and removed, legal or not.

use crate::core::hex::Hex;
use crate::eko::{Terrain, TileSet};
use crate::games::History;
use crate::games::eko::editor::placed::Placed;
use crate::games::eko::editor::tile::{Piece, PlacementError, REACH};

/// A board in the making, with undo and redo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    players: usize,
    history: History<Placed>,
}

impl Draft {
    /// An empty canvas and the box for this number of players; 2 for fewer, 4 for more.
    #[must_use]
    pub fn new(players: usize, tiles: TileSet) -> Self {
        Self::with_pieces(players, tiles, Vec::new())
    }

    /// Tiles that are known not to overlap, without a change to undo.
    pub(super) fn with_pieces(players: usize, tiles: TileSet, pieces: Vec<Piece>) -> Self {
        let history = History::new(Placed { tiles, pieces });
        Self { players: players.clamp(2, 4), history }
    }

    pub(super) const fn placed(&self) -> &Placed {
        self.history.current()
    }

    /// The number of players that the board is for.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Chooses the box for another number of players; the tiles on the canvas stay.
    pub fn set_players(&mut self, players: usize) {
        self.players = players.clamp(2, 4);
    }

    /// The faces of the large tiles.
    #[must_use]
    pub const fn tiles(&self) -> &TileSet {
        &self.placed().tiles
    }

    /// Gives the large tiles other faces, including those on the canvas.
    pub fn set_tiles(&mut self, tiles: TileSet) {
        let pieces = self.pieces().to_vec();
        self.history.push(Placed { tiles, pieces });
    }

    /// The tiles on the canvas, in the order in which they were placed.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.placed().pieces
    }

    /// The tile that covers a hexagon.
    #[must_use]
    pub fn piece_on(&self, hex: Hex) -> Option<Piece> {
        self.placed().number_of(hex).map(|number| self.pieces()[number])
    }

    /// All spaces, by their hexagons on the canvas. The pyramid placed first is the first.
    #[must_use]
    pub fn spaces(&self) -> Vec<(Hex, Terrain)> {
        self.placed().spaces()
    }

    /// The spaces that a tile would cover, without placing it.
    ///
    /// # Errors
    /// Why it cannot be placed there.
    pub fn try_on(&self, piece: Piece) -> Result<Vec<(Hex, Terrain)>, PlacementError> {
        if self.left_of(piece.tile) == 0 {
            return Err(PlacementError::NoneLeft);
        }
        self.placed().fits(piece, None)?;
        Ok(self.placed().spaces_of(piece))
    }

    /// Places a tile.
    ///
    /// # Errors
    /// Why it cannot be placed there; nothing has changed.
    pub fn place(&mut self, piece: Piece) -> Result<(), PlacementError> {
        self.try_on(piece)?;
        let piece = Piece { rotation: piece.rotation % 6, ..piece };
        self.edit(|pieces| pieces.push(piece));
        Ok(())
    }

    /// Rotates the tile that covers a hexagon by a sixth, counter-clockwise, about its first space.
    ///
    /// # Errors
    /// Why it cannot be rotated; nothing has changed.
    pub fn rotate(&mut self, hex: Hex) -> Result<(), PlacementError> {
        self.change(hex, |piece| Piece { rotation: (piece.rotation + 1) % 6, ..piece })
    }

    /// Moves the tile that covers `from` by the distance from there to `to`.
    ///
    /// # Errors
    /// Why it cannot be moved there; nothing has changed.
    pub fn shift(&mut self, from: Hex, to: Hex) -> Result<(), PlacementError> {
        to.within(REACH).then_some(()).ok_or(PlacementError::TooFar)?;
        self.change(from, |piece| {
            let at = Hex::new(piece.at.q + to.q - from.q, piece.at.r + to.r - from.r);
            Piece { at, ..piece }
        })
    }

    /// Removes the tile that covers a hexagon.
    ///
    /// # Errors
    /// If there is none.
    pub fn remove(&mut self, hex: Hex) -> Result<Piece, PlacementError> {
        let number = self.placed().number_of(hex).ok_or(PlacementError::Nothing)?;
        let piece = self.pieces()[number];
        self.edit(|pieces| pieces.retain(|other| *other != piece));
        Ok(piece)
    }

    /// Removes all tiles.
    pub fn clear(&mut self) {
        self.edit(Vec::clear);
    }

    /// Replaces all tiles by those of another draft.
    pub fn replace(&mut self, other: &Self) {
        self.edit(|pieces| *pieces = other.pieces().to_vec());
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

    /// Undoes the last change of tiles or faces. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.history.undo()
    }

    /// Redoes the change that was undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.history.redo()
    }

    fn change(&mut self, hex: Hex, to: impl Fn(Piece) -> Piece) -> Result<(), PlacementError> {
        let number = self.placed().number_of(hex).ok_or(PlacementError::Nothing)?;
        let piece = to(self.pieces()[number]);
        self.placed().fits(piece, Some(number))?;
        self.edit(|pieces| pieces[number] = piece);
        Ok(())
    }

    fn edit(&mut self, edit: impl FnOnce(&mut Vec<Piece>)) {
        let mut placed = self.placed().clone();
        edit(&mut placed.pieces);
        self.history.push(placed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::VariantTile;
    use crate::games::eko::editor::Tile;

    fn piece(tile: Tile, q: i16, r: i16) -> Piece {
        Piece { tile, at: Hex::new(q, r), rotation: 0 }
    }

    #[test]
    fn what_cannot_lie_there_is_refused_and_changes_nothing() {
        let mut draft = Draft::new(2, TileSet::default());
        draft.place(piece(Tile::Large('B'), 0, 0)).unwrap();
        let before = draft.clone();
        let wind = Tile::Small(VariantTile::Wind);
        let mut refused = |placed| draft.place(placed).unwrap_err();
        assert_eq!(refused(piece(wind, 1, 0)), PlacementError::Taken(vec![Hex::new(1, 0)]));
        assert_eq!(refused(piece(wind, 101, 0)), PlacementError::TooFar);
        for none in ['B', 'N', 'K', 'Z'] {
            assert_eq!(refused(piece(Tile::Large(none), 5, 5)), PlacementError::NoneLeft, "{none}");
        }
        assert_eq!(draft.rotate(Hex::new(4, 4)), Err(PlacementError::Nothing));
        assert_eq!(draft, before);
    }

    #[test]
    fn a_tile_is_removed_and_undo_brings_it_back() {
        let mut draft = Draft::new(2, TileSet::default());
        let large = piece(Tile::Large('A'), 0, 0);
        draft.place(large).unwrap();
        assert_eq!(draft.remove(Hex::new(1, 0)), Ok(large));
        assert!(draft.pieces().is_empty() && draft.can_undo());
        draft.undo();
        assert_eq!((draft.pieces(), draft.can_redo()), ([large].as_slice(), true));
    }
}
