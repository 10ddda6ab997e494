//! Games as links, and what links hold.

use super::answer::game;
use crate::game::Game;
use crate::record::Record;
use crate::record::link::{self, Ground, Link};
use crate::record::save::SavedGame;

/// The link of the game that begins at a position and goes on with the moves behind it.
pub(super) fn write_link<G: Game>(line: &str) -> Result<String, String>
where
    SavedGame: From<Record<G>>,
{
    let record = game::<G>(line)?;
    link::write(&Link::Game(record.into())).map_err(|error| format!("the game is {error}"))
}

/// What a link holds; its address may stand before it.
pub(super) fn read_link(text: &str) -> Result<String, String> {
    let link = link::read(link::in_address(text).unwrap_or(text));
    match link.map_err(|error| format!("the link cannot be read: {error}"))? {
        Link::Game(game) => Ok(game.text()),
        Link::NewGame(ground, people) => {
            let (players, text) = ground_text(&ground);
            let (clans, seats) = (people.clans.words(players), people.seats.words(players));
            let names = people.names.join(", ");
            Ok(format!(
                "new game of {players} on {text}; clans {clans}; seats {seats}; names {names:?}"
            ))
        }
        Link::Board(ground) => {
            let (players, text) = ground_text(&ground);
            Ok(format!("board for {players}: {text}"))
        }
    }
}

/// The number of players, and the board in the notation.
fn ground_text(ground: &Ground) -> (usize, String) {
    let text = match ground {
        Ground::Eko(board, _) => board.text(),
        Ground::Cities(position) => position.to_string(),
    };
    (ground.players(), text)
}
