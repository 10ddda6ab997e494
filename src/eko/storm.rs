//! Paths through storms and their costs (rules-eko.md, 9, storm labyrinth). Only moves cost discs: a
//! stack that stays in a storm loses none (D14).
//!
//! A path may visit any zones, at one disc each. The sets of zones that a stack can pay are tried in
//! order, cheaper ones first and equal ones by their first spaces (D9); each set reaches the spaces
//! that cost exactly its number of zones.

use super::landmarks::ignores_storms;
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ZoneSet {
    /// The spaces of the zones.
    spaces: SpaceSet,
    /// The first space of each zone.
    pub firsts: SpaceSet,
}

impl ZoneSet {
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
    from: Space,
    /// The empty spaces.
    free: SpaceSet,
    /// The storm spaces that the stack has not paid this turn.
    charged: SpaceSet,
}

/// The spaces where a path can end that pays exactly these zones.
pub(crate) struct Arrivals {
    pub zones: ZoneSet,
    pub empty: SpaceSet,
    /// Spaces with stacks.
    pub met: SpaceSet,
}

impl<'a> StormPaths<'a> {
    pub fn new(board: &'a Board, state: &State, from: Space) -> Self {
        let charged = board.storms() - paid_spaces(board, state, from);
        Self { board, from, free: board.stack_spaces() - state.occupied(), charged }
    }

    /// Calls `visit` with the cost and the arrivals of each set of at most `limit` zones, cheaper sets
    /// first, sets of equal cost in the order of D9.
    pub fn each(&self, limit: u8, mut visit: impl FnMut(u8, &Arrivals)) {
        let none = ZoneSet { spaces: SpaceSet::EMPTY, firsts: SpaceSet::EMPTY };
        let here = self.zone_of(self.from);
        let (mut cost, mut sets) = match here {
            None => (0, vec![none]),
            Some(zone) => (1, vec![self.with(none, zone)]),
        };
        while cost <= limit && !sets.is_empty() {
            let mut next: Vec<ZoneSet> = Vec::new();
            for zones in sets {
                let (arrivals, beyond) = self.arrivals(zones);
                visit(cost, &arrivals);
                if cost < limit {
                    for zone in beyond {
                        let larger = self.with(zones, zone);
                        if let Err(at) = next.binary_search_by(|set| order(*set, larger)) {
                            next.insert(at, larger);
                        }
                    }
                }
            }
            (cost, sets) = (cost + 1, next);
        }
    }

    fn zone_of(&self, space: Space) -> Option<SpaceSet> {
        let charged = self.charged.contains(space);
        self.board.zones().iter().copied().find(|zone| charged && zone.contains(space))
    }

    fn with(&self, zones: ZoneSet, zone: SpaceSet) -> ZoneSet {
        let firsts = zone.first().map_or(SpaceSet::EMPTY, SpaceSet::of);
        ZoneSet { spaces: zones.spaces | zone, firsts: zones.firsts | firsts }
    }

    /// The arrivals of a set of zones, and the further zones next to its paths.
    fn arrivals(&self, zones: ZoneSet) -> (Arrivals, Vec<SpaceSet>) {
        let closed = self.charged - zones.spaces;
        let start = SpaceSet::of(self.from);
        let visited = self.board.reached(start, self.free - closed);
        let beside = visited.fold(SpaceSet::EMPTY, |all, s| all | self.board.steps(s));
        let missed = self.missed(zones, visited);
        let met = match missed.as_slice() {
            [] => beside - self.free - closed,
            // The path ends in the one zone that it has not passed.
            [zone] => (beside - self.free) & *zone,
            _ => SpaceSet::EMPTY,
        };
        let empty = if missed.is_empty() { visited - start } else { SpaceSet::EMPTY };
        let beyond = match missed.as_slice() {
            [] => self.board.zones().iter().copied().filter(|z| z.meets(beside & closed)).collect(),
            _ => Vec::new(),
        };
        (Arrivals { zones, empty, met: met - start }, beyond)
    }

    /// The zones of the set without a visited space.
    fn missed(&self, set: ZoneSet, visited: SpaceSet) -> Vec<SpaceSet> {
        let zones = self.board.zones().iter().copied();
        zones.filter(|z| z.meets(set.spaces) && !z.meets(visited)).collect()
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
    let mut paid = None;
    StormPaths::new(board, state, from).each(cost, |here, arrivals| {
        if here == cost && (arrivals.empty | arrivals.met).contains(to) {
            paid = paid.or(Some(arrivals.zones.firsts));
        }
    });
    paid.unwrap_or_default()
}
