//! What the setup forms of all games read from their fields: names, seats, the seed.

use crate::core::clan::{Clan, Clans};
use crate::core::player::Player;
use crate::core::seat::{Seat, Seats};
use crate::game::Game;
use crate::games::KnownPlayers;
use crate::record::Record;

/// Shuffles the seats with random numbers; every order is equally likely.
pub fn draw_seats<T>(seats: &mut [T], mut random: impl FnMut() -> u64) {
    for last in (1..seats.len()).rev() {
        seats.swap(last, (random() % (last as u64 + 1)) as usize);
    }
}

/// A game of the first of these players, each with name, clan and seat as entered; shuffled where seats
/// are drawn.
#[must_use]
pub fn seated<G: Game>(
    start: G,
    players: &KnownPlayers,
    draw: Option<impl FnMut() -> u64>,
) -> Record<G> {
    let entered = |player: &Player| {
        let name = players.name(*player).trim().to_owned();
        (name, players.clans.of(*player), players.seats.of(*player))
    };
    let mut entered: Vec<(String, Clan, Seat)> = start.seats().iter().map(entered).collect();
    if let Some(random) = draw {
        draw_seats(&mut entered, random);
    }
    let (mut names, mut clans, mut seats) = (Vec::new(), Vec::new(), Seats::default());
    for (player, (name, clan, seat)) in Player::ALL.into_iter().zip(entered) {
        names.push(name);
        clans.push(clan);
        seats.give(player, seat);
    }
    let clans = Clans::of_seats(&clans).unwrap_or_default();
    Record::new(start, names).with_clans(clans).with_seats(seats)
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
    fn names_clans_and_seats_stay_together_when_seats_are_drawn() {
        let start = crate::cities::Layout::default().start(Player::A);
        let clans = Clans::of_seats(&[Clan::Sun, Clan::Leaf]).unwrap();
        let mut players = KnownPlayers { names: names(" Ann ,Bo,Cy"), clans, ..Default::default() };
        players.seats.give(Player::B, Seat::Hard);
        let game = seated(start, &players, Some(|| 0));
        assert_eq!(game.names(), ["Bo", "Ann"]);
        assert_eq!(game.clans().words(2), "leaf sun");
        assert_eq!(game.seats().words(2), "hard human");
        assert_eq!(KnownPlayers::of(&game).name(Player::B), "Ann");
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
