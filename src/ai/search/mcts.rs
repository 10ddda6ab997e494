//! The tree search: it follows the most promising moves, values each new position once, and takes
//! the mean of all values below a move for that move's worth (PUCT). Certain results are proven.

use std::cmp::Reverse;

use super::game::SearchGame;
use super::math::{mixed, softmax};
use super::repeats::after_repeat;
use super::thought::{Candidate, Limits, Thought};
use super::tree::{Edge, Node, Tree};
use super::turn_win::turn_win;
use super::weights::Weights;
use crate::core::player::{ByPlayer, Player};

/// How much prior shares count against values found.
const EXPLORE: f32 = 0.8;
/// How much the weights of moves count for prior shares: less than 1, as they are surer than right.
const TRUST: f32 = 0.7;
/// What a move that was not tried is worth less than its position, as a share.
const UNTRIED: f32 = 0.15;
/// The most nodes of a tree, and the most edges: together about 100 MB.
const MAX_NODES: usize = 1 << 20;
const MAX_EDGES: usize = 1 << 22;
/// Room for edges of each node that is asked for.
const EDGES_A_NODE: usize = 64;
/// Around this share of its size the seed changes a prior of the first ply.
const NOISE: f32 = 0.1;

/// A search of one position. It goes on as long as it is told to, and can give its answer at any time.
///
/// ```
/// use tabletop::ai::{Limits, Mcts, SearchGame};
/// use tabletop::eko::Position;
/// let start: Position = ".../_k a1A1E,c1B1E - 0/0 - A:act".parse().unwrap();
/// let mut search = Mcts::new(&start, Position::weights(), Limits { nodes: 100, seed: 1 });
/// while search.advance(20) {}
/// let thought = search.thought().unwrap();
/// assert_eq!(start.write_move(thought.best), "a1-c1");
/// ```
pub struct Mcts<'w, G: SearchGame> {
    pub(super) root: G,
    weights: &'w Weights,
    limits: Limits,
    /// The hashes of earlier positions of the game.
    seen: Vec<u64>,
    pub(super) tree: Tree<G::Move>,
    /// A win within this turn, found before the search.
    win: Vec<G::Move>,
    steps: u64,
    // Buffers, so that a step does not allocate.
    path: Vec<usize>,
    moves: Vec<G::Move>,
    scores: Vec<f32>,
    order: Vec<u16>,
}

impl<'w, G: SearchGame> Mcts<'w, G> {
    /// A search of this position that has not begun.
    #[must_use]
    pub fn new(position: &G, weights: &'w Weights, limits: Limits) -> Self {
        let nodes = usize::try_from(limits.nodes).unwrap_or(MAX_NODES).clamp(1, MAX_NODES) + 1;
        let edges = (nodes * EDGES_A_NODE).clamp(1 << 12, MAX_EDGES);
        let mut search = Self {
            root: position.clone(),
            weights,
            limits,
            seen: Vec::new(),
            tree: Tree::with_capacity(nodes, edges),
            win: Vec::new(),
            steps: 0,
            path: Vec::with_capacity(256),
            moves: Vec::with_capacity(512),
            scores: Vec::with_capacity(512),
            order: Vec::with_capacity(512),
        };
        let node = search.valued(position);
        search.tree.add(node);
        if !node.exact {
            search.win = turn_win(position);
            search.expand(0, position);
        }
        search
    }

    /// The search of a game that has had positions with these hashes ([`SearchGame::hash`]): it is loath
    /// to repeat them.
    #[must_use]
    pub fn avoiding(mut self, seen: impl IntoIterator<Item = u64>) -> Self {
        self.seen.extend(seen);
        self
    }

    /// Searches this many nodes more, or fewer at the end. Returns whether there is more to search.
    pub fn advance(&mut self, nodes: u64) -> bool {
        for _ in 0..nodes {
            if self.is_over() {
                return false;
            }
            self.step();
        }
        !self.is_over()
    }

    /// The position that is searched.
    #[must_use]
    pub const fn position(&self) -> &G {
        &self.root
    }

