//! The table of counts from the start and from positions of the conformance files.

use tabletop::cities::{Layout, Player, Position};
use tabletop::game::Game as _;

/// Rows with more sequences are left out of a quick run; PERFT_NODES=number lifts the limit.
const NODES: u64 = 100_000_000;

#[test]
fn counts_are_those_of_the_table() {
    let limit = std::env::var("PERFT_NODES").ok().and_then(|n| n.parse().ok()).unwrap_or(NODES);
    let start = Layout::default().start(Player::A);
    let mut from_start = 0;
    let rows = include_str!("../../data/cities-table.tsv").lines();
    for row in rows.filter(|row| !row.starts_with('#')) {
        let columns: Vec<_> = row.split('\t').collect();
        let (depth, count): (u32, u64) = (columns[0].parse().unwrap(), columns[2].parse().unwrap());
        let position: Position = columns[1].parse().unwrap();
        if count <= limit {
            assert_eq!(position.perft(depth), count, "{row}");
            from_start += u32::from(position == start);
        }
    }
    assert!(from_start >= 4, "the start to a depth of 4");
}
