//! Plain UCT, an opponent to measure the search against: a tree of mean results, UCB1 to choose in it,
//! and random playouts. It knows nothing of the game but its rules.

use super::search::Limits;
use super::search::math::ln;
use super::search::tree::shares;
use crate::core::player::{ByPlayer, Player};
use crate::core::rng::Rng;
use crate::game::{Game, Outcome};

/// The longest playout, in plies; after it nobody has won or lost.
const MAX_PLAYOUT: usize = 400;

/// A search of one position, a playout at a time.
pub(super) struct Uct<G: Game> {
    root: G,
    nodes: Vec<Node<G::Move>>,
    playouts: u64,
    limits: Limits,
    rng: Rng,
    // Buffers of a playout.
    path: Vec<usize>,
    moves: Vec<G::Move>,
}

/// A position of the tree.
struct Node<M> {
    /// The move that leads here; none to the root.
    mv: Option<M>,
    /// The current player.
    turn: Player,
    /// The moves without a node yet, in random order.
    untried: Vec<M>,
    children: Vec<usize>,
    visits: u32,
    /// The sum of each player's results.
    results: ByPlayer<f32>,
}

impl<G: Game> Uct<G> {
    /// A search that has not begun; its nodes are playouts.
    pub fn new(position: &G, limits: Limits) -> Self {
        let mut search = Self {
            root: position.clone(),
            nodes: Vec::new(),
            playouts: 0,
            limits,
            rng: Rng::new(limits.seed),
            path: Vec::new(),
            moves: Vec::new(),
        };
        search.add(None, position);
        search
    }

    /// Plays this many playouts more, or fewer at the end. Returns whether there are more to play.
    pub fn advance(&mut self, playouts: u64) -> bool {
        for _ in 0..playouts {
            if self.playouts >= self.limits.nodes || self.root.outcome().is_some() {
                return false;
            }
            self.step();
        }
        self.playouts < self.limits.nodes
    }

    /// The move with the most playouts; none in a finished game.
    pub fn best(&self) -> Option<G::Move> {
        let root = &self.nodes[0];
        let best = root.children.iter().max_by_key(|child| self.nodes[**child].visits);
        best.map_or_else(|| root.untried.first().copied(), |child| self.nodes[*child].mv)
    }

    /// Follows the tree to a move without a node, adds its node, plays on at random, and counts the
    /// result on the path.
    fn step(&mut self) {
        self.playouts += 1;
        self.path.clear();
        self.path.push(0);
        let (mut position, mut at) = (self.root.clone(), 0);
        loop {
            if let Some(mv) = self.nodes[at].untried.pop() {
                position = position.play_unchecked(mv);
                let child = self.add(Some(mv), &position);
                self.nodes[at].children.push(child);
                self.path.push(child);
                break;
            }
            let Some((child, mv)) = self.select(at) else { break };
            position = position.play_unchecked(mv);
            self.path.push(child);
            at = child;
        }
        let outcome = self.playout(position);
        let results = shares(outcome, self.root.seats());
        for at in &self.path {
            let node = &mut self.nodes[*at];
            node.visits += 1;
            for (sum, result) in node.results.0.iter_mut().zip(results.0) {
                *sum += result;
            }
        }
    }

    /// The child with the highest upper confidence bound for the player who chooses (UCB1); none of a
    /// finished game.
    fn select(&self, at: usize) -> Option<(usize, G::Move)> {
        let node = &self.nodes[at];
        let all = 2.0 * ln(node.visits as f32);
        let bound = |child: usize| {
            let Node { visits, results, .. } = &self.nodes[child];
            let visits = *visits as f32;
            results[node.turn] / visits + (all / visits).sqrt()
        };
        let bounds = node.children.iter().map(|child| (*child, bound(*child)));
        let (best, _) = bounds.max_by(|a, b| a.1.total_cmp(&b.1))?;
        Some((best, self.nodes[best].mv?))
    }

    /// Adds the node of a position and returns its number.
    fn add(&mut self, mv: Option<G::Move>, position: &G) -> usize {
        let mut untried = position.moves();
        self.rng.shuffle(&mut untried);
        self.nodes.push(Node {
            mv,
            turn: position.turn(),
            untried,
            children: Vec::new(),
            visits: 0,
            results: ByPlayer::default(),
        });
        self.nodes.len() - 1
    }

    /// Plays random moves to the end of the game, or for [`MAX_PLAYOUT`] plies.
    fn playout(&mut self, mut position: G) -> Outcome {
        for _ in 0..MAX_PLAYOUT {
            self.moves.clear();
            position.for_each_move(|mv| self.moves.push(mv));
            let Some(mv) = self.rng.pick(&self.moves) else { break };
            position = position.play_unchecked(mv);
        }
        position.outcome().unwrap_or(Outcome::Draw)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::SetupOptions;
    use crate::{cities, eko};

    fn best<G: Game>(position: &G, playouts: u64, seed: u64) -> Option<G::Move> {
        let mut search = Uct::new(position, Limits { nodes: playouts, seed });
        while search.advance(7) {}
        search.best()
    }

    #[test]
    fn a_win_in_one_is_found() {
        let position: eko::Position = ".../_k a1A1E,c1B1E - 0/0 - A:act".parse().unwrap();
        let in_cities: cities::Position =
            "10/10/10/2H7/10/4AA4/10/3ah5/3a6/10 c2A,i9B B".parse().unwrap();
        for seed in 0..5 {
            let mv = best(&position, 500, seed).unwrap();
            assert_eq!(position.write_move(mv), "a1-c1");
            let mv = in_cities.write_move(best(&in_cities, 2_000, seed).unwrap());
            assert!(["d2-c2", "d3-c2"].contains(&mv.as_str()), "{mv}");
        }
    }

    #[test]
    fn a_seed_and_a_number_of_playouts_give_the_same_move() {
        let options = SetupOptions { players: Some(3), seed: Some(5), ..SetupOptions::default() };
        let position = eko::Position::start(&options).unwrap();
        let chosen = || (0..8).map(|seed| best(&position, 40, seed)).collect::<Vec<_>>();
        assert_eq!(chosen(), chosen());
        assert!(chosen().iter().any(|mv| *mv != chosen()[0]));
    }

    #[test]
    fn a_finished_game_has_no_move() {
        let over: eko::Position = ".../_k a1A1E,c1B1E - 0/0 - =A".parse().unwrap();
        assert_eq!(best(&over, 10, 1), None);
    }
}
