//! The clans that players lead: their colours, patterns and emblems.

use crate::core::player::Player;

/// A clan.
///
/// ```
/// use tabletop::core::clan::Clan;
/// assert_eq!(Clan::Star.word(), "star");
/// assert_eq!(Clan::from_word("leaf"), Some(Clan::Leaf));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clan {
    /// The Wave.
    Wave,
    /// The Star.
    Star,
    /// The Sun.
    Sun,
    /// The Leaf.
    Leaf,
}

impl Clan {
    /// All clans.
    pub const ALL: [Self; 4] = [Self::Wave, Self::Star, Self::Sun, Self::Leaf];

    /// The clan's word in saves and drawings.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Wave => "wave",
            Self::Star => "star",
            Self::Sun => "sun",
            Self::Leaf => "leaf",
        }
    }

    /// The clan with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|clan| clan.word() == word)
    }
}

/// The clan of each seat: all four clans, in any order.
///
/// ```
/// use tabletop::core::clan::{Clan, Clans};
/// use tabletop::core::player::Player;
///
/// let mut clans = Clans::default();
/// assert_eq!(clans.of(Player::A), Clan::Wave);
/// clans.choose(Player::A, Clan::Sun);
/// assert_eq!((clans.of(Player::A), clans.of(Player::C)), (Clan::Sun, Clan::Wave));
/// assert_eq!(clans.words(2), "sun star");
/// assert_eq!(Clans::read("sun star", 2), Some(clans));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clans([Clan; 4]);

impl Default for Clans {
    fn default() -> Self {
        Self(Clan::ALL)
    }
}

impl Clans {
    /// The clan of a player.
    #[must_use]
    pub const fn of(self, player: Player) -> Clan {
        self.0[player.index()]
    }

    /// Gives a clan to a player; the player who had it gets the other's.
    pub fn choose(&mut self, player: Player, clan: Clan) {
        if let Some(holder) = self.0.iter().position(|other| *other == clan) {
            self.0.swap(holder, player.index());
        }
    }

    /// These clans for the first seats; empty seats get the clans that are left. `None` if one is there
    /// twice, or more of them than seats.
    #[must_use]
    pub fn of_seats(chosen: &[Clan]) -> Option<Self> {
        let mut clans = Self::default();
        for (player, clan) in Player::ALL.into_iter().zip(chosen) {
            clans.choose(player, *clan);
        }
        clans.0.starts_with(chosen).then_some(clans)
    }

    /// The words of the first `players` clans.
    #[must_use]
    pub fn words(self, players: usize) -> String {
        self.0.iter().take(players).map(|clan| clan.word()).collect::<Vec<_>>().join(" ")
    }

    /// Reads one word for each of `players`; empty seats get the clans that are left. `None` for an
    /// unknown clan, one that is there twice, or another number of them.
    #[must_use]
    pub fn read(text: &str, players: usize) -> Option<Self> {
        let chosen: Option<Vec<Clan>> = text.split(' ').map(Clan::from_word).collect();
        chosen.filter(|chosen| chosen.len() == players).and_then(|chosen| Self::of_seats(&chosen))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_clan_is_ever_there_twice() {
        let mut clans = Clans::default();
        for (player, clan) in Player::ALL.into_iter().cycle().zip(Clan::ALL.repeat(5)).step_by(3) {
            clans.choose(player, clan);
            assert_eq!(clans.of(player), clan);
            assert!(Clan::ALL.iter().all(|clan| clans.0.contains(clan)), "{clans:?}");
            assert_eq!(Clans::read(&clans.words(4), 4), Some(clans));
        }
    }

    #[test]
    fn damaged_clans_are_refused() {
        for bad in ["", "star", "star star", "star  sun", "star moon", "star sun leaf", "Star sun"]
        {
            assert_eq!(Clans::read(bad, 2), None, "{bad}");
        }
    }
}
