//! Boards put together freely from large and small tiles (tiles.md): compact, in one piece, with the
//! small tiles inside the land rather than at its rim.

use std::collections::BTreeMap;

use super::tiles::{LargeTile, lay, lay_small, shift_to_origin};
use super::{Board, Landmark, Terrain, VariantTile};
use crate::core::hex::Hex;
use crate::core::order::insert_in_order;
use crate::core::rng::Rng;

/// The most attempts at a board before giving up.
const TRIES: usize = 500;

type Land = BTreeMap<Hex, Terrain>;

/// A tile to lay.
#[derive(Clone, Copy)]
enum Tile {
    Large(LargeTile),
    Small(VariantTile, Landmark),
}

impl Tile {
    /// The spaces of the tile on `at`, rotated by `rotation` sixths.
    fn spaces(self, at: Hex, rotation: usize) -> Vec<(Hex, Terrain)> {
        match self {
            Self::Large(tile) => lay(tile, at, rotation).collect(),
            Self::Small(kind, landmark) => lay_small(kind, landmark, at, rotation),
        }
    }
}

/// Lays all tiles; `None` if no legal board was found in [`TRIES`] attempts.
pub(super) fn build(
    large: &[LargeTile],
    small: &[VariantTile],
    rng: &mut Rng,
) -> Option<Vec<(Hex, Terrain)>> {
    (0..TRIES).find_map(|_| {
        let mut spaces: Vec<_> = attempt(large, small, rng)?.into_iter().collect();
        shift_to_origin(&mut spaces);
        Board::new(spaces.clone()).is_ok().then_some(spaces)
    })
}

/// Lays half of the large tiles, then the small tiles, then the other large tiles around them.
fn attempt(large: &[LargeTile], small: &[VariantTile], rng: &mut Rng) -> Option<Land> {
    let mut large: Vec<Tile> = large.iter().copied().map(Tile::Large).collect();
    rng.shuffle(&mut large);
    let mut inner = with_landmarks(small);
    rng.shuffle(&mut inner);
    let rest = large.split_off(large.len() / 2 + 1);
    let mut land = Land::new();
    for tile in large.into_iter().chain(inner).chain(rest) {
        let spaces = choose(tile, &land, rng)?;
        land.extend(spaces);
    }
    Some(land)
}

/// The small tiles with their landmarks, of which the two pyramids differ.
fn with_landmarks(small: &[VariantTile]) -> Vec<Tile> {
    let mut pyramids = [Landmark::Pyramid1, Landmark::Pyramid2].into_iter();
    let landmark = |kind: &VariantTile| match kind {
        VariantTile::Pyramid => pyramids.next().unwrap_or(Landmark::None),
        VariantTile::Lighthouse => Landmark::Lighthouse,
        _ => Landmark::None,
    };
    let landmarks: Vec<Landmark> = small.iter().map(landmark).collect();
    small.iter().zip(landmarks).map(|(kind, landmark)| Tile::Small(*kind, landmark)).collect()
}

/// The spaces of the tile where it fits, drawn from the best positions: those that touch much of the
/// land near its middle.
fn choose(tile: Tile, land: &Land, rng: &mut Rng) -> Option<Vec<(Hex, Terrain)>> {
    if land.is_empty() {
        return Some(tile.spaces(Hex::new(0, 0), rng.below(6)));
    }
    let middle = middle(land);
    let mut options: Vec<(i32, Hex, usize)> = Vec::new();
    for at in anchors(land) {
        // A large tile touches the same spaces in every rotation.
        let rotations = if matches!(tile, Tile::Large(_)) { 0..1 } else { 0..6 };
        for rotation in rotations {
            let spaces = tile.spaces(at, rotation);
            let fits = spaces.iter().all(|(hex, _)| !land.contains_key(hex));
            if fits && opens(&spaces, land) {
                let touched = spaces.iter().flat_map(|(hex, _)| hex.neighbours());
                let edges = touched.filter(|hex| land.contains_key(hex)).count() as i32;
                options.push((4 * edges - distance(at, middle), at, rotation));
            }
        }
    }
    let best = options.iter().map(|(score, ..)| *score).max()?;
    options.retain(|(score, ..)| score + 4 >= best);
    let (_, at, rotation) = *options.get(rng.below(options.len()))?;
    let rotation = if matches!(tile, Tile::Large(_)) { rng.below(6) } else { rotation };
    Some(tile.spaces(at, rotation))
}

/// The sums of the coordinates of the land and the number of its spaces.
fn middle(land: &Land) -> (i32, i32, i32) {
    land.keys()
        .fold((0, 0, 0), |(q, r, n), hex| (q + i32::from(hex.q), r + i32::from(hex.r), n + 1))
}

/// The distance of a space from the middle, in half spaces.
fn distance(at: Hex, (q, r, n): (i32, i32, i32)) -> i32 {
    let (q, r) = (2 * i32::from(at.q) - 2 * q / n, 2 * i32::from(at.r) - 2 * r / n);
    q.abs().max(r.abs()).max((q + r).abs())
}

/// The hexagons on which a tile may touch the land: up to two steps from it.
fn anchors(land: &Land) -> impl Iterator<Item = Hex> {
    let near = land.keys().flat_map(|hex| hex.neighbours());
    let mut anchors = Vec::new();
    near.flat_map(|hex| hex.neighbours().chain([hex]))
        .for_each(|hex| insert_in_order(&mut anchors, hex));
    anchors.into_iter()
}

/// Whether each portal among these spaces opens to a plain movement space to which no other opens
/// (D15).
fn opens(spaces: &[(Hex, Terrain)], land: &Land) -> bool {
    spaces.iter().all(|(hex, terrain)| {
        let Terrain::Portal(direction) = terrain else { return true };
        let front = hex.step(*direction);
        let shared = land.iter().any(|(other, terrain)| match terrain {
            Terrain::Portal(direction) => other.step(*direction) == front,
            _ => false,
        });
        land.get(&front) == Some(&Terrain::Movement) && !shared
    })
}
