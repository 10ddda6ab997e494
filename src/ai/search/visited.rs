//! What a search found below its position, for those who learn from it.

use super::game::SearchGame;
use super::mcts::Mcts;
use crate::core::player::ByPlayer;

/// A position of the tree and what the search found there.
pub(crate) struct Visited<'a, G: SearchGame> {
    /// The position.
    pub position: &'a G,
    /// Whether it is the one that was searched.
    pub root: bool,
    /// How often the search was there.
    pub visits: u32,
    /// Each player's chances.
    pub chances: ByPlayer<f32>,
    /// Its moves, each with the number of times it was followed.
    pub moves: Vec<(G::Move, u32)>,
}

impl<G: SearchGame> Mcts<'_, G> {
    /// Hands out the positions of the tree that were visited at least so often and have moves.
    pub(crate) fn each_visited(&self, least: u32, each: &mut impl FnMut(&Visited<'_, G>)) {
        self.each_below(0, &self.root, least, each);
    }

    fn each_below(
        &self,
        at: usize,
        position: &G,
        least: u32,
        each: &mut impl FnMut(&Visited<'_, G>),
    ) {
        let node = self.tree.node(at);
        let edges = self.tree.edges(at);
        if node.visits < least || edges.is_empty() {
            return;
        }
        let visits = |child: usize| self.tree.node(child).visits;
        let moves = edges.iter().map(|edge| (edge.mv, edge.child().map_or(0, visits))).collect();
        each(&Visited {
            position,
            root: at == 0,
            visits: node.visits,
            chances: ByPlayer(node.chances),
            moves,
        });
        for edge in edges {
            if let Some(child) = edge.child()
                && visits(child) >= least
            {
                self.each_below(child, &position.play_unchecked(edge.mv), least, each);
            }
        }
    }
}