    /// The number of nodes searched so far.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.steps
    }

    fn is_over(&self) -> bool {
        self.steps >= self.limits.nodes
            || !self.win.is_empty()
            || self.tree.node(0).exact
            || self.tree.edges(0).len() <= 1
    }

    /// Follows the tree to a position that it does not hold, values it, and counts it on all nodes on
    /// the path.
    // A loop that calls this is compiled for speed while it runs, in wasm as well.
    #[inline(never)]
    fn step(&mut self) {
        self.steps += 1;
        self.path.clear();
        self.path.push(0);
        let mut position = self.root.clone();
        let mut at = 0;
        let chances = loop {
            let node = *self.tree.node(at);
            if node.exact || node.repeated {
                break node.chances;
            }
            if !node.expanded && !self.expand(at, &position) {
                break node.chances;
            }
            if self.tree.node(at).exact {
                break self.tree.node(at).chances;
            }
            let Some(edge) = self.select(at) else { break node.chances };
            position = position.play_unchecked(edge.mv);
            match edge.child() {
                Some(child) => at = child,
                None => {
                    let mut node = self.valued(&position);
                    if !node.exact && self.is_repeated(node.hash) {
                        node.repeated = true;
                        node.chances = after_repeat(node.chances, self.tree.node(at).turn);
                    }
                    let Some(child) = self.tree.add(node) else { break node.chances };
                    self.tree.attach(at, child);
                    // The node counts its own visit.
                    break node.chances;
                }
            }
            self.path.push(at);
        };
        self.count(chances);
    }

    /// Counts chances on the path, from its end, and concludes what is certain.
    fn count(&mut self, chances: [f32; 4]) {
        let mut news = true;
        for at in self.path.iter().rev().copied() {
            news = news && (self.tree.conclude(at) || self.tree.node(at).exact);
            let node = self.tree.node_mut(at);
            node.visits += 1;
            if !node.exact {
                let share = 1.0 / node.visits as f32;
                for (mean, found) in node.chances.iter_mut().zip(chances) {
                    *mean += (found - *mean) * share;
                }
            }
        }
    }

    /// Whether a position was there before, in the game or on the path.
    fn is_repeated(&self, hash: u64) -> bool {
        self.seen.contains(&hash) || self.path.iter().any(|at| self.tree.node(*at).hash == hash)
    }

    fn valued(&self, position: &G) -> Node {
        let mut node = match position.outcome() {
            Some(outcome) => Node::over(position.turn(), outcome, position.seats()),
            None => Node::new(position.turn(), position.chances(self.weights)),
        };
        node.hash = position.hash();
        node
    }

    /// Gives a node its moves, the most likely ones first. Returns false if there is no room.
    #[inline(never)]
    fn expand(&mut self, at: usize, position: &G) -> bool {
        let Self { moves, scores, order, weights, .. } = self;
        moves.clear();
        position.for_each_move(|mv| moves.push(mv));
        if let Some((mv, end)) = winning(position, moves) {
            let Some(child) = self.tree.add(end) else { return false };
            if !self.tree.expand(at, std::iter::once(Edge::new(mv, 1.0))) {
                return false;
            }
            self.tree.attach(at, child);
            self.tree.conclude(at);
            return true;
        }
        scores.clear();
        scores.resize(moves.len(), 0.0);
        if !weights.moves.is_empty() {
            position.move_features(moves, |mv, feature, strength| {
                scores[mv] += TRUST * weights.moves[feature] * strength;
            });
        }
        if at == 0 {
            disturb(scores, self.limits.seed);
        }
        softmax(scores);
        order.clear();
        order.extend(0..moves.len().min(usize::from(u16::MAX)) as u16);
        order.sort_unstable_by(|a, b| {
            scores[usize::from(*b)].total_cmp(&scores[usize::from(*a)]).then(a.cmp(b))
        });
        let edges = order.iter().map(|number| {
            let number = usize::from(*number);
            Edge::new(moves[number], scores[number])
        });
        self.tree.expand(at, edges)
    }

    /// The move to follow from a node: among those tried and the most likely one that is not.
    fn select(&self, at: usize) -> Option<Edge<G::Move>> {
        let node = self.tree.node(at);
        let me = node.turn.index();
        let edges = self.tree.edges(at);
        let scale = EXPLORE * (node.visits as f32).sqrt();
        let (mut best, mut best_score) = (None, f32::MIN);
        for edge in edges.iter().take(usize::from(node.tried) + 1) {
            let score = match edge.child() {
                None => node.chances[me] * (1.0 - UNTRIED) + scale * edge.prior,
                Some(child) => {
                    let child = self.tree.node(child);
                    // A lost move is followed only where all are lost, and then to prove it.
                    let lost = if child.has_lost(node.turn) { -8.0 } else { 0.0 };
                    let finished = if child.exact { -8.0 } else { 0.0 };
                    child.chances[me]
                        + lost
                        + finished
                        + scale * edge.prior / (1 + child.visits) as f32
                }
            };
            if score > best_score {
                (best, best_score) = (Some(*edge), score);
            }
        }
        best
    }

    /// What the search thinks so far; `None` in a finished game.
    #[must_use]
    pub fn thought(&self) -> Option<Thought<G::Move>> {
        let root = self.tree.node(0);
        let mut candidates: Vec<_> = self.tree.edges(0).iter().map(|e| self.candidate(e)).collect();
        if let Some(first) = self.win.first() {
            candidates.retain(|candidate| candidate.mv == *first);
            let player = self.root.turn();
            let mut chances = ByPlayer::default();
            chances[player] = 1.0;
            candidates.push(Candidate { mv: *first, visits: 0, chance: 1.0, lost: false });
            candidates.truncate(1);
            let line = self.win.clone();
            return Some(Thought {
                best: *first,
                chances,
                line,
                candidates,
                nodes: self.steps,
                certain: true,
            });
        }
        let me = root.turn;
        // The stable sort keeps likelier moves first where visits are equal.
        candidates.sort_by_cached_key(|candidate| {
            let won = candidate.chance == 1.0 && candidate.visits > 0;
            let child = self.child_of(0, candidate.mv).map(|child| self.tree.node(child));
            let gives_up = candidate.lost && child.is_some_and(|child| !child.expanded);
            (!won, candidate.lost, gives_up, Reverse(candidate.visits))
        });
        let best = candidates.first()?.mv;
        let mut chances = ByPlayer(root.chances);
        if !root.exact
            && let Some(child) = self.child_of(0, best)
        {
            chances = ByPlayer(self.tree.node(child).chances);
        }
        let certain = root.exact || root.has_lost(me);
        let line = self.line(best);
        Some(Thought { best, chances, line, candidates, nodes: self.steps, certain })
    }

    /// Each player's chance to win, as the search sees it so far; in a finished game, the result.
    #[must_use]
    pub fn chances(&self) -> ByPlayer<f32> {
        self.thought().map_or(ByPlayer(self.tree.node(0).chances), |thought| thought.chances)
    }

    fn candidate(&self, edge: &Edge<G::Move>) -> Candidate<G::Move> {
        let root = self.tree.node(0);
        let me = root.turn;
        match edge.child().map(|child| self.tree.node(child)) {
            None => Candidate { mv: edge.mv, visits: 0, chance: 0.0, lost: false },
            Some(child) => Candidate {
                mv: edge.mv,
                visits: child.visits,
                chance: child.chances[me.index()],
                lost: child.has_lost(me),
            },
        }
    }

    fn child_of(&self, at: usize, mv: G::Move) -> Option<usize> {
        self.tree.edges(at).iter().find(|edge| edge.mv == mv)?.child()
    }

    /// The moves that follow one another most often, from this one on.
    fn line(&self, first: G::Move) -> Vec<G::Move> {
        let mut line = vec![first];
        let mut at = self.child_of(0, first);
        while let Some(here) = at {
            let turn: Player = self.tree.node(here).turn;
            let edges = self.tree.edges(here).iter();
            let next = edges.filter_map(|edge| Some((edge, self.tree.node(edge.child()?)))).max_by(
                |(_, a), (_, b)| {
                    let rank = |node: &Node| (node.is_won_by(turn), !node.has_lost(turn));
                    // Of equals the first, which is the likeliest, counts.
                    rank(a)
                        .cmp(&rank(b))
                        .then(a.visits.cmp(&b.visits))
                        .then(std::cmp::Ordering::Greater)
                },
            );
            at = next.and_then(|(edge, _)| {
                line.push(edge.mv);
                edge.child()
            });
        }
        line
    }
}

/// The first move that wins at once for the current player, and its end.
pub(super) fn winning<G: SearchGame>(position: &G, moves: &[G::Move]) -> Option<(G::Move, Node)> {
    let me = position.turn();
    let mut found = None;
    position.may_end(moves, |number| {
        if found.is_none() {
            let after = position.play_unchecked(moves[number]);
            if let Some(outcome) = after.outcome() {
                let node = Node::over(after.turn(), outcome, after.seats());
                if node.is_won_by(me) {
                    found = Some((moves[number], node));
                }
            }
        }
    });
    found
}

/// Shifts scores a little, by the seed.
pub(super) fn disturb(scores: &mut [f32], seed: u64) {
    for (score, number) in scores.iter_mut().zip(0u64..) {
        let share = (mixed(seed ^ mixed(number)) >> 40) as f32 / (1u64 << 24) as f32;
        *score += NOISE * (2.0 * share - 1.0);
    }
}
