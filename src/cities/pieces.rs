//! The pieces and tiles of the box (rules-cities.md, "Parts", "A turn").

use super::Player;

/// The most attackers of a player: the box holds this number, and an equal number of heroes.
pub const MAX_ATTACKERS: u32 = 8;
/// The fewest attackers of a player: with fewer the game is over after its first turn.
pub const MIN_ATTACKERS: u32 = 3;
/// The most cities: the number of city tiles in the box.
pub const CITIES: u32 = 8;

/// A kind of piece.
///
/// ```
/// use tabletop::cities::PieceKind;
/// assert_eq!((PieceKind::Attacker.reach(), PieceKind::Hero.reach()), (2, 3));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceKind {
    /// Conquers enemy cities, and becomes a hero in its own player's.
    Attacker,
    /// Moves further, and conquers nothing.
    Hero,
}

impl PieceKind {
    /// The most steps of a move.
    #[must_use]
    pub const fn reach(self) -> u8 {
        match self {
            Self::Attacker => 2,
            Self::Hero => 3,
        }
    }
}

/// A piece of one player.
///
/// ```
/// use tabletop::cities::{Piece, PieceKind, Player};
/// let hero = Piece { owner: Player::B, kind: PieceKind::Hero };
/// assert_eq!(hero.letter(), 'h');
/// assert_eq!(Piece::from_letter('h'), Some(hero));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The player it belongs to.
    pub owner: Player,
    /// Its kind.
    pub kind: PieceKind,
}

impl Piece {
    /// Its letter in texts: `A` and `H` of player A, `a` and `h` of B.
    #[must_use]
    pub const fn letter(self) -> char {
        let letter = match self.kind {
            PieceKind::Attacker => 'A',
            PieceKind::Hero => 'H',
        };
        if matches!(self.owner, Player::A) { letter } else { letter.to_ascii_lowercase() }
    }

    /// The piece with this letter.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        let owner = if letter.is_ascii_uppercase() { Player::A } else { Player::B };
        let kind = match letter.to_ascii_uppercase() {
            'A' => PieceKind::Attacker,
            'H' => PieceKind::Hero,
            _ => return None,
        };
        Some(Self { owner, kind })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_read_back() {
        for letter in "AHah".chars() {
            assert_eq!(Piece::from_letter(letter).unwrap().letter(), letter);
        }
        assert_eq!(Piece::from_letter('b'), None);
    }
}
