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

/// The paths of one stack.
pub(crate) struct StormPaths<'a> {
    board: &'a Board,
    regions: &'a [Region],
    from: Space,
    /// The storm spaces that the stack has not paid this turn.
    charged: SpaceSet,
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
#[derive(Clone, Copy, Default)]
struct Reached {
    zones: ZoneSet,
    /// The zone paid last, if no path passes it: then paths end there, at stacks, and others are not
    /// what these zones are paid for.
    missed: Option<SpaceSet>,
    visited: SpaceSet,
    /// All spaces one step from there.
    beside: SpaceSet,
}

impl<'a> StormPaths<'a> {
    /// The paths of the stack on `from` over regions that are split by storm zones.
    #[inline]
    pub fn new(board: &'a Board, state: &State, regions: &'a Regions, from: Space) -> Self {
        let charged = board.storms() - paid_spaces(board, state, from);
        Self { board, regions: regions.list(), from, charged }
    }

    /// Calls `visit` with the arrivals of each set of at most `limit` zones, cheaper sets
    /// first, sets of equal cost in the order of D9.
    #[inline]
    pub fn each(&self, limit: u8, mut visit: impl FnMut(&Arrivals)) {
        let start = Reached { beside: self.board.steps(self.from), ..Reached::default() };
        let here = self.board.zones().iter().find(|zone| zone.contains(self.from));
        let (mut cost, first) = match here.filter(|_| self.charged.contains(self.from)) {
            None => (0, self.spread(start)),
            Some(zone) => (1, self.through(&start, *zone)),
        };
        let (mut first, mut sets) = (Some(first), Vec::new());
        while cost <= limit {
            let mut next: Vec<Reached> = Vec::new();
            for reached in first.take().into_iter().chain(sets) {
                visit(&self.arrivals(cost, &reached));
                if cost == limit || reached.missed.is_some() {
                    continue;
                }
                let edge = reached.beside & (self.charged - reached.zones.spaces);
                for zone in self.board.zones().iter().filter(|zone| zone.meets(edge)) {
                    let zones = reached.zones.with(*zone);
                    if let Err(at) = next.binary_search_by(|set| order(set.zones, zones)) {
                        next.insert(at, self.through(&reached, *zone));
                    }
                }
            }
            if next.is_empty() {
                return;
            }
            (cost, sets) = (cost + 1, next);
        }
    }

    fn arrivals(&self, cost: u8, reached: &Reached) -> Arrivals {
        let spaces = match reached.missed {
            None => (reached.visited | reached.beside) - (self.charged - reached.zones.spaces),
            Some(zone) => reached.beside & zone,
        };
        Arrivals { cost, zones: reached.zones, spaces: spaces - SpaceSet::of(self.from) }
    }

    /// What can be reached by paying for this zone as well.
    fn through(&self, reached: &Reached, zone: SpaceSet) -> Reached {
        let zones = reached.zones.with(zone);
        let larger = self.spread(Reached { zones, ..*reached });
        let passed = zone.meets(larger.visited) || zone.contains(self.from);
        Reached { missed: (!passed).then_some(zone), ..larger }
    }

    /// Visits all regions that are open by now.
    fn spread(&self, mut reached: Reached) -> Reached {
        let closed = self.charged - reached.zones.spaces;
        loop {
            let before = reached.visited;
            for region in self.regions {
                let new = !region.spaces.meets(reached.visited | closed);
                if new && region.spaces.meets(reached.beside) {
                    reached.visited |= region.spaces;
                    reached.beside |= region.beside;
                }
            }
            if reached.visited == before {
                return reached;
            }
        }
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
    let mut paid = None;
    StormPaths::new(board, state, &regions, from).each(cost, |arrivals| {
        if arrivals.cost == cost && arrivals.spaces.contains(to) {
            paid = paid.or(Some(arrivals.zones.firsts));
        }
    });
    paid.unwrap_or_default()
}
