//! What a choice on a target brings, in numbers, before it is played.

use crate::core::player::PlayerSet;
use crate::eko::{Building, MARCH_PRICE, Move, Position, Reserve, TEMPLE_PRICE};
use crate::games::eko::{Effect, MoveEffects};
use crate::table::{Choice, Session};

/// What a move brings the current player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brings {
    /// The move with all that it changes.
    pub effects: MoveEffects,
    /// The change of the player's points.
    pub points: i8,
    /// What comes back to the player's reserve.
    pub back: Reserve,
    /// Whether it leaves the player without a disc on the board.
    pub last_disc: bool,
    /// Who wins, if the move ends the game.
    pub winners: Option<PlayerSet>,
    /// Whether other choices of the same kind are on offer, such as other numbers of discs.
    pub several: bool,
}

impl Brings {
    /// What a legal move brings.
    #[must_use]
    pub fn new(before: &Position, mv: Move) -> Option<Self> {
        let after = before.play(mv).ok()?;
        let player = before.turn();
        let effects = MoveEffects::new(before, mv);
        let (had, has) = (before.reserve(player), after.reserve(player));
        let used = effects.destroys() + effects.places();
        Some(Self {
            effects,
            points: after.points(player) as i8 - before.points(player) as i8,
            back: Reserve {
                ordinary: (has.ordinary + used).saturating_sub(had.ordinary),
                emperor: has.emperor && !had.emperor,
            },
            last_disc: after.stacks_of(player).is_empty(),
            winners: after.outcome(),
            several: false,
        })
    }

    /// What the choices on a space bring, one of each kind: the most discs, and the emperor spent or
    /// lost only where nothing else is.
    #[must_use]
    pub fn on(session: &Session<Position>, choices: &[Choice<Move>]) -> Vec<Self> {
        let position = session.record().position();
        let mut all: Vec<Self> = Vec::new();
        for choice in choices {
            let Choice::Play(mv) = choice else { continue };
            let Some(brings) = Self::new(position, *mv) else { continue };
            match all.iter_mut().find(|other| other.kind() == brings.kind()) {
                Some(other) => {
                    let best = if other.rank() < brings.rank() { brings } else { *other };
                    *other = Self { several: true, ..best };
                }
                None => all.push(brings),
            }
        }
        all
    }

    /// What comes back to the reserve beside the discs that storms take.
    #[must_use]
    pub fn back_beside_storms(&self) -> Reserve {
        let Some(storm) = self.effects.storm else { return self.back };
        let emperor = storm.emperor == Some(true);
        Reserve {
            ordinary: self.back.ordinary.saturating_sub(storm.discs - u8::from(emperor)),
            emperor: self.back.emperor && !emperor,
        }
    }

    /// Choices of one kind differ only in discs.
    fn kind(&self) -> (std::mem::Discriminant<Effect>, Option<Building>) {
        let building = match self.effects.effect {
            Effect::Build(build) => Some(build.building),
            _ => None,
        };
        (std::mem::discriminant(&self.effects.effect), building)
    }

    /// The choice of a kind with the highest rank stands for all.
    const fn rank(&self) -> (u8, bool) {
        (self.effects.places(), !self.back.emperor)
    }
}

impl MoveEffects {
    /// The ordinary discs of the reserve that the move destroys.
    #[must_use]
    pub const fn destroys(&self) -> u8 {
        let temple = match self.effect {
            Effect::Sand | Effect::Moon { .. } => TEMPLE_PRICE,
            _ => 0,
        };
        temple + if self.march { MARCH_PRICE } else { 0 }
    }

    /// The ordinary discs of the reserve that the move places.
    #[must_use]
    pub const fn places(&self) -> u8 {
        match self.effect {
            Effect::Reinforce { ordinary, .. } => ordinary,
            Effect::Moon { emperor: false } => 1,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eko::Player;
    use crate::games::eko::tests::{point, session, space};

    /// What the choices on a space bring, with the stack on `a1` selected or none.
    fn on(text: &str, select: bool, name: &str) -> Vec<Brings> {
        let mut session = session(text);
        if select {
            point(&mut session, "a1");
        }
        Brings::on(&session, session.choices().on(space(&session, name)))
    }

    const fn back(ordinary: u8, emperor: bool) -> Reserve {
        Reserve { ordinary, emperor }
    }

    #[test]
    fn a_building_brings_its_points_and_its_discs_back() {
        let [camp, tower] = on(".m./... a1A4,c2B1 b1BC 0/0 - A:act", true, "b1")[..] else {
            panic!()
        };
        assert_eq!((camp.points, camp.back), (1, back(2, false)));
        assert_eq!((tower.points, tower.back), (2, back(3, false)));
        let [emperor] = on(".r./... a1A2E,c2B1 - 0/0 - A:act", true, "b1")[..] else { panic!() };
        assert_eq!((emperor.back, emperor.several), (back(1, false), true));
    }

    #[test]
    fn a_captive_brings_three_points_and_the_last_stack_the_game() {
        let [attack] = on("....k a1A2,b1B1E,d1B1 - 0/0 - A:act", true, "b1")[..] else { panic!() };
        assert_eq!((attack.points, attack.winners), (3, None));
        let [last] = on("....k a1A2,b1B1E - 0/0 - A:act", true, "b1")[..] else { panic!() };
        assert_eq!(last.winners, Some(PlayerSet::of(Player::A)));
    }

    #[test]
    fn the_most_discs_stand_for_all_numbers() {
        let [most] = on(".... a1A1,d1B1 - 2/0 - A:rein", false, "a1")[..] else { panic!() };
        assert!(most.several);
        assert!(matches!(most.effects.effect, Effect::Reinforce { discs: 3, .. }));
    }
}
