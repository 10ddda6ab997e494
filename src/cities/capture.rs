//! Enclosed pieces (rules-cities.md, "What a turn brings", 2).

use super::state::{PLAYERS, State, other};
use super::{Direction, Player, SpaceSet};

/// A line of pieces without a gap, some of which are enclosed.
///
/// ```
/// use tabletop::cities::{Direction, Position};
/// let position: Position = "a9/10/10/10/10/10/10/10/2A7/AaA7 d3A,b7B A".parse().unwrap();
/// let effects = position.effects(position.read_move("c2-d2").unwrap()).unwrap();
/// let [enclosure] = effects.enclosures[..] else { panic!("one line") };
/// assert_eq!(enclosure.direction, Direction::Horizontal);
/// assert_eq!((enclosure.line.len(), enclosure.captured.len()), (3, 1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Enclosure {
    /// The direction of the line.
    pub direction: Direction,
    /// All pieces of the line, the enclosing ones included.
    pub line: SpaceSet,
    /// Those that are captured: all but the first and the last run of one colour.
    pub captured: SpaceSet,
}

/// All enclosed pieces of both players, on all lines at the same time: those with an opponent's piece
/// on either side of them in their line.
pub(crate) fn enclosed(state: &State) -> SpaceSet {
    let occupied = state.occupied();
    let mut enclosed = SpaceSet::EMPTY;
    for player in PLAYERS {
        let (own, enemies) = (state.pieces(player), state.pieces(other(player)));
        for direction in Direction::ALL {
            let before = spread(enemies, occupied, |set| direction.forward(set));
            let behind = spread(enemies, occupied, |set| direction.backward(set));
            enclosed |= own & before & behind;
        }
    }
    enclosed
}

/// The set, spread step by step within `through`.
fn spread(set: SpaceSet, through: SpaceSet, step: impl Fn(SpaceSet) -> SpaceSet) -> SpaceSet {
    let mut all = set;
    loop {
        let more = all | (step(all) & through);
        if more == all {
            return all;
        }
        all = more;
    }
}

/// The lines on which pieces are enclosed: horizontal lines first, then vertical, rising and falling
/// ones; in each direction by the row, then the file of their lowest square. Together they hold all
/// [`enclosed`] pieces.
pub(crate) fn enclosures(state: &State) -> Vec<Enclosure> {
    let occupied = state.occupied();
    let mut found = Vec::new();
    for direction in Direction::ALL {
        let firsts = occupied - direction.forward(occupied);
        for first in firsts {
            let line = spread(SpaceSet::of(first), occupied, |set| direction.forward(set));
            let captured = inner_runs(state, line);
            if !captured.is_empty() {
                found.push(Enclosure { direction, line, captured });
            }
        }
    }
    found
}

/// The pieces of a line without its first and its last run of one colour. Every line visits its
/// squares in the order of their numbers.
fn inner_runs(state: &State, line: SpaceSet) -> SpaceSet {
    let mut runs: Vec<(bool, SpaceSet)> = Vec::new();
    for square in line {
        let side = state.pieces(Player::A).contains(square);
        match runs.last_mut() {
            Some((last, run)) if *last == side => run.insert(square),
            _ => runs.push((side, SpaceSet::of(square))),
        }
    }
    let inner = runs.len().saturating_sub(2);
    runs.iter().skip(1).take(inner).fold(SpaceSet::EMPTY, |all, (_, run)| all | *run)
}
