//! A board on the workbench: the draft, what is in the hand, and what each hexagon around shows.

use std::collections::BTreeMap;

use crate::core::hex::{Direction, Hex};
use crate::eko::Terrain;
use crate::games::eko::editor::{Draft, Piece, PlacementError, Tile};

/// What the next click lays or moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Nothing.
    Empty,
    /// A tile from the box, turned by so many sixths.
    Tile(Tile, usize),
    /// The tile on the bench that covers this hexagon.
    Laid(Hex),
}

/// What a hexagon shows.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BenchView {
    /// What lies there.
    pub terrain: Option<Terrain>,
    /// The sides, by the numbers of their directions, beyond which another tile or none lies.
    pub rim: Vec<usize>,
    /// Whether the tile in the hand covers it.
    pub held: bool,
    /// What would lie there after a click where somebody points.
    pub ghost: Option<Terrain>,
    /// Whether something lies in the way of that.
    pub taken: bool,
    /// Whether something is wrong here.
    pub wrong: bool,
}

/// A board being put together by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Workbench {
    draft: Draft,
    hand: Hand,
}

/// Free hexagons around what lies on the bench, and the fewest rows and columns shown.
const MARGIN: i16 = 2;
const FEWEST: (i16, i16) = (11, 9);

impl Workbench {
    /// A draft on the bench, nothing in the hand.
    #[must_use]
    pub const fn new(draft: Draft) -> Self {
        Self { draft, hand: Hand::Empty }
    }

    /// The draft.
    #[must_use]
    pub const fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What is in the hand.
    #[must_use]
    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// Takes a tile from the box into the hand; the one that is there already is put back.
    pub fn take(&mut self, tile: Tile) {
        self.hand = match self.hand {
            Hand::Tile(held, _) if held == tile => Hand::Empty,
            _ => Hand::Tile(tile, 0),
        };
    }

    /// Puts down what is in the hand.
    pub const fn release(&mut self) {
        self.hand = Hand::Empty;
    }

    /// A click on a hexagon: lays the tile in the hand, moves the one picked up, or picks one up.
    ///
    /// # Errors
    /// Why the tile cannot lie there; nothing has changed.
    pub fn point(&mut self, hex: Hex) -> Result<(), PlacementError> {
        let there = self.draft.piece_on(hex);
        match self.hand {
            Hand::Tile(tile, turns) => {
                self.draft.place(Piece { tile, at: hex, turns })?;
                if self.draft.left().contains(&(tile, 0)) {
                    self.hand = Hand::Empty;
                }
            }
            Hand::Laid(from) if there.is_none() => {
                self.draft.shift(from, hex)?;
                self.hand = Hand::Laid(hex);
            }
            Hand::Laid(from) if there == self.draft.piece_on(from) => self.hand = Hand::Empty,
            Hand::Laid(_) | Hand::Empty => {
                there.ok_or(PlacementError::Nothing)?;
                self.hand = Hand::Laid(hex);
            }
        }
        Ok(())
    }

    /// Turns what is in the hand by a sixth.
    ///
    /// # Errors
    /// Why it cannot lie so, or that the hand is empty.
    pub fn turn(&mut self) -> Result<(), PlacementError> {
        match self.hand {
            Hand::Empty => Err(PlacementError::Nothing),
            Hand::Tile(tile, turns) => {
                self.hand = Hand::Tile(tile, (turns + 1) % 6);
                Ok(())
            }
            Hand::Laid(hex) => {
                let piece = self.draft.piece_on(hex).ok_or(PlacementError::Nothing)?;
                self.draft.turn(hex)?;
                // It turns about its first space, which it still covers.
                self.hand = Hand::Laid(piece.at);
                Ok(())
            }
        }
    }

    /// Puts the tile that is picked up back into the box.
    ///
    /// # Errors
    /// If none is picked up.
    pub fn remove(&mut self) -> Result<(), PlacementError> {
        let Hand::Laid(hex) = self.hand else { return Err(PlacementError::Nothing) };
        self.draft.remove(hex)?;
        self.hand = Hand::Empty;
        Ok(())
    }

    /// Changes the draft in another way; the hand is empty then.
    pub fn change(&mut self, change: impl FnOnce(&mut Draft)) {
        self.hand = Hand::Empty;
        change(&mut self.draft);
    }

