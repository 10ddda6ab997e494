//! The tiles of the variants that a game is played with (tiles.md).

use std::str::FromStr;

/// A kind of tile that a variant adds or that replaces another.
///
/// ```
/// use tabletop::eko::VariantTile;
/// assert_eq!((VariantTile::Portal.letter(), VariantTile::Portal.in_box()), ('R', 2));
/// assert!(VariantTile::Portal.is_small() && !VariantTile::Moon.is_small());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum VariantTile {
    /// P: three storm spaces around a point.
    Storm3,
    /// Q: two storm spaces.
    Storm2,
    /// R: a portal.
    Portal,
    /// S: a pyramid.
    Pyramid,
    /// T: the Wind temple.
    Wind,
    /// U: the lighthouse of Eon.
    Lighthouse,
    /// N: the tile of the Sand temple, which replaces tile B (D16).
    Sand,
    /// O: the tile of the Moon temple, which replaces tile E (D16).
    Moon,
}

impl VariantTile {
    /// All kinds, in the order of the notation's example.
    pub const ALL: [Self; 8] = [
        Self::Storm3,
        Self::Storm2,
        Self::Portal,
        Self::Pyramid,
        Self::Wind,
        Self::Lighthouse,
        Self::Sand,
        Self::Moon,
    ];

    /// The letter on the tile.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Storm3 => 'P',
            Self::Storm2 => 'Q',
            Self::Portal => 'R',
            Self::Pyramid => 'S',
            Self::Wind => 'T',
            Self::Lighthouse => 'U',
            Self::Sand => 'N',
            Self::Moon => 'O',
        }
    }

    /// The number of these tiles in the box.
    #[must_use]
    pub const fn in_box(self) -> usize {
        match self {
            Self::Storm3 | Self::Storm2 => 3,
            Self::Portal | Self::Pyramid => 2,
            Self::Wind | Self::Lighthouse | Self::Sand | Self::Moon => 1,
        }
    }

    /// Whether it is a small tile; the tiles of the Sand and Moon temples are large.
    #[must_use]
    pub const fn is_small(self) -> bool {
        !matches!(self, Self::Sand | Self::Moon)
    }
}

/// The tiles of the variants that a game is played with; none in the base game.
///
/// ```
/// use tabletop::eko::{VariantTile, Variants};
/// let variants: Variants = "R,P,R".parse().unwrap();
/// let [storm, portal] = [VariantTile::Storm3, VariantTile::Portal];
/// assert_eq!(variants.tiles(), [storm, portal, portal]);
/// assert!(variants.has(portal) && !Variants::default().has(portal));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variants(Vec<VariantTile>);

/// Why a list of tiles is refused.
///
/// ```
/// use tabletop::eko::{VariantError, Variants};
/// let error = "R,R,R".parse::<Variants>().unwrap_err();
/// assert_eq!(error, VariantError::TooMany { letter: 'R', asked: 3, in_box: 2 });
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum VariantError {
    /// There is no such tile.
    #[error("there is no tile {0:?}; the variants have P, Q, R, S, T, U, N and O")]
    Unknown(String),
    /// The box holds fewer of these tiles.
    #[error("{asked} tiles {letter}, the box holds {in_box}")]
    TooMany {
        /// The letter of the tile.
        letter: char,
        /// The number in the list.
        asked: usize,
        /// The number in the box.
        in_box: usize,
    },
}

impl Variants {
    /// The variants of these tiles.
    ///
    /// # Errors
    /// If the box holds fewer tiles of a kind.
    pub fn new(tiles: Vec<VariantTile>) -> Result<Self, VariantError> {
        let mut sorted = Vec::with_capacity(tiles.len());
        for kind in VariantTile::ALL {
            let (asked, in_box) = (tiles.iter().filter(|t| **t == kind).count(), kind.in_box());
            if asked > in_box {
                return Err(VariantError::TooMany { letter: kind.letter(), asked, in_box });
            }
            sorted.extend(std::iter::repeat_n(kind, asked));
        }
        Ok(Self(sorted))
    }

    /// The tiles, ordered by kind.
    #[must_use]
    pub fn tiles(&self) -> &[VariantTile] {
        &self.0
    }

    /// Whether a tile of this kind is among them.
    #[must_use]
    pub fn has(&self, kind: VariantTile) -> bool {
        self.0.contains(&kind)
    }
}

impl FromStr for Variants {
    type Err = VariantError;

    /// Reads letters joined by commas, `P,P,Q`, in any order.
    ///
    /// # Errors
    /// If a letter is unknown, or the box holds fewer tiles of a kind.
    fn from_str(text: &str) -> Result<Self, VariantError> {
        let tile = |word: &str| {
            let known = VariantTile::ALL.into_iter().find(|t| word == t.letter().to_string());
            known.ok_or_else(|| VariantError::Unknown(word.to_owned()))
        };
        Self::new(text.split(',').map(tile).collect::<Result<_, _>>()?)
    }
}
