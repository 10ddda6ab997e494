//! The number of tiles of each variant, as the setup form offers them.

use crate::eko::{VariantTile, Variants};

/// The number of tiles of each kind, in the order of [`VariantTile::ALL`].
pub type VariantCounts = [usize; VariantTile::ALL.len()];

/// The tiles of these counts; no more of a kind than the box holds.
#[must_use]
pub fn variants(counts: VariantCounts) -> Variants {
    let of_kind =
        |(tile, count): (VariantTile, usize)| std::iter::repeat_n(tile, count.min(tile.in_box()));
    let tiles = VariantTile::ALL.into_iter().zip(counts).flat_map(of_kind).collect();
    Variants::new(tiles).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_yield_their_tiles_and_no_more_than_the_box_holds() {
        assert_eq!(variants([0; 8]), Variants::default());
        let all = variants([usize::MAX; 8]);
        for (kind, tile) in VariantTile::ALL.into_iter().enumerate() {
            let mut counts = [0; 8];
            counts[kind] = 1;
            assert_eq!(variants(counts).tiles(), [tile]);
            let there = all.tiles().iter().filter(|other| **other == tile).count();
            assert_eq!(there, tile.in_box());
        }
    }
}
