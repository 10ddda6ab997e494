//! The moves that are buttons beside the board.

use crate::eko::{Illegal, Move, Phase, Position};

/// A button: a move, and the reason for which it is disabled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ButtonModel {
    /// Whether a pass leaves the emperor where it is, instead of an action.
    pub leave: bool,
    /// The reason for which the move is not legal.
    pub disabled: Option<Illegal>,
}

impl ButtonModel {
    /// The button of a move.
    #[must_use]
    pub fn new(position: &Position, mv: Move) -> Self {
        Self {
            leave: mv == Move::Pass && matches!(position.phase(), Phase::Swap { .. }),
            disabled: position.check(mv).err(),
        }
    }
}

/// What a player must do before the turn can be ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndNeeds {
    /// Swap the emperor, or leave him.
    Swap,
    /// An action.
    Action,
    /// A placement of the reinforcement.
    Placement,
}

impl EndNeeds {
    /// What is needed in a position; `None` where the turn can be ended, and in a finished game.
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        position.check(Move::End).err()?;
        match position.phase() {
            Phase::Swap { .. } => Some(Self::Swap),
            Phase::Act { .. } => Some(Self::Action),
            Phase::Reinforce { .. } | Phase::More => Some(Self::Placement),
            Phase::Over { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disabled_button_has_the_reason_of_the_rules() {
        let button = |text: &str, mv| ButtonModel::new(&text.parse().unwrap(), mv);
        let act = ".... a1A1,d1B1 - 0/0 - A:act";
        let pass = ButtonModel { leave: false, disabled: Some(Illegal::ActionPossible) };
        assert_eq!(button(act, Move::Pass), pass);
        assert!(button(act, Move::End).disabled.is_some());
        let more = ".... a1A1,d1B1 - 0/0 - A:more";
        assert_eq!(button(more, Move::End).disabled, None);
        assert!(button(more, Move::Pass).disabled.is_some());
    }

    #[test]
    fn the_end_of_the_turn_says_what_it_needs_first() {
        let needs = |text: &str| EndNeeds::of(&text.parse().unwrap());
        assert_eq!(needs(".... a1A1E,b1A1,d1B1E - 2/0 - A:swap2"), Some(EndNeeds::Swap));
        assert_eq!(needs(".... a1A1,d1B1 - 0/0 - A:act"), Some(EndNeeds::Action));
        assert_eq!(needs(".... a1A1,d1B1 - 2/0 - A:rein"), Some(EndNeeds::Placement));
        assert_eq!(needs(".... a1A1,d1B1 - 0/0 - A:rein"), None);
    }

    #[test]
    fn before_the_first_turn_a_pass_leaves_the_emperor() {
        let position: Position = ".... a1A1E,b1A1,d1B1E - 2/0 - A:swap2".parse().unwrap();
        let leave = ButtonModel { leave: true, disabled: None };
        assert_eq!(ButtonModel::new(&position, Move::Pass), leave);
    }
}
