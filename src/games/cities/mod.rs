//! Cities at the table: its render models, and the moves behind clicks. A piece is selected and moved
//! by a click on its target; for a promotion without a move the target is the attacker's own square.

mod actions;
mod badges;
mod board;
pub mod editor;
mod effects;
mod inspection;
mod motion;
mod next_turn;
mod panel;
mod paragraph;
mod prevented;
mod prompt;
mod rematch;
mod score;
mod space;
#[cfg(test)]
mod tests;
mod threats;

pub use actions::ActionKind;
pub use badges::Badge;
pub use board::BoardModel;
pub use effects::{CapturedLine, CityChange, GameEnd, MoveEffects};
pub use inspection::{About, Inspection};
pub use panel::{PlayerPanel, no_attackers};
pub use paragraph::{paragraph_of_prompt, paragraph_of_reason};
pub use prevented::Prevented;
pub use prompt::PromptKind;
pub use rematch::rematch;
pub use score::{ScoreRow, score};
pub use space::SpaceModel;

use crate::cities::{Illegal, Move, Player, Position, SIDE, Space, file, name, row, squares};
use crate::core::player::PlayerSet;
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

    fn geometry(&self, rotation: usize) -> Geometry {
        let offset = |number: usize| (2.0 * number as f64 + 1.0 - SIDE as f64) * HALF;
        let sign = if rotation.is_multiple_of(2) { 1.0 } else { -1.0 };
        let centre = |square| (sign * offset(file(square)), -sign * offset(row(square)));
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

    fn trail(&self, mv: Move) -> Vec<Space> {
        board::trail(self, mv)
    }

    fn captured(&self, mv: Move) -> usize {
        let of_others = |effects: MoveEffects| effects.pieces(|owner| owner != self.turn()).len();
        MoveEffects::new(self, mv).map_or(0, |effects| of_others(effects) as usize)
    }

    fn threats(&self) -> Vec<PlayerSet> {
        threats::threats(self)
    }

    fn owner_on(&self, space: Space) -> Option<Player> {
        self.piece(space).map(|piece| piece.owner)
    }

    fn as_turn_of(&self, player: Player) -> Option<Self> {
        next_turn::at_pieces_of(self, player)
    }

    fn counts(&self, player: Player) -> u32 {
        self.cities_of(player).len()
    }

    fn motion(&self, mv: Move) -> Option<Motion> {
        motion::motion(self, mv)
    }
}
