//! The tree of a search: nodes and edges in two arenas that never grow beyond their first size.

use crate::core::player::{ByPlayer, Player};
use crate::game::Outcome;

/// No node: of an edge that was not tried.
const NONE: u32 = u32::MAX;

/// A position of the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// How often the search came here.
    pub visits: u32,
    /// The mean of each player's chances found here and below; the final result if `exact`.
    pub chances: [f32; 4],
    first: u32,
    count: u16,
    /// The number of edges with a node: always the first ones.
    pub tried: u16,
    /// The current player.
    pub turn: Player,
    /// The hash of the position.
    pub hash: u64,
    /// Whether the position was there before, on the way here or in the game: the search ends here.
    pub repeated: bool,
    /// The players, a bit each, who surely do not win.
    pub lost: u8,
    /// Whether the result is certain with best play.
    pub exact: bool,
    pub expanded: bool,
}

/// A move of the tree, and the node after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge<M> {
    pub mv: M,
    /// The share of the search that the move deserves before it was tried.
    pub prior: f32,
    child: u32,
}

impl<M> Edge<M> {
    pub const fn new(mv: M, prior: f32) -> Self {
        Self { mv, prior, child: NONE }
    }

    pub fn child(&self) -> Option<usize> {
        (self.child != NONE).then_some(self.child as usize)
    }
}

impl Node {
    /// A node that is valued for the first time.
    pub const fn new(turn: Player, chances: ByPlayer<f32>) -> Self {
        Self {
            visits: 1,
            chances: chances.0,
            first: 0,
            count: 0,
            tried: 0,
            turn,
            hash: 0,
            repeated: false,
            lost: 0,
            exact: false,
            expanded: false,
        }
    }

    /// A node of a finished game.
    pub fn over(turn: Player, outcome: Outcome, seats: &[Player]) -> Self {
        let chances = shares(outcome, seats);
        let mut node = Self::new(turn, chances);
        node.exact = true;
        for player in seats {
            node.lost |= u8::from(chances[*player] == 0.0) << player.index();
        }
        node
    }

    pub const fn has_lost(&self, player: Player) -> bool {
        self.lost >> player as u8 & 1 == 1
    }

    /// Whether this player surely wins alone.
    pub fn is_won_by(&self, player: Player) -> bool {
        self.exact && self.chances[player.index()] == 1.0
    }
}

/// What an outcome is worth to each player: a win 1, shared equally; a draw to all their share of 1.
pub(crate) fn shares(outcome: Outcome, seats: &[Player]) -> ByPlayer<f32> {
    let mut shares = ByPlayer::default();
    match outcome {
        Outcome::Won(winners) => {
            winners.iter().for_each(|player| shares[player] = 1.0 / winners.len() as f32);
        }
        Outcome::Draw => seats.iter().for_each(|player| {
            shares[*player] = 1.0 / seats.len() as f32;
        }),
        Outcome::Nobody => {}
    }
    shares
}

/// The nodes and edges.
pub(super) struct Tree<M> {
    nodes: Vec<Node>,
    edges: Vec<Edge<M>>,
}

impl<M: Copy> Tree<M> {
    /// An arena with room for this many nodes and edges.
    pub fn with_capacity(nodes: usize, edges: usize) -> Self {
        Self { nodes: Vec::with_capacity(nodes), edges: Vec::with_capacity(edges) }
    }

    pub fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    pub fn node_mut(&mut self, at: usize) -> &mut Node {
        &mut self.nodes[at]
    }

    /// Adds a node; `None` when there is no room left.
    pub fn add(&mut self, node: Node) -> Option<usize> {
        if self.nodes.len() == self.nodes.capacity() {
            return None;
        }
        self.nodes.push(node);
        Some(self.nodes.len() - 1)
    }

    /// Gives a node its edges, best first. Returns whether there was room.
    pub fn expand(&mut self, at: usize, edges: impl ExactSizeIterator<Item = Edge<M>>) -> bool {
        let (first, count) = (self.edges.len(), edges.len());
        let fits = first + count <= self.edges.capacity() && count <= usize::from(u16::MAX);
        if fits {
            self.edges.extend(edges);
            let node = &mut self.nodes[at];
            (node.first, node.count, node.expanded) = (first as u32, count as u16, true);
        }
        fits
    }

    /// The edges of a node.
    pub fn edges(&self, at: usize) -> &[Edge<M>] {
        let node = &self.nodes[at];
        &self.edges[node.first as usize..][..usize::from(node.count)]
    }

    /// Makes a node the child of the first edge that was not tried.
    pub fn attach(&mut self, parent: usize, child: usize) {
        let node = &mut self.nodes[parent];
        let edge = node.first as usize + usize::from(node.tried);
        node.tried += 1;
        self.edges[edge].child = child as u32;
    }

    /// Concludes from the children of a node what is certain about it. Returns whether that is news.
    pub fn conclude(&mut self, at: usize) -> bool {
        let node = self.nodes[at];
        if node.exact || !node.expanded {
            return false;
        }
        let children = || self.edges(at).iter().filter_map(Edge::child).map(|c| &self.nodes[c]);
        let mut news = node;
        if let Some(won) = children().find(|child| child.is_won_by(node.turn)) {
            (news.exact, news.chances, news.lost) = (true, won.chances, won.lost);
        } else if node.tried == node.count {
            news.lost = children().fold(u8::MAX, |all, child| all & child.lost);
            let me = node.turn.index();
            let mut best: Option<&Node> = None;
            // Where the mover cannot win, other players' results must agree to be certain.
            let mut agree = true;
            for child in children() {
                agree &= best.is_none_or(|best| best.chances == child.chances);
                if best.is_none_or(|best| child.chances[me] > best.chances[me]) {
                    best = Some(child);
                }
            }
            if let Some(best) = best.filter(|best| agree || best.chances[me] > 0.0)
                && children().all(|child| child.exact)
            {
                (news.exact, news.chances, news.lost) = (true, best.chances, best.lost);
            }
        }
        self.nodes[at] = news;
        news.exact != node.exact || news.lost != node.lost
    }
}