    /// The hexagons to be seen, row by row: all that lies there with a margin, and `also`.
    #[must_use]
    pub fn rows(&self, also: Hex) -> Vec<Vec<Hex>> {
        // Twice the distance to the left edge: rows are shifted by halves.
        let across = |hex: Hex| 2 * hex.q + hex.r;
        let spaces: Vec<Hex> = self.draft.spaces().into_iter().map(|(hex, _)| hex).collect();
        let seen = || spaces.iter().copied().chain([also]);
        let span = |of: &dyn Fn(Hex) -> i16, margin: i16, fewest: i16| {
            let low = seen().map(of).min().unwrap_or(0) - margin;
            let high = seen().map(of).max().unwrap_or(0) + margin;
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

    /// The hexagon in the middle of what lies there.
    #[must_use]
    pub fn middle(&self) -> Hex {
        let spaces: Vec<Hex> = self.draft.spaces().into_iter().map(|(hex, _)| hex).collect();
        let mean = |of: fn(&Hex) -> i16| {
            let sum: i32 = spaces.iter().map(|hex| i32::from(of(hex))).sum();
            (sum / spaces.len().max(1) as i32) as i16
        };
        Hex::new(mean(|hex| hex.q), mean(|hex| hex.r))
    }

    /// What the hexagons show, with the pointer or the focus on `asked`; those without an entry
    /// show nothing.
    #[must_use]
    pub fn views(&self, asked: Option<Hex>) -> BTreeMap<Hex, BenchView> {
        let mut views: BTreeMap<Hex, BenchView> = BTreeMap::new();
        let held = match self.hand {
            Hand::Laid(hex) => self.draft.piece_on(hex),
            _ => None,
        };
        for (hex, terrain) in self.draft.spaces() {
            let piece = self.draft.piece_on(hex);
            let other = |d: &Direction| self.draft.piece_on(hex.step(*d)) != piece;
            let rim = Direction::ALL.iter().filter(|d| other(d)).map(|d| d.number()).collect();
            let view = views.entry(hex).or_default();
            *view = BenchView { terrain: Some(terrain), rim, ..BenchView::default() };
            view.held = held.is_some() && piece == held;
        }
        for hex in self.draft.faults().into_iter().flat_map(|fault| fault.at) {
            views.entry(hex).or_default().wrong = true;
        }
        if let (Hand::Tile(tile, turns), Some(at)) = (self.hand, asked) {
            match self.draft.try_on(Piece { tile, at, turns }) {
                Ok(spaces) => {
                    for (hex, terrain) in spaces {
                        views.entry(hex).or_default().ghost = Some(terrain);
                    }
                }
                Err(PlacementError::Taken(taken)) => {
                    for hex in taken {
                        views.entry(hex).or_default().taken = true;
                    }
                }
                Err(_) => {}
            }
        }
        views
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::TileSet;

    fn bench() -> Workbench {
        Workbench::new(Draft::new(2, TileSet::default()))
    }

    #[test]
    fn a_tile_is_laid_where_it_is_shown_and_the_hand_is_empty_when_the_box_is() {
        let mut bench = bench();
        let here = Hex::new(0, 0);
        bench.take(Tile::Large('A'));
        let shown: Vec<(Hex, Terrain)> = bench
            .views(Some(here))
            .into_iter()
            .filter_map(|(hex, view)| Some((hex, view.ghost?)))
            .collect();
        assert_eq!(bench.point(here), Ok(()));
        let mut laid = bench.draft().spaces();
        laid.sort_by_key(|(hex, _)| *hex);
        assert_eq!(shown, laid);
        assert_eq!(bench.hand(), Hand::Empty);
    }

    #[test]
    fn what_lies_in_the_way_is_shown_and_nothing_changes() {
        let mut bench = bench();
        let here = Hex::new(0, 0);
        bench.take(Tile::Large('A'));
        bench.point(here).unwrap();
        bench.take(Tile::Large('B'));
        let before = bench.clone();
        let beside = Hex::new(1, 0);
        assert!(bench.views(Some(beside)).values().any(|view| view.taken));
        assert!(matches!(bench.point(beside), Err(PlacementError::Taken(_))));
        assert_eq!(bench, before);
    }

    #[test]
    fn a_tile_is_picked_up_moved_turned_and_put_back() {
        let mut bench = bench();
        bench.take(Tile::Large('A'));
        bench.point(Hex::new(0, 0)).unwrap();
        bench.point(Hex::new(1, 0)).unwrap();
        assert!(bench.views(None).values().all(|view| view.held));
        bench.point(Hex::new(4, 0)).unwrap();
        assert_eq!(bench.draft().pieces()[0].at, Hex::new(3, 0));
        bench.turn().unwrap();
        assert_eq!(bench.draft().pieces()[0].turns, 1);
        assert!(matches!(bench.hand(), Hand::Laid(hex) if bench.draft().piece_on(hex).is_some()));
        bench.remove().unwrap();
        assert_eq!((bench.draft().pieces().len(), bench.hand()), (0, Hand::Empty));
        assert_eq!(bench.turn(), Err(PlacementError::Nothing));
    }

    #[test]
    fn the_bench_shows_all_that_lies_on_it_in_whole_rows() {
        let mut bench = bench();
        for (letter, at) in [('A', Hex::new(0, 0)), ('B', Hex::new(9, -6)), ('C', Hex::new(-7, 9))]
        {
            bench.take(Tile::Large(letter));
            bench.point(at).unwrap();
        }
        let also = Hex::new(-12, -3);
        let rows = bench.rows(also);
        assert!(rows.concat().contains(&bench.middle()));
        let seen: Vec<Hex> = rows.concat();
        assert!(bench.draft().spaces().iter().all(|(hex, _)| seen.contains(hex)));
        assert!(seen.contains(&also));
        assert!(rows.iter().all(|row| row.windows(2).all(|pair| pair[1].q == pair[0].q + 1)));
    }
}
