//! The path of a stack over the board, to draw it and to mark the storms that it must pay.

use super::storm::{paid_spaces, storms_cost, zones_paid};
use super::{Position, Space, SpaceSet};

impl Position {
    /// The storm spaces that a move of this stack of the current player has to pay for: none if the
    /// player holds the lighthouse (D11), and none of the zones that the stack has paid this turn
    /// (D7).
    #[must_use]
    pub fn charged(&self, stack: Space) -> SpaceSet {
        if storms_cost(self.board(), self.state()) {
            self.board().storms() - paid_spaces(self.board(), self.state(), stack)
        } else {
            SpaceSet::EMPTY
        }
    }

    /// The spaces of a shortest path from `from` to `to` on which the stack loses `losses` discs to
    /// storms, both ends included; only the two ends if there is none.
    #[must_use]
    pub fn path(&self, from: Space, to: Space, losses: u8) -> Vec<Space> {
        let free =
            self.board().stack_spaces() - self.state().occupied() - self.avoided(from, to, losses);
        let mut before = vec![None; self.board().len()];
        let mut seen = SpaceSet::of(from);
        let mut ring = vec![from];
        while !ring.is_empty() && !seen.contains(to) {
            let mut next = Vec::new();
            for space in ring {
                let new = (self.board().steps(space) & (free | SpaceSet::of(to))) - seen;
                for step in new {
                    before[step.index()] = Some(space);
                    next.push(step);
                }
                seen |= new;
            }
            ring = next;
        }
        let mut path = vec![to];
        while let Some(space) = path.last().and_then(|s| before[s.index()]) {
            path.push(space);
        }
        if path.last() != Some(&from) {
            path.push(from);
        }
        path.reverse();
        path
    }

    /// The storm spaces that a stack avoids on its path to `to` at this cost.
    fn avoided(&self, from: Space, to: Space, cost: u8) -> SpaceSet {
        let charged = self.charged(from);
        if charged.is_empty() {
            return charged;
        }
        let firsts = zones_paid(self.board(), self.state(), from, to, cost);
        let avoided = self.board().zones().iter().filter(|zone| !zone.meets(firsts));
        avoided.fold(SpaceSet::EMPTY, |all, zone| all | *zone) & charged
    }
}
