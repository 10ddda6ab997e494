//! Paths through storms and their costs (rules-eko.md, 9, storm labyrinth). Only moves cost discs: a
//! stack that stays in a storm loses none (D14).
//!
//! A path may visit any zones, at one disc each. The sets of zones that a stack can pay are tried in
//! order, cheaper ones first and equal ones by their first spaces (D9); each set reaches the spaces
//! that cost exactly its number of zones. A path goes from region to region, not from space to space.

use super::landmarks::ignores_storms;
use super::regions::{Region, Regions};
use super::state::{Phase, State};
use super::{Board, Space, SpaceSet};

/// Whether storms cost the current player discs.
pub(crate) fn storms_cost(board: &Board, state: &State) -> bool {
    !board.storms().is_empty() && !ignores_storms(board, state, state.turn)
}

/// The storm spaces of the zones that the stack on this space has paid this turn (D7).
pub(crate) fn paid_spaces(board: &Board, state: &State, stack: Space) -> SpaceSet {
    match (state.phase, state.paid_zones) {
        (Phase::Reinforce { .. }, Some(paid_zones)) if paid_zones.stack == stack => board
            .zones()
            .iter()
            .filter(|zone| zone.first().is_some_and(|first| paid_zones.paid.contains(first)))
            .fold(SpaceSet::EMPTY, |paid, zone| paid | *zone),
        _ => SpaceSet::EMPTY,
    }
}

/// A set of zones that a path pays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ZoneSet {
    /// The spaces of the zones.
    spaces: SpaceSet,
    /// The first space of each zone.
    firsts: SpaceSet,
}

impl ZoneSet {
    /// This set and one zone more.
    fn with(self, zone: SpaceSet) -> Self {
        let firsts = zone.first().map_or(SpaceSet::EMPTY, SpaceSet::of);
        Self { spaces: self.spaces | zone, firsts: self.firsts | firsts }
    }

    /// Whether this set precedes one of equal cost: it has the earlier of the first spaces that
    /// differ (D9).
    fn before(self, other: Self) -> bool {
        let (a, b) = (self.firsts - other.firsts, other.firsts - self.firsts);
        match (a.first(), b.first()) {
            (Some(a), Some(b)) => a < b,
            _ => false,
        }
    }
}

/// The paths of one stack, an iterator over the arrivals of each set of zones, cheaper sets first, sets of
/// equal cost in the order of D9.
pub(crate) struct StormPaths<'a> {
    board: &'a Board,
    regions: &'a Regions,
    from: Space,
    /// The storm spaces that the stack has not paid this turn.
    charged: SpaceSet,
    /// The most discs that the stack can lose.
    limit: u8,
    cost: u8,
    /// All sets found so far: those of the current cost end at `end`, those after them cost one disc more.
    sets: &'a mut Vec<Reached>,
    next: usize,
    end: usize,
}

/// The spaces where a path can end that pays exactly these zones.
#[derive(Clone, Copy)]
pub(crate) struct Arrivals {
    /// The number of zones, and of discs that they cost.
    pub cost: u8,
    zones: ZoneSet,
    /// Empty spaces, and those of any stacks.
    pub spaces: SpaceSet,
}

/// The regions that can be reached by paying these zones.
#[derive(Clone, Copy)]
pub(crate) struct Reached {
    zones: ZoneSet,
    /// The zone paid last, if no path passes it: then paths end there, at stacks, and others are not
    /// what these zones are paid for.
    missed: Option<SpaceSet>,
    regions: Region,
}

