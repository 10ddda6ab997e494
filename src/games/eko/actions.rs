//! The kinds of actions that a click can perform (page.md, `data-can`).

use std::fmt;

use crate::eko::{Action, Meeting, Move, Position};

/// The kind of an action that a click can perform, by the word of `data-can`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ActionKind {
    /// Choose the stack.
    Select,
    /// Move the chosen stack to this empty space.
    Move,
    /// Regroup the chosen stack with this one.
    Regroup,
    /// Attack this stack with the chosen one.
    Attack,
    /// Attack this stack with a single disc, which leaves the board too.
    Kamikaze,
    /// Build here with discs of the chosen stack.
    Build,
    /// Reinforce this stack with discs of the reserve.
    Reinforce,
    /// Swap the emperor with this disc.
    Swap,
    /// Place a disc here by the Moon temple.
    Moon,
    /// Send a disc of this stack home by the Sand temple.
    Sand,
}

impl ActionKind {
    /// The word in `data-can`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Select => "select",
            Self::Move => "move",
            Self::Regroup => "regroup",
            Self::Attack => "attack",
            Self::Kamikaze => "kamikaze",
            Self::Build => "build",
            Self::Reinforce => "reinforce",
            Self::Swap => "swap",
            Self::Moon => "moon",
            Self::Sand => "sand",
        }
    }

    /// The kind of a move; `None` for `pass` and `end`, which are buttons, and for a move onto a stack
    /// that it may not enter.
    #[must_use]
    pub fn of(position: &Position, mv: Move) -> Option<Self> {
        Some(match mv {
            Move::Pass | Move::End => return None,
            Move::Swap { .. } => Self::Swap,
            Move::Reinforce { .. } => Self::Reinforce,
            Move::SandTemple { .. } => Self::Sand,
            Move::MoonTemple { .. } => Self::Moon,
            Move::Act(Action::Build { .. }) | Move::March(Action::Build { .. }) => Self::Build,
            Move::Act(action) | Move::March(action) => match position.meeting(action).ok()? {
                None => Self::Move,
                Some(Meeting::Regroup { .. }) => Self::Regroup,
                Some(Meeting::Attack { .. }) => Self::Attack,
                Some(Meeting::Kamikaze) => Self::Kamikaze,
            },
        })
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kind_of_each_move() {
        let kinds = |position: &str, moves: &[&str]| -> Vec<Option<ActionKind>> {
            let position: Position = position.parse().unwrap();
            let read = moves.iter().map(|text| position.read_move(text).unwrap());
            read.map(|mv| ActionKind::of(&position, mv)).collect()
        };
        use ActionKind::*;
        let row = "....r/.._.. a1A1,c1B4,d1A3,a2A2,b2A3,e2B1 - 4/0 - A:act";
        assert_eq!(
            kinds(row, &["a1-b1", "a1-a2", "a1-c1", "d1-e2", "d1*e1C", "pass"]),
            [Some(Move), Some(Regroup), Some(Kamikaze), Some(Attack), Some(Build), None]
        );
        assert_eq!(kinds(row, &["b2-a2", "b2-c1"]), [None, None], "not permitted");
        // A stack of 2 loses 1 in the storm on its path and is a kamikaze.
        let storm = ".s.... a1A2,c1B4,e1A1,f1B1 - 0/0 - A:act";
        assert_eq!(kinds(storm, &["a1-c1/1"]), [Some(Kamikaze)]);
        let other = [".... a1A1E,b1A1,d1B1E - 2/0 - A:swap2", ".... a1A1,d1B1 - 2/0 - A:rein!"];
        assert_eq!(kinds(other[0], &["~b1"]), [Some(Swap)]);
        assert_eq!(
            kinds(other[1], &["a1+1", "O@b1", "N@d1", "end"]),
            [Some(Reinforce), Some(Moon), Some(Sand), None]
        );
    }
}
