//! Where portals lead.

use crate::eko::{Board, Space, Terrain};

/// Of a portal: the spaces that it connects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PortalModel {
    /// The name of the space before the portal.
    pub front: String,
    /// The names of the spaces before the other portals.
    pub others: Vec<String>,
}

impl PortalModel {
    /// The model of the portal on a space; `None` for other terrain and for a portal that opens to
    /// the rim of the board.
    pub(super) fn of(board: &Board, fronts: &[(Space, Space)], space: Space) -> Option<Self> {
        let (front, others) = ends(fronts, |portal, _| portal == space)?;
        let others = others.into_iter().map(|front| board.name(front)).collect();
        Some(Self { front: board.name(front), others })
    }
}

/// Each portal with the space before it.
#[must_use]
pub fn fronts(board: &Board) -> Vec<(Space, Space)> {
    let front = |portal: Space| match board.terrain(portal) {
        Terrain::Portal(open) => board.space_at(board.hex(portal).step(open)).map(|f| (portal, f)),
        _ => None,
    };
    board.spaces().filter_map(front).collect()
}

/// Of an inspected portal or the space before it: the space before it, and those before the other
/// portals.
#[must_use]
pub fn portal_targets(fronts: &[(Space, Space)], inspected: Space) -> Option<(Space, Vec<Space>)> {
    ends(fronts, |portal, front| inspected == portal || inspected == front)
}

fn ends(
    fronts: &[(Space, Space)],
    wanted: impl Fn(Space, Space) -> bool,
) -> Option<(Space, Vec<Space>)> {
    let (own, front) = fronts.iter().copied().find(|(portal, front)| wanted(*portal, *front))?;
    let others = fronts.iter().filter(|(portal, _)| *portal != own).map(|(_, front)| *front);
    Some((front, others.collect()))
}
