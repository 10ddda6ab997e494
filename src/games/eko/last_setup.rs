//! The last setup of a game, remembered for the next.

use std::fmt;

use super::{BoardChoice, VariantCounts};
use crate::eko::{PLAYERS, VariantTile};

/// The number of players, the board and the variants of the last new game. Its text is the number of
/// players, the counts of the tiles, and the choice of the board, with a space between: `3 0,0,1,… own:Mine`.
///
/// ```
/// use tabletop::games::eko::{BoardChoice, LastSetup};
/// let last: LastSetup = "3 2,0,0,0,0,0,0,1 ready:hourglass".parse().unwrap();
/// assert_eq!(last.board, BoardChoice::Ready("hourglass".into()));
/// assert_eq!(last.to_string().parse(), Ok(last));
/// assert!("5 2 own:".parse::<LastSetup>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastSetup {
    /// The number of players, 2–4.
    pub players: usize,
    /// The number of tiles of each variant.
    pub variants: VariantCounts,
    /// The board.
    pub board: BoardChoice,
}

/// A text that is no remembered setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no remembered setup")]
pub struct NoSetup;

impl Default for LastSetup {
    fn default() -> Self {
        let variants = [0; VariantTile::ALL.len()];
        Self { players: *PLAYERS.start(), variants, board: BoardChoice::default() }
    }
}

impl fmt::Display for LastSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts = self.variants.map(|count| count.to_string()).join(",");
        write!(f, "{} {counts} {}", self.players, self.board)
    }
}

impl std::str::FromStr for LastSetup {
    type Err = NoSetup;

    /// Reads what [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    /// If the text is anything else, or a number is too large for the box.
    fn from_str(text: &str) -> Result<Self, NoSetup> {
        let mut parts = text.splitn(3, ' ');
        let mut next = || parts.next().ok_or(NoSetup);
        let players =
            next()?.parse().ok().filter(|count| PLAYERS.contains(count)).ok_or(NoSetup)?;
        let counts: Vec<usize> = next()?.split(',').map_while(|count| count.parse().ok()).collect();
        let variants: VariantCounts = counts.try_into().map_err(|_| NoSetup)?;
        let fits = |(tile, count): (&VariantTile, &usize)| *count <= tile.in_box();
        if !VariantTile::ALL.iter().zip(&variants).all(fits) {
            return Err(NoSetup);
        }
        Ok(Self { players, variants, board: BoardChoice::from(next()?) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_text_is_no_setup() {
        let last = LastSetup { players: 4, ..LastSetup::default() };
        assert_eq!(last.to_string(), "4 0,0,0,0,0,0,0,0 ");
        assert_eq!(last.to_string().parse(), Ok(last));
        for damaged in
            ["", "4", "4 0,0", "9 0,0,0,0,0,0,0,0 ", "2 0,0,0,0,0,0,0,99 ", "2 0,0,0,x,0,0,0,0 "]
        {
            assert_eq!(damaged.parse::<LastSetup>(), Err(NoSetup), "{damaged}");
        }
    }
}
