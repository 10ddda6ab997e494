//! The standard layouts, and how tiles are laid (tiles.md).

use super::faces::LargeTile;
use super::{Board, Landmark, SpaceSet, Terrain, VariantTile};
use crate::core::hex::{Direction, Hex};

/// The centres of the large tiles, in the same grouping.
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

/// How many large tiles serve so many players.
pub(crate) const fn large_tile_count(players: usize) -> usize {
    3 * players + 1
}

/// The centres of the large tiles in the standard layout.
pub(crate) fn centres(players: usize) -> impl Iterator<Item = Hex> + Clone {
    CENTRES[..large_tile_count(players)].iter().map(|(q, r)| Hex::new(*q, *r))
}

/// The spaces of a tile laid on `centre` and turned.
pub(crate) fn lay(
    (_, faces): LargeTile,
    centre: Hex,
    turns: usize,
) -> impl Iterator<Item = (Hex, Terrain)> {
    let ring = Direction::ALL.map(|d| centre.step(d.rotated(turns)));
    let hexes = std::iter::once(centre).chain(ring);
    hexes.zip(faces).filter_map(|(hex, face)| Some((hex, Terrain::from_letter(face)?)))
}

/// The spaces of a small tile laid on `at` and turned; none for the temples on large tiles.
pub(crate) fn lay_small(
    kind: VariantTile,
    landmark: Landmark,
    at: Hex,
    turns: usize,
) -> Vec<(Hex, Terrain)> {
    let towards = |turns: usize| at.step(Direction::from_number(turns));
    let storms = |hexes: &[Hex]| hexes.iter().map(|h| (*h, Terrain::Storm(landmark))).collect();
    match kind {
        VariantTile::Storm3 | VariantTile::Pyramid | VariantTile::Lighthouse => {
            storms(&[at, towards(turns), towards(turns + 1)])
        }
        VariantTile::Storm2 => storms(&[at, towards(turns)]),
        VariantTile::Portal => vec![(at, Terrain::Portal(Direction::from_number(turns)))],
        VariantTile::Wind => vec![(at, Terrain::WindTemple)],
        VariantTile::Sand | VariantTile::Moon => Vec::new(),
    }
}

/// Shifts spaces so that the smallest row and column are 0.
pub(crate) fn shift_to_origin<T>(spaces: &mut [(Hex, T)]) {
    let q = spaces.iter().map(|(h, _)| h.q).min().unwrap_or(0);
    let r = spaces.iter().map(|(h, _)| h.r).min().unwrap_or(0);
    for (hex, _) in spaces {
        *hex = Hex::new(hex.q - q, hex.r - r);
    }
}

/// The large tiles of a board that has the outline of a standard layout, one set of seven spaces
/// each; none on other boards, whose texts do not tell.
#[must_use]
pub fn large_tiles(board: &Board) -> Vec<SpaceSet> {
    let layout = (2..=4).find(|players| 7 * large_tile_count(*players) == board.len());
    let Some(players) = layout else { return Vec::new() };
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
