//! The tiles that are left in the box.

use crate::eko::{Landmark, Terrain, TileSet, VariantTile};
use crate::games::eko::editor::Draft;
use crate::games::eko::editor::tile::{Piece, Tile};

impl Draft {
    /// All tiles of the box for this number of players, with the number left of each.
    #[must_use]
    pub fn left(&self) -> Vec<(Tile, usize)> {
        let large = TileSet::letters(self.players()).iter().copied().chain(['N', 'O']);
        let small = VariantTile::ALL.into_iter().filter(|kind| kind.is_small());
        let tiles = large.map(Tile::Large).chain(small.map(Tile::Small));
        tiles.map(|tile| (tile, self.left_of(tile))).collect()
    }

    pub(super) fn left_of(&self, tile: Tile) -> usize {
        match tile {
            Tile::Loose(_) => usize::MAX,
            Tile::Small(kind) if kind.is_small() => {
                let placed = self.pieces().iter().filter(|piece| piece.tile == tile).count();
                let loose = landmarks_of(kind).filter(|l| self.is_loose(*l)).count();
                kind.in_box().saturating_sub(placed + loose)
            }
            Tile::Small(_) => 0,
            // A temple's tile and the one that it replaces are one tile in the box (D16).
            Tile::Large(letter) => {
                let slot = TileSet::replaces(letter);
                let same =
                    |p: &Piece| matches!(p.tile, Tile::Large(l) if TileSet::replaces(l) == slot);
                let free = !self.pieces().iter().any(same);
                usize::from(free && TileSet::letters(self.players()).contains(&slot))
            }
        }
    }

    fn is_loose(&self, landmark: Landmark) -> bool {
        self.pieces().iter().any(|piece| piece.tile == Tile::Loose(Terrain::Storm(landmark)))
    }
}

/// The landmarks on tiles of this kind.
fn landmarks_of(kind: VariantTile) -> impl Iterator<Item = Landmark> {
    let all = Landmark::KINDS.into_iter();
    all.filter(move |landmark| match landmark {
        Landmark::Lighthouse => kind == VariantTile::Lighthouse,
        _ => kind == VariantTile::Pyramid,
    })
}
