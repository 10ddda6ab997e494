//! The effects of a move, in the numbers shown before and after it is played.

use crate::eko::{Action, Building, Losses, Meeting, Move, Phase, Player, Position, Space, Stack};

/// A move with all that it changes, worked out on the position before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveEffects {
    /// Whether the move is a forced march, paid with discs of the reserve.
    pub march: bool,
    /// The losses to storms on the path.
    pub storm: Option<StormLoss>,
    /// The change on the board.
    pub effect: Effect,
}

/// The discs that a stack loses to storms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StormLoss {
    /// The number of discs.
    pub discs: u8,
    /// Whether the emperor is among them; `None` for a stack without the emperor.
    pub emperor: Option<bool>,
}

/// The change that a move makes on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A stack moves to an empty space.
    Go,
    /// Two stacks become one.
    Regroup {
        /// The stack on the space afterwards.
        stack: Stack,
    },
    /// An enemy stack leaves the board.
    Attack {
        /// The enemy stack.
        met: Stack,
    },
    /// A single disc and an enemy stack leave the board.
    Kamikaze {
        /// The enemy stack.
        met: Stack,
    },
    /// A building is built.
    Build(Build),
    /// Discs of the reserve are placed on a stack.
    Reinforce {
        /// The number of ordinary discs placed.
        ordinary: u8,
        /// Whether the emperor is placed.
        emperor: bool,
        /// The number of discs in the stack afterwards.
        discs: u8,
    },
    /// The emperor and a disc are swapped.
    Swap,
    /// The Sand temple sends a disc home.
    Sand,
    /// The Moon temple places a disc.
    Moon {
        /// Whether the disc is the emperor.
        emperor: bool,
    },
    /// The emperor stays: no swap.
    Leave,
    /// No action.
    Pass,
    /// No (further) reinforcement.
    End {
        /// Whether the turn had a forced march.
        marched: bool,
    },
}

/// A building that is built, its cost and its worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Build {
    /// The kind.
    pub building: Building,
    /// The number of ordinary discs spent.
    pub ordinary: u8,
    /// Whether the emperor is spent.
    pub emperor: bool,
    /// The number of discs left in the stack.
    pub left: u8,
    /// The building that is replaced.
    pub replaced: Option<Replaced>,
    /// The points gained by the player who builds.
    pub gain: u8,
}

/// A building that another replaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replaced {
    /// The kind.
    pub building: Building,
    /// The owner.
    pub owner: Player,
    /// Whether it is the player's own, and raised.
    pub own: bool,
}

impl MoveEffects {
    /// The effects of a legal move.
    #[must_use]
    pub fn new(position: &Position, mv: Move) -> Self {
        let effect = match mv {
            Move::Act(action) | Move::March(action) => of_action(position, action),
            Move::Reinforce { on, ordinary, emperor } => {
                let discs = discs(position, on) + ordinary + u8::from(emperor);
                Effect::Reinforce { ordinary, emperor, discs }
            }
            Move::Swap { .. } => Effect::Swap,
            Move::SandTemple { .. } => Effect::Sand,
            Move::MoonTemple { emperor, .. } => Effect::Moon { emperor },
            Move::Pass if matches!(position.phase(), Phase::Swap { .. }) => Effect::Leave,
            Move::Pass => Effect::Pass,
            Move::End => {
                Effect::End { marched: position.phase() == Phase::Reinforce { marched: true } }
            }
        };
        let storm = mv.action().and_then(|action| storm_loss(position, action));
        Self { march: matches!(mv, Move::March(_)), storm, effect }
    }
}

fn discs(position: &Position, space: Space) -> u8 {
    position.stack(space).map_or(0, |stack| stack.discs)
}

fn storm_loss(position: &Position, action: Action) -> Option<StormLoss> {
    match action {
        Action::Move { from, losses: Losses { discs, emperor }, .. } if discs > 0 => {
            let with_emperor = position.stack(from).is_some_and(|stack| stack.emperor);
            Some(StormLoss { discs, emperor: with_emperor.then_some(emperor) })
        }
        _ => None,
    }
}

fn of_action(position: &Position, action: Action) -> Effect {
    if let Action::Build { from, site, building, emperor } = action {
        return Effect::Build(build(position, from, site, building, emperor));
    }
    match (position.meeting(action), position.stack(action.target())) {
        (Ok(Some(Meeting::Regroup { stack })), _) => Effect::Regroup { stack },
        (Ok(Some(Meeting::Attack { .. })), Some(met)) => Effect::Attack { met },
        (Ok(Some(Meeting::Kamikaze)), Some(met)) => Effect::Kamikaze { met },
        _ => Effect::Go,
    }
}

