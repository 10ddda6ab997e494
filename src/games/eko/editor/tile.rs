//! Tiles as they are placed on the canvas of the editor.

use std::fmt;
use std::str::FromStr;

use crate::core::hex::Hex;
use crate::eko::{Landmark, Terrain, TileSet, VariantTile, lay_small};

/// The greatest distance of a tile from (0, 0) along either coordinate, beyond any board.
pub const REACH: i16 = 100;

/// A tile, or a single space without one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tile {
    /// The large tile of this letter, A to O.
    Large(char),
    /// A small tile.
    Small(VariantTile),
    /// A single space of this terrain, in unlimited number.
    Loose(Terrain),
}

/// A placed tile: its first space on a hexagon, rotated counter-clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The tile.
    pub tile: Tile,
    /// The hexagon of its centre, or first space.
    pub at: Hex,
    /// Sixths of a full rotation, 0–5.
    pub rotation: usize,
}

/// Why a tile is not placed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlacementError {
    /// The box holds no more of it, or never did.
    #[error("no such tile is left in the box")]
    NoneLeft,
    /// It would overlap others, on these hexagons.
    #[error("{} spaces are taken", .0.len())]
    Taken(Vec<Hex>),
    /// It would be too far out.
    #[error("too far out")]
    TooFar,
    /// There is no tile.
    #[error("no tile lies there")]
    Nothing,
}

impl Piece {
    /// The spaces it covers, with its landmark; none for a tile that does not exist.
    pub(super) fn spaces(self, tiles: &TileSet, landmark: Landmark) -> Vec<(Hex, Terrain)> {
        let (at, rotation) = (self.at, self.rotation % 6);
        match self.tile {
            Tile::Large(letter) => tiles.lay(letter, at, rotation),
            Tile::Small(kind) => lay_small(kind, landmark, at, rotation),
            Tile::Loose(Terrain::Portal(to)) => vec![(at, Terrain::Portal(to.rotated(rotation)))],
            Tile::Loose(terrain) => vec![(at, terrain)],
        }
    }
}

impl Tile {
    /// Large and small tiles by the letters of the box, loose spaces by those of their terrain.
    const fn letter(self) -> char {
        match self {
            Self::Large(letter) => letter,
            Self::Small(kind) => kind.letter(),
            Self::Loose(terrain) => terrain.letter(),
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'A'..='O' => Some(Self::Large(letter)),
            'P'..='Z' => {
                VariantTile::ALL.into_iter().find(|kind| kind.letter() == letter).map(Self::Small)
            }
            _ => Terrain::from_letter(letter).map(Self::Loose),
        }
    }
}

/// A text that is not a placed tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a tile as in A2@1,1: letter, sixths turned, and where it lies")]
pub struct PieceError;

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tile, at, rotation } = self;
        write!(f, "{}{}@{},{}", tile.letter(), rotation % 6, at.q, at.r)
    }
}

impl FromStr for Piece {
    type Err = PieceError;

    /// Reads what [`Display`](fmt::Display) writes; the draft checks whether it can be placed.
    ///
    /// # Errors
    /// If it is anything else.
    fn from_str(text: &str) -> Result<Self, PieceError> {
        let read = || {
            let (what, at) = text.split_once('@')?;
            let mut letters = what.chars();
            let tile = Tile::from_letter(letters.next()?)?;
            let rotation = letters.next()?.to_digit(6)? as usize;
            let (q, r) = at.split_once(',')?;
            let at = Hex::new(q.parse().ok()?, r.parse().ok()?);
            Some(Self { tile, at, rotation })
        };
        read().filter(|piece| piece.to_string() == text).ok_or(PieceError)
    }
}
