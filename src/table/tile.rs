//! Tiles as they are laid on the table while a board is put together.

use crate::eko::{Landmark, Terrain, TileSet, VariantTile, lay_small};
use crate::hex::Hex;

/// How far from (0, 0) a space can lie, along either coordinate: further than any board reaches.
pub const REACH: i16 = 100;

/// Something that can be laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tile {
    /// The large tile of this letter, A to O.
    Large(char),
    /// A small tile.
    Small(VariantTile),
    /// A single space of this terrain, of which there is no end: for boards of one's own.
    Loose(Terrain),
}

/// A tile laid with its first space on a hexagon and turned by so many sixths, counter-clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The tile.
    pub tile: Tile,
    /// Where its centre, or first space, lies.
    pub at: Hex,
    /// How it is turned, 0–5.
    pub turns: usize,
}

/// Why a tile is not laid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misplaced {
    /// The box holds no more of it, or never did.
    #[error("no such tile is left in the box")]
    NoneLeft,
    /// It would lie on others.
    #[error("{} spaces are taken", .0.len())]
    Taken(Vec<Hex>),
    /// It would lie too far out.
    #[error("too far out")]
    TooFar,
    /// No tile lies there.
    #[error("no tile lies there")]
    Nothing,
}

impl Piece {
    /// The spaces it covers, with what stands on it; none of a tile that does not exist.
    pub(super) fn spaces(self, tiles: &TileSet, landmark: Landmark) -> Vec<(Hex, Terrain)> {
        let (at, turns) = (self.at, self.turns % 6);
        match self.tile {
            Tile::Large(letter) => tiles.lay(letter, at, turns),
            Tile::Small(kind) => lay_small(kind, landmark, at, turns),
            Tile::Loose(Terrain::Portal(to)) => vec![(at, Terrain::Portal(to.turned(turns)))],
            Tile::Loose(terrain) => vec![(at, terrain)],
        }
    }
}
