//! The tiles of the box and the standard layouts (tiles.md). All of it is data.

use super::{Board, SpaceSet, Terrain, VariantTile, Variants};
use crate::hex::{Direction, Hex};

/// A tile: its letter, and the terrain of its centre and of its ring in direction order.
pub(crate) type LargeTile = (char, [char; 7]);

const fn tile(letter: char, faces: &[u8; 7]) -> LargeTile {
    let mut terrain = ['.'; 7];
    let mut i = 0;
    while i < 7 {
        terrain[i] = faces[i] as char;
        i += 1;
    }
    (letter, terrain)
}

/// The large tiles: the first seven serve 2 players, ten 3 players, all thirteen 4.
const LARGE: [LargeTile; 13] = [
    tile('A', b"kx....."),
    tile('B', b".r..m.."),
    tile('C', b"mcx...."),
    tile('D', b".r.c.r."),
    tile('E', b".r.c..."),
    tile('F', b"xm....."),
    tile('G', b".cx.r.."),
    tile('H', b"k...r.."),
    tile('I', b"m......"),
    tile('J', b".c..x.."),
    tile('K', b".kx...."),
    tile('L', b"cm....."),
    tile('M', b".r....."),
];

/// The tiles of the temples, each in place of another (D16).
const SAND: (char, LargeTile) = ('B', tile('N', b".n..m.."));
const MOON: (char, LargeTile) = ('E', tile('O', b".o.c..."));

/// The large tiles for so many players, temples in their places.
pub(crate) fn large_tiles_of(players: usize, variants: &Variants) -> Vec<LargeTile> {
    let mut tiles = LARGE[..large_tile_count(players)].to_vec();
    for (temple, (replaced, tile)) in [(VariantTile::Sand, SAND), (VariantTile::Moon, MOON)] {
        if variants.has(temple) {
            for place in tiles.iter_mut().filter(|(letter, _)| *letter == replaced) {
                *place = tile;
            }
        }
    }
    tiles
}

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
    let ring = Direction::ALL.map(|d| centre.step(d.turned(turns)));
    let hexes = std::iter::once(centre).chain(ring);
    hexes.zip(faces).filter_map(|(hex, face)| Some((hex, Terrain::from_letter(face)?)))
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
    fn discs_fill_all_movement_spaces_of_a_standard_board() {
        for players in 2..=4 {
            let faces = LARGE[..large_tile_count(players)].iter().flat_map(|(_, faces)| faces);
            assert_eq!(faces.filter(|f| **f == '.').count(), 16 * players);
        }
    }

    #[test]
    fn there_is_one_capital_fewer_than_players() {
        for players in 2..=4 {
            let faces = LARGE[..large_tile_count(players)].iter().flat_map(|(_, faces)| faces);
            assert_eq!(faces.filter(|f| **f == 'k').count(), players - 1);
        }
    }

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
