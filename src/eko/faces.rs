//! The faces of the large tiles: those of tiles.md, or those of another box.

use std::fmt;
use std::str::FromStr;

use super::room::too_few_spaces;
use super::tiles::{LargeTile, TILE_SPACES, large_tile_count, lay};
use super::{PositionError, Terrain, VariantTile, Variants};
use crate::core::hex::Hex;

/// The number of large tiles without those of the temples.
const COMMON: usize = 13;

/// The letters of the large tiles: 2 players use the first seven, 3 the first ten, 4 the first
/// thirteen; N and O replace others.
const LETTERS: [char; 15] =
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'];

/// The faces of tiles.md, in the order of their letters.
const FACES: [&[u8; TILE_SPACES]; 15] = [
    b"kx.....", b".r..m..", b"mcx....", b".r.c.r.", b".r.c...", b"xm.....", b".cx.r..", b"k...r..",
    b"m......", b".c..x..", b".kx....", b"cm.....", b".r.....", b".n..m..", b".o.c...",
];

/// The tiles of the temples, each with the tile that it replaces (D16).
const TEMPLES: [(VariantTile, char); 2] = [(VariantTile::Sand, 'B'), (VariantTile::Moon, 'E')];

/// The faces of the fifteen large tiles: by default those of tiles.md, or those of another box, read
/// from a text of one line a tile: its letter and its seven spaces, `A kx.....`.
///
/// ```
/// use tabletop::eko::TileSet;
/// let ours = TileSet::default().to_string();
/// assert!(ours.starts_with("A kx.....\nB .r..m..\n"));
/// assert_eq!(ours.parse(), Ok(TileSet::default()));
/// let error = ours.replace("B .r", "B .z").parse::<TileSet>().unwrap_err();
/// assert_eq!(error.to_string(), "line 2: 'z' in column 4 is no terrain of tile B, which can have .rcmkx");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    /// In the order of [`LETTERS`].
    faces: [[char; TILE_SPACES]; 15],
}

/// Why a text is no set of tiles: the first wrong line, and what is wrong there.
///
/// ```
/// use tabletop::eko::{TileError, TileSet};
/// let error = "A kx.....\nC m......".parse::<TileSet>().unwrap_err();
/// assert_eq!((error.line, error.why), (2, TileError::Letter { expected: 'B' }));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct TileSetError {
    /// The number of the line, from 1; the line after the last if tiles are missing.
    pub line: usize,
    /// What is wrong.
    pub why: TileError,
}

/// What can be wrong with the line of a tile.
///
/// ```
/// use tabletop::eko::TileError;
/// let error = TileError::Spaces { letter: 'C', spaces: 6 };
/// assert_eq!(error.to_string(), "tile C has 6 spaces, must be 7");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TileError {
    /// The line does not begin with the next letter and a space.
    #[error("expected tile {expected} and a space")]
    Letter {
        /// The tile whose line it is.
        expected: char,
    },
    /// The tile has more or fewer than seven spaces.
    #[error("tile {letter} has {spaces} spaces, must be 7")]
    Spaces {
        /// The tile.
        letter: char,
        /// Their number.
        spaces: usize,
    },
    /// The tile cannot have this terrain.
    #[error(
        "{terrain:?} in column {column} is no terrain of tile {letter}, which can have {allowed}"
    )]
    Terrain {
        /// The tile.
        letter: char,
        /// The column of the line, from 1.
        column: usize,
        /// The letter found there.
        terrain: char,
        /// The letters of the terrains allowed there.
        allowed: &'static str,
    },
    /// The tile has more than one temple.
    #[error("tile {letter} has a second temple")]
    TempleTwice {
        /// The tile.
        letter: char,
    },
    /// There are lines after the last tile.
    #[error("there are no more tiles")]
    Beyond,
}

/// The terrains allowed on a large tile: storms and portals are on small tiles, each temple on its
/// own tile.
const fn allowed(letter: char) -> &'static str {
    match letter {
        'N' => ".rcmkxn",
        'O' => ".rcmkxo",
        _ => ".rcmkx",
    }
}

fn is_temple(face: char) -> bool {
    TEMPLES.iter().any(|(temple, _)| temple.letter().eq_ignore_ascii_case(&face))
}

impl Default for TileSet {
    fn default() -> Self {
        Self { faces: FACES.map(|faces| faces.map(char::from)) }
    }
}

