//! The choices of the chooser, which is open where one click can mean several actions.

use crate::eko::{Action, Building, Move, Phase, Position};
use crate::games::eko::{Effect, MoveEffects};
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

/// The action that a chooser is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChooserTitle {
    /// Moving there.
    Go,
    /// Joining the stack there.
    Regroup,
    /// Attacking the stack there.
    Attack,
    /// Building this for the first time, or in place of an enemy building.
    Build(Building),
    /// Raising the player's own building to this one.
    Raise(Building),
    /// Building, of several kinds.
    BuildAny,
    /// Reinforcing the stack there.
    Reinforce,
    /// Reinforcing the stack there, or a forced march with it.
    ReinforceOrMarch,
    /// A use of the Moon temple.
    Moon,
    /// Actions of several kinds.
    Any,
}

impl ChooserTitle {
    /// The title of a chooser with these choices.
    #[must_use]
    pub fn of(position: &Position, choices: &[Choice<Move>]) -> Self {
        let mut titles = choices.iter().map(|choice| match choice {
            Choice::Select(_) => Self::ReinforceOrMarch,
            Choice::Play(mv) => match MoveEffects::new(position, *mv).effect {
                Effect::Go => Self::Go,
                Effect::Regroup { .. } => Self::Regroup,
                Effect::Attack { .. } | Effect::Kamikaze { .. } => Self::Attack,
                Effect::Build(build) if build.replaced.is_some_and(|replaced| replaced.own) => {
                    Self::Raise(build.building)
                }
                Effect::Build(build) => Self::Build(build.building),
                Effect::Reinforce { .. } => Self::Reinforce,
                Effect::Moon { .. } => Self::Moon,
                _ => Self::Any,
            },
        });
        let first = titles.next().unwrap_or(Self::Any);
        titles.fold(first, Self::with)
    }

    /// The title of both.
    fn with(self, other: Self) -> Self {
        let is_build = |title| matches!(title, Self::Build(_) | Self::Raise(_) | Self::BuildAny);
        let is_rein = |title| matches!(title, Self::Reinforce | Self::ReinforceOrMarch);
        match (self, other) {
            _ if self == other => self,
            (a, b) if is_build(a) && is_build(b) => Self::BuildAny,
            (a, b) if is_rein(a) && is_rein(b) => Self::ReinforceOrMarch,
            _ => Self::Any,
        }
    }
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
    fn the_title_names_the_action() {
        let title = |text: &str, select: bool, name: &str| {
            let mut session = session(text);
            if select {
                point(&mut session, "a1");
            }
            let choices = session.choices().on(space(&session, name));
            ChooserTitle::of(session.record().position(), choices)
        };
        let rein = |reserve| title(&format!(".... a1A1,d1B1 - {reserve}/0 - A:rein"), false, "a1");
        assert_eq!(rein(2), ChooserTitle::Reinforce);
        assert_eq!(rein(5), ChooserTitle::ReinforceOrMarch);
        let build =
            |owner| title(&format!(".m./... a1A4E,c2B1 b1{owner}C 0/0 - A:act"), true, "b1");
        assert_eq!(build('A'), ChooserTitle::Raise(Building::Tower));
        assert_eq!(build('B'), ChooserTitle::BuildAny);
        let storm = title(".s... a1A3E,e1B1 - 0/0 - A:act", true, "c1");
        assert_eq!(storm, ChooserTitle::Go);
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
