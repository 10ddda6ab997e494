//! The board: its spaces, what is next to what, and the storms, portals and temples on it.

use super::error::PositionError;
use super::numbers::{MAX_COLUMNS, MAX_ROWS, MAX_SPACES};
use super::{Building, Landmark, Space, SpaceSet, Terrain};
use crate::core::hex::Hex;
use crate::core::text::put_in_order;

/// A legal board. It never changes during a game.
#[derive(Debug)]
pub struct Board {
    spaces: Vec<(Hex, Terrain)>,
    neighbours: Vec<SpaceSet>,
    steps: Vec<SpaceSet>,
    stack_spaces: SpaceSet,
    building_room: [SpaceSet; 3],
    capitals: SpaceSet,
    storms: SpaceSet,
    zones: Vec<SpaceSet>,
    landmarks: [SpaceSet; 3],
    temples: [Option<Space>; 3],
    fronts: SpaceSet,
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.spaces == other.spaces
    }
}

impl Eq for Board {}

impl Board {
    /// Puts a board together from its spaces, in any order, shifted so that the smallest row and
    /// column are 0.
    ///
    /// # Errors
    /// Every reason for which the spaces are no legal board (notation.md).
    pub fn new(mut spaces: Vec<(Hex, Terrain)>) -> Result<Self, Vec<PositionError>> {
        put_in_order(&mut spaces);
        let mut faults = Vec::new();
        if spaces.len() > MAX_SPACES {
            faults.push(PositionError::TooManySpaces { spaces: spaces.len() });
        }
        for pair in spaces.windows(2) {
            if pair[0].0 == pair[1].0 {
                faults.push(PositionError::SpaceTwice { space: pair[0].0 });
            }
        }
        if let Some(row) = spaces.iter().map(|(h, _)| h.r).max().filter(|r| *r >= MAX_ROWS as i16) {
            faults.push(PositionError::TooManyRows { rows: i32::from(row) + 1 });
        }
        if let Some(q) = spaces.iter().map(|(h, _)| h.q).max().filter(|q| *q >= MAX_COLUMNS as i16)
        {
            faults.push(PositionError::TooManyColumns { columns: i32::from(q) + 1 });
        }
        let smallest = |key: fn(&Hex) -> i16| spaces.iter().map(|(h, _)| key(h)).min() == Some(0);
        if !smallest(|h| h.q) || !smallest(|h| h.r) {
            faults.push(PositionError::NotShifted);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let board = Self::connect(spaces);
        board.check_movement(&mut faults);
        board.check_landmarks_and_temples(&mut faults);
        board.check_portals(&mut faults);
        if faults.is_empty() { Ok(board) } else { Err(faults) }
    }

    fn connect(spaces: Vec<(Hex, Terrain)>) -> Self {
        let at =
            |hex: Hex| spaces.binary_search_by_key(&hex, |(h, _)| *h).ok().map(|i| Space(i as u8));
        let having = |test: &dyn Fn(Terrain) -> bool| -> SpaceSet {
            let numbered = spaces.iter().zip(0u8..);
            numbered.filter(|((_, t), _)| test(*t)).map(|(_, i)| Space(i)).collect()
        };
        let neighbours: Vec<SpaceSet> =
            spaces.iter().map(|(hex, _)| hex.neighbours().filter_map(at).collect()).collect();
        let stack_spaces = having(&Terrain::carries_stacks);
        let fronts: SpaceSet = spaces
            .iter()
            .filter_map(|(hex, terrain)| match terrain {
                Terrain::Portal(direction) => at(hex.step(*direction)),
                _ => None,
            })
            .collect();
        let steps = (0..spaces.len() as u8)
            .map(|i| {
                let near = neighbours[usize::from(i)] & stack_spaces;
                let through = if fronts.contains(Space(i)) { fronts } else { SpaceSet::EMPTY };
                (near | through) - SpaceSet::of(Space(i))
            })
            .collect();
        let mut zones = Vec::new();
        let storms = having(&|t| matches!(t, Terrain::Storm(_)));
        let mut left = storms;
        while let Some(first) = left.first() {
            let zone = fill(SpaceSet::of(first), left, &neighbours);
            left -= zone;
            zones.push(zone);
        }
        Self {
            stack_spaces,
            building_room: Building::ALL
                .map(|b| having(&|t| t.highest_building().is_some_and(|highest| highest >= b))),
            capitals: having(&|t| t == Terrain::Capital),
            landmarks: Landmark::KINDS.map(|l| having(&|t| t == Terrain::Storm(l))),
            temples: [Terrain::WindTemple, Terrain::MoonTemple, Terrain::SandTemple]
                .map(|temple| having(&|t| t == temple).first()),
            storms,
            zones,
            fronts,
            steps,
            neighbours,
            spaces,
        }
    }

    fn check_movement(&self, faults: &mut Vec<PositionError>) {
        let Some(first) = self.stack_spaces.first() else { return };
        let apart =
            self.stack_spaces - fill(SpaceSet::of(first), self.stack_spaces, &self.neighbours);
        if let Some(space) = apart.first() {
            faults
                .push(PositionError::Unconnected { space: self.hex(space), from: self.hex(first) });
        }
    }

    fn check_landmarks_and_temples(&self, faults: &mut Vec<PositionError>) {
        for (landmark, set) in Landmark::KINDS.into_iter().zip(self.landmarks) {
            let together = set.len() == 3
                && set.into_iter().all(|s| (set - SpaceSet::of(s) - self.neighbours(s)).is_empty());
            if let (false, Some(first)) = (together, set.first()) {
                let letter = Terrain::Storm(landmark).letter();
                faults.push(PositionError::NotAroundAPoint { letter, space: self.hex(first) });
            }
        }
        for temple in [Terrain::WindTemple, Terrain::MoonTemple, Terrain::SandTemple] {
            if let Some((hex, _)) = self.spaces.iter().filter(|(_, t)| *t == temple).nth(1) {
                faults.push(PositionError::TempleTwice { letter: temple.letter(), space: *hex });
            }
        }
    }

    fn check_portals(&self, faults: &mut Vec<PositionError>) {
        let mut taken = SpaceSet::EMPTY;
        for (hex, terrain) in &self.spaces {
            let Terrain::Portal(direction) = terrain else { continue };
            let front = self.space_at(hex.step(*direction));
            match front.filter(|s| self.terrain(*s) == Terrain::Movement) {
                None => faults.push(PositionError::PortalIntoNothing { space: *hex }),
                Some(front) if taken.contains(front) => {
                    faults.push(PositionError::PortalsShareFront {
                        space: *hex,
                        front: self.hex(front),
                    });
                }
                Some(front) => taken.insert(front),
            }
        }
    }

    /// How many spaces there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.spaces.len()
    }

