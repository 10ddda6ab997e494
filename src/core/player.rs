//! Players, sets of them, and values for each of them.

use std::fmt::{self, Write as _};
use std::ops::{Index, IndexMut};

/// One of up to four players, A to D, seated clockwise in this order.
///
/// ```
/// use tabletop::core::player::Player;
/// assert_eq!(Player::from_letter('C'), Some(Player::C));
/// assert_eq!(Player::C.after(1, 3), Player::A);
/// assert_eq!(Player::first(2), [Player::A, Player::B]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Player {
    /// Player A.
    A,
    /// Player B.
    B,
    /// Player C.
    C,
    /// Player D.
    D,
}

impl Player {
    /// All four players.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// The first `count` players.
    #[must_use]
    pub fn first(count: usize) -> &'static [Self] {
        &Self::ALL[..count.min(4)]
    }

    /// The player's number, 0–3.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The player's letter in texts.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The player with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|p| p.letter() == letter)
    }

    /// The player `steps` seats further clockwise at a table of `players`.
    #[must_use]
    pub const fn after(self, steps: usize, players: usize) -> Self {
        Self::ALL[(self as usize + steps) % players]
    }

    /// All players at a table of `players`, clockwise from this one.
    pub fn round(self, players: usize) -> impl Iterator<Item = Self> {
        let (before, on) = Self::first(players).split_at(self.index().min(players));
        on.iter().chain(before).copied()
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

/// A value for each player.
///
/// ```
/// use tabletop::core::player::{ByPlayer, Player};
/// let mut discs: ByPlayer<u8> = ByPlayer::default();
/// discs[Player::B] = 16;
/// assert_eq!(discs.0, [0, 16, 0, 0]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByPlayer<T>(pub [T; 4]);

impl<T> Index<Player> for ByPlayer<T> {
    type Output = T;
    fn index(&self, player: Player) -> &T {
        &self.0[player.index()]
    }
}

impl<T> IndexMut<Player> for ByPlayer<T> {
    fn index_mut(&mut self, player: Player) -> &mut T {
        &mut self.0[player.index()]
    }
}

/// A set of players.
///
/// ```
/// use tabletop::core::player::{Player, PlayerSet};
/// let winners: PlayerSet = [Player::C, Player::A].into_iter().collect();
/// assert_eq!(winners.len(), 2);
/// assert!(winners.iter().eq([Player::A, Player::C]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PlayerSet(u8);

impl PlayerSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// Only this player.
    #[must_use]
    pub const fn of(player: Player) -> Self {
        Self(1 << player as u8)
    }

    /// Whether the player is in the set.
    #[must_use]
    pub const fn contains(self, player: Player) -> bool {
        self.0 >> player as u8 & 1 == 1
    }

    /// The set with the player added or removed.
    #[must_use]
    pub const fn with(self, player: Player, present: bool) -> Self {
        let bit = 1 << player as u8;
        Self(if present { self.0 | bit } else { self.0 & !bit })
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of players in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The players in the set, in seat order.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        Player::ALL.into_iter().filter(move |p| self.contains(*p))
    }
}

impl FromIterator<Player> for PlayerSet {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Self {
        players.into_iter().fold(Self::EMPTY, |set, player| set.with(player, true))
    }
}
