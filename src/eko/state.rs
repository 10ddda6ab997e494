//! What changes during a game, as bit sets small enough to copy at every ply.

use super::{
    Board, Building, ByPlayer, Captives, PlacedBuilding, Player, PlayerSet, Reserve, Space,
    SpaceSet, Stack,
};

/// Where a turn, or the game, stands (notation.md, TURN).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Emperor swaps; so many players have still to decide, the one at turn included.
    Swap {
        /// 1 to the number of players.
        left: u8,
    },
    /// Before the action.
    Act {
        /// Whether the Sand temple was used in this turn.
        sand_used: bool,
    },
    /// After the action.
    Reinforce {
        /// Whether the forced march of this turn was made.
        marched: bool,
    },
    /// The Wind temple's owner has placed at least once and may go on.
    More,
    /// Finished.
    Over {
        /// Who has won: one player, two together, or nobody.
        winners: PlayerSet,
    },
}

/// The stack that moved in this turn's action, and the storm zones it has paid (D7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PaidZones {
    /// Where the stack stands now.
    pub stack: Space,
    /// The first space of each zone it has paid.
    pub paid: SpaceSet,
}

/// The pieces and the turn, without the board. Only [`Position`](super::Position) holds one, and
/// only a legal one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub players: u8,
    /// Spaces with a stack of each player.
    pub stacks: ByPlayer<SpaceSet>,
    /// The discs of each stack less one, in two binary digits.
    pub ones: SpaceSet,
    pub twos: SpaceSet,
    /// Stacks with their emperor.
    pub emperors: SpaceSet,
    /// Spaces with a building of each player.
    pub buildings: ByPlayer<SpaceSet>,
    /// Which buildings are towers and castles; the others are camps.
    pub towers: SpaceSet,
    pub castles: SpaceSet,
    pub reserves: ByPlayer<Reserve>,
    pub captives: Captives,
    pub turn: Player,
    pub phase: Phase,
    pub paid_zones: Option<PaidZones>,
}

impl State {
    pub fn new(players: usize, turn: Player, phase: Phase) -> Self {
        Self {
            players: players as u8,
            stacks: ByPlayer::default(),
            ones: SpaceSet::EMPTY,
            twos: SpaceSet::EMPTY,
            emperors: SpaceSet::EMPTY,
            buildings: ByPlayer::default(),
            towers: SpaceSet::EMPTY,
            castles: SpaceSet::EMPTY,
            reserves: ByPlayer::default(),
            captives: Captives::default(),
            turn,
            phase,
            paid_zones: None,
        }
    }

    pub fn seats(&self) -> &'static [Player] {
        Player::first(usize::from(self.players))
    }

    #[inline]
    pub fn occupied(&self) -> SpaceSet {
        self.stacks.0[0] | self.stacks.0[1] | self.stacks.0[2] | self.stacks.0[3]
    }

    #[inline]
    pub fn built(&self) -> SpaceSet {
        self.buildings.0[0] | self.buildings.0[1] | self.buildings.0[2] | self.buildings.0[3]
    }

    #[inline]
    pub fn discs(&self, space: Space) -> u8 {
        1 + self.ones.contains(space) as u8 + 2 * self.twos.contains(space) as u8
    }

    /// The spaces whose stack has exactly so many discs, 1–4; only meaningful where stacks stand.
    #[inline]
    pub fn with_discs(&self, discs: u8) -> SpaceSet {
        let ones = if (discs - 1) & 1 == 1 { self.ones } else { !self.ones };
        let twos = if (discs - 1) & 2 == 2 { self.twos } else { !self.twos };
        ones & twos
    }

    pub fn owner_of_stack(&self, space: Space) -> Option<Player> {
        self.seats().iter().copied().find(|p| self.stacks[*p].contains(space))
    }

    pub fn stack(&self, space: Space) -> Option<Stack> {
        self.owner_of_stack(space).map(|owner| Stack {
            owner,
            discs: self.discs(space),
            emperor: self.emperors.contains(space),
        })
    }

    pub fn put_stack(&mut self, space: Space, stack: Stack) {
        self.stacks[stack.owner].insert(space);
        self.ones.set(space, (stack.discs - 1) & 1 == 1);
        self.twos.set(space, (stack.discs - 1) & 2 == 2);
        self.emperors.set(space, stack.emperor);
    }

    pub fn lift_stack(&mut self, space: Space) {
        for set in &mut self.stacks.0 {
            set.remove(space);
        }
        self.ones.remove(space);
        self.twos.remove(space);
        self.emperors.remove(space);
    }

    /// Puts back what is left of a stack, which may be nothing.
    pub fn leave_stack(&mut self, space: Space, stack: Stack) {
        self.lift_stack(space);
        if stack.discs > 0 {
            self.put_stack(space, stack);
        }
    }

    pub fn site(&self, space: Space) -> Option<PlacedBuilding> {
        let owner = self.seats().iter().copied().find(|p| self.buildings[*p].contains(space))?;
        Some(PlacedBuilding { owner, building: self.kind_at(space) })
    }

    fn kind_at(&self, space: Space) -> Building {
        if self.castles.contains(space) {
            Building::Castle
        } else if self.towers.contains(space) {
            Building::Tower
        } else {
            Building::Camp
        }
    }

    /// Puts a building in place of what stood there.
    pub fn put_building(&mut self, space: Space, site: PlacedBuilding) {
        for set in &mut self.buildings.0 {
            set.remove(space);
        }
        self.buildings[site.owner].insert(space);
        self.towers.set(space, site.building == Building::Tower);
        self.castles.set(space, site.building == Building::Castle);
    }

    /// The spaces with a building of this kind, anybody's.
    #[inline]
    pub fn kind(&self, building: Building) -> SpaceSet {
        match building {
            Building::Camp => self.built() - self.towers - self.castles,
            Building::Tower => self.towers,
            Building::Castle => self.castles,
        }
    }

    /// How many of a kind the player has left in the supply.
    #[inline]
    pub fn supply(&self, player: Player, building: Building) -> u8 {
        let built = (self.buildings[player] & self.kind(building)).len() as u8;
        building.owned().saturating_sub(built)
    }

    /// The buildings of everybody but this player.
    #[inline]
    pub fn enemy_buildings(&self, player: Player) -> SpaceSet {
        self.built() - self.buildings[player]
    }

    /// The stacks of everybody but this player.
    #[inline]
    pub fn enemy_stacks(&self, player: Player) -> SpaceSet {
        self.occupied() - self.stacks[player]
    }

    /// Spent or lost discs of the player at turn go to the reserve.
    pub fn return_discs(&mut self, owner: Player, discs: u8, emperor: bool) {
        let reserve = &mut self.reserves[owner];
        reserve.ordinary += discs - emperor as u8;
        reserve.emperor |= emperor;
    }

    /// Own spaces next to no enemy building.
    pub fn away_from_enemies(&self, board: &Board, player: Player) -> SpaceSet {
        let enemies = self.enemy_buildings(player);
        let beside = enemies.fold(SpaceSet::EMPTY, |all, site| all | board.neighbours(site));
        self.stacks[player] - beside
    }
}
