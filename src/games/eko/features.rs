//! The parts of the variants on a board, each with a use of its own.

use crate::eko::{Board, Landmark, Space, Terrain};

/// A part of the variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    /// Storm zones.
    Storm,
    /// Portals.
    Portal,
    /// A pyramid.
    Pyramid,
    /// The lighthouse.
    Lighthouse,
    /// The Wind temple.
    Wind,
    /// The Moon temple.
    Moon,
    /// The Sand temple.
    Sand,
}

impl Feature {
    /// What a space belongs to; a storm space around a landmark belongs to that.
    #[must_use]
    pub fn of(board: &Board, space: Space) -> Option<Self> {
        let here = |landmark: &&Landmark| board.around(**landmark).contains(space);
        match (Landmark::KINDS.iter().find(here), board.terrain(space)) {
            (Some(Landmark::Lighthouse), _) => Some(Self::Lighthouse),
            (Some(_), _) => Some(Self::Pyramid),
            (None, Terrain::Storm(_)) => Some(Self::Storm),
            (None, Terrain::Portal(_)) => Some(Self::Portal),
            (None, Terrain::WindTemple) => Some(Self::Wind),
            (None, Terrain::MoonTemple) => Some(Self::Moon),
            (None, Terrain::SandTemple) => Some(Self::Sand),
            (None, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Position, VariantTile, Variants, deal};

    /// The parts that the spaces of a board belong to, each once.
    fn on(position: &Position) -> Vec<Feature> {
        let board = position.board();
        let mut found = Vec::new();
        for feature in board.spaces().filter_map(|space| Feature::of(board, space)) {
            if !found.contains(&feature) {
                found.push(feature);
            }
        }
        found
    }

    #[test]
    fn a_board_has_the_parts_of_its_tiles_and_no_others() {
        assert_eq!(on(&deal(2, 7, &Variants::default()).unwrap()), []);
        let with = |tile| on(&deal(2, 7, &Variants::new(vec![tile]).unwrap()).unwrap());
        assert_eq!(with(VariantTile::Pyramid), [Feature::Pyramid]);
        assert_eq!(with(VariantTile::Lighthouse), [Feature::Lighthouse]);
        assert_eq!(with(VariantTile::Portal), [Feature::Portal]);
        assert_eq!(with(VariantTile::Wind), [Feature::Wind]);
        assert_eq!(with(VariantTile::Moon), [Feature::Moon]);
        assert_eq!(with(VariantTile::Sand), [Feature::Sand]);
    }
}
