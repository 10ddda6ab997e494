//! A board being put together by hand: tiles laid, turned, moved and taken away, and at every moment
//! everything that is still wrong with it. Pure data; it becomes a [`Board`] only if it is a legal
//! one on which all discs find room.

use crate::core::hex::Hex;
use crate::core::text::put_in_order;
use crate::eko::{
    Board, Landmark, PositionError, Terrain, TileSet, VariantTile, read_spaces, short_of_room,
    write_spaces,
};
use crate::games::eko::editor::tile::{Piece, PlacementError, REACH, Tile};

/// Something that is still wrong, and where on the draft; nowhere if it is about the whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DraftError {
    /// What is wrong. It names the spaces as the finished board would.
    pub fault: PositionError,
    /// The spaces it is about, where they lie on the draft.
    pub at: Vec<Hex>,
}

/// A board being put together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    players: usize,
    laid: Laid,
    /// How it was before each step, and what was taken back.
    past: Vec<Laid>,
    future: Vec<Laid>,
}

/// What a step can change.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Laid {
    tiles: TileSet,
    pieces: Vec<Piece>,
}

impl Draft {
    /// An empty table and the box for so many players; 2 for fewer, 4 for more.
    #[must_use]
    pub fn new(players: usize, tiles: TileSet) -> Self {
        let laid = Laid { tiles, pieces: Vec::new() };
        Self { players: players.clamp(2, 4), laid, past: Vec::new(), future: Vec::new() }
    }

    /// The spaces of a BOARD text, loose: a text does not tell which tiles they were. They need not
    /// be a legal board yet.
    ///
    /// # Errors
    /// Where the text does not read on.
    pub fn read(text: &str, players: usize, tiles: TileSet) -> Result<Self, PositionError> {
        let loose = |(at, terrain)| Piece { tile: Tile::Loose(terrain), at, turns: 0 };
        let mut draft = Self::new(players, tiles);
        draft.laid.pieces = read_spaces(text)?.into_iter().map(loose).collect();
        Ok(draft)
    }

