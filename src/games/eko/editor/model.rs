//! What the canvas shows: its hexagons, and what is on each.

use std::collections::BTreeMap;

use crate::core::hex::{Direction, Hex};
use crate::eko::Terrain;
use crate::games::eko::editor::{BoardEditor, Hand, Piece, PlacementError};
use crate::table::Toward;

/// The render model of a hexagon.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SpaceModel {
    /// The terrain of the tile that covers it.
    pub terrain: Option<Terrain>,
    /// The sides, by the numbers of their directions, that border on another tile or on none.
    pub edges: Vec<usize>,
    /// Whether the tile that is picked up covers it.
    pub held: bool,
    /// The terrain that a click on the pointed hexagon would place here.
    pub ghost: Option<Terrain>,
    /// Whether the tile here prevents that click from placing its tile.
    pub in_the_way: bool,
    /// Whether a problem concerns it.
    pub problem: bool,
}

/// Free hexagons around the tiles on the canvas.
const MARGIN: i16 = 2;
/// The fewest columns and rows.
const FEWEST: (i16, i16) = (11, 9);

/// The hexagon that an arrow key leads to. Up and down alternate between left and right by rows, so
/// that the column stays straight.
#[must_use]
pub const fn toward(hex: Hex, toward: Toward) -> Hex {
    let even = hex.r.rem_euclid(2) == 0;
    hex.step(match toward {
        Toward::Left => Direction::West,
        Toward::Right => Direction::East,
        Toward::Up if even => Direction::NorthEast,
        Toward::Up => Direction::NorthWest,
        Toward::Down if even => Direction::SouthEast,
        Toward::Down => Direction::SouthWest,
    })
}

impl BoardEditor {
    /// The hexagons of the canvas, row by row: all tiles with a margin, and `also`.
    #[must_use]
    pub fn rows(&self, also: Hex) -> Vec<Vec<Hex>> {
        // Twice the distance to the left edge: rows are shifted by halves.
        let across = |hex: Hex| 2 * hex.q + hex.r;
        let spaces: Vec<Hex> = self.draft().spaces().into_iter().map(|(hex, _)| hex).collect();
        let shown = || spaces.iter().copied().chain([also]);
        let span = |of: &dyn Fn(Hex) -> i16, margin: i16, fewest: i16| {
            let low = shown().map(of).min().unwrap_or(0) - margin;
            let high = shown().map(of).max().unwrap_or(0) + margin;
            let more = (fewest - (high - low + 1)).max(0);
            (low - more / 2, high + more - more / 2)
        };
        let (top, bottom) = span(&|hex| hex.r, MARGIN, FEWEST.1);
        let (left, right) = span(&across, 2 * MARGIN, 2 * FEWEST.0);
        let row = |r: i16| {
            let first = (left - r).div_euclid(2) + (left - r).rem_euclid(2);
            (first..=(right - r).div_euclid(2)).map(|q| Hex::new(q, r)).collect()
        };
        (top..=bottom).map(row).collect()
    }

    /// The hexagon in the middle of the tiles.
    #[must_use]
    pub fn middle(&self) -> Hex {
        let spaces: Vec<Hex> = self.draft().spaces().into_iter().map(|(hex, _)| hex).collect();
        let mean = |of: fn(&Hex) -> i16| {
            let sum: i32 = spaces.iter().map(|hex| i32::from(of(hex))).sum();
            (sum / spaces.len().max(1) as i32) as i16
        };
        Hex::new(mean(|hex| hex.q), mean(|hex| hex.r))
    }

    /// The models of the hexagons while `pointed` has the pointer or the focus; hexagons without an
    /// entry are empty.
    #[must_use]
    pub fn models(&self, pointed: Option<Hex>) -> BTreeMap<Hex, SpaceModel> {
        let draft = self.draft();
        let mut models: BTreeMap<Hex, SpaceModel> = BTreeMap::new();
        let held = match self.hand() {
            Hand::Piece(hex) => draft.piece_on(hex),
            _ => None,
        };
        for (hex, terrain) in draft.spaces() {
            let piece = draft.piece_on(hex);
            let other = |d: &Direction| draft.piece_on(hex.step(*d)) != piece;
            let edges = Direction::ALL.iter().filter(|d| other(d)).map(|d| d.number()).collect();
            let held = held.is_some() && piece == held;
            let model = SpaceModel { terrain: Some(terrain), edges, held, ..SpaceModel::default() };
            models.insert(hex, model);
        }
        for hex in draft.problems().into_iter().flat_map(|problem| problem.at) {
            models.entry(hex).or_default().problem = true;
        }
        if let (Hand::Tile(tile, rotation), Some(at)) = (self.hand(), pointed) {
            match draft.try_on(Piece { tile, at, rotation }) {
                Ok(spaces) => {
                    for (hex, terrain) in spaces {
                        models.entry(hex).or_default().ghost = Some(terrain);
                    }
                }
                Err(PlacementError::Taken(taken)) => {
                    for hex in taken {
                        models.entry(hex).or_default().in_the_way = true;
                    }
                }
                Err(_) => {}
            }
        }
        models
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::TileSet;
    use crate::games::eko::editor::{Draft, Tile};

    fn editor() -> BoardEditor {
        BoardEditor::new(Draft::new(2, TileSet::default()))
    }

    #[test]
    fn the_sides_towards_another_tile_are_edges_and_those_within_a_tile_are_not() {
        let mut editor = editor();
        editor.choose(Tile::Large('A'));
        editor.point(Hex::new(0, 0)).unwrap();
        let models = editor.models(None);
        assert!(models[&Hex::new(0, 0)].edges.is_empty());
        assert_eq!(models[&Hex::new(1, 0)].edges.len(), 3);
    }

    #[test]
    fn arrows_keep_the_row_or_a_straight_column() {
        for r in -3..3 {
            let here = Hex::new(2, r);
            assert_eq!(toward(here, Toward::Left), Hex::new(1, r));
            assert_eq!(toward(toward(here, Toward::Up), Toward::Down), here);
            let up = toward(toward(here, Toward::Up), Toward::Up);
            assert_eq!((up.r, up.centre().0), (r - 2, here.centre().0));
        }
    }

    #[test]
    fn the_canvas_shows_all_tiles_in_whole_rows() {
        let mut editor = editor();
        for (letter, at) in [('A', Hex::new(0, 0)), ('B', Hex::new(9, -6)), ('C', Hex::new(-7, 9))]
        {
            editor.choose(Tile::Large(letter));
            editor.point(at).unwrap();
        }
        let also = Hex::new(-12, -3);
        let rows = editor.rows(also);
        assert!(rows.concat().contains(&editor.middle()));
        let seen: Vec<Hex> = rows.concat();
        assert!(editor.draft().spaces().iter().all(|(hex, _)| seen.contains(hex)));
        assert!(seen.contains(&also));
        assert!(rows.iter().all(|row| row.windows(2).all(|pair| pair[1].q == pair[0].q + 1)));
    }
}
