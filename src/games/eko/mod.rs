//! Ekö at the table: its render models, and the moves behind clicks.

mod actions;
mod badges;
mod board;
mod board_choice;
mod brings;
mod buttons;
mod chooser;
mod coordinates;
pub mod editor;
mod effects;
mod features;
mod inspection;
mod last_setup;
mod motion;
mod next_turn;
mod panel;
mod paragraph;
mod portals;
mod prevented;
mod prompt;
mod refusal;
mod rematch;
mod rim;
mod score;
mod space;
#[cfg(test)]
mod tests;
mod threats;
mod variant_counts;

pub use actions::ActionKind;
pub use badges::Badge;
pub use board::BoardModel;
pub use board_choice::{BoardChoice, BoardChoiceError, own_boards, own_name_of};
pub use brings::Brings;
pub use buttons::{ButtonModel, EndNeeds};
pub use chooser::{ChoiceModel, ChooserTitle, Picture};
pub use coordinates::coordinates;
pub use effects::{Build, Effect, MoveEffects, Replaced, StormLoss};
pub use features::Feature;
pub use inspection::{About, Built, Inspection};
pub use last_setup::{LastSetup, NoSetup};
pub use panel::PlayerPanel;
pub use paragraph::{paragraph_of_prompt, paragraph_of_reason};
pub use portals::{PortalModel, fronts, portal_targets};
pub use prevented::Prevented;
pub use prompt::{Hint, PromptKind};
pub use refusal::first_reason;
pub use rematch::rematch;
pub use rim::zone_rim;
pub use score::{ScoreRow, score};
pub use space::SpaceModel;
pub use variant_counts::{VariantCounts, variants};

use crate::core::player::PlayerSet;
use crate::eko::{Action, Illegal, Move, Player, Position, Reason, Space};
use crate::table::{Choice, Geometry, Motion, TableGame};

/// Circumradius of a drawn hexagon, in the units of the drawing.
const RADIUS: f64 = 50.0;

impl TableGame for Position {
    type ActionKind = ActionKind;

    /// By sixths.
    const ROTATIONS: usize = 6;

    fn spaces(&self) -> usize {
        self.board().len()
    }

    fn space_name(&self, space: Space) -> String {
        self.board().name(space)
    }

    fn geometry(&self, rotation: usize) -> Geometry {
        let centre = |space| {
            let (x, y) = self.board().hex(space).rotated(rotation).centre();
            (x * RADIUS, y * RADIUS)
        };
        let half = (RADIUS * 3f64.sqrt() / 2.0, RADIUS);
        Geometry::new(self.board().spaces().map(centre).collect(), half)
    }

    fn picks_up(mv: Move) -> Option<Space> {
        mv.action().map(Action::stack)
    }

    fn points_at(mv: Move) -> Option<Space> {
        mv.target()
    }

    fn is_extra(mv: Move) -> bool {
        matches!(mv, Move::March(_))
    }

    fn can(&self, choice: Choice<Move>) -> Option<ActionKind> {
        match choice {
            Choice::Select(_) => Some(ActionKind::Select),
            Choice::Play(mv) => ActionKind::of(self, mv),
        }
    }

    fn why_not(&self, chosen: Option<Space>, space: Space) -> Option<Illegal> {
        self.why_not(chosen, space)
    }

    fn trail(&self, mv: Move) -> Vec<Space> {
        board::trail(self, mv)
    }

    fn captured(&self, mv: Move) -> usize {
        match MoveEffects::new(self, mv).effect {
            Effect::Attack { met } | Effect::Kamikaze { met } => usize::from(met.discs),
            _ => 0,
        }
    }

    /// The capitals on which winners by points have a building.
    fn decisive(&self) -> Vec<Space> {
        let Some(winners) = self.outcome() else { return Vec::new() };
        if !matches!(self.reason(), Some(Reason::Points | Reason::Shared)) {
            return Vec::new();
        }
        let built = |space: &Space| self.building(*space).map(|building| building.owner);
        let capitals = self.board().capitals().into_iter();
        capitals.filter(|space| built(space).is_some_and(|owner| winners.contains(owner))).collect()
    }

    fn threats(&self) -> Vec<PlayerSet> {
        threats::threats(self)
    }

    fn owner_on(&self, space: Space) -> Option<Player> {
        self.stack(space).map(|stack| stack.owner)
    }

    fn as_turn_of(&self, player: Player) -> Option<Self> {
        next_turn::at_stacks_of(self, player)
    }

    fn counts(&self, player: Player) -> u32 {
        self.points(player).into()
    }

    fn motion(&self, mv: Move) -> Option<Motion> {
        motion::motion(self, mv)
    }
}