    /// For how many players the board shall be.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.players
    }

    /// Takes the box for another number of players; what lies on the table stays.
    pub fn set_players(&mut self, players: usize) {
        self.players = players.clamp(2, 4);
    }

    /// The faces of the large tiles.
    #[must_use]
    pub const fn tiles(&self) -> &TileSet {
        &self.laid.tiles
    }

    /// Gives the large tiles other faces, those on the table too.
    pub fn set_tiles(&mut self, tiles: TileSet) {
        if tiles != self.laid.tiles {
            self.step();
            self.laid.tiles = tiles;
        }
    }

    /// The tiles on the table, in the order in which they were laid.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.laid.pieces
    }

    /// The tile that covers a hexagon.
    #[must_use]
    pub fn piece_on(&self, hex: Hex) -> Option<Piece> {
        self.number_of(hex).map(|number| self.laid.pieces[number])
    }

    /// The spaces of a tile of this kind laid so, to be shown before it is.
    ///
    /// # Errors
    /// Why it cannot be laid there.
    pub fn try_on(&self, piece: Piece) -> Result<Vec<(Hex, Terrain)>, PlacementError> {
        if self.left_of(piece.tile) == 0 {
            return Err(PlacementError::NoneLeft);
        }
        self.fits(piece, None)?;
        Ok(piece.spaces(&self.laid.tiles, landmark(piece.tile, &self.laid.pieces)))
    }

    /// Lays a tile.
    ///
    /// # Errors
    /// Why it cannot be laid there; nothing has changed.
    pub fn place(&mut self, piece: Piece) -> Result<(), PlacementError> {
        self.try_on(piece)?;
        self.step();
        self.laid.pieces.push(Piece { turns: piece.turns % 6, ..piece });
        Ok(())
    }

    /// Turns the tile that covers a hexagon by a sixth, counter-clockwise, about its first space.
    ///
    /// # Errors
    /// Why it cannot lie so; nothing has changed.
    pub fn turn(&mut self, hex: Hex) -> Result<(), PlacementError> {
        self.change(hex, |piece| Piece { turns: (piece.turns + 1) % 6, ..piece })
    }

    /// Moves the tile that covers `from` by as much as it is from there to `to`.
    ///
    /// # Errors
    /// Why it cannot lie there; nothing has changed.
    pub fn shift(&mut self, from: Hex, to: Hex) -> Result<(), PlacementError> {
        to.within(REACH).then_some(()).ok_or(PlacementError::TooFar)?;
        self.change(from, |piece| {
            let at = Hex::new(piece.at.q + to.q - from.q, piece.at.r + to.r - from.r);
            Piece { at, ..piece }
        })
    }

    /// Takes away the tile that covers a hexagon.
    ///
    /// # Errors
    /// If there is none.
    pub fn remove(&mut self, hex: Hex) -> Result<Piece, PlacementError> {
        let number = self.number_of(hex).ok_or(PlacementError::Nothing)?;
        self.step();
        Ok(self.laid.pieces.remove(number))
    }

    /// Takes away all tiles.
    pub fn clear(&mut self) {
        if !self.laid.pieces.is_empty() {
            self.step();
            self.laid.pieces.clear();
        }
    }

    /// Lays these where they lie clear of what is there and of each other; for texts that tell them.
    pub(super) fn lay_all(
        &mut self,
        pieces: impl IntoIterator<Item = Piece>,
    ) -> Result<(), PlacementError> {
        for piece in pieces {
            self.fits(piece, None)?;
            self.laid.pieces.push(piece);
        }
        Ok(())
    }

    /// Takes away all tiles and lays those of another draft.
    pub fn lay_anew(&mut self, other: &Self) {
        self.step();
        self.laid.pieces.clone_from(&other.laid.pieces);
    }

    /// Whether there is a step to take back, and one to take again.
    #[must_use]
    pub fn can_undo_redo(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Takes back the last step. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.laid, before));
        true
    }

    /// Takes the step again that was taken back last. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.laid, after));
        true
    }

    /// All spaces, where they lie on the draft. The pyramid laid first is the first.
    #[must_use]
    pub fn spaces(&self) -> Vec<(Hex, Terrain)> {
        let pieces = self.laid.pieces.iter().enumerate();
        let spaces = pieces.map(|(n, piece)| {
            piece.spaces(&self.laid.tiles, landmark(piece.tile, &self.laid.pieces[..n]))
        });
        spaces.flatten().collect()
    }

    /// The spaces as a BOARD text, to be kept and [read](Self::read) again, legal or not.
    #[must_use]
    pub fn text(&self) -> String {
        let mut spaces = self.spaces();
        put_in_order(&mut spaces);
        write_spaces(spaces)
    }

    /// Everything that is still wrong; nothing if [`board`](Self::board) gives one.
    #[must_use]
    pub fn faults(&self) -> Vec<DraftError> {
        self.board().err().unwrap_or_default()
    }

    /// The finished board.
    ///
    /// # Errors
    /// Everything that is still wrong.
    pub fn board(&self) -> Result<Board, Vec<DraftError>> {
        let mut spaces = self.spaces();
        let q = spaces.iter().map(|(hex, _)| hex.q).min().unwrap_or(0);
        let r = spaces.iter().map(|(hex, _)| hex.r).min().unwrap_or(0);
        for (hex, _) in &mut spaces {
            *hex = Hex::new(hex.q - q, hex.r - r);
        }
        let short = short_of_room(&spaces, self.players);
        // Of no spaces at all there is nothing else to say.
        let board = if spaces.is_empty() { Err(Vec::new()) } else { Board::new(spaces) };
        let faults = match (board, short) {
            (Ok(board), None) => return Ok(board),
            (board, short) => board.err().unwrap_or_default().into_iter().chain(short),
        };
        let place = |hex: Hex| Hex::new(hex.q + q, hex.r + r);
        Err(faults
            .map(|fault| DraftError { at: fault.spaces().into_iter().map(place).collect(), fault })
            .collect())
    }

    fn number_of(&self, hex: Hex) -> Option<usize> {
        self.laid.pieces.iter().position(|piece| self.covered(*piece).contains(&hex))
    }

    fn covered(&self, piece: Piece) -> Vec<Hex> {
        piece.spaces(&self.laid.tiles, Landmark::None).into_iter().map(|(hex, _)| hex).collect()
    }

    /// Whether a piece can lie there beside all others but `itself`.
    fn fits(&self, piece: Piece, itself: Option<usize>) -> Result<(), PlacementError> {
        if !piece.at.within(REACH) {
            return Err(PlacementError::TooFar);
        }
        let covered = self.covered(piece);
        let others =
            self.laid.pieces.iter().enumerate().filter(|(number, _)| Some(*number) != itself);
        let spaces = others.flat_map(|(_, other)| self.covered(*other));
        let taken: Vec<Hex> = spaces.filter(|hex| covered.contains(hex)).collect();
        if taken.is_empty() { Ok(()) } else { Err(PlacementError::Taken(taken)) }
    }

    fn change(&mut self, hex: Hex, to: impl Fn(Piece) -> Piece) -> Result<(), PlacementError> {
        let number = self.number_of(hex).ok_or(PlacementError::Nothing)?;
        let piece = to(self.laid.pieces[number]);
        self.fits(piece, Some(number))?;
        self.step();
        self.laid.pieces[number] = piece;
        Ok(())
    }

    /// Before a change: how it is now can be come back to.
    fn step(&mut self) {
        self.past.push(self.laid.clone());
        self.future.clear();
    }
}

