//! What is in a link: what of a game is put there, and the game that it opens.

use super::error::LinkError;
use super::ground::Ground;
use super::people::People;
use crate::eko::deal_on;
use crate::game::Game;
use crate::record::Record;
use crate::record::save::SavedGame;
use crate::{cities, eko};

/// What is in a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// A game at one of its plies; one without plies is a position.
    Game(SavedGame),
    /// A new game on a board.
    NewGame(Ground, People),
    /// A board alone.
    Board(Ground),
}

/// What of a game is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shared {
    /// The whole game, at its current ply.
    Game,
    /// The whole game, looked back at from an earlier ply: the number of the ply stands behind it ([`step_of`](super::step_of)).
    Step,
    /// The current position alone.
    Position,
    /// A new game on the same board with the same players.
    NewGame,
    /// The board alone, for a new game.
    Board,
}

impl Shared {
    /// What of a game can be shared at any time.
    pub const ALWAYS: [Self; 4] = [Self::Game, Self::Position, Self::NewGame, Self::Board];
    /// What can be shared while an earlier ply is looked at.
    pub const IN_REVIEW: [Self; 5] =
        [Self::Game, Self::Step, Self::Position, Self::NewGame, Self::Board];

    /// The link of a record.
    #[must_use]
    pub fn link<G: Linked>(self, record: &Record<G>) -> Link {
        let people = People::of(record);
        let ground = || record.position_after(0).unwrap_or_else(|| record.position()).ground();
        match self {
            Self::Game | Self::Step => Link::Game(G::saved(record.clone())),
            Self::Position => Link::Game(G::saved(people.seated(record.position().clone()))),
            Self::NewGame => Link::NewGame(ground(), people),
            Self::Board => Link::Board(ground()),
        }
    }
}

/// A game that links can hold.
pub trait Linked: Game {
    /// A record of this game as one of any game.
    fn saved(record: Record<Self>) -> SavedGame;

    /// Where a game of this position can begin.
    fn ground(&self) -> Ground;
}

impl Linked for eko::Position {
    fn saved(record: Record<Self>) -> SavedGame {
        SavedGame::Eko(record)
    }

    fn ground(&self) -> Ground {
        Ground::Eko(self.board().clone(), self.seats().len())
    }
}

impl Linked for cities::Position {
    fn saved(record: Record<Self>) -> SavedGame {
        SavedGame::Cities(record)
    }

    fn ground(&self) -> Ground {
        Ground::Cities(*self)
    }
}

impl Link {
    /// The game that is shown when the link is opened; the discs of a new one are dealt by `seed`.
    ///
    /// # Errors
    /// If no game can begin on the board.
    ///
    /// ```
    /// use tabletop::eko::{Variants, deal};
    /// use tabletop::record::Record;
    /// use tabletop::record::link::Shared;
    /// use tabletop::record::save::SavedGame;
    ///
    /// let record = Record::new(deal(2, 7, &Variants::default()).unwrap(), vec!["Ann".into()]);
    /// let opened = Shared::NewGame.link(&record).open(8).unwrap();
    /// let SavedGame::Eko(opened) = opened else { panic!("another game") };
    /// assert_eq!(opened.position().board(), record.position().board());
    /// assert_eq!(opened.names(), record.names());
    /// assert_ne!(opened.position(), record.position());
    /// ```
    pub fn open(self, seed: u64) -> Result<SavedGame, LinkError> {
        let (ground, people) = match self {
            Self::Game(game) => return Ok(game),
            Self::NewGame(ground, people) => (ground, people),
            Self::Board(ground) => (ground, People::default()),
        };
        match ground {
            Ground::Cities(start) => Ok(people.seated(start).into()),
            Ground::Eko(board, players) => {
                let refused = |error: eko::DealError| LinkError::Start(error.to_string());
                Ok(people.seated(deal_on(&board, players, seed).map_err(refused)?).into())
            }
        }
    }
}
