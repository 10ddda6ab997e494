//! What a click on a square does.

use crate::cities::Player;

/// A tool of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    /// Places an attacker of this player, or removes the same.
    Attacker(Player),
    /// Places a city of this player, or removes the same.
    City(Player),
    /// Removes everything from the square.
    Clear,
}

impl Tool {
    /// All tools, in the order in which they are shown.
    pub const ALL: [Self; 5] = [
        Self::Attacker(Player::A),
        Self::Attacker(Player::B),
        Self::City(Player::A),
        Self::City(Player::B),
        Self::Clear,
    ];
}
