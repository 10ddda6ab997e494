//! What keeps a draft from being a legal layout, and where.

use crate::cities::{Layout, MAX_ATTACKERS, Player, PositionError, SpaceSet};
use crate::games::cities::editor::Draft;

/// A reason why a draft is not legal, with the squares that hold too much; none where something is
/// missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The reason.
    pub error: PositionError,
    /// The squares that it concerns.
    pub at: SpaceSet,
}

impl Draft {
    /// Every problem; none if [`layout`](Self::layout) returns a layout.
    #[must_use]
    pub fn problems(&self) -> Vec<Problem> {
        self.layout().err().unwrap_or_default()
    }

    /// The finished layout, if it is legal.
    ///
    /// # Errors
    /// Every problem.
    pub fn layout(&self) -> Result<Layout, Vec<Problem>> {
        Layout::new(self.setup()).map_err(|errors| {
            let problem = |error| Problem { at: self.squares_of(&error), error };
            errors.into_iter().map(problem).collect()
        })
    }

    fn squares_of(&self, error: &PositionError) -> SpaceSet {
        let pieces = |player: Player| {
            let of = self.setup().pieces.iter().filter(move |(_, piece)| piece.owner == player);
            of.map(|(square, _)| *square).collect()
        };
        let cities = |player: Player| {
            let of = self.setup().cities.iter().filter(move |(_, owner)| *owner == player);
            of.map(|(square, _)| *square).collect::<SpaceSet>()
        };
        match error {
            PositionError::HeroAtStart { square } => SpaceSet::of(*square),
            PositionError::AttackerCount { player, attackers } if *attackers > MAX_ATTACKERS => {
                pieces(*player)
            }
            PositionError::Unequal { what, a, b } => {
                let more = if a > b { Player::A } else { Player::B };
                if *what == "cities" { cities(more) } else { pieces(more) }
            }
            PositionError::TooManyCities { .. } => cities(Player::A) | cities(Player::B),
            _ => SpaceSet::EMPTY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cities::editor::{Tool, sq};

    #[test]
    fn what_is_wrong_is_said_at_once_and_where() {
        let squares = |problems: &[Problem]| {
            problems.iter().fold(SpaceSet::EMPTY, |all, problem| all | problem.at)
        };
        let mut draft = Draft::new(&Layout::default());
        assert_eq!(draft.problems(), []);
        draft.apply(Tool::Attacker(Player::A), sq("e5"));
        let problems = draft.problems();
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert_eq!(squares(&problems).len(), 9);
        assert!(squares(&problems).contains(sq("e5")) && !squares(&problems).contains(sq("b10")));
        draft.clear();
        let problems = draft.problems();
        let has = |error| problems.contains(&Problem { error, at: SpaceSet::EMPTY });
        assert!(has(PositionError::NoCity), "{problems:?}");
        let few = PositionError::AttackerCount { player: Player::B, attackers: 0 };
        assert!(has(few), "{problems:?}");
        assert_eq!(squares(&problems), SpaceSet::EMPTY);
    }
}