fn build(
    position: &Position,
    from: Space,
    site: Space,
    building: Building,
    emperor: bool,
) -> Build {
    let replaced = position.building(site).map(|placed| Replaced {
        building: placed.building,
        owner: placed.owner,
        own: placed.owner == position.turn(),
    });
    let price = building.price(replaced.is_some_and(|replaced| !replaced.own));
    let raised = replaced.filter(|replaced| replaced.own);
    Build {
        building,
        ordinary: price.saturating_sub(u8::from(emperor)),
        emperor,
        left: discs(position, from).saturating_sub(price),
        replaced,
        gain: building.points() - raised.map_or(0, |raised| raised.building.points()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn effects(position: &str, word: &str) -> MoveEffects {
        let position: Position = position.parse().unwrap();
        let mv = position.read_move(word).unwrap();
        assert_eq!(position.check(mv), Ok(()), "{word}");
        MoveEffects::new(&position, mv)
    }

    fn stack(owner: Player, discs: u8) -> Stack {
        Stack { owner, discs, emperor: false }
    }

    #[test]
    fn regrouping_counts_the_discs_after_the_losses() {
        let calm = effects(".... a1A2,b1A1,d1B1 - 0/0 - A:act", "a1-b1");
        let stack = stack(Player::A, 3);
        assert_eq!((calm.effect, calm.storm), (Effect::Regroup { stack }, None));
        let storm = effects(".s... a1A3,c1A1,e1B1 - 0/0 - A:act", "a1-c1/1");
        assert_eq!(storm.effect, Effect::Regroup { stack });
        assert_eq!(storm.storm, Some(StormLoss { discs: 1, emperor: None }));
    }

    #[test]
    fn a_stack_loses_its_emperor_to_a_storm_or_keeps_it() {
        let position = ".s... a1A3E,e1B1 - 0/0 - A:act";
        let storm = |word| effects(position, word).storm.unwrap();
        assert_eq!(storm("a1-c1/1E"), StormLoss { discs: 1, emperor: Some(true) });
        assert_eq!(storm("a1-c1/1"), StormLoss { discs: 1, emperor: Some(false) });
    }

    #[test]
    fn attacks_and_kamikazes_name_the_stack_that_leaves() {
        let position = ".... a1A1,b1B4,c1B1,d1A2 - 0/0 - A:act";
        let met = stack(Player::B, 4);
        assert_eq!(effects(position, "a1-b1").effect, Effect::Kamikaze { met });
        let met = stack(Player::B, 1);
        assert_eq!(effects(position, "d1-c1").effect, Effect::Attack { met });
    }

    fn built(position: &str, word: &str) -> Build {
        match effects(position, word).effect {
            Effect::Build(build) => build,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_new_building_costs_its_price_and_brings_its_points() {
        let new = built(".r./... a1A2,c2B1 - 0/0 - A:act", "a1*b1C");
        assert_eq!((new.ordinary, new.emperor, new.left), (1, false, 1));
        assert_eq!((new.replaced, new.gain), (None, Building::Camp.points()));
        let emperor = built(".r./... a1A2E,c2B1 - 0/0 - A:act", "a1*b1CE");
        assert_eq!((emperor.ordinary, emperor.emperor, emperor.left), (0, true, 1));
    }

    #[test]
    fn raising_brings_the_difference_and_replacing_an_enemy_building_all_its_points() {
        let raised = built(".m./... a1A3,c2B1 b1AC 0/0 - A:act", "a1*b1T");
        let camp = Building::Camp;
        assert_eq!(
            raised.replaced.map(|r| (r.building, r.owner, r.own)),
            Some((camp, Player::A, true))
        );
        assert_eq!(raised.gain, Building::Tower.points() - camp.points());
        let replaced = built(".m./... a1A4,c2B1 b1BC 0/0 - A:act", "a1*b1C");
        assert_eq!(replaced.replaced.map(|r| (r.owner, r.own)), Some((Player::B, false)));
        assert_eq!(replaced.gain, camp.points());
        assert_eq!(replaced.ordinary, camp.price(true));
        assert_eq!(replaced.left, 4 - camp.price(true));
    }

    #[test]
    fn placing_counts_the_discs_of_the_stack_afterwards() {
        let position = ".... a1A1,d1B1 - 4/0 - A:rein";
        let placed = Effect::Reinforce { ordinary: 2, emperor: false, discs: 3 };
        assert_eq!(effects(position, "a1+2").effect, placed);
        let end = |phase: &str| effects(&format!(".... a1A1,d1B1 - 0/0 - A:{phase}"), "end").effect;
        assert_eq!(end("more"), Effect::End { marched: false });
        assert_eq!(end("rein!"), Effect::End { marched: true });
        assert!(effects(position, "!a1-b1").march);
    }

    #[test]
    fn before_the_first_turn_a_pass_leaves_the_emperor() {
        let position = ".... a1A1E,b1A1,d1B1E - 2/0 - A:swap2";
        assert_eq!(effects(position, "pass").effect, Effect::Leave);
        assert_eq!(effects(position, "~b1").effect, Effect::Swap);
    }
}
