//! Perft of Ekö beside that of cozy-chess, a move generator for chess known to be fast, in one run:
//! `make bench`. Both count the last ply in bulk.

use std::hint::black_box;
use std::time::Instant;

use cozy_chess::Board;
use tabletop::bench::{DEPTH, eko_positions};
use tabletop::game::Game;

/// Positions that chess programmers count, the number of plies and that of move sequences: the start,
/// "Kiwipete" and three others.
const CHESS: [(&str, u8, u64); 5] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197_281),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422_333),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 3, 62_379),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 3, 89_890),
];
/// The rounds of all counts in turn, of which the quickest of each position is kept.
const ROUNDS: usize = 200;

/// The move sequences from one position, few enough to be counted in about a millisecond: other programs
/// seldom interrupt that.
struct Count {
    count: Box<dyn Fn() -> u64>,
    leaves: u64,
    /// The seconds of the quickest round.
    time: f64,
}

impl Count {
    fn new(count: impl Fn() -> u64 + 'static) -> Self {
        Self { leaves: count(), count: Box::new(count), time: f64::INFINITY }
    }

    fn measure(&mut self) {
        let start = Instant::now();
        black_box((self.count)());
        self.time = self.time.min(start.elapsed().as_secs_f64());
    }
}

/// Million leaf moves a second over all positions.
fn rate(counts: &[Count]) -> f64 {
    let leaves: u64 = counts.iter().map(|count| count.leaves).sum();
    let time: f64 = counts.iter().map(|count| count.time).sum();
    leaves as f64 / time / 1e6
}

fn main() {
    let mut works = vec![("cozy-chess".to_owned(), chess())];
    for (name, positions) in eko_positions() {
        let counts = positions.map(|position| Count::new(move || position.perft(DEPTH)));
        works.push((name, counts.into()));
    }
    for _ in 0..ROUNDS {
        works.iter_mut().flat_map(|(_, counts)| counts).for_each(Count::measure);
    }
    println!("perft, million leaf moves a second, and the ratio to cozy-chess");
    let chess = rate(&works[0].1);
    for (name, counts) in &works {
        println!("{name:20} {:6.1}  {:.2}", rate(counts), rate(counts) / chess);
    }
}

fn chess() -> Vec<Count> {
    let count = |(fen, depth, leaves): (&str, u8, u64)| {
        let board: Board = fen.parse().expect("the positions are legal");
        assert_eq!(chess_perft(&board, depth), leaves, "{fen}");
        Count::new(move || chess_perft(&board, depth))
    };
    CHESS.map(count).into()
}

fn chess_perft(board: &Board, depth: u8) -> u64 {
    let mut count = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            count += moves.len() as u64;
        } else {
            for mv in moves {
                let mut after = board.clone();
                after.play_unchecked(mv);
                count += chess_perft(&after, depth - 1);
            }
        }
        false
    });
    count
}
