//! What the setup forms of all games read from their fields: names, seats, the seed.

use crate::core::clan::{Clan, Clans};
use crate::core::player::Player;
use crate::game::Game;
use crate::record::Record;

/// The names as entered, without spaces around them.
pub fn trimmed(names: impl IntoIterator<Item = String>) -> Vec<String> {
    names.into_iter().map(|name| name.trim().to_owned()).collect()
}

/// The text of a player's name field for a new game with the names of another; empty where that
/// player has no name or only the letter of the seat.
#[must_use]
pub fn entered_name(names: &[String], player: Player) -> String {
    let name = names.get(player.index()).filter(|name| **name != player.to_string());
    name.cloned().unwrap_or_default()
}

/// Shuffles the seats with random numbers; every order is equally likely.
pub fn draw_seats<T>(seats: &mut [T], mut random: impl FnMut() -> u64) {
    for last in (1..seats.len()).rev() {
        seats.swap(last, (random() % (last as u64 + 1)) as usize);
    }
}

/// A game of these players, each with the name and the clan chosen; shuffled where seats are drawn.
#[must_use]
pub fn seated<G: Game>(
    start: G,
    names: Vec<String>,
    clans: Clans,
    draw: Option<impl FnMut() -> u64>,
) -> Record<G> {
    let seats = Player::ALL.into_iter().map(|player| clans.of(player));
    let mut seats: Vec<(String, Clan)> = trimmed(names).into_iter().zip(seats).collect();
    if let Some(random) = draw {
        draw_seats(&mut seats, random);
    }
    let (names, clans): (Vec<String>, Vec<Clan>) = seats.into_iter().unzip();
    Record::new(start, names).with_clans(Clans::of_seats(&clans).unwrap_or_default())
}

/// The seed in a text: decimal digits only, with spaces around them.
///
/// ```
/// use tabletop::games::setup::read_seed;
/// assert_eq!(read_seed(" 42 "), Some(42));
/// assert_eq!(read_seed("+42"), None);
/// ```
#[must_use]
pub fn read_seed(text: &str) -> Option<u64> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// The name that something is kept under: the one entered, without spaces around it, or else `unnamed`.
#[must_use]
pub fn name_or(entered: &str, unnamed: impl FnOnce() -> String) -> String {
    match entered.trim() {
        "" => unnamed(),
        name => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    fn names(list: &str) -> Vec<String> {
        list.split(',').map(str::to_owned).collect()
    }

    #[test]
    fn names_lose_the_spaces_around_them() {
        assert_eq!(trimmed(names(" Ada ,,  ,Bo B")), ["Ada", "", "", "Bo B"]);
    }

    #[test]
    fn a_letter_of_a_seat_is_no_name() {
        let names = names("A,Bo,A");
        let entered = |player| entered_name(&names, player);
        assert_eq!(Player::ALL.map(entered), ["", "Bo", "A", ""]);
    }

    #[test]
    fn every_order_of_the_seats_is_equally_likely() {
        let mut orders: BTreeMap<Vec<String>, u32> = BTreeMap::new();
        for first in 0..3 {
            for second in 0..2 {
                let (mut drawn, mut numbers) = (names("a,b,c"), [first, second].into_iter());
                draw_seats(&mut drawn, || numbers.next().unwrap());
                *orders.entry(drawn).or_default() += 1;
            }
        }
        assert_eq!(orders.len(), 6);
        assert!(orders.values().all(|count| *count == 1), "{orders:?}");
        draw_seats::<String>(&mut [], || 0);
    }

    #[test]
    fn names_and_clans_stay_together_when_seats_are_drawn() {
        let start = crate::cities::Layout::default().start(Player::A);
        let clans = Clans::of_seats(&[Clan::Sun, Clan::Leaf]).unwrap();
        let game = seated(start, names(" Ann ,Bo"), clans, Some(|| 0));
        assert_eq!(game.names(), ["Bo", "Ann"]);
        assert_eq!(game.clans().words(2), "leaf sun");
    }

    #[test]
    fn a_seed_is_a_number_in_digits() {
        assert_eq!(read_seed(&u64::MAX.to_string()), Some(u64::MAX));
        assert_eq!(read_seed("007"), Some(7));
        for bad in ["", "  ", "-1", "1.5", "0x1", "1 2", "18446744073709551616"] {
            assert_eq!(read_seed(bad), None, "{bad}");
        }
    }

    #[test]
    fn what_is_kept_without_a_name_gets_one() {
        assert_eq!(name_or(" Twin  ", || "My board".to_owned()), "Twin");
        assert_eq!(name_or("  ", || "My board".to_owned()), "My board");
    }
}
