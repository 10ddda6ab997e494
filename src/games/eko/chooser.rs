//! The choices of the chooser, which is open where one click can mean several actions.

use crate::eko::{Action, Building, Move, Phase, Position};
use crate::games::eko::MoveEffects;
use crate::table::Choice;

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChoiceModel {
    /// Select the stack.
    Select {
        /// Whether it is selected for a forced march.
        march: bool,
    },
    /// Play a move with these effects.
    Play(MoveEffects),
}

/// The picture of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// A building of the current player.
    Building(Building),
    /// The current player's emperor.
    Emperor,
    /// An ordinary disc of the current player.
    Disc,
    /// A march.
    March,
}

impl ChoiceModel {
    /// The model of a choice.
    #[must_use]
    pub fn new(position: &Position, choice: Choice<Move>) -> Self {
        match choice {
            Choice::Select(_) => {
                Self::Select { march: matches!(position.phase(), Phase::Reinforce { .. }) }
            }
            Choice::Play(mv) => Self::Play(MoveEffects::new(position, mv)),
        }
    }
}

impl Picture {
    /// The picture of a choice.
    #[must_use]
    pub const fn of(choice: Choice<Move>) -> Self {
        match choice {
            Choice::Select(_) => Self::March,
            Choice::Play(mv) => match (mv.action(), mv) {
                (Some(Action::Build { building, .. }), _) => Self::Building(building),
                (
                    _,
                    Move::Reinforce { emperor: true, .. } | Move::MoonTemple { emperor: true, .. },
                ) => Self::Emperor,
                _ => Self::Disc,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::eko::Effect;
    use crate::games::eko::tests::{point, session, space};

    /// The choices on a space once the stack on `a1` is selected, or at once.
    fn choices(text: &str, select: bool, name: &str) -> Vec<(ChoiceModel, Picture)> {
        let mut session = session(text);
        if select {
            point(&mut session, "a1");
        }
        let position = session.record().position();
        let choices = session.choices().on(space(&session, name)).iter();
        choices.map(|choice| (ChoiceModel::new(position, *choice), Picture::of(*choice))).collect()
    }

    #[test]
    fn a_chooser_offers_each_number_of_discs_with_the_stack_it_makes() {
        let offered: Vec<_> = choices(".... a1A1,d1B1 - 2/0 - A:rein", false, "a1")
            .into_iter()
            .map(|(choice, picture)| match choice {
                ChoiceModel::Play(MoveEffects {
                    effect: Effect::Reinforce { ordinary, discs, .. },
                    ..
                }) => (ordinary, discs, picture),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(offered, [(1, 2, Picture::Disc), (2, 3, Picture::Disc)]);
    }

    #[test]
    fn a_chooser_in_the_reinforcement_offers_to_select_the_stack_for_a_march() {
        let choices = choices(".... a1A2,d1B1 - 4/0 - A:rein", false, "a1");
        assert!(choices.contains(&(ChoiceModel::Select { march: true }, Picture::March)));
    }

    #[test]
    fn a_chooser_of_buildings_shows_their_pictures_and_points() {
        let offered: Vec<_> = choices(".m./... a1A4,c2B1 b1BC 0/0 - A:act", true, "b1")
            .into_iter()
            .map(|(choice, picture)| match choice {
                ChoiceModel::Play(MoveEffects { effect: Effect::Build(build), .. }) => {
                    (picture, build.left, build.gain)
                }
                other => panic!("{other:?}"),
            })
            .collect();
        let of = |building, left, gain| (Picture::Building(building), left, gain);
        assert_eq!(offered, [of(Building::Camp, 2, 1), of(Building::Tower, 1, 2)]);
    }
}
