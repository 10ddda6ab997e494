//! The part of a position that changes during a game, as bit sets small enough to copy at every ply.

use super::{
    Board, Building, ByPlayer, Captives, PlacedBuilding, Player, PlayerSet, Reserve, Space,
    SpaceSet, Stack,
};

/// The phase of a turn, or of the game (notation.md, TURN).
///
/// ```
/// use tabletop::eko::{Phase, Position};
/// let start: Position = "... a1A1E,c1B1E - 0/0 - A:swap2".parse().unwrap();
/// assert_eq!(start.phase(), Phase::Swap { left: 2 });
/// let next = start.play(start.read_move("pass").unwrap()).unwrap();
/// assert_eq!(next.phase().to_string(), "swap1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Emperor swaps before the first turn.
    Swap {
        /// The players who have still to decide, the current one included: 1 to all.
        left: u8,
    },
    /// The turn before its action.
    Act {
        /// Whether the Sand temple was used this turn.
        sand_used: bool,
    },
    /// The turn after its action: a forced march, then reinforcement.
    Reinforce {
        /// Whether the forced march of this turn was made.
        marched: bool,
    },
    /// Further reinforcement by the owner of the Wind temple, after the first placement.
    More,
    /// The end of the game.
    Over {
        /// The winners: one player, two together, or nobody.
        winners: PlayerSet,
    },
}

/// The stack that moved in this turn's action and the storm zones it has paid, which are free for its
/// forced march (D7).
///
/// ```
/// use tabletop::eko::Position;
/// let start: Position = ".s... a1A3,e1B1 - 3/0 - A:act".parse().unwrap();
/// let moved = start.play(start.read_move("a1-c1/1").unwrap()).unwrap();
/// let zones = moved.paid_zones().unwrap();
/// assert_eq!(moved.board().name(zones.stack), "c1");
/// assert_eq!(zones.paid.map(|first| moved.board().name(first)).collect::<Vec<_>>(), ["b1"]);
/// assert!(moved.play(moved.read_move("!c1-a1").unwrap()).is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PaidZones {
    /// The space of the stack now.
    pub stack: Space,
    /// The first space of each zone that it has paid.
    pub paid: SpaceSet,
}

/// The pieces and the turn, without the board; legal wherever a [`Position`](super::Position) holds
/// it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    pub players: u8,
    /// The spaces with a stack of each player.
    pub stacks: ByPlayer<SpaceSet>,
    /// The number of discs of each stack less one (0–3) as two binary digits: the spaces where the
    /// lower digit is set, and those where the higher digit is set.
    pub low_digits: SpaceSet,
    pub high_digits: SpaceSet,
    /// The spaces of the stacks with an emperor.
    pub emperors: SpaceSet,
    /// The spaces with a building of each player.
    pub buildings: ByPlayer<SpaceSet>,
    /// The spaces of towers and castles; all other buildings are camps.
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
            low_digits: SpaceSet::EMPTY,
            high_digits: SpaceSet::EMPTY,
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

    /// The players with a stack.
    #[inline]
    pub fn on_board(&self) -> PlayerSet {
        Player::ALL.into_iter().filter(|player| !self.stacks[*player].is_empty()).collect()
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
        1 + self.low_digits.contains(space) as u8 + 2 * self.high_digits.contains(space) as u8
    }

    /// The spaces whose stack has exactly this number of discs, 1–4; undefined on spaces without a
    /// stack.
    #[inline]
    pub fn with_discs(&self, discs: u8) -> SpaceSet {
        let low = if (discs - 1) & 1 == 1 { self.low_digits } else { !self.low_digits };
        let high = if (discs - 1) & 2 == 2 { self.high_digits } else { !self.high_digits };
        low & high
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

    pub fn place_stack(&mut self, space: Space, stack: Stack) {
        self.stacks[stack.owner].insert(space);
        self.low_digits.set(space, (stack.discs - 1) & 1 == 1);
        self.high_digits.set(space, (stack.discs - 1) & 2 == 2);
        self.emperors.set(space, stack.emperor);
    }

    pub fn remove_stack(&mut self, space: Space) {
        for set in &mut self.stacks.0 {
            set.remove(space);
        }
        self.low_digits.remove(space);
        self.high_digits.remove(space);
        self.emperors.remove(space);
    }

    /// Replaces the stack on a space by what is left of it, which may be no disc.
    pub fn replace_stack(&mut self, space: Space, stack: Stack) {
        self.remove_stack(space);
        if stack.discs > 0 {
            self.place_stack(space, stack);
        }
    }

    pub fn building(&self, space: Space) -> Option<PlacedBuilding> {
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

    /// Places a building, which replaces the one before.
    pub fn place_building(&mut self, space: Space, placed: PlacedBuilding) {
        for set in &mut self.buildings.0 {
            set.remove(space);
        }
        self.buildings[placed.owner].insert(space);
        self.towers.set(space, placed.building == Building::Tower);
        self.castles.set(space, placed.building == Building::Castle);
    }

    /// The spaces with a building of this kind, of any player.
    #[inline]
    pub fn kind(&self, building: Building) -> SpaceSet {
        match building {
            Building::Camp => self.built() - self.towers - self.castles,
            Building::Tower => self.towers,
            Building::Castle => self.castles,
        }
    }

    /// The number of buildings of a kind left in the player's supply.
    #[inline]
    pub fn supply(&self, player: Player, building: Building) -> u8 {
        let built = (self.buildings[player] & self.kind(building)).len() as u8;
        building.owned().saturating_sub(built)
    }

    /// The spaces with a building of another player.
    #[inline]
    pub fn enemy_buildings(&self, player: Player) -> SpaceSet {
        self.built() - self.buildings[player]
    }

    /// The spaces with a stack of another player.
    #[inline]
    pub fn enemy_stacks(&self, player: Player) -> SpaceSet {
        self.occupied() - self.stacks[player]
    }

    /// Sends spent or lost discs to their owner's reserve.
    pub fn return_discs(&mut self, owner: Player, discs: u8, emperor: bool) {
        let reserve = &mut self.reserves[owner];
        reserve.ordinary += discs - emperor as u8;
        reserve.emperor |= emperor;
    }

    /// The spaces of the player's stacks that are adjacent to no enemy building.
    pub fn away_from_enemies(&self, board: &Board, player: Player) -> SpaceSet {
        let enemies = self.enemy_buildings(player);
        let beside =
            enemies.fold(SpaceSet::EMPTY, |all, building| all | board.neighbours(building));
        self.stacks[player] - beside
    }
}
