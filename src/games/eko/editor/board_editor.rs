//! The board editor: the draft, and what a click does.

use crate::core::hex::Hex;
use crate::games::eko::editor::{Draft, Piece, PlacementError, Tile};

/// What the next click places or moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Nothing.
    Empty,
    /// A tile from the box, with its rotation in sixths.
    Tile(Tile, usize),
    /// The tile on the canvas that covers this hexagon.
    Piece(Hex),
}

/// A board in the making and the hand that edits it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardEditor {
    draft: Draft,
    hand: Hand,
}

impl BoardEditor {
    /// An editor of this draft with an empty hand.
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

    /// Chooses a tile from the box; choosing the one in the hand again puts it back.
    pub fn choose(&mut self, tile: Tile) {
        self.hand = match self.hand {
            Hand::Tile(held, _) if held == tile => Hand::Empty,
            _ => Hand::Tile(tile, 0),
        };
    }

    /// Empties the hand.
    pub const fn release(&mut self) {
        self.hand = Hand::Empty;
    }

    /// A click on a hexagon: places the tile in the hand, moves the one picked up, or picks one up.
    ///
    /// # Errors
    /// Why the tile cannot be placed there; nothing has changed.
    pub fn point(&mut self, hex: Hex) -> Result<(), PlacementError> {
        let there = self.draft.piece_on(hex);
        match self.hand {
            Hand::Tile(tile, rotation) => {
                self.draft.place(Piece { tile, at: hex, rotation })?;
                if self.draft.left().contains(&(tile, 0)) {
                    self.hand = Hand::Empty;
                }
            }
            Hand::Piece(from) if there.is_none() => {
                self.draft.shift(from, hex)?;
                self.hand = Hand::Piece(hex);
            }
            Hand::Piece(from) if there == self.draft.piece_on(from) => self.hand = Hand::Empty,
            Hand::Piece(_) | Hand::Empty => {
                there.ok_or(PlacementError::Nothing)?;
                self.hand = Hand::Piece(hex);
            }
        }
        Ok(())
    }

    /// Rotates the tile in the hand by a sixth.
    ///
    /// # Errors
    /// Why it cannot be rotated, or that the hand is empty.
    pub fn rotate(&mut self) -> Result<(), PlacementError> {
        match self.hand {
            Hand::Empty => Err(PlacementError::Nothing),
            Hand::Tile(tile, rotation) => {
                self.hand = Hand::Tile(tile, (rotation + 1) % 6);
                Ok(())
            }
            Hand::Piece(hex) => {
                let piece = self.draft.piece_on(hex).ok_or(PlacementError::Nothing)?;
                self.draft.rotate(hex)?;
                // It rotates about its first space, which it still covers.
                self.hand = Hand::Piece(piece.at);
                Ok(())
            }
        }
    }

    /// Puts the tile that is picked up back into the box.
    ///
    /// # Errors
    /// If none is picked up.
    pub fn remove(&mut self) -> Result<(), PlacementError> {
        let Hand::Piece(hex) = self.hand else { return Err(PlacementError::Nothing) };
        self.draft.remove(hex)?;
        self.hand = Hand::Empty;
        Ok(())
    }

    /// Puts the tile that is picked up back into the box; without one, the tile on this hexagon.
    ///
    /// # Errors
    /// If there is neither; the hand is empty then.
    pub fn remove_at(&mut self, hex: Hex) -> Result<(), PlacementError> {
        if !matches!(self.hand, Hand::Piece(_)) {
            self.release();
            self.point(hex)?;
        }
        self.remove()
    }

    /// Changes the draft and empties the hand.
    pub fn edit(&mut self, edit: impl FnOnce(&mut Draft)) {
        self.hand = Hand::Empty;
        edit(&mut self.draft);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::{Terrain, TileSet};

    fn editor() -> BoardEditor {
        BoardEditor::new(Draft::new(2, TileSet::default()))
    }

    #[test]
    fn a_tile_is_laid_where_it_is_shown_and_the_hand_is_empty_when_the_box_is() {
        let mut editor = editor();
        let here = Hex::new(0, 0);
        editor.choose(Tile::Large('A'));
        let shown: Vec<(Hex, Terrain)> = editor
            .models(Some(here))
            .into_iter()
            .filter_map(|(hex, space)| Some((hex, space.ghost?)))
            .collect();
        assert_eq!(editor.point(here), Ok(()));
        let mut laid = editor.draft().spaces();
        laid.sort_by_key(|(hex, _)| *hex);
        assert_eq!(shown, laid);
        assert_eq!(editor.hand(), Hand::Empty);
    }

    #[test]
    fn what_lies_in_the_way_is_shown_and_nothing_changes() {
        let mut editor = editor();
        let here = Hex::new(0, 0);
        editor.choose(Tile::Large('A'));
        editor.point(here).unwrap();
        editor.choose(Tile::Large('B'));
        let before = editor.clone();
        let beside = Hex::new(1, 0);
        assert!(editor.models(Some(beside)).values().any(|space| space.in_the_way));
        assert!(matches!(editor.point(beside), Err(PlacementError::Taken(_))));
        assert_eq!(editor, before);
    }

    #[test]
    fn a_tile_is_picked_up_moved_turned_and_put_back() {
        let mut editor = editor();
        editor.choose(Tile::Large('A'));
        editor.point(Hex::new(0, 0)).unwrap();
        editor.point(Hex::new(1, 0)).unwrap();
        assert!(editor.models(None).values().all(|space| space.held));
        editor.point(Hex::new(4, 0)).unwrap();
        assert_eq!(editor.draft().pieces()[0].at, Hex::new(3, 0));
        editor.rotate().unwrap();
        assert_eq!(editor.draft().pieces()[0].rotation, 1);
        assert!(
            matches!(editor.hand(), Hand::Piece(hex) if editor.draft().piece_on(hex).is_some())
        );
        editor.remove().unwrap();
        assert_eq!((editor.draft().pieces().len(), editor.hand()), (0, Hand::Empty));
        assert_eq!(editor.rotate(), Err(PlacementError::Nothing));
    }

    #[test]
    fn delete_removes_the_tile_in_the_hand_or_the_one_on_the_hexagon() {
        let mut editor = editor();
        let (here, there) = (Hex::new(0, 0), Hex::new(5, 0));
        for (letter, at) in [('A', here), ('B', there)] {
            editor.choose(Tile::Large(letter));
            editor.point(at).unwrap();
        }
        editor.point(here).unwrap();
        editor.remove_at(there).unwrap();
        assert_eq!(editor.draft().piece_on(here), None);
        editor.choose(Tile::Large('A'));
        editor.remove_at(there).unwrap();
        assert!(editor.draft().pieces().is_empty());
        editor.choose(Tile::Large('A'));
        assert_eq!(editor.remove_at(there), Err(PlacementError::Nothing));
        assert_eq!(editor.hand(), Hand::Empty);
    }
}
