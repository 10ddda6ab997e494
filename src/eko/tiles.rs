//! The standard layouts and the spaces of laid tiles (tiles.md).

use super::numbers::PLAYERS;
use super::{Board, Landmark, SpaceSet, Terrain, VariantTile};
use crate::core::hex::{Direction, Hex};

/// A large tile: its letter, and the terrain letters of its centre and of its ring in direction
/// order.
pub(crate) type LargeTile = (char, [char; TILE_SPACES]);

/// The number of spaces of a large tile: its centre and the ring around it.
pub(crate) const TILE_SPACES: usize = 7;

/// The centres of the large tiles: the first seven for two players, ten for three, all for four.
const CENTRES: [(i16, i16); 13] = [
    (0, 0),
    (2, 1),
    (-1, 3),
    (-3, 2),
    (-2, -1),
    (1, -3),
    (3, -2),
    (1, 4),
    (-5, 1),
    (4, -5),
    (-4, 5),
    (-1, -4),
    (5, -1),
];

/// The number of large tiles on a standard board for this number of players: 7, 10 or 13.
pub(crate) const fn large_tile_count(players: usize) -> usize {
    3 * players + 1
}

/// The centres of the large tiles in the standard layout.
pub(crate) fn centres(players: usize) -> impl Iterator<Item = Hex> + Clone {
    CENTRES[..large_tile_count(players)].iter().map(|(q, r)| Hex::new(*q, *r))
}

/// The spaces of a large tile with its centre on `centre`, rotated by `rotation` sixths.
pub(crate) fn lay(
    (_, faces): LargeTile,
    centre: Hex,
    rotation: usize,
) -> impl Iterator<Item = (Hex, Terrain)> {
    let ring = Direction::ALL.map(|d| centre.step(d.rotated(rotation)));
    let hexes = std::iter::once(centre).chain(ring);
    hexes.zip(faces).filter_map(|(hex, face)| Some((hex, Terrain::from_letter(face)?)))
}

/// The spaces of a small tile with its first space on `at`, rotated by `rotation` sixths; none for
/// the tiles of the Sand and Moon temples, which are large.
pub(crate) fn lay_small(
    kind: VariantTile,
    landmark: Landmark,
    at: Hex,
    rotation: usize,
) -> Vec<(Hex, Terrain)> {
    let towards = |rotation: usize| at.step(Direction::from_number(rotation));
    let storms = |hexes: &[Hex]| hexes.iter().map(|h| (*h, Terrain::Storm(landmark))).collect();
    match kind {
        VariantTile::Storm3 | VariantTile::Pyramid | VariantTile::Lighthouse => {
            storms(&[at, towards(rotation), towards(rotation + 1)])
        }
        VariantTile::Storm2 => storms(&[at, towards(rotation)]),
        VariantTile::Portal => vec![(at, Terrain::Portal(Direction::from_number(rotation)))],
        VariantTile::Wind => vec![(at, Terrain::WindTemple)],
        VariantTile::Sand | VariantTile::Moon => Vec::new(),
    }
}

/// Shifts spaces until the smallest row and column are 0.
pub(crate) fn shift_to_origin<T>(spaces: &mut [(Hex, T)]) {
    let q = spaces.iter().map(|(h, _)| h.q).min().unwrap_or(0);
    let r = spaces.iter().map(|(h, _)| h.r).min().unwrap_or(0);
    for (hex, _) in spaces {
        *hex = Hex::new(hex.q - q, hex.r - r);
    }
}

/// The large tiles of a board, each as the set of its seven spaces, found by comparing its outline
/// with the standard layouts; none for any other outline.
///
/// ```
/// use tabletop::eko::{Variants, deal, large_tiles};
/// let start = deal(2, 7, &Variants::default()).unwrap();
/// let tiles = large_tiles(start.board());
/// assert_eq!((tiles.len(), tiles[0].len()), (7, 7));
/// ```
#[must_use]
pub fn large_tiles(board: &Board) -> Vec<SpaceSet> {
    let players =
        { PLAYERS }.find(|players| TILE_SPACES * large_tile_count(*players) == board.len());
    let Some(players) = players else { return Vec::new() };
    let mut hexes: Vec<(Hex, usize)> = Vec::new();
    for (number, centre) in centres(players).enumerate() {
        hexes.push((centre, number));
        hexes.extend(centre.neighbours().map(|hex| (hex, number)));
    }
    shift_to_origin(&mut hexes);
    let mut tiles = vec![SpaceSet::EMPTY; large_tile_count(players)];
    for (hex, number) in hexes {
        match board.space_at(hex) {
            Some(space) => tiles[number].insert(space),
            None => return Vec::new(),
        }
    }
    tiles
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tiles_of_a_layout_do_not_overlap() {
        for players in 2..=4 {
            let mut hexes: Vec<Hex> =
                centres(players).flat_map(|c| std::iter::once(c).chain(c.neighbours())).collect();
            hexes.sort();
            hexes.dedup();
            assert_eq!(hexes.len(), 7 * large_tile_count(players));
        }
    }
}