/// What stands on a tile that is laid after others: the second pyramid is another than the first,
/// which may lie in loose spaces.
fn landmark(tile: Tile, before: &[Piece]) -> Landmark {
    let first = Tile::Loose(Terrain::Storm(Landmark::Pyramid1));
    match tile {
        Tile::Small(VariantTile::Pyramid)
            if before.iter().any(|p| p.tile == tile || p.tile == first) =>
        {
            Landmark::Pyramid2
        }
        Tile::Small(VariantTile::Pyramid) => Landmark::Pyramid1,
        Tile::Small(VariantTile::Lighthouse) => Landmark::Lighthouse,
        _ => Landmark::None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(tile: Tile, q: i16, r: i16) -> Piece {
        Piece { tile, at: Hex::new(q, r), turns: 0 }
    }

    fn kinds(draft: &Draft) -> Vec<PositionError> {
        draft.faults().into_iter().map(|fault| fault.fault).collect()
    }

    #[test]
    fn seven_large_tiles_make_a_board_for_two() {
        let mut draft = Draft::new(2, TileSet::default());
        assert_eq!(kinds(&draft), [PositionError::TooFewSpaces { movement: 0, discs: 32 }]);
        let centres = [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)];
        for (letter, (q, r)) in ('A'..='G').zip(centres) {
            assert!(draft.board().is_err());
            draft.place(piece(Tile::Large(letter), q, r)).unwrap();
        }
        assert_eq!(draft.board().unwrap().len(), 49);
        assert!(
            draft.left().iter().all(|(tile, left)| matches!(tile, Tile::Small(_)) || *left == 0)
        );
        draft.set_players(3);
        assert_eq!(kinds(&draft), [PositionError::TooFewSpaces { movement: 32, discs: 48 }]);
    }

    #[test]
    fn what_cannot_lie_there_is_refused_and_changes_nothing() {
        let mut draft = Draft::new(2, TileSet::default());
        draft.place(piece(Tile::Large('B'), 0, 0)).unwrap();
        let before = draft.clone();
        let wind = Tile::Small(VariantTile::Wind);
        let mut refused = |placed| draft.place(placed).unwrap_err();
        assert_eq!(refused(piece(wind, 1, 0)), PlacementError::Taken(vec![Hex::new(1, 0)]));
        assert_eq!(refused(piece(wind, 101, 0)), PlacementError::TooFar);
        for none in ['B', 'N', 'K', 'Z'] {
            assert_eq!(refused(piece(Tile::Large(none), 5, 5)), PlacementError::NoneLeft, "{none}");
        }
        assert_eq!(draft.turn(Hex::new(4, 4)), Err(PlacementError::Nothing));
        assert_eq!(draft, before);
    }

    #[test]
    fn each_fault_names_its_place_on_the_draft() {
        let mut draft = Draft::new(2, TileSet::default());
        let portal = Tile::Small(VariantTile::Portal);
        for (at, tile) in [(-3, portal), (-1, Tile::Loose(Terrain::Movement))] {
            draft.place(piece(tile, at, -2)).unwrap();
        }
        let into_nothing = |draft: &Draft| {
            let faults = draft.faults().into_iter();
            let portal =
                |fault: &DraftError| matches!(fault.fault, PositionError::PortalIntoNothing { .. });
            faults.filter(portal).flat_map(|fault| fault.at).collect::<Vec<_>>()
        };
        assert_eq!(into_nothing(&draft), [Hex::new(-3, -2)]);
        draft.shift(Hex::new(-3, -2), Hex::new(-2, -2)).unwrap();
        assert!(into_nothing(&draft).is_empty());
        draft.turn(Hex::new(-2, -2)).unwrap();
        assert_eq!(into_nothing(&draft), [Hex::new(-2, -2)]);
    }

    #[test]
    fn a_pyramid_laid_beside_one_that_was_read_is_the_second() {
        let mut draft = Draft::read(".../.pp/.p.", 2, TileSet::default()).unwrap();
        let pyramid = Tile::Small(VariantTile::Pyramid);
        assert!(draft.left().contains(&(pyramid, 1)));
        draft.place(piece(pyramid, 3, 2)).unwrap();
        assert!(draft.text().contains('q'));
        assert_eq!(kinds(&draft), [PositionError::TooFewSpaces { movement: 6, discs: 32 }]);
        assert_eq!(draft.place(piece(pyramid, 6, 6)), Err(PlacementError::NoneLeft));
    }

    #[test]
    fn a_text_that_is_no_legal_board_yet_can_be_mended() {
        let mut draft = Draft::read(".x.", 2, TileSet::default()).unwrap();
        assert!(matches!(kinds(&draft)[0], PositionError::Unconnected { .. }));
        draft.remove(Hex::new(1, 0)).unwrap();
        draft.place(piece(Tile::Loose(Terrain::Movement), 1, 0)).unwrap();
        assert_eq!(kinds(&draft), [PositionError::TooFewSpaces { movement: 3, discs: 32 }]);
        assert!(draft.undo() && draft.undo() && !draft.undo() && draft.redo());
    }
}
