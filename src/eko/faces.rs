//! The faces of the large tiles (tiles.md): those given there, or those of another box.

use std::fmt;
use std::str::FromStr;

use super::tiles::{large_tile_count, lay};
use super::{PositionError, Terrain, VariantTile, Variants};
use crate::core::hex::Hex;

/// A tile: its letter, and the terrain of its centre and of its ring in direction order.
pub(crate) type LargeTile = (char, [char; 7]);

/// How many large tiles there are besides those of the temples.
const COMMON: usize = 13;

/// The letters of the large tiles: the first seven serve 2 players, ten 3 players, thirteen 4; N and
/// O stand in for others.
const LETTERS: [char; 15] =
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'];

/// The faces of tiles.md, in the order of their letters.
const FACES: [&[u8; 7]; 15] = [
    b"kx.....", b".r..m..", b"mcx....", b".r.c.r.", b".r.c...", b"xm.....", b".cx.r..", b"k...r..",
    b"m......", b".c..x..", b".kx....", b"cm.....", b".r.....", b".n..m..", b".o.c...",
];

/// The tiles of the temples, each with the tile whose place it takes (D16).
const TEMPLES: [(VariantTile, char); 2] = [(VariantTile::Sand, 'B'), (VariantTile::Moon, 'E')];

/// The faces of the fifteen large tiles. The default are those of tiles.md; whoever owns the box can
/// read in its own: a line for each tile, letter and seven spaces, `A kx.....`.
///
/// ```
/// use tabletop::eko::TileSet;
/// let ours = TileSet::default().to_string();
/// assert!(ours.starts_with("A kx.....\nB .r..m..\n"));
/// assert_eq!(ours.parse(), Ok(TileSet::default()));
/// let fault = ours.replace("B .r", "B .z").parse::<TileSet>().unwrap_err();
/// assert_eq!(fault.to_string(), "line 2: 'z' in column 4 is no terrain of tile B, which can have .rcmkx");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileSet {
    /// In the order of [`LETTERS`].
    faces: [[char; 7]; 15],
}

/// Why a text is no set of tiles: in which line, and what is wrong there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {why}")]
pub struct TileSetError {
    /// The line, from 1; the one after the last if tiles are missing.
    pub line: usize,
    /// What is wrong.
    pub why: TileError,
}

/// What can be wrong with the line of a tile.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TileError {
    /// Not the next letter and a space.
    #[error("expected tile {expected} and a space")]
    Letter {
        /// The tile whose line it is.
        expected: char,
    },
    /// More or fewer than seven spaces.
    #[error("tile {letter} has {spaces} spaces, must be 7")]
    Spaces {
        /// The tile.
        letter: char,
        /// How many.
        spaces: usize,
    },
    /// A terrain that this tile cannot have.
    #[error(
        "{terrain:?} in column {column} is no terrain of tile {letter}, which can have {allowed}"
    )]
    Terrain {
        /// The tile.
        letter: char,
        /// Where in the line, from 1.
        column: usize,
        /// What stands there.
        terrain: char,
        /// What could.
        allowed: &'static str,
    },
    /// More than one temple.
    #[error("tile {letter} has a second temple")]
    TempleTwice {
        /// The tile.
        letter: char,
    },
    /// Lines beyond the last tile.
    #[error("there are no more tiles")]
    Beyond,
}

