//! Ready-made boards: one for each theme and number of players, as data in `ready.tsv`.

use super::{Board, PositionError, VariantError, Variants};

/// The theme, players, tiles and board of each ready-made board, one a line.
const DATA: &str = include_str!("ready.tsv");

/// A ready-made board.
///
/// ```
/// use tabletop::eko::{deal_on, ready};
/// let board = ready::find("eye-of-the-storm", 2).unwrap().board().unwrap();
/// assert_eq!(board.storms().len(), 7);
/// assert!(deal_on(&board, 2, 7).is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadyBoard {
    /// The theme, the same for every number of players: `eye-of-the-storm`.
    pub key: &'static str,
    /// The number of players.
    pub players: usize,
    /// The letters of the variant tiles on it: `P,Q`.
    pub tiles: &'static str,
    /// The BOARD field of its positions (notation.md).
    pub text: &'static str,
}

impl ReadyBoard {
    /// The board.
    ///
    /// # Errors
    /// If the board is not legal, which tests rule out.
    pub fn board(&self) -> Result<Board, Vec<PositionError>> {
        self.text.parse()
    }

    /// The variant tiles on it.
    ///
    /// # Errors
    /// If the box does not hold these tiles, which tests rule out.
    pub fn variants(&self) -> Result<Variants, VariantError> {
        self.tiles.parse()
    }
}

/// All ready-made boards, theme by theme, each for 2, 3 and 4 players.
pub fn boards() -> impl Iterator<Item = ReadyBoard> {
    DATA.lines().filter_map(|line| {
        let mut columns = line.split('\t');
        Some(ReadyBoard {
            key: columns.next()?,
            players: columns.next()?.parse().ok()?,
            tiles: columns.next()?,
            text: columns.next()?,
        })
    })
}

/// The themes: the variants one by one, then the mixes.
pub fn themes() -> impl Iterator<Item = &'static str> {
    boards().filter(|board| board.players == 2).map(|board| board.key)
}

/// The board of a theme for this number of players.
#[must_use]
pub fn find(key: &str, players: usize) -> Option<ReadyBoard> {
    boards().find(|board| board.key == key && board.players == players)
}

/// The ready-made board of this text.
#[must_use]
pub fn find_text(text: &str) -> Option<ReadyBoard> {
    boards().find(|board| board.text == text)
}

/// The ready-made boards as text: a line of theme, players, tiles and board for each, separated by
/// tabs.
#[must_use]
pub fn list() -> &'static str {
    DATA
}
