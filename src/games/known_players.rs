//! The players of a game, remembered for the next.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::core::clan::Clans;
use crate::core::player::Player;
use crate::core::seat::Seats;
use crate::game::Game;
use crate::record::Record;

/// The names of the players, their clans, and who plays for them. Its text is JSON.
///
/// ```
/// use tabletop::core::player::Player;
/// use tabletop::core::seat::Seat;
/// use tabletop::games::KnownPlayers;
/// let mut players = KnownPlayers { names: vec!["Ann".into()], ..KnownPlayers::default() };
/// players.seats.give(Player::B, Seat::Easy);
/// assert_eq!(players.to_string().parse(), Ok(players));
/// assert!("Ann".parse::<KnownPlayers>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KnownPlayers {
    /// The names in seat order; empty for players without one.
    pub names: Vec<String>,
    /// Their clans.
    pub clans: Clans,
    /// Who plays for them.
    pub seats: Seats,
}

/// A text that is no list of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no remembered players")]
pub struct NoPlayers;

#[derive(Serialize, Deserialize)]
struct Text {
    names: Vec<String>,
    clans: String,
    seats: String,
}

impl KnownPlayers {
    /// The players of a game.
    #[must_use]
    pub fn of<G: Game>(record: &Record<G>) -> Self {
        let seats = record.position().seats().iter();
        let name = |player: &Player| record.own_name(*player).unwrap_or_default().to_owned();
        Self { names: seats.map(name).collect(), clans: record.clans(), seats: record.seats() }
    }

    /// The name of a player; empty for one without.
    #[must_use]
    pub fn name(&self, player: Player) -> String {
        self.names.get(player.index()).cloned().unwrap_or_default()
    }
}

impl fmt::Display for KnownPlayers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = Player::ALL.len();
        let (clans, seats) = (self.clans.words(most), self.seats.words(most));
        let text = Text { names: self.names.clone(), clans, seats };
        f.write_str(&serde_json::to_string(&text).map_err(|_| fmt::Error)?)
    }
}

impl std::str::FromStr for KnownPlayers {
    type Err = NoPlayers;

    /// Reads what [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    /// If the text is anything else, or of a newer version.
    fn from_str(text: &str) -> Result<Self, NoPlayers> {
        let Text { names, clans, seats } = serde_json::from_str(text).map_err(|_| NoPlayers)?;
        let most = Player::ALL.len();
        let clans = Clans::read(&clans, most).ok_or(NoPlayers)?;
        let seats = Seats::read(&seats, most).map_err(|_| NoPlayers)?;
        if names.len() > most { Err(NoPlayers) } else { Ok(Self { names, clans, seats }) }
    }
}
