//! Where a game can begin, in few digits.

use super::digits::{Reader, Writer};
use super::error::LinkError;
use super::start::{Start as _, read_board, read_players, write_board, write_players};
use crate::cities;
use crate::eko::Board;

/// Where a game can begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A board of Ekö, for this number of players.
    Eko(Board, usize),
    /// A first position of Cities.
    Cities(cities::Position),
}

impl Ground {
    /// The number that stands for the game.
    pub(super) const fn game(&self) -> u32 {
        match self {
            Self::Eko(..) => 0,
            Self::Cities(_) => 1,
        }
    }

    /// The number of players.
    #[must_use]
    pub const fn players(&self) -> usize {
        match self {
            Self::Eko(_, players) => *players,
            Self::Cities(_) => 2,
        }
    }

    pub(super) fn write(&self, out: &mut Writer) {
        match self {
            Self::Eko(board, players) => {
                write_players(*players, out);
                write_board(board, out);
            }
            Self::Cities(position) => position.write(out),
        }
    }

    pub(super) fn read(game: u32, digits: &mut Reader) -> Result<Self, LinkError> {
        if game == 0 {
            let players = read_players(digits)?;
            Ok(Self::Eko(read_board(digits)?, players))
        } else {
            Ok(Self::Cities(cities::Position::read(digits)?))
        }
    }
}
