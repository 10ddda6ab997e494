//! The buildings that stacks can build (rules-eko.md, 5).

use super::numbers::STACK_SIZES;
use super::state::State;
use super::{Board, Building, Player, SpaceSet};

/// A row of the table of buildings: the sites where this building can be built at this price.
#[derive(Clone, Copy)]
pub(crate) struct Offer {
    pub building: Building,
    pub price: u8,
    /// The points that it brings: those of the building, less those of an own one it replaces.
    pub gain: u8,
    pub sites: SpaceSet,
}

/// The buildings that a player can build with an adjacent stack that is large enough.
pub(crate) struct Offers {
    pub list: [Offer; 6],
}

impl Offers {
    #[inline]
    pub fn of(board: &Board, state: &State, player: Player) -> Self {
        let own = state.buildings[player];
        let enemy = state.enemy_buildings(player);
        let free = !(own | enemy);
        let [camps, towers, castles] = Building::ALL.map(|kind| state.kind(kind));
        // Without one in supply, there is room nowhere.
        let room = Building::ALL.map(|kind| match state.supply(player, kind) {
            0 => SpaceSet::EMPTY,
            _ => board.room_for(kind),
        });
        let offer = |building, replaces_enemy, replaced: SpaceSet| Offer {
            building,
            price: Building::price(building, replaces_enemy),
            // An own building is replaced by the next higher one.
            gain: if replaces_enemy { Building::points(building) } else { 1 },
            sites: replaced & room[building as usize],
        };
        Self {
            list: [
                offer(Building::Camp, false, free),
                offer(Building::Tower, false, own & camps),
                offer(Building::Castle, false, own & towers),
                offer(Building::Camp, true, enemy & camps),
                offer(Building::Tower, true, enemy & (camps | towers)),
                offer(Building::Castle, true, enemy & (towers | castles)),
            ],
        }
    }

    /// The sites by price less one. Two offers at one price have no site in common.
    #[inline]
    pub fn by_price(&self) -> [SpaceSet; STACK_SIZES] {
        let mut sites = [SpaceSet::EMPTY; STACK_SIZES];
        for offer in &self.list {
            sites[usize::from(offer.price - 1)] |= offer.sites;
        }
        sites
    }
}
