//! Ways through storms and what they cost (rules-eko.md, 9, storm labyrinth).
//!
//! A way may visit any zones it likes, but each costs a disc. So the sets of zones that can be paid
//! are tried in order, the cheaper first and equal ones in the order of their first spaces (D9):
//! what a set opens, it reaches for exactly its own price.

use super::landmarks::ignores_storms;
use super::state::{Phase, State};
use super::{Board, Position, Space, SpaceSet};

impl Position {
    /// The storm spaces that a move of this stack of the player at turn would have to pay for: none
    /// for who holds the lighthouse, and not the zones it has paid in this turn (D7, D11).
    #[must_use]
    pub fn charged(&self, stack: Space) -> SpaceSet {
        if stormy(self.board(), self.state()) {
            self.board().storms() - paid_by(self.board(), self.state(), stack)
        } else {
            SpaceSet::EMPTY
        }
    }

    /// The storm spaces that a stack keeps out of on its way to `to` for this price.
    pub(super) fn avoided(&self, from: Space, to: Space, price: u8) -> SpaceSet {
        let charged = self.charged(from);
        if charged.is_empty() {
            return charged;
        }
        let firsts = toll(self.board(), self.state(), from, to, price);
        let avoided = self.board().zones().iter().filter(|zone| !zone.meets(firsts));
        avoided.fold(SpaceSet::EMPTY, |all, zone| all | *zone) & charged
    }
}

/// Whether storms cost the player at turn anything.
pub(crate) fn stormy(board: &Board, state: &State) -> bool {
    !board.storms().is_empty() && !ignores_storms(board, state, state.turn)
}

/// The storm spaces that cost the stack on this space nothing, for it has paid them (D7).
pub(crate) fn paid_by(board: &Board, state: &State, stack: Space) -> SpaceSet {
    match (state.phase, state.paid_zones) {
        (Phase::Reinforce { .. }, Some(paid_zones)) if paid_zones.stack == stack => board
            .zones()
            .iter()
            .filter(|zone| zone.first().is_some_and(|first| paid_zones.paid.contains(first)))
            .fold(SpaceSet::EMPTY, |paid, zone| paid | *zone),
        _ => SpaceSet::EMPTY,
    }
}

/// Zones that a way pays for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Toll {
    /// Their spaces.
    spaces: SpaceSet,
    /// Their first spaces.
    pub firsts: SpaceSet,
}

impl Toll {
    /// The order of D9: the list with the earlier first difference comes first.
    fn before(self, other: Self) -> bool {
        let (a, b) = (self.firsts - other.firsts, other.firsts - self.firsts);
        match (a.first(), b.first()) {
            (Some(a), Some(b)) => a < b,
            _ => false,
        }
    }
}

/// The ways of one stack.
pub(crate) struct Storms<'a> {
    board: &'a Board,
    from: Space,
    /// Empty spaces.
    free: SpaceSet,
    /// Storm spaces that cost something.
    charged: SpaceSet,
}

/// Where a toll leads: to spaces that can be ended on for exactly this price.
pub(crate) struct Arrivals {
    pub toll: Toll,
    pub empty: SpaceSet,
    /// Spaces with stacks.
    pub met: SpaceSet,
}

impl<'a> Storms<'a> {
    pub fn new(board: &'a Board, state: &State, from: Space) -> Self {
        let charged = board.storms() - paid_by(board, state, from);
        Self { board, from, free: board.stack_spaces() - state.occupied(), charged }
    }

    /// Hands out what each toll of at most `limit` zones leads to, the cheaper first, equally dear
    /// ones in their order.
    pub fn each(&self, limit: u8, mut visit: impl FnMut(u8, &Arrivals)) {
        let none = Toll { spaces: SpaceSet::EMPTY, firsts: SpaceSet::EMPTY };
        let here = self.zone_of(self.from);
        let (mut price, mut tolls) = match here {
            None => (0, vec![none]),
            Some(zone) => (1, vec![self.with(none, zone)]),
        };
        while price <= limit && !tolls.is_empty() {
            let mut next: Vec<Toll> = Vec::new();
            for toll in tolls {
                let (arrivals, beyond) = self.arrivals(toll);
                visit(price, &arrivals);
                if price < limit {
                    for zone in beyond {
                        let dearer = self.with(toll, zone);
                        if let Err(at) = next.binary_search_by(|t| order(*t, dearer)) {
                            next.insert(at, dearer);
                        }
                    }
                }
            }
            (price, tolls) = (price + 1, next);
        }
    }

    fn zone_of(&self, space: Space) -> Option<SpaceSet> {
        let charged = self.charged.contains(space);
        self.board.zones().iter().copied().find(|zone| charged && zone.contains(space))
    }

    fn with(&self, toll: Toll, zone: SpaceSet) -> Toll {
        let firsts = zone.first().map_or(SpaceSet::EMPTY, SpaceSet::of);
        Toll { spaces: toll.spaces | zone, firsts: toll.firsts | firsts }
    }

    /// What a toll leads to, and the further zones next to the way.
    fn arrivals(&self, toll: Toll) -> (Arrivals, Vec<SpaceSet>) {
        let closed = self.charged - toll.spaces;
        let start = SpaceSet::of(self.from);
        let visited = self.board.reached(start, self.free - closed);
        let beside = visited.fold(SpaceSet::EMPTY, |all, s| all | self.board.steps(s));
        let missed = self.missed(toll, visited);
        let met = match missed.as_slice() {
            [] => beside - self.free - closed,
            // The way ends in the one zone it has not been to.
            [zone] => (beside - self.free) & *zone,
            _ => SpaceSet::EMPTY,
        };
        let empty = if missed.is_empty() { visited - start } else { SpaceSet::EMPTY };
        let beyond = match missed.as_slice() {
            [] => self.board.zones().iter().copied().filter(|z| z.meets(beside & closed)).collect(),
            _ => Vec::new(),
        };
        (Arrivals { toll, empty, met: met - start }, beyond)
    }

    /// The zones of the toll that no visited space lies in.
    fn missed(&self, toll: Toll, visited: SpaceSet) -> Vec<SpaceSet> {
        let zones = self.board.zones().iter().copied();
        zones.filter(|z| z.meets(toll.spaces) && !z.meets(visited)).collect()
    }
}

fn order(a: Toll, b: Toll) -> std::cmp::Ordering {
    use std::cmp::Ordering::{Equal, Greater, Less};
    match (a == b, a.before(b)) {
        (true, _) => Equal,
        (_, true) => Less,
        _ => Greater,
    }
}

/// The first spaces of the zones that a stack pays on its way to `to` for this price.
pub(crate) fn toll(board: &Board, state: &State, from: Space, to: Space, price: u8) -> SpaceSet {
    let mut paid = None;
    Storms::new(board, state, from).each(price, |here, arrivals| {
        if here == price && (arrivals.empty | arrivals.met).contains(to) {
            paid = paid.or(Some(arrivals.toll.firsts));
        }
    });
    paid.unwrap_or_default()
}
