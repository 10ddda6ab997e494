//! Cities at the table. A piece is picked up and put down where it goes; the attacker that becomes a
//! hero on the spot is picked up and put down where it stands.

mod actions;
pub mod editor;
mod model;
mod motion;
mod panel;

pub use actions::ActionKind;
pub use model::{BoardModel, SpaceModel};
pub use panel::{PlayerPanel, no_attackers};

use crate::cities::{Illegal, Move, Position, SIDE, Space, file, name, row, squares};
use crate::table::{Choice, Geometry, Motion, TableGame};

/// Half the side of a drawn square, in the units of the drawing.
const HALF: f64 = 44.0;

impl TableGame for Position {
    type ActionKind = ActionKind;

    /// By halves: either player can sit below.
    const ROTATIONS: usize = 2;

    fn spaces(&self) -> usize {
        SIDE * SIDE
    }

    fn space_name(&self, space: Space) -> String {
        name(space)
    }

    fn geometry(&self, turns: usize) -> Geometry {
        let place = |number: usize| (2.0 * number as f64 + 1.0 - SIDE as f64) * HALF;
        let turned = if turns.is_multiple_of(2) { 1.0 } else { -1.0 };
        let centre = |square| (turned * place(file(square)), -turned * place(row(square)));
        Geometry::new(squares().map(centre).collect(), (HALF, HALF))
    }

    fn picks_up(mv: Move) -> Option<Space> {
        mv.piece()
    }

    fn points_at(mv: Move) -> Option<Space> {
        mv.target()
    }

    fn can(&self, choice: Choice<Move>) -> Option<ActionKind> {
        match choice {
            Choice::Select(_) => Some(ActionKind::Select),
            Choice::Play(mv) => ActionKind::of(self, mv),
        }
    }

    fn why_not(&self, chosen: Option<Space>, square: Space) -> Option<Illegal> {
        self.why_not(chosen, square)
    }

    fn motion(&self, mv: Move) -> Option<Motion> {
        motion::motion(self, mv)
    }
}
