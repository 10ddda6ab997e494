//! The terrain of a space (rules-eko.md, 1) and its letter in texts (notation.md).

use super::Building;
use crate::core::hex::Direction;

/// The terrain of a space.
///
/// ```
/// use tabletop::eko::{Building, Terrain};
/// assert_eq!(Terrain::from_letter('m'), Some(Terrain::Mountain));
/// assert_eq!(Terrain::Mountain.highest_building(), Some(Building::Castle));
/// assert!(!Terrain::Mountain.carries_stacks());
/// assert_eq!(Terrain::Movement.letter(), '.');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Terrain {
    /// A movement space, which stacks stand on and pass.
    Movement,
    /// Stone desert: room for a camp.
    Reg,
    /// A canyon: room for a camp, then a tower.
    Canyon,
    /// A mountain: room for a camp, then a tower, then a castle.
    Mountain,
    /// A capital: room for a camp, then a tower; no win by points without a building on one.
    Capital,
    /// An abyss: neither stacks nor buildings.
    Abyss,
    /// A movement space in a storm, next to a landmark or none.
    Storm(Landmark),
    /// The Wind temple: room for a camp, whose owner may spread reinforcements.
    WindTemple,
    /// The Moon temple: room for a camp, whose owner may place a disc anywhere.
    MoonTemple,
    /// The Sand temple: room for a camp, whose owner may send an enemy disc home.
    SandTemple,
    /// A portal, from the space in this direction to the fronts of the other portals.
    Portal(Direction),
}

/// A landmark on the corner where three storm spaces meet.
///
/// ```
/// use tabletop::eko::{Landmark, Player, Position};
/// let position: Position = ".pp./.p.. b1A1,d1B1,a2A1 - 0/0 - A:act".parse().unwrap();
/// assert_eq!(position.board().around(Landmark::Pyramid1).len(), 3);
/// assert_eq!(position.holder(Landmark::Pyramid1), Some(Player::A));
/// assert_eq!(position.holder(Landmark::Lighthouse), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Landmark {
    /// No landmark: a plain storm space.
    None,
    /// The first pyramid, `p`.
    Pyramid1,
    /// The second pyramid, `q`.
    Pyramid2,
    /// The lighthouse of Eon, `u`.
    Lighthouse,
}

impl Landmark {
    /// The three landmarks, without `None`.
    pub const KINDS: [Self; 3] = [Self::Pyramid1, Self::Pyramid2, Self::Lighthouse];
}

impl Terrain {
    /// Every terrain, with the portals of each direction.
    pub const ALL: [Self; 19] = [
        Self::Movement,
        Self::Reg,
        Self::Canyon,
        Self::Mountain,
        Self::Capital,
        Self::Abyss,
        Self::Storm(Landmark::None),
        Self::Storm(Landmark::Pyramid1),
        Self::Storm(Landmark::Pyramid2),
        Self::Storm(Landmark::Lighthouse),
        Self::WindTemple,
        Self::MoonTemple,
        Self::SandTemple,
        Self::Portal(Direction::East),
        Self::Portal(Direction::NorthEast),
        Self::Portal(Direction::NorthWest),
        Self::Portal(Direction::West),
        Self::Portal(Direction::SouthWest),
        Self::Portal(Direction::SouthEast),
    ];

    /// The letter of the terrain in a board text.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Movement => '.',
            Self::Reg => 'r',
            Self::Canyon => 'c',
            Self::Mountain => 'm',
            Self::Capital => 'k',
            Self::Abyss => 'x',
            Self::Storm(Landmark::None) => 's',
            Self::Storm(Landmark::Pyramid1) => 'p',
            Self::Storm(Landmark::Pyramid2) => 'q',
            Self::Storm(Landmark::Lighthouse) => 'u',
            Self::WindTemple => 't',
            Self::MoonTemple => 'o',
            Self::SandTemple => 'n',
            Self::Portal(direction) => (b'0' + direction as u8) as char,
        }
    }

    /// The terrain with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.letter() == letter)
    }

    /// Whether stacks can stand here: movement and storm spaces.
    #[must_use]
    pub const fn carries_stacks(self) -> bool {
        matches!(self, Self::Movement | Self::Storm(_))
    }

    /// The highest building that this terrain has room for.
    #[must_use]
    pub const fn highest_building(self) -> Option<Building> {
        match self {
            Self::Reg | Self::WindTemple | Self::MoonTemple | Self::SandTemple => {
                Some(Building::Camp)
            }
            Self::Canyon | Self::Capital => Some(Building::Tower),
            Self::Mountain => Some(Building::Castle),
            Self::Movement | Self::Abyss | Self::Storm(_) | Self::Portal(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_terrains_and_their_buildings() {
        use Building::{Camp, Castle, Tower};
        let room = |letter| Terrain::from_letter(letter).and_then(Terrain::highest_building);
        assert_eq!(room('r'), Some(Camp));
        assert_eq!(room('c'), Some(Tower));
        assert_eq!(room('m'), Some(Castle));
        assert_eq!(room('k'), Some(Tower));
        for letter in "xspqu.012345".chars() {
            assert_eq!(room(letter), None, "{letter}");
        }
        for letter in "ton".chars() {
            assert_eq!(room(letter), Some(Camp), "{letter}");
        }
        for terrain in Terrain::ALL {
            let stands = ".spqu".contains(terrain.letter());
            assert_eq!(terrain.carries_stacks(), stands, "{terrain:?}");
        }
    }
}
