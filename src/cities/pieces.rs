//! The pieces and what they can do (rules-cities.md, «Parts», «A turn»).

use super::Player;

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceKind {
    /// Conquers cities, and becomes a hero in an own one.
    Attacker,
    /// Goes further.
    Hero,
}

impl PieceKind {
    /// How many steps a move has at most.
    #[must_use]
    pub const fn reach(self) -> u8 {
        match self {
            Self::Attacker => 2,
            Self::Hero => 3,
        }
    }
}

/// A piece of one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub owner: Player,
    /// Which kind.
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