impl<'a> StormPaths<'a> {
    /// The paths of the stack on `from` over regions that are split by storm zones. The caller provides `sets`,
    /// for use with one stack after another.
    #[inline]
    pub fn new(
        board: &'a Board,
        state: &State,
        regions: &'a Regions,
        sets: &'a mut Vec<Reached>,
        from: Space,
    ) -> Self {
        let charged = board.storms() - paid_spaces(board, state, from);
        let limit = state.discs(from) - 1;
        let start = Region { spaces: SpaceSet::EMPTY, beside: board.steps(from) };
        let start = Reached { zones: ZoneSet::default(), missed: None, regions: start };
        sets.clear();
        let mut paths =
            Self { board, regions, from, charged, limit, cost: 0, sets, next: 0, end: 1 };
        let here = board.zones().iter().find(|zone| zone.contains(from));
        let first = match here.filter(|_| charged.contains(from)) {
            None => Reached { regions: paths.spread(&start, SpaceSet::EMPTY), ..start },
            Some(zone) => {
                paths.cost = 1;
                paths.through(&start, *zone)
            }
        };
        paths.sets.push(first);
        paths
    }

    fn arrivals(&self, reached: &Reached) -> Arrivals {
        let Region { spaces, beside } = reached.regions;
        let spaces = match reached.missed {
            None => (spaces | beside) - (self.charged - reached.zones.spaces),
            Some(zone) => beside & zone,
        };
        let spaces = spaces - SpaceSet::of(self.from);
        Arrivals { cost: self.cost, zones: reached.zones, spaces }
    }

    /// Finds the sets of one zone more than these.
    fn extend(&mut self, reached: &Reached) {
        let edge = reached.regions.beside & (self.charged - reached.zones.spaces);
        if edge.is_empty() {
            return;
        }
        for zone in self.board.zones().iter().filter(|zone| zone.meets(edge)) {
            let zones = reached.zones.with(*zone);
            let dearer = &self.sets[self.end..];
            if let Err(at) = dearer.binary_search_by(|set| order(set.zones, zones)) {
                let larger = self.through(reached, *zone);
                self.sets.insert(self.end + at, larger);
            }
        }
    }

    /// What can be reached by paying for this zone as well.
    fn through(&self, reached: &Reached, zone: SpaceSet) -> Reached {
        let zones = reached.zones.with(zone);
        let regions = self.spread(reached, zone);
        let passed = zone.meets(regions.spaces) || zone.contains(self.from);
        Reached { zones, missed: (!passed).then_some(zone), regions }
    }

    /// Visits all regions that are open by now, those of this zone as well.
    #[inline]
    fn spread(&self, reached: &Reached, zone: SpaceSet) -> Region {
        self.regions.spread(reached.regions, self.charged - reached.zones.spaces - zone)
    }
}

impl Iterator for StormPaths<'_> {
    type Item = Arrivals;

    #[inline]
    fn next(&mut self) -> Option<Arrivals> {
        if self.next == self.end {
            self.end = self.sets.len();
            self.cost += 1;
        }
        if self.cost > self.limit {
            return None;
        }
        let reached = *self.sets.get(self.next)?;
        self.next += 1;
        if self.cost < self.limit && reached.missed.is_none() {
            self.extend(&reached);
        }
        Some(self.arrivals(&reached))
    }
}

fn order(a: ZoneSet, b: ZoneSet) -> std::cmp::Ordering {
    use std::cmp::Ordering::{Equal, Greater, Less};
    match (a == b, a.before(b)) {
        (true, _) => Equal,
        (_, true) => Less,
        _ => Greater,
    }
}

/// The first spaces of the zones that a stack pays on its path to `to` at this cost: of several sets
/// of zones the first (D9).
pub(crate) fn zones_paid(
    board: &Board,
    state: &State,
    from: Space,
    to: Space,
    cost: u8,
) -> SpaceSet {
    let mut regions = Regions::default();
    regions.find(board, board.stack_spaces() - state.occupied(), true);
    let mut sets = Vec::new();
    let mut paths = StormPaths::new(board, state, &regions, &mut sets, from);
    let path = paths.find(|path| path.cost == cost && path.spaces.contains(to));
    path.map(|path| path.zones.firsts).unwrap_or_default()
}
