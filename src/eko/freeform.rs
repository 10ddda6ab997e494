//! Boards put together freely from large and small tiles (tiles.md): compact, in one piece, the
//! small tiles inside the land rather than at its rim.

use std::collections::BTreeMap;

use super::faces::LargeTile;
use super::tiles::{lay, lay_small};
use super::{Board, Landmark, Terrain, VariantTile};
use crate::core::hex::Hex;
use crate::core::rng::Rng;

/// How often a board is begun anew before it is given up.
const TRIES: usize = 500;

type Land = BTreeMap<Hex, Terrain>;

/// A tile as the spaces it covers when laid on a hexagon and turned.
#[derive(Clone, Copy)]
enum Tile {
    Large(LargeTile),
    Small(VariantTile, Landmark),
}

impl Tile {
    fn spaces(self, at: Hex, turns: usize) -> Vec<(Hex, Terrain)> {
        match self {
            Self::Large(tile) => lay(tile, at, turns).collect(),
            Self::Small(kind, landmark) => lay_small(kind, landmark, at, turns),
        }
    }
}

/// Lays all tiles; `None` if no legal board was found in many tries.
pub(super) fn build(
    large: &[LargeTile],
    small: &[VariantTile],
    rng: &mut Rng,
) -> Option<Vec<(Hex, Terrain)>> {
    (0..TRIES).find_map(|_| {
        let mut spaces: Vec<_> = attempt(large, small, rng)?.into_iter().collect();
        super::tiles::shift_to_origin(&mut spaces);
        Board::new(spaces.clone()).is_ok().then_some(spaces)
    })
}

/// Half of the land, then the small tiles, then the rest of the land around them.
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

/// Small tiles with what stands on them: the second pyramid is another than the first.
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

/// A place for the tile, drawn from the best: touching much of the land, near its middle.
fn choose(tile: Tile, land: &Land, rng: &mut Rng) -> Option<Vec<(Hex, Terrain)>> {
    if land.is_empty() {
        return Some(tile.spaces(Hex::new(0, 0), rng.below(6)));
    }
    let middle = middle(land);
    let mut places: Vec<(i32, Hex, usize)> = Vec::new();
    for at in anchors(land) {
        // How far a turn changes what is touched does not matter for a large tile.
        let turns = if matches!(tile, Tile::Large(_)) { 0..1 } else { 0..6 };
        for turns in turns {
            let spaces = tile.spaces(at, turns);
            let fits = spaces.iter().all(|(hex, _)| !land.contains_key(hex));
            if fits && opens(&spaces, land) {
                let touched = spaces.iter().flat_map(|(hex, _)| hex.neighbours());
                let edges = touched.filter(|hex| land.contains_key(hex)).count() as i32;
                places.push((4 * edges - far(at, middle), at, turns));
            }
        }
    }
    let best = places.iter().map(|(score, ..)| *score).max()?;
    places.retain(|(score, ..)| score + 4 >= best);
    let (_, at, turns) = *places.get(rng.below(places.len()))?;
    let turns = if matches!(tile, Tile::Large(_)) { rng.below(6) } else { turns };
    Some(tile.spaces(at, turns))
}

/// The middle of the land, as the sums of its coordinates and their number.
fn middle(land: &Land) -> (i32, i32, i32) {
    land.keys()
        .fold((0, 0, 0), |(q, r, n), hex| (q + i32::from(hex.q), r + i32::from(hex.r), n + 1))
}

/// How far a space lies from the middle, in half spaces.
fn far(at: Hex, (q, r, n): (i32, i32, i32)) -> i32 {
    let (q, r) = (2 * i32::from(at.q) - 2 * q / n, 2 * i32::from(at.r) - 2 * r / n);
    q.abs().max(r.abs()).max((q + r).abs())
}

/// Where a tile could be laid so that it may touch the land: up to two steps from it.
fn anchors(land: &Land) -> impl Iterator<Item = Hex> {
    let near = land.keys().flat_map(|hex| hex.neighbours());
    let mut anchors: Vec<Hex> = near.flat_map(|hex| hex.neighbours().chain([hex])).collect();
    anchors.sort_unstable();
    anchors.dedup();
    anchors.into_iter()
}

/// Whether a portal among these spaces opens to a plain movement space that no other opens to.
fn opens(spaces: &[(Hex, Terrain)], land: &Land) -> bool {
    spaces.iter().all(|(hex, terrain)| {
        let Terrain::Portal(direction) = terrain else { return true };
        let front = hex.step(*direction);
        let taken = land.iter().any(|(other, terrain)| match terrain {
            Terrain::Portal(direction) => other.step(*direction) == front,
            _ => false,
        });
        land.get(&front) == Some(&Terrain::Movement) && !taken
    })
}
