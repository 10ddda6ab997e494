//! Stacks, buildings, reserves and captives (rules-eko.md, 1, 5 and 6).

use super::Player;

/// One to four discs of one player on one space, the emperor always on top.
///
/// ```
/// use tabletop::eko::{Player, Position, Stack};
/// let position: Position = "... a1A3E,c1B1E - 0/0 - A:act".parse().unwrap();
/// let space = position.board().spaces().next().unwrap();
/// let stack = Stack { owner: Player::A, discs: 3, emperor: true };
/// assert_eq!(position.stack(space), Some(stack));
/// assert_eq!(stack.without(1, true), Stack { discs: 2, emperor: false, ..stack });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    /// The player whose discs they are.
    pub owner: Player,
    /// The number of discs, 1–4, the emperor included.
    pub discs: u8,
    /// Whether the emperor is among them.
    pub emperor: bool,
}

impl Stack {
    /// What is left of the stack without these discs, of which one is the emperor if `emperor`; it
    /// may have no disc left.
    #[must_use]
    pub const fn without(self, discs: u8, emperor: bool) -> Self {
        Self { discs: self.discs.saturating_sub(discs), emperor: self.emperor && !emperor, ..self }
    }
}

/// A kind of building, in building order.
///
/// ```
/// use tabletop::eko::Building;
/// assert_eq!(Building::Tower.price(false), 2);
/// assert_eq!(Building::Tower.price(true), 3);
/// assert_eq!((Building::Castle.points(), Building::Castle.owned()), (3, 1));
/// assert_eq!(Building::from_letter('K'), Some(Building::Castle));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Building {
    /// The first building on every space.
    Camp,
    /// The building after a camp.
    Tower,
    /// The building after a tower.
    Castle,
}

impl Building {
    /// The three kinds, in building order.
    pub const ALL: [Self; 3] = [Self::Camp, Self::Tower, Self::Castle];

    /// The letter of the kind in texts: `C`, `T`, `K`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Camp => 'C',
            Self::Tower => 'T',
            Self::Castle => 'K',
        }
    }

    /// The kind with this letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|b| b.letter() == letter)
    }

    /// The points of a building on the board: 1, 2, 3.
    #[must_use]
    pub const fn points(self) -> u8 {
        self as u8 + 1
    }

    /// The discs that a building costs: 1, 2, 3, and one more if it replaces an enemy's.
    #[must_use]
    pub const fn price(self, replaces_enemy: bool) -> u8 {
        self.points() + replaces_enemy as u8
    }

    /// The number of buildings of this kind that each player owns: 5, 3, 1.
    #[must_use]
    pub const fn owned(self) -> u8 {
        5 - 2 * self as u8
    }
}

/// A building on the board.
///
/// ```
/// use tabletop::eko::{Building, PlacedBuilding, Player, Position};
/// let position: Position = ".../_k a1A1E,c1B1E b2AT 2/0 - A:act".parse().unwrap();
/// let capital = position.board().capitals().first().unwrap();
/// let tower = PlacedBuilding { owner: Player::A, building: Building::Tower };
/// assert_eq!(position.building(capital), Some(tower));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedBuilding {
    /// The player who built it.
    pub owner: Player,
    /// Its kind.
    pub building: Building,
}

/// The discs of a player that are off the board and can return.
///
/// ```
/// use tabletop::eko::{Player, Position, Reserve};
/// let position: Position = "... a1A1,c1B1E - 4E/0 - A:rein".parse().unwrap();
/// assert_eq!(position.reserve(Player::A), Reserve { ordinary: 4, emperor: true });
/// assert_eq!(position.reserve(Player::B), Reserve::default());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reserve {
    /// The number of ordinary discs, 0–15.
    pub ordinary: u8,
    /// Whether the emperor is in the reserve.
    pub emperor: bool,
}

/// A captive emperor.
///
/// ```
/// use tabletop::eko::{Captive, Player, Position};
/// let position: Position = "... a1A1E,c1B1 - 0/0 BA A:act".parse().unwrap();
/// let captive = Captive { owner: Player::B, holder: Player::A };
/// assert_eq!(position.captives().iter().next(), Some(captive));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Captive {
    /// The player whose emperor it is.
    pub owner: Player,
    /// The player who holds him.
    pub holder: Player,
}

/// The captive emperors, the longest held first; at most one of each player.
///
/// ```
/// use tabletop::eko::{Player, Position};
/// let text = "..../__. a1A1,d1B1,c2C1 - 0/0/0 BA,CA B:act";
/// let captives = *text.parse::<Position>().unwrap().captives();
/// assert_eq!(captives.holder_of(Player::C), Some(Player::A));
/// assert_eq!(captives.held_by(Player::A).collect::<Vec<_>>(), [Player::B, Player::C]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Captives {
    list: [Option<Captive>; 4],
}

impl Captives {
    /// The captives, the longest held first.
    pub fn iter(&self) -> impl Iterator<Item = Captive> {
        self.list.into_iter().flatten()
    }

    /// The player who holds this player's emperor.
    #[must_use]
    pub fn holder_of(&self, owner: Player) -> Option<Player> {
        self.iter().find(|c| c.owner == owner).map(|c| c.holder)
    }

    /// The players whose emperors this player holds, the longest held first.
    pub fn held_by(&self, holder: Player) -> impl Iterator<Item = Player> {
        self.iter().filter(move |c| c.holder == holder).map(|c| c.owner)
    }

    /// Whether no emperor is captive.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list[0].is_none()
    }

    /// Whether more than one emperor is captive.
    pub(crate) fn are_several(&self) -> bool {
        self.list[1].is_some()
    }

    /// Adds a captive as the newest; an earlier one of the same owner is removed.
    pub(crate) fn add(&mut self, captive: Captive) {
        self.free(captive.owner);
        if let Some(slot) = self.list.iter_mut().find(|slot| slot.is_none()) {
            *slot = Some(captive);
        }
    }

    /// Removes this player's emperor from the captives.
    pub(crate) fn free(&mut self, owner: Player) {
        let mut kept = [None; 4];
        for (slot, captive) in kept.iter_mut().zip(self.iter().filter(|c| c.owner != owner)) {
            *slot = Some(captive);
        }
        self.list = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_buildings() {
        let rows: Vec<_> = Building::ALL
            .iter()
            .map(|b| (b.price(false), b.price(true), b.points(), b.owned()))
            .collect();
        assert_eq!(rows, [(1, 2, 1, 5), (2, 3, 2, 3), (3, 4, 3, 1)]);
    }
}
