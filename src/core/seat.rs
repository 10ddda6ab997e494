//! Who plays for each player: a person, or the computer at a level.

use crate::core::player::Player;

/// Who has a seat.
///
/// ```
/// use tabletop::core::seat::Seat;
/// assert_eq!(Seat::Hard.word(), "hard");
/// assert_eq!(Seat::from_word("human"), Some(Seat::Human));
/// assert!(Seat::Beginner.is_computer());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Seat {
    /// A person.
    #[default]
    Human,
    /// The weakest computer player.
    Beginner,
    /// A weak computer player.
    Easy,
    /// A good computer player.
    Medium,
    /// The strongest computer player.
    Hard,
}

impl Seat {
    /// A person, then the computer players, the weakest first.
    pub const ALL: [Self; 5] = [Self::Human, Self::Beginner, Self::Easy, Self::Medium, Self::Hard];

    /// The word in saves and in `data-seat`; for the computer the name of its level.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }

    /// The seat with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.word() == word)
    }

    /// Whether the computer plays.
    #[must_use]
    pub const fn is_computer(self) -> bool {
        !matches!(self, Self::Human)
    }
}

/// Who has each seat. People have all of them unless it is said otherwise.
///
/// ```
/// use tabletop::core::player::Player;
/// use tabletop::core::seat::{Seat, Seats};
///
/// let mut seats = Seats::default();
/// seats.give(Player::B, Seat::Easy);
/// assert_eq!(seats.words(2), "human easy");
/// assert_eq!(Seats::read("human easy", 2), Ok(seats));
/// assert_eq!(Seats::read("human expert", 2), Err("expert".to_owned()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats([Seat; 4]);

impl Seats {
    /// Who plays for a player.
    #[must_use]
    pub const fn of(self, player: Player) -> Seat {
        self.0[player.index()]
    }

    /// Gives the seat of a player.
    pub fn give(&mut self, player: Player, seat: Seat) {
        self.0[player.index()] = seat;
    }

    /// Whether a person plays for one of these players.
    #[must_use]
    pub fn has_people(self, players: &[Player]) -> bool {
        players.iter().any(|player| !self.of(*player).is_computer())
    }

    /// Whether a computer plays for one of these players.
    #[must_use]
    pub fn has_computers(self, players: &[Player]) -> bool {
        players.iter().any(|player| self.of(*player).is_computer())
    }

    /// The words of the first `players` seats.
    #[must_use]
    pub fn words(self, players: usize) -> String {
        self.0.iter().take(players).map(|seat| seat.word()).collect::<Vec<_>>().join(" ")
    }

    /// Reads one word for each of `players`.
    ///
    /// # Errors
    /// The first unknown word; the whole text where it has another number of them.
    pub fn read(text: &str, players: usize) -> Result<Self, String> {
        let mut seats = Self::default();
        let words: Vec<&str> = text.split(' ').collect();
        if words.len() != players {
            return Err(text.to_owned());
        }
        for (player, word) in Player::ALL.into_iter().zip(words) {
            seats.give(player, Seat::from_word(word).ok_or_else(|| word.to_owned())?);
        }
        Ok(seats)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_read_back_and_damaged_ones_are_refused() {
        for (at, seat) in Seat::ALL.into_iter().enumerate() {
            let mut seats = Seats::default();
            seats.give(Player::ALL[at % 3], seat);
            assert_eq!(Seats::read(&seats.words(3), 3), Ok(seats));
        }
        for bad in
            ["", "human", "human human human", "human  easy", "Human easy", "human grandmaster"]
        {
            assert!(Seats::read(bad, 2).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn people_and_computers_are_found_among_the_players_alone() {
        let mut seats = Seats::default();
        seats.give(Player::A, Seat::Hard);
        seats.give(Player::B, Seat::Hard);
        assert!(!seats.has_people(&Player::ALL[..2]));
        assert!(seats.has_people(&Player::ALL[..3]));
        assert!(seats.has_computers(&Player::ALL[1..3]));
        assert!(!seats.has_computers(&Player::ALL[2..]));
    }
}
