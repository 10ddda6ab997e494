//! What the current player can do now, and what else the reserve can pay for.

use crate::eko::{Action, Move, Phase, Position};
use crate::table::{Choice, Session};

/// What the current player can do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromptKind {
    /// Nothing: the game is over.
    Over,
    /// An emperor swap, or none.
    Swap,
    /// A stack for the action of the turn.
    Act,
    /// A pass: no action is legal.
    Stuck,
    /// A target of the selected stack, which can only move.
    MoveTarget,
    /// A target of the selected stack, which can only build.
    BuildTarget,
    /// A target of the selected stack, which can move and build.
    Target,
    /// A stack for the forced march that was asked for.
    MarchStack,
    /// A target of the selected stack in a forced march.
    MarchTarget,
    /// A reinforcement.
    Reinforce,
    /// A reinforcement that includes the emperor.
    ReinforceEmperor,
    /// A reinforcement or a forced march.
    ReinforceOrMarch,
    /// A forced march: no disc can be placed.
    March,
    /// More discs, or the end of the turn.
    More,
}

impl PromptKind {
    /// What the current player of a session can do now.
    #[must_use]
    pub fn of(session: &Session<Position>) -> Self {
        if !session.is_open() {
            return Self::Over;
        }
        let position = session.record().position();
        let march_open = session.choices().extra();
        match (position.phase(), session.selected()) {
            (Phase::Over { .. }, _) => Self::Over,
            (Phase::Swap { .. }, _) => Self::Swap,
            (Phase::Reinforce { .. }, Some(_)) => Self::MarchTarget,
            (_, Some(_)) => {
                match (offers_action(session, is_move), offers_action(session, is_build)) {
                    (true, false) => Self::MoveTarget,
                    (false, true) => Self::BuildTarget,
                    _ => Self::Target,
                }
            }
            (Phase::Act { .. }, None) if session.choices().buttons().contains(&Move::Pass) => {
                Self::Stuck
            }
            (Phase::Act { .. }, None) => Self::Act,
            (Phase::Reinforce { .. }, None) if session.extra() => Self::MarchStack,
            (Phase::Reinforce { .. }, None) => match (can_place(session), march_open) {
                (true, true) => Self::ReinforceOrMarch,
                (false, true) => Self::March,
                _ if position.reserve(position.turn()).emperor => Self::ReinforceEmperor,
                _ => Self::Reinforce,
            },
            (Phase::More, None) => Self::More,
        }
    }
}

/// Another use of the reserve, with the number of ordinary discs in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// The Sand temple can send a disc home.
    Sand {
        /// Ordinary discs in the reserve.
        reserve: u8,
    },
    /// The Moon temple can place a disc.
    Moon {
        /// Ordinary discs in the reserve.
        reserve: u8,
    },
}

impl Hint {
    /// The hints of a session, in the order of [`Hint`].
    #[must_use]
    pub fn all(session: &Session<Position>) -> Vec<Self> {
        let position = session.record().position();
        let reserve = position.reserve(position.turn()).ordinary;
        let sand = offers_move(session, |mv| matches!(mv, Move::SandTemple { .. }));
        let moon = offers_move(session, |mv| matches!(mv, Move::MoonTemple { .. }));
        let hints = [(sand, Self::Sand { reserve }), (moon, Self::Moon { reserve })];
        hints.into_iter().filter(|(open, _)| *open).map(|(_, hint)| hint).collect()
    }
}

fn can_place(session: &Session<Position>) -> bool {
    offers_move(session, |mv| matches!(mv, Move::Reinforce { .. }))
}

const fn is_move(action: Action) -> bool {
    matches!(action, Action::Move { .. })
}

const fn is_build(action: Action) -> bool {
    matches!(action, Action::Build { .. })
}

fn offers_action(session: &Session<Position>, test: fn(Action) -> bool) -> bool {
    offers_move(session, |mv| mv.action().is_some_and(test))
}

fn offers_move(session: &Session<Position>, test: impl Fn(Move) -> bool) -> bool {
    offers(session, |choice| matches!(choice, Choice::Play(mv) if test(mv)))
}

/// Whether a click on the board offers a choice of this kind.
fn offers(session: &Session<Position>, test: impl Fn(Choice<Move>) -> bool) -> bool {
    session.choices().spaces().flatten().any(|choice| test(*choice))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::eko::tests::{point, session};
    use crate::table::Input;

    fn prompt(text: &str) -> PromptKind {
        PromptKind::of(&session(text))
    }

    #[test]
    fn the_prompt_follows_the_phase_and_what_is_legal() {
        use PromptKind::*;
        assert_eq!(prompt(".... a1A1E,b1A1,d1B1E - 2/0 - A:swap2"), Swap);
        assert_eq!(prompt(".... a1A1,d1B1 - 0/0 - A:act"), Act);
        assert_eq!(prompt(".. a1A4,b1B4 - 0/0 - A:act"), Stuck);
        assert_eq!(prompt(".... a1A1,d1B1 - 2/0 - A:rein"), Reinforce);
        assert_eq!(prompt(".... a1A1,d1B1 - 4/0 - A:rein"), ReinforceOrMarch);
        assert_eq!(prompt("..... a1A1,e1B1 - 2E/0 - A:rein"), ReinforceEmperor);
        assert_eq!(prompt(".... a1A4,d1B1 - 4/0 - A:rein"), March);
        assert_eq!(prompt("...k a1A1E,b1A1 d1AC 0/0 - =A"), Over);
    }

    #[test]
    fn the_prompt_for_a_target_names_what_the_stack_can_do() {
        use PromptKind::*;
        let selected = |text| {
            let mut session = session(text);
            point(&mut session, "a2");
            PromptKind::of(&session)
        };
        assert_eq!(selected("_./.... a2A2,d2B1 - 0/0 - A:act"), MoveTarget);
        assert_eq!(selected("_r/.... a2A2,d2B1 - 0/0 - A:act"), Target);
        assert_eq!(selected("_r/.... a2A2,b2A4,d2B1 - 0/0 - A:act"), BuildTarget);
        assert_eq!(selected("_r/.... a2A4,d2B1 - 4/0 - A:rein"), MarchTarget);
    }

    #[test]
    fn a_forced_march_is_made_with_a_stack_and_then_a_target() {
        use PromptKind::*;
        let mut session = session(".... a1A1,d1B1 - 4/0 - A:rein");
        session.act(Input::Extra);
        assert_eq!(PromptKind::of(&session), MarchStack);
        point(&mut session, "a1");
        assert_eq!(PromptKind::of(&session), MarchTarget);
    }

    #[test]
    fn hints_tell_what_the_temples_can_do_for_the_reserve() {
        let hints = |text| Hint::all(&session(text));
        let moon = "...o a1A1,c1B1 d1AC 3/0 - A:rein";
        assert_eq!(hints(moon), [Hint::Moon { reserve: 3 }]);
        assert_eq!(hints(".... a1A1,d1B1 - 4/0 - A:rein"), []);
    }
}