impl TileSet {
    /// The letters of the large tiles for this number of players, without those of the temples.
    pub(crate) fn letters(players: usize) -> &'static [char] {
        &LETTERS[..large_tile_count(players).min(COMMON)]
    }

    /// The tile that this one replaces: B for N, E for O (D16); itself for the others.
    pub(crate) fn replaces(letter: char) -> char {
        let temple = TEMPLES.iter().find(|(temple, _)| temple.letter() == letter);
        temple.map_or(letter, |(_, replaced)| *replaced)
    }

    /// The spaces of the tile of this letter with its centre on `centre`, rotated by `rotation`
    /// sixths; none if there is no such tile.
    pub(crate) fn lay(&self, letter: char, centre: Hex, rotation: usize) -> Vec<(Hex, Terrain)> {
        self.tile(letter).map_or_else(Vec::new, |tile| lay(tile, centre, rotation).collect())
    }

    /// The tile of this letter, A to O.
    fn tile(&self, letter: char) -> Option<LargeTile> {
        let at = LETTERS.iter().position(|known| *known == letter)?;
        Some((letter, self.faces[at]))
    }

    /// The terrain of the centre and the ring of the tile of this letter, A to O.
    #[must_use]
    pub fn face(&self, letter: char) -> Option<[Terrain; TILE_SPACES]> {
        let (_, faces) = self.tile(letter)?;
        let terrains: Option<Vec<Terrain>> = faces.into_iter().map(Terrain::from_letter).collect();
        terrains?.try_into().ok()
    }

    /// A copy with another terrain on one space of one tile: 0 is the centre, 1 to 6 the ring. `None`
    /// if there is no such space, or the tile cannot have this terrain.
    #[must_use]
    pub fn with_face(&self, letter: char, space: usize, terrain: Terrain) -> Option<Self> {
        let at = LETTERS.iter().position(|known| *known == letter)?;
        let mut changed = self.clone();
        let face = &mut changed.faces[at];
        *face.get_mut(space)? = terrain.letter();
        if is_temple(terrain.letter()) {
            // A tile has one temple, which moves here.
            let others = face.iter_mut().enumerate().filter(|(other, _)| *other != space);
            others.filter(|(_, f)| is_temple(**f)).for_each(|(_, f)| *f = '.');
        }
        Self::choices(letter).contains(&terrain).then_some(changed)
    }

    /// The terrains that this tile can have.
    #[must_use]
    pub fn choices(letter: char) -> Vec<Terrain> {
        allowed(letter).chars().filter_map(Terrain::from_letter).collect()
    }

    /// The error of tiles with too few movement spaces for all discs of this number of players, with
    /// or without the temples (D12); `None` if there are enough.
    #[must_use]
    pub fn short_of_room(&self, players: usize) -> Option<PositionError> {
        let movement = |tile: LargeTile| tile.1.iter().filter(|face| **face == '.').count();
        let fewest = |letter: &char| {
            let temple = TEMPLES.iter().find(|(_, replaced)| replaced == letter);
            let letters = temple.map(|(temple, _)| temple.letter()).into_iter().chain([*letter]);
            letters.filter_map(|letter| self.tile(letter)).map(movement).min()
        };
        let movement: usize = Self::letters(players).iter().filter_map(fewest).sum();
        too_few_spaces(movement, players)
    }

    /// The large tiles for this number of players, those of the temples in place of others (D16).
    pub(crate) fn large(&self, players: usize, variants: &Variants) -> Vec<LargeTile> {
        let used_for = |letter: char| {
            let temple =
                TEMPLES.iter().find(|(t, replaced)| variants.has(*t) && *replaced == letter);
            temple.map_or(letter, |(temple, _)| temple.letter())
        };
        Self::letters(players).iter().filter_map(|l| self.tile(used_for(*l))).collect()
    }
}

impl FromStr for TileSet {
    type Err = TileSetError;

    /// Reads fifteen lines, tiles A to O in order.
    ///
    /// # Errors
    /// The first wrong line, and what is wrong there.
    fn from_str(text: &str) -> Result<Self, TileSetError> {
        let mut lines = text.trim_end().lines();
        let mut faces = [['.'; TILE_SPACES]; 15];
        for (at, letter) in LETTERS.into_iter().enumerate() {
            let face = read_line(lines.next().unwrap_or_default(), letter);
            faces[at] = face.map_err(|why| TileSetError { line: at + 1, why })?;
        }
        match lines.next() {
            None => Ok(Self { faces }),
            Some(_) => Err(TileSetError { line: LETTERS.len() + 1, why: TileError::Beyond }),
        }
    }
}

