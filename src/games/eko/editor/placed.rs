//! The tiles on the canvas and their faces: what every change alters and undo restores.

use crate::core::hex::Hex;
use crate::eko::{Landmark, Terrain, TileSet, VariantTile};
use crate::games::eko::editor::tile::{Piece, PlacementError, REACH, Tile};

/// Faces of the large tiles, and the tiles in the order in which they were placed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Placed {
    pub tiles: TileSet,
    pub pieces: Vec<Piece>,
}

impl Placed {
    /// The spaces that a new tile covers, with their terrain.
    pub fn spaces_of(&self, piece: Piece) -> Vec<(Hex, Terrain)> {
        piece.spaces(&self.tiles, landmark(piece.tile, &self.pieces))
    }

    /// All spaces. The pyramid placed first is the first.
    pub fn spaces(&self) -> Vec<(Hex, Terrain)> {
        let pieces = self.pieces.iter().enumerate();
        let spaces = pieces
            .map(|(n, piece)| piece.spaces(&self.tiles, landmark(piece.tile, &self.pieces[..n])));
        spaces.flatten().collect()
    }

    /// The number of the tile that covers a hexagon.
    pub fn number_of(&self, hex: Hex) -> Option<usize> {
        self.pieces.iter().position(|piece| self.covered(*piece).contains(&hex))
    }

    /// Whether a tile can be placed beside all others but `itself`.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn fits(&self, piece: Piece, itself: Option<usize>) -> Result<(), PlacementError> {
        if !piece.at.within(REACH) {
            return Err(PlacementError::TooFar);
        }
        let covered = self.covered(piece);
        let others = self.pieces.iter().enumerate().filter(|(number, _)| Some(*number) != itself);
        let spaces = others.flat_map(|(_, other)| self.covered(*other));
        let taken: Vec<Hex> = spaces.filter(|hex| covered.contains(hex)).collect();
        if taken.is_empty() { Ok(()) } else { Err(PlacementError::Taken(taken)) }
    }

    fn covered(&self, piece: Piece) -> Vec<Hex> {
        piece.spaces(&self.tiles, Landmark::None).into_iter().map(|(hex, _)| hex).collect()
    }
}

/// The landmark on a tile that is placed after others. The second pyramid differs from the first,
/// which may consist of loose spaces.
fn landmark(tile: Tile, before: &[Piece]) -> Landmark {
    let first = Tile::Loose(Terrain::Storm(Landmark::Pyramid1));
    match tile {
        Tile::Small(VariantTile::Pyramid)
            if before.iter().any(|p| p.tile == tile || p.tile == first) =>
        {
            Landmark::Pyramid2
        }
        Tile::Small(VariantTile::Pyramid) => Landmark::Pyramid1,
        Tile::Small(VariantTile::Lighthouse) => Landmark::Lighthouse,
        _ => Landmark::None,
    }
}
