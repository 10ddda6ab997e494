//! Tiles as they are laid on the table while a board is put together.

use std::fmt;
use std::str::FromStr;

use crate::core::hex::Hex;
use crate::eko::{Landmark, Terrain, TileSet, VariantTile, lay_small};

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
pub enum PlacementError {
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
            Tile::Loose(Terrain::Portal(to)) => vec![(at, Terrain::Portal(to.rotated(turns)))],
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

/// A text that is no piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected a tile as in A2@1,1: letter, sixths turned, and where it lies")]
pub struct PieceError;

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tile, at, turns } = self;
        write!(f, "{}{}@{},{}", tile.letter(), turns % 6, at.q, at.r)
    }
}

impl FromStr for Piece {
    type Err = PieceError;

    /// Reads what is [written](fmt::Display); whether it can lie there is for the draft to say.
    ///
    /// # Errors
    /// If it is anything else.
    fn from_str(text: &str) -> Result<Self, PieceError> {
        let read = || {
            let (what, at) = text.split_once('@')?;
            let mut letters = what.chars();
            let tile = Tile::from_letter(letters.next()?)?;
            let turns = letters.next()?.to_digit(6)? as usize;
            let (q, r) = at.split_once(',')?;
            let at = Hex::new(q.parse().ok()?, r.parse().ok()?);
            Some(Self { tile, at, turns })
        };
        read().filter(|piece| piece.to_string() == text).ok_or(PieceError)
    }
}
