//! The rims of storm zones.

use crate::core::hex::Hex;
use crate::eko::{Board, Space};
use crate::games::eko::RADIUS;
use crate::table::Geometry;

/// The drawn sides of a space, from the right one on, clockwise in sixths of a turn: for each the
/// hexagon beside it, seen from (0, 0).
const SIDES: [Hex; 6] = [
    Hex::new(1, 0),
    Hex::new(0, 1),
    Hex::new(-1, 1),
    Hex::new(-1, 0),
    Hex::new(0, -1),
    Hex::new(1, -1),
];

/// Half the distance between two neighbours is 43.3; two centres nearer than this are one.
const NEAR: f64 = 10.0;

/// The sides of a storm space that bound its zone, on the board as it is drawn: 0 is the right one,
/// then clockwise. `None` for other terrain.
#[must_use]
pub fn zone_rim(board: &Board, geometry: &Geometry, space: Space) -> Option<Vec<usize>> {
    let storms = board.storms();
    let beside = storms.contains(space).then(|| board.neighbours(space) & storms)?;
    let (x, y) = geometry.centre(space);
    let is_open = |side: &usize| {
        let (dx, dy) = SIDES[*side].centre();
        let (x, y) = (x + dx * RADIUS, y + dy * RADIUS);
        !beside.into_iter().any(|other| {
            let (other_x, other_y) = geometry.centre(other);
            (x - other_x).abs() < NEAR && (y - other_y).abs() < NEAR
        })
    };
    Some((0..SIDES.len()).filter(is_open).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::Position;
    use crate::table::TableGame;

    #[test]
    fn the_rim_of_a_zone_is_drawn_where_no_storm_space_follows() {
        let position: Position = "ss../.... a2A1,d2B1 - 0/0 - A:act".parse().unwrap();
        let board = position.board();
        let rim = |turns, number| {
            let space = board.spaces().nth(number).unwrap();
            zone_rim(board, &position.geometry(turns), space)
        };
        assert_eq!(rim(0, 0), Some(vec![1, 2, 3, 4, 5]));
        assert_eq!(rim(0, 1), Some(vec![0, 1, 2, 4, 5]));
        assert_eq!(rim(0, 2), None);
        // A sixth of a turn counter-clockwise: the neighbour is above to the right.
        assert_eq!(rim(1, 0), Some(vec![0, 1, 2, 3, 4]));
        assert_eq!(rim(3, 0), Some(vec![0, 1, 2, 4, 5]));
    }
}
