//! Names, clans and seats in few digits.

use super::digits::{Reader, Writer};
use super::error::LinkError;
use super::text::{Odds, read_text, write_text};
use crate::core::clan::{Clan, Clans};
use crate::core::player::Player;
use crate::core::seat::{Seat, Seats};
use crate::game::Game;
use crate::record::{LONGEST_NAME, Record};

/// Those who play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct People {
    /// The names, in seat order; empty where nobody has given one.
    pub names: Vec<String>,
    /// The clans.
    pub clans: Clans,
    /// Who plays for each player.
    pub seats: Seats,
}

impl People {
    /// Those who play in a record.
    #[must_use]
    pub fn of<G: Game>(record: &Record<G>) -> Self {
        let name = |player: &Player| record.own_name(*player).unwrap_or_default().to_owned();
        let names = record.position().seats().iter().map(name).collect();
        Self { names, clans: record.clans(), seats: record.seats() }
    }

    /// A game of these people that begins at `start`.
    #[must_use]
    pub fn seated<G: Game>(self, start: G) -> Record<G> {
        Record::new(start, self.names).with_clans(self.clans).with_seats(self.seats)
    }
}

/// Who can have a seat, by the number that stands for it.
const SEATS: [Seat; 5] = [Seat::Human, Seat::Beginner, Seat::Easy, Seat::Medium, Seat::Hard];
/// The kinds of seat: a digit with room for more.
const ALL_SEATS: u32 = 8;
/// The clans, by the number that stands for each.
const CLANS: [Clan; 4] = [Clan::Wave, Clan::Star, Clan::Sun, Clan::Leaf];
/// The most bytes of a character.
const CHAR_BYTES: usize = 4;

/// Writes those who play for the first `players`.
pub(super) fn write_people(people: &People, players: usize, out: &mut Writer) {
    let mut left = CLANS.to_vec();
    for player in Player::ALL {
        let clan = people.clans.of(player);
        let at = left.iter().position(|other| *other == clan).unwrap_or(0);
        out.digit(at as u32, left.len() as u32);
        left.remove(at);
    }
    for player in Player::first(players) {
        let seat = people.seats.of(*player);
        let number = SEATS.iter().position(|other| *other == seat).unwrap_or(0);
        out.digit(number as u32, ALL_SEATS);
    }
    let mut names =
        people.names.iter().map(String::as_str).chain(std::iter::repeat("")).take(players);
    let named = people.names.iter().take(players).any(|name| !name.is_empty());
    out.flag(named);
    if named {
        let mut odds = Odds::of_texts();
        names.by_ref().for_each(|name| write_text(name, &mut odds, out));
    }
}

/// Reads those who play for the first `players`.
///
/// # Errors
/// If there is an unknown seat, or a name that is none.
pub(super) fn read_people(players: usize, digits: &mut Reader) -> Result<People, LinkError> {
    let mut left = CLANS.to_vec();
    let clans = Player::ALL.map(|_| left.remove(digits.digit(left.len() as u32) as usize));
    let clans = Clans::of_seats(&clans).unwrap_or_default();
    let mut seats = Seats::default();
    for player in Player::first(players) {
        let seat = SEATS.get(digits.digit(ALL_SEATS) as usize);
        seats.give(*player, *seat.ok_or(LinkError::Content("an unknown kind of player"))?);
    }
    let (mut names, mut odds) = (Vec::new(), Odds::of_texts());
    if digits.flag() {
        for _ in 0..players {
            names.push(read_text(LONGEST_NAME * CHAR_BYTES, &mut odds, digits)?);
        }
    }
    Ok(People { names, clans, seats })
}
