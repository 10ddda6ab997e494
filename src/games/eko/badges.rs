//! The badges over a space: the effects of a click there, by shape and number.

use crate::eko::Building;
use crate::games::eko::{ActionKind, SpaceModel};

/// A badge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Badge {
    /// The stack here can be attacked.
    Attack,
    /// The stack here can be attacked by a single disc, which leaves the board too.
    Kamikaze,
    /// The number of discs after regrouping here.
    Sum(u8),
    /// The most discs that can be placed here.
    Room(u8),
    /// The emperor can be swapped with a disc here.
    Swap,
    /// This building can replace the one that stands here.
    Build(Building),
    /// The Moon temple can place a disc here.
    Moon,
    /// The Sand temple can send a disc home from here.
    Sand,
    /// The number of discs that the storms on the path take.
    Loss(u8),
}

impl SpaceModel {
    /// The badges of the space, from the first drawn to the last.
    #[must_use]
    pub fn badges(&self) -> Vec<Badge> {
        let each = self.actions.iter().filter_map(|action| match action {
            ActionKind::Attack => Some(Badge::Attack),
            ActionKind::Kamikaze => Some(Badge::Kamikaze),
            ActionKind::Regroup => self.together.map(Badge::Sum),
            ActionKind::Reinforce => self.room.map(Badge::Room),
            ActionKind::Swap => Some(Badge::Swap),
            ActionKind::Build => self.building.and(self.builds.first()).map(|b| Badge::Build(*b)),
            ActionKind::Moon => Some(Badge::Moon),
            ActionKind::Sand => Some(Badge::Sand),
            ActionKind::Select | ActionKind::Move => None,
        });
        each.chain(self.losses.map(Badge::Loss)).collect()
    }
}