fn read_line(line: &str, letter: char) -> Result<[char; TILE_SPACES], TileError> {
    let rest = line.strip_prefix(letter).and_then(|rest| rest.strip_prefix(' '));
    let rest = rest.ok_or(TileError::Letter { expected: letter })?;
    let allowed = allowed(letter);
    if let Some((at, terrain)) = rest.chars().enumerate().find(|(_, c)| !allowed.contains(*c)) {
        // The letter and a space are before it.
        return Err(TileError::Terrain { letter, column: at + 3, terrain, allowed });
    }
    let faces: Vec<char> = rest.chars().collect();
    if faces.iter().filter(|face| is_temple(**face)).count() > 1 {
        return Err(TileError::TempleTwice { letter });
    }
    let spaces = faces.len();
    faces.try_into().map_err(|_| TileError::Spaces { letter, spaces })
}

impl fmt::Display for TileSet {
    /// The text that is read back.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (letter, faces) in LETTERS.iter().zip(&self.faces) {
            writeln!(f, "{letter} {}", faces.iter().collect::<String>())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discs_fill_all_movement_spaces_of_a_standard_board() {
        for players in 2..=4 {
            let faces = FACES[..large_tile_count(players)].iter().flat_map(|faces| *faces);
            assert_eq!(faces.filter(|f| **f == b'.').count(), 16 * players);
        }
    }

    #[test]
    fn there_is_one_capital_fewer_than_players() {
        for players in 2..=4 {
            let faces = FACES[..large_tile_count(players)].iter().flat_map(|faces| *faces);
            assert_eq!(faces.filter(|f| **f == b'k').count(), players - 1);
        }
    }

    #[test]
    fn a_space_of_a_tile_is_changed_to_what_that_tile_can_have() {
        let ours = TileSet::default();
        let other = ours.with_face('N', 4, Terrain::Capital).unwrap();
        assert_eq!(other.to_string(), ours.to_string().replace("N .n..m..", "N .n..k.."));
        assert_eq!(other.face('N').unwrap()[4], Terrain::Capital);
        assert_eq!(ours.with_face('M', 1, Terrain::SandTemple), None);
        let moved = ours.with_face('N', 0, Terrain::SandTemple).unwrap();
        assert!(moved.to_string().contains("\nN n...m..\n"));
        assert_eq!(ours.with_face('M', 7, Terrain::Reg), None);
        assert_eq!(ours.with_face('P', 0, Terrain::Reg), None);
        assert_eq!(ours.face('P'), None);
        assert!(TileSet::choices('O').contains(&Terrain::MoonTemple));
    }

    #[test]
    fn d12_tiles_with_too_few_movement_spaces_are_refused() {
        let ours = TileSet::default();
        assert!((2..=4).all(|players| ours.short_of_room(players).is_none()));
        let fewer = ours.with_face('H', 1, Terrain::Abyss).unwrap();
        assert_eq!(fewer.short_of_room(2), None);
        let short = PositionError::TooFewSpaces { movement: 47, discs: 48 };
        assert_eq!(fewer.short_of_room(3), Some(short));
        let with_temple = ours.with_face('N', 2, Terrain::Abyss).unwrap();
        let short = PositionError::TooFewSpaces { movement: 31, discs: 32 };
        assert_eq!(with_temple.short_of_room(2), Some(short));
    }

    #[test]
    fn a_wrong_line_is_named() {
        let ours = TileSet::default().to_string();
        let refused = |text: &str| text.parse::<TileSet>().unwrap_err().to_string();
        assert_eq!(refused(""), "line 1: expected tile A and a space");
        assert_eq!(refused(&ours.replace("C m", "Cm")), "line 3: expected tile C and a space");
        assert_eq!(refused(&ours.replace("H k", "H ")), "line 8: tile H has 6 spaces, must be 7");
        assert_eq!(refused(&format!("{ours}P ...")), "line 16: there are no more tiles");
        assert_eq!(refused(&ours.replace("N .n.", "N nn.")), "line 14: tile N has a second temple");
        assert_eq!(format!("{ours}\n").replace('\n', "\r\n").parse(), Ok(TileSet::default()));
        assert_eq!(
            refused(&ours.replace("M .r", "M .n")),
            "line 13: 'n' in column 4 is no terrain of tile M, which can have .rcmkx"
        );
    }
}