    /// Whether there is no space at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.spaces.is_empty()
    }

    /// All spaces, by row, then column.
    pub fn spaces(&self) -> impl ExactSizeIterator<Item = Space> + Clone + use<> {
        (0..self.spaces.len() as u8).map(Space)
    }

    /// Where a space lies.
    #[must_use]
    pub fn hex(&self, space: Space) -> Hex {
        self.spaces[space.index()].0
    }

    /// What a space is made of.
    #[must_use]
    pub fn terrain(&self, space: Space) -> Terrain {
        self.spaces[space.index()].1
    }

    /// The space that lies there, if any.
    #[must_use]
    pub fn space_at(&self, hex: Hex) -> Option<Space> {
        self.spaces.binary_search_by_key(&hex, |(h, _)| *h).ok().map(|i| Space(i as u8))
    }

    /// The spaces that share an edge with this one.
    #[must_use]
    pub fn neighbours(&self, space: Space) -> SpaceSet {
        self.neighbours[space.index()]
    }

    /// Where a stack on (or in front of) this space can step: neighbours that carry stacks, and
    /// through a portal (rules-eko.md, 4 and 9).
    #[must_use]
    pub fn steps(&self, space: Space) -> SpaceSet {
        self.steps[space.index()]
    }

    /// The spaces that carry stacks: movement and storm spaces.
    #[must_use]
    pub const fn stack_spaces(&self) -> SpaceSet {
        self.stack_spaces
    }

    /// The spaces with room for this kind of building.
    #[must_use]
    pub const fn room_for(&self, building: Building) -> SpaceSet {
        self.building_room[building as usize]
    }

    /// The capitals.
    #[must_use]
    pub const fn capitals(&self) -> SpaceSet {
        self.capitals
    }

    /// All storm spaces.
    #[must_use]
    pub const fn storms(&self) -> SpaceSet {
        self.storms
    }

    /// The storm zones: adjacent storm spaces, in the order of their first spaces.
    #[must_use]
    pub fn zones(&self) -> &[SpaceSet] {
        &self.zones
    }

    /// The three spaces around a pyramid or the lighthouse; empty where there is none.
    #[must_use]
    pub const fn around(&self, landmark: Landmark) -> SpaceSet {
        match landmark {
            Landmark::None => SpaceSet::EMPTY,
            Landmark::Pyramid1 => self.landmarks[0],
            Landmark::Pyramid2 => self.landmarks[1],
            Landmark::Lighthouse => self.landmarks[2],
        }
    }

    /// Where the temple of this terrain stands, if there is one.
    #[must_use]
    pub const fn temple(&self, terrain: Terrain) -> Option<Space> {
        match terrain {
            Terrain::WindTemple => self.temples[0],
            Terrain::MoonTemple => self.temples[1],
            Terrain::SandTemple => self.temples[2],
            _ => None,
        }
    }

    /// The spaces in front of portals.
    #[must_use]
    pub const fn fronts(&self) -> SpaceSet {
        self.fronts
    }

    /// Every space that can be reached from `start` by steps within `within`, `start` included.
    #[must_use]
    pub fn reached(&self, start: SpaceSet, within: SpaceSet) -> SpaceSet {
        fill(start, within, &self.steps)
    }
}

/// Grows `start` over `links` as long as it stays within `within`.
#[inline]
fn fill(start: SpaceSet, within: SpaceSet, links: &[SpaceSet]) -> SpaceSet {
    let mut reached = start;
    let mut edge = start;
    while let Some(space) = edge.next() {
        let new = (links[space.index()] & within) - reached;
        reached |= new;
        edge |= new;
    }
    reached
}
