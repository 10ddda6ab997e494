//! The board: its spaces, their adjacency, and the storms, portals and temples.

use super::error::PositionError;
use super::numbers::{MAX_COLUMNS, MAX_ROWS, MAX_SPACES};
use super::{Building, Landmark, Space, SpaceSet, Terrain};
use crate::core::hex::Hex;
use crate::core::order::put_in_order;

/// A legal board, which never changes during a game.
///
/// ```
/// use tabletop::eko::{Board, Terrain};
/// let board: Board = ".s./_k.".parse().unwrap();
/// let capital = board.capitals().first().unwrap();
/// assert_eq!((board.name(capital).as_str(), board.terrain(capital)), ("b2", Terrain::Capital));
/// assert_eq!(board.neighbours(capital).len(), 3);
/// assert_eq!((board.stack_spaces().len(), board.zones().len()), (4, 1));
/// assert!("._.".parse::<Board>().is_err(), "not connected");
/// ```
#[derive(Clone, Debug)]
pub struct Board {
    /// By row, then column: the order of the numbers of spaces.
    spaces: Vec<(Hex, Terrain)>,
    /// The adjacent spaces of each space.
    neighbours: Vec<SpaceSet>,
    /// The spaces one step from each space, through portals too.
    steps: Vec<SpaceSet>,
    stack_spaces: SpaceSet,
    /// The spaces with room for each kind of building.
    building_room: [SpaceSet; 3],
    capitals: SpaceSet,
    storms: SpaceSet,
    zones: Vec<SpaceSet>,
    /// The spaces around each of [`Landmark::KINDS`].
    landmarks: [SpaceSet; 3],
    /// The spaces of the Wind, Moon and Sand temples.
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
    /// The board of these spaces, which may be in any order; the smallest row and column must be 0.
    ///
    /// # Errors
    /// Every reason for which the spaces are not a legal board (notation.md).
    pub fn new(mut spaces: Vec<(Hex, Terrain)>) -> Result<Self, Vec<PositionError>> {
        put_in_order(&mut spaces);
        let mut errors = Vec::new();
        if spaces.len() > MAX_SPACES {
            errors.push(PositionError::TooManySpaces { spaces: spaces.len() });
        }
        for pair in spaces.windows(2) {
            if pair[0].0 == pair[1].0 {
                errors.push(PositionError::SpaceTwice { space: pair[0].0 });
            }
        }
        if let Some(row) = spaces.iter().map(|(h, _)| h.r).max().filter(|r| *r >= MAX_ROWS as i16) {
            errors.push(PositionError::TooManyRows { rows: i32::from(row) + 1 });
        }
        if let Some(q) = spaces.iter().map(|(h, _)| h.q).max().filter(|q| *q >= MAX_COLUMNS as i16)
        {
            errors.push(PositionError::TooManyColumns { columns: i32::from(q) + 1 });
        }
        let smallest = |key: fn(&Hex) -> i16| spaces.iter().map(|(h, _)| key(h)).min() == Some(0);
        if !smallest(|h| h.q) || !smallest(|h| h.r) {
            errors.push(PositionError::NotShifted);
        }
        if !errors.is_empty() {
            return Err(errors);
        }
        let board = Self::connect(spaces);
        board.check_movement(&mut errors);
        board.check_landmarks_and_temples(&mut errors);
        board.check_portals(&mut errors);
        if errors.is_empty() { Ok(board) } else { Err(errors) }
    }

    /// The board of these spaces with all that follows from them, unchecked.
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

    /// Checks that the spaces that carry stacks are connected, portals left aside (D1).
    fn check_movement(&self, errors: &mut Vec<PositionError>) {
        let Some(first) = self.stack_spaces.first() else { return };
        let apart =
            self.stack_spaces - fill(SpaceSet::of(first), self.stack_spaces, &self.neighbours);
        if let Some(space) = apart.first() {
            errors
                .push(PositionError::Unconnected { space: self.hex(space), from: self.hex(first) });
        }
    }

    /// Checks that each landmark is amid three spaces around one point, and that no temple is there
    /// twice.
    fn check_landmarks_and_temples(&self, errors: &mut Vec<PositionError>) {
        for (landmark, set) in Landmark::KINDS.into_iter().zip(self.landmarks) {
            let together = set.len() == 3
                && set.into_iter().all(|s| (set - SpaceSet::of(s) - self.neighbours(s)).is_empty());
            if let (false, Some(first)) = (together, set.first()) {
                let letter = Terrain::Storm(landmark).letter();
                errors.push(PositionError::NotAroundAPoint { letter, space: self.hex(first) });
            }
        }
        for temple in [Terrain::WindTemple, Terrain::MoonTemple, Terrain::SandTemple] {
            if let Some((hex, _)) = self.spaces.iter().filter(|(_, t)| *t == temple).nth(1) {
                errors.push(PositionError::TempleTwice { letter: temple.letter(), space: *hex });
            }
        }
    }

    /// Checks that each portal opens to a plain movement space of its own; a single portal is legal
    /// and leads nowhere (D15).
    fn check_portals(&self, errors: &mut Vec<PositionError>) {
        let mut fronts = SpaceSet::EMPTY;
        for (hex, terrain) in &self.spaces {
            let Terrain::Portal(direction) = terrain else { continue };
            let front = self.space_at(hex.step(*direction));
            match front.filter(|s| self.terrain(*s) == Terrain::Movement) {
                None => errors.push(PositionError::PortalIntoNothing { space: *hex }),
                Some(front) if fronts.contains(front) => {
                    errors.push(PositionError::PortalsShareFront {
                        space: *hex,
                        front: self.hex(front),
                    });
                }
                Some(front) => fronts.insert(front),
            }
        }
    }

    /// The number of spaces.
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

    /// The coordinates of a space.
    #[must_use]
    pub fn hex(&self, space: Space) -> Hex {
        self.spaces[space.index()].0
    }

    /// The terrain of a space.
    #[must_use]
    pub fn terrain(&self, space: Space) -> Terrain {
        self.spaces[space.index()].1
    }

    /// The space with these coordinates, if there is one.
    #[must_use]
    pub fn space_at(&self, hex: Hex) -> Option<Space> {
        self.spaces.binary_search_by_key(&hex, |(h, _)| *h).ok().map(|i| Space(i as u8))
    }

    /// The spaces that share an edge with this one.
    #[must_use]
    pub fn neighbours(&self, space: Space) -> SpaceSet {
        self.neighbours[space.index()]
    }

    /// The spaces one step from this one for a stack: its neighbours that carry stacks and, from the
    /// front of a portal, the fronts of the others (rules-eko.md, 4 and 9; D15).
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

    /// The storm zones, each a set of adjacent storm spaces, in the order of their first spaces.
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

    /// The space of the temple of this terrain, if there is one.
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

    /// The spaces that can be reached from `start` by steps within `within`, `start` included.
    #[must_use]
    pub fn reached(&self, start: SpaceSet, within: SpaceSet) -> SpaceSet {
        fill(start, within, &self.steps)
    }
}

/// Extends `start` by `links` within `within` until nothing is added.
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
