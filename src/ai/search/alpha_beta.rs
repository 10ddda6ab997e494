//! Alpha-beta with iterative deepening, an opponent to measure the tree search against: the same
//! evaluation, the same order of moves, a table of positions. With three or four players it takes all
//! others to play against the one who searches (paranoid).

use super::game::SearchGame;
use super::mcts::{disturb, winning};
use super::repeats::after_repeat;
use super::thought::Limits;
use super::tree::shares;
use super::turn_win::turn_win;
use super::weights::Weights;
use crate::core::player::Player;

/// The value of a won game, beyond that of any position (1), and what each ply to it costs.
const WON: f32 = 10.0;
const PLY: f32 = 0.001;
/// The width of a window that only tells whether a move is better.
const NARROW: f32 = 1e-4;
/// The deepest iteration, and the longest line.
const MAX_DEPTH: i32 = 40;
const MAX_LINE: usize = 80;
/// The most positions in the table.
const MAX_TABLE: u64 = 1 << 17;
/// How many nodes are searched between two looks at the clock.
const SLICE: u64 = 32;
/// What counts for a move that refuted another line of the same length, beside its features.
const KILLER: f32 = 2.0;
/// The moves after this many are first searched less deeply, and those after this many still less.
const LATE: usize = 4;
const VERY_LATE: usize = 16;
/// The moves after this many are not tried at the last ply.
const LAST_PLY: usize = 24;

/// A search of one position.
pub(crate) struct AlphaBeta<'w, G: SearchGame> {
    root: G,
    /// The player who searches.
    me: Player,
    weights: &'w Weights,
    limits: Limits,
    /// The hashes of earlier positions: of the game, then of the line.
    seen: Vec<u64>,
    table: Vec<Option<Entry<G::Move>>>,
    killers: [[Option<G::Move>; 2]; MAX_LINE],
    /// The moves at each ply of the line, with what speaks for them.
    moves: Vec<Vec<(f32, G::Move)>>,
    best: Option<G::Move>,
    nodes: u64,
}

/// Whether the value of a position is at most, at least, or exactly that of its entry.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Most,
    Least,
    Exact,
}

/// A position of the table.
#[derive(Clone, Copy)]
struct Entry<M> {
    hash: u64,
    value: f32,
    depth: i32,
    bound: Bound,
    mv: M,
}

/// How far to search on, and how far the line is, in plies.
#[derive(Clone, Copy)]
struct At {
    depth: i32,
    ply: usize,
}

/// The values between which a result matters, to the side that moves: the player who searches, or all
/// others.
#[derive(Clone, Copy)]
struct Window {
    alpha: f32,
    beta: f32,
}

impl<'w, G: SearchGame> AlphaBeta<'w, G> {
    /// A search of this position, after positions with these hashes, that has not begun.
    pub fn new(position: &G, weights: &'w Weights, limits: Limits, seen: &[u64]) -> Self {
        let size = limits.nodes.clamp(1, MAX_TABLE).next_power_of_two();
        Self {
            root: position.clone(),
            me: position.turn(),
            weights,
            limits,
            seen: seen.to_vec(),
            table: vec![None; size as usize],
            killers: [[None; 2]; MAX_LINE],
            moves: vec![Vec::new(); MAX_LINE],
            best: None,
            nodes: 0,
        }
    }

    /// Searches deeper and deeper, until the limit or until `stop` says so, which is called every few
    /// nodes. Returns the best move; none in a finished game.
    pub fn think(&mut self, mut stop: impl FnMut() -> bool) -> Option<G::Move> {
        if let Some(first) = turn_win(&self.root).first() {
            return Some(*first);
        }
        let root = self.root.clone();
        let moves = root.moves();
        self.best = moves.first().copied();
        if moves.len() > 1 {
            for depth in 1..=MAX_DEPTH {
                let all = Window { alpha: -2.0 * WON, beta: 2.0 * WON };
                match self.search(&root, At { depth, ply: 0 }, all, &mut stop) {
                    Some(value) if value < WON / 2.0 => {}
                    _ => break,
                }
            }
        }
        self.best
    }