/// What a large tile can be made of: storms and portals have tiles of their own, and each temple is
/// on the tile that brings it.
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
    /// The letters of the large tiles for so many players, without those of the temples.
    pub(crate) fn letters(players: usize) -> &'static [char] {
        &LETTERS[..large_tile_count(players).min(COMMON)]
    }

    /// The tile in whose place this one can lie: B for N, E for O, others their own.
    pub(crate) fn place_of(letter: char) -> char {
        let temple = TEMPLES.iter().find(|(temple, _)| temple.letter() == letter);
        temple.map_or(letter, |(_, place)| *place)
    }

    /// The spaces of the tile of this letter laid on `centre` and turned; none if there is no such
    /// tile.
    pub(crate) fn lay(&self, letter: char, centre: Hex, turns: usize) -> Vec<(Hex, Terrain)> {
        self.tile(letter).map_or_else(Vec::new, |tile| lay(tile, centre, turns).collect())
    }

    /// The tile of this letter, A to O.
    fn tile(&self, letter: char) -> Option<LargeTile> {
        let at = LETTERS.iter().position(|known| *known == letter)?;
        Some((letter, self.faces[at]))
    }

    /// Centre and ring of the tile of this letter, A to O.
    #[must_use]
    pub fn face(&self, letter: char) -> Option<[Terrain; 7]> {
        let (_, faces) = self.tile(letter)?;
        let terrains: Option<Vec<Terrain>> = faces.into_iter().map(Terrain::from_letter).collect();
        terrains?.try_into().ok()
    }

    /// The same tiles, but for one space of one of them: 0 is its centre, 1 to 6 its ring. `None`
    /// where there is no such space, or it cannot be that.
    #[must_use]
    pub fn with_face(&self, letter: char, place: usize, terrain: Terrain) -> Option<Self> {
        let at = LETTERS.iter().position(|known| *known == letter)?;
        let mut changed = self.clone();
        let face = &mut changed.faces[at];
        *face.get_mut(place)? = terrain.letter();
        if is_temple(terrain.letter()) {
            // There is one on a tile: it moves here.
            let others = face.iter_mut().enumerate().filter(|(other, _)| *other != place);
            others.filter(|(_, f)| is_temple(**f)).for_each(|(_, f)| *f = '.');
        }
        Self::choices(letter).contains(&terrain).then_some(changed)
    }

    /// What the spaces of this tile can be.
    #[must_use]
    pub fn choices(letter: char) -> Vec<Terrain> {
        allowed(letter).chars().filter_map(Terrain::from_letter).collect()
    }

    /// What is wrong with these tiles for so many players, with or without those of the temples: too
    /// few movement spaces for all discs (D12).
    #[must_use]
    pub fn short_of_room(&self, players: usize) -> Option<PositionError> {
        let movement = |tile: LargeTile| tile.1.iter().filter(|face| **face == '.').count();
        let fewest = |letter: &char| {
            let temple = TEMPLES.iter().find(|(_, place)| place == letter);
            let letters = temple.map(|(temple, _)| temple.letter()).into_iter().chain([*letter]);
            letters.filter_map(|letter| self.tile(letter)).map(movement).min()
        };
        let movement: usize = Self::letters(players).iter().filter_map(fewest).sum();
        super::deal::lack_of_room(movement, players)
    }

    /// The large tiles for so many players, temples in their places.
    pub(crate) fn large(&self, players: usize, variants: &Variants) -> Vec<LargeTile> {
        let stands_for = |letter: char| {
            let temple = TEMPLES.iter().find(|(t, place)| variants.has(*t) && *place == letter);
            temple.map_or(letter, |(temple, _)| temple.letter())
        };
        Self::letters(players).iter().filter_map(|l| self.tile(stands_for(*l))).collect()
    }
}

impl FromStr for TileSet {
    type Err = TileSetError;

    /// Reads fifteen lines, tiles A to O in order.
    ///
    /// # Errors
    /// The first line that is not right, and why.
    fn from_str(text: &str) -> Result<Self, TileSetError> {
        let mut lines = text.trim_end().lines();
        let mut faces = [['.'; 7]; 15];
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

fn read_line(line: &str, letter: char) -> Result<[char; 7], TileError> {
    let rest = line.strip_prefix(letter).and_then(|rest| rest.strip_prefix(' '));
    let rest = rest.ok_or(TileError::Letter { expected: letter })?;
    let allowed = allowed(letter);
    if let Some((at, terrain)) = rest.chars().enumerate().find(|(_, c)| !allowed.contains(*c)) {
        // Before it stand the letter and a space.
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
    fn too_few_movement_spaces_are_a_fault_of_the_tiles() {
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
    fn a_line_that_is_not_right_is_named() {
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
