//! The badges over a square: the effects of a click there, by shape and number.

use crate::games::cities::{CityChange, MoveEffects};

/// A badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Badge {
    /// The attacker becomes a hero.
    Promote,
    /// The attacker conquers a city.
    Conquer,
    /// The number of enemy pieces that are captured.
    Captured(u32),
    /// The number of the player's own pieces that are captured.
    Lost(u32),
}

impl MoveEffects {
    /// The badges of the square where the move ends, from the first drawn to the last.
    #[must_use]
    pub fn badges(&self) -> Vec<Badge> {
        let city = self.city.map(|change| match change {
            CityChange::PromotionHere | CityChange::Promotion => Badge::Promote,
            CityChange::Conquest(_) => Badge::Conquer,
        });
        let count = |own: bool| self.pieces(|owner| (owner == self.mover) == own).len();
        let (enemies, own) = (count(false), count(true));
        let enemies = (enemies > 0).then_some(Badge::Captured(enemies));
        let own = (own > 0).then_some(Badge::Lost(own));
        [city, enemies, own].into_iter().flatten().collect()
    }
}