    /// The value of a position to the side that moves; none if the search is over.
    // A loop that calls this is compiled for speed while it runs.
    #[inline(never)]
    fn search(
        &mut self,
        position: &G,
        at: At,
        window: Window,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<f32> {
        let hash = position.hash();
        let known = self.table[self.slot(hash)].filter(|entry| entry.hash == hash);
        if let Some(entry) = known.filter(|entry| at.ply > 0 && entry.settles(at.depth, window)) {
            return Some(entry.value);
        }
        let first = if at.ply == 0 { self.best } else { known.map(|entry| entry.mv) };
        let mut moves = std::mem::take(&mut self.moves[at.ply]);
        let found = if self.order(position, at.ply, first, &mut moves) {
            Some((won(at.ply + 1), moves[0].1))
        } else {
            self.seen.push(hash);
            let found = self.best_of(position, &moves, at, window, stop);
            self.seen.pop();
            found
        };
        self.moves[at.ply] = moves;
        let (value, mv) = found?;
        let bound = match value {
            value if value >= window.beta => Bound::Least,
            value if value <= window.alpha => Bound::Most,
            _ => Bound::Exact,
        };
        let slot = self.slot(hash);
        self.table[slot] = Some(Entry { hash, value, depth: at.depth, bound, mv });
        Some(value)
    }

    /// The best of these moves and its value; none if the search is over before all are tried.
    fn best_of(
        &mut self,
        position: &G,
        moves: &[(f32, G::Move)],
        at: At,
        window: Window,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<(f32, G::Move)> {
        let mut best = (f32::MIN, moves.first()?.1);
        // A lone move takes no depth.
        let depth = at.depth - i32::from(moves.len() > 1);
        let tried = if at.depth == 1 && at.ply > 0 { LAST_PLY } else { usize::MAX };
        for (number, (_, mv)) in moves.iter().enumerate().take(tried) {
            let next = position.play_unchecked(*mv);
            let alpha = window.alpha.max(best.0);
            let late = i32::from(number >= LATE) + i32::from(number >= VERY_LATE);
            let narrow = Window { alpha, beta: window.beta.min(alpha + NARROW) };
            // The first move, then those that seem better, get the whole window.
            let tries = [
                (number > 0 && late > 0, (depth - late).max(0), narrow),
                (number > 0, depth, narrow),
                (true, depth, Window { alpha, ..window }),
            ];
            let mut value = f32::MIN;
            for (_, depth, window) in tries.into_iter().filter(|(wanted, ..)| *wanted) {
                let below = At { depth, ply: at.ply + 1 };
                value = self.after(position.turn(), &next, below, window, stop)?;
                if value <= alpha {
                    break;
                }
            }
            if value > best.0 {
                best = (value, *mv);
                if at.ply == 0 {
                    self.best = Some(*mv);
                }
            }
            if value >= window.beta {
                let killers = &mut self.killers[at.ply];
                if killers[0] != Some(*mv) {
                    *killers = [Some(*mv), killers[0]];
                }
                break;
            }
        }
        Some(best)
    }

    /// The value to the side of a player of the position after a move of theirs; none if the search is
    /// over.
    fn after(
        &mut self,
        mover: Player,
        next: &G,
        at: At,
        window: Window,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<f32> {
        self.nodes += 1;
        if self.nodes > self.limits.nodes || (self.nodes.is_multiple_of(SLICE) && stop()) {
            return None;
        }
        let mine = mover == self.me;
        let signed = |value: f32| Some(if mine { value } else { -value });
        if let Some(outcome) = next.outcome() {
            return signed(match shares(outcome, next.seats())[self.me] {
                1.0 => won(at.ply),
                0.0 => -won(at.ply),
                share => 2.0 * share - 1.0,
            });
        }
        let repeated = self.seen.contains(&next.hash());
        if at.depth == 0 || at.ply + 1 >= MAX_LINE || repeated {
            let mut chances = next.chances(self.weights).0;
            if repeated {
                chances = after_repeat(chances, mover);
            }
            return signed(2.0 * chances[self.me.index()] - 1.0);
        }
        if (next.turn() == self.me) == mine {
            return self.search(next, at, window, stop);
        }
        let turned = Window { alpha: -window.beta, beta: -window.alpha };
        self.search(next, at, turned, stop).map(|value| -value)
    }

    /// Lists the moves of a position, the most promising first. Returns whether the first one wins.
    fn order(
        &self,
        position: &G,
        ply: usize,
        first: Option<G::Move>,
        moves: &mut Vec<(f32, G::Move)>,
    ) -> bool {
        let list = position.moves();
        moves.clear();
        if let Some((mv, _)) = winning(position, &list) {
            moves.push((0.0, mv));
            return true;
        }
        let mut scores = vec![0.0; list.len()];
        if !self.weights.moves.is_empty() {
            position.move_features(&list, |mv, feature, strength| {
                scores[mv] += self.weights.moves[feature] * strength;
            });
        }
        if ply == 0 {
            disturb(&mut scores, self.limits.seed);
        }
        for (mv, score) in list.into_iter().zip(scores) {
            let killer = if self.killers[ply].contains(&Some(mv)) { KILLER } else { 0.0 };
            moves.push((if first == Some(mv) { f32::MAX } else { score + killer }, mv));
        }
        // The stable sort keeps the order of the game's list where moves look alike.
        moves.sort_by(|a, b| b.0.total_cmp(&a.0));
        false
    }

    const fn slot(&self, hash: u64) -> usize {
        hash as usize & (self.table.len() - 1)
    }
}

impl<M> Entry<M> {
    /// Whether a search to this depth in this window need not be made again.
    fn settles(&self, depth: i32, window: Window) -> bool {
        self.depth >= depth
            && match self.bound {
                Bound::Exact => true,
                Bound::Least => self.value >= window.beta,
                Bound::Most => self.value <= window.alpha,
            }
    }
}

/// The value of a game won after so many plies.
fn won(plies: usize) -> f32 {
    WON - PLY * plies as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Game, SetupOptions};
    use crate::{cities, eko};

    fn best<G: SearchGame>(position: &G, nodes: u64, seed: u64) -> Option<G::Move> {
        let limits = Limits { nodes, seed };
        AlphaBeta::new(position, G::weights(), limits, &[]).think(|| false)
    }

    fn start(players: usize) -> eko::Position {
        let options =
            SetupOptions { players: Some(players), seed: Some(5), ..SetupOptions::default() };
        eko::Position::start(&options).unwrap()
    }

    #[test]
    fn a_win_in_one_and_a_block_are_found() {
        let position: eko::Position = ".../_k a1A1E,c1B1E - 0/0 - A:act".parse().unwrap();
        assert_eq!(position.write_move(best(&position, 100, 1).unwrap()), "a1-c1");
        let position: cities::Position =
            "10/10/10/4a5/10/9A/1a8/2A2H4/10/10 g2B,j6B,c10B A".parse().unwrap();
        assert_eq!(position.write_move(best(&position, 5_000, 1).unwrap()), "j5-j6");
    }

    #[test]
    fn a_seed_and_a_number_of_nodes_give_the_same_move() {
        for players in 2..=4 {
            let chosen = || (0..8).map(|seed| best(&start(players), 500, seed)).collect::<Vec<_>>();
            assert_eq!(chosen(), chosen());
        }
    }

    #[test]
    fn a_search_that_is_stopped_at_once_has_a_legal_move() {
        let limits = Limits { nodes: u64::MAX, seed: 1 };
        let position = start(2);
        let mv = AlphaBeta::new(&position, eko::Position::weights(), limits, &[]).think(|| true);
        position.check(mv.unwrap()).unwrap();
    }
}
