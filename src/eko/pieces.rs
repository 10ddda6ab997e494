//! Stacks, buildings, reserves and captives (rules-eko.md, 1, 5 and 6).

use super::Player;

/// One to four discs of one player on one space, the emperor always on top.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    /// Whose discs they are.
    pub owner: Player,
    /// How many, 1–4, the emperor included.
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Building {
    /// The first on every space.
    Camp,
    /// After a camp.
    Tower,
    /// After a tower.
    Castle,
}

impl Building {
    /// The three kinds, in building order.
    pub const ALL: [Self; 3] = [Self::Camp, Self::Tower, Self::Castle];

    /// Its letter in texts: `C`, `T`, `K`.
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

    /// Points on the board: 1, 2, 3.
    #[must_use]
    pub const fn points(self) -> u8 {
        self as u8 + 1
    }

    /// Discs it costs: 1, 2, 3, and one more where it replaces an enemy's.
    #[must_use]
    pub const fn price(self, replaces_enemy: bool) -> u8 {
        self.points() + replaces_enemy as u8
    }

    /// How many of this kind each player owns: 5, 3, 1.
    #[must_use]
    pub const fn owned(self) -> u8 {
        5 - 2 * self as u8
    }
}

/// A building on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlacedBuilding {
    /// Whose it is.
    pub owner: Player,
    /// Which kind.
    pub building: Building,
}

/// Discs off the board that come back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reserve {
    /// Ordinary discs, 0–15.
    pub ordinary: u8,
    /// Whether the emperor waits here too.
    pub emperor: bool,
}

/// A captive emperor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Captive {
    /// Whose emperor.
    pub owner: Player,
    /// Who holds him.
    pub holder: Player,
}

/// All captive emperors, the longest held first; at most one of each player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Captives {
    list: [Option<Captive>; 4],
}

impl Captives {
    /// The captives, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Captive> {
        self.list.into_iter().flatten()
    }

    /// Who holds this player's emperor.
    #[must_use]
    pub fn holder_of(&self, owner: Player) -> Option<Player> {
        self.iter().find(|c| c.owner == owner).map(|c| c.holder)
    }

    /// The captives of one holder, oldest first.
    pub fn held_by(&self, holder: Player) -> impl Iterator<Item = Player> {
        self.iter().filter(move |c| c.holder == holder).map(|c| c.owner)
    }

    /// Whether nobody is captive.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list[0].is_none()
    }

    /// Adds a captive as the newest; one of the same owner is taken out first.
    pub(crate) fn take(&mut self, captive: Captive) {
        self.free(captive.owner);
        if let Some(place) = self.list.iter_mut().find(|place| place.is_none()) {
            *place = Some(captive);
        }
    }

    /// Takes this player's emperor out, wherever he is held.
    pub(crate) fn free(&mut self, owner: Player) {
        let mut kept = [None; 4];
        for (place, captive) in kept.iter_mut().zip(self.iter().filter(|c| c.owner != owner)) {
            *place = Some(captive);
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
