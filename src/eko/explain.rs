//! «Why not»: the reason for which a space can be neither chosen nor the target.

use super::actions::{Actions, Empty};
use super::check::{check_action, check_march};
use super::illegal::Illegal;
use super::moves::{Action, Losses, Move};
use super::state::Phase;
use super::{Building, Position, Space};

impl Position {
    /// Why nothing can be done on `space`, with the stack on `chosen` picked up or none; `None`
    /// where something can be.
    #[must_use]
    pub fn why_not(&self, chosen: Option<Space>, space: Space) -> Option<Illegal> {
        let temple = [false, true].map(|emperor| Move::MoonTemple { on: space, emperor });
        if temple
            .into_iter()
            .chain([Move::SandTemple { on: space }])
            .any(|mv| self.check(mv).is_ok())
        {
            return None;
        }
        match (self.phase(), chosen) {
            (Phase::Over { .. }, _) => Some(Illegal::GameOver),
            (Phase::Swap { .. }, _) => self.check(Move::Swap { with: space }).err(),
            (_, Some(from)) => self.why_no_action(from, space),
            (Phase::Act { .. }, None) => self.why_not_choose(space),
            (Phase::Reinforce { marched }, None) => {
                let placing = self.why_no_placement(space)?;
                match check_march(self.state(), marched) {
                    Ok(()) if self.why_not_choose(space).is_none() => None,
                    _ => Some(placing),
                }
            }
            (Phase::More, None) => self.why_no_placement(space),
        }
    }

    /// Why the stack on `from` can do nothing on `target` by an action of this phase.
    fn why_no_action(&self, from: Space, target: Space) -> Option<Illegal> {
        if let Phase::Reinforce { marched } = self.phase()
            && let Err(why) = check_march(self.state(), marched)
        {
            return Some(why);
        }
        let terrain = self.board().terrain(target);
        let action = |action| check_action(self.board(), self.state(), action);
        if terrain.highest_building().is_none() {
            let go = |losses| action(Action::Move { from, to: target, losses });
            let lossy = (1..=3).map(|discs| go(Losses { discs, emperor: false }));
            let ways = [go(Losses::default())].into_iter().chain(lossy).collect::<Vec<_>>();
            return if ways.iter().any(Result::is_ok) { None } else { ways[0].err() };
        }
        let emperor = self.stack(from).is_some_and(|stack| stack.emperor);
        let build = |building| {
            let kept = Action::Build { from, site: target, building, emperor: false };
            let spent = Action::Build { from, site: target, building, emperor };
            action(kept).or_else(|_| action(spent)).err()
        };
        let sought = match self.building(target) {
            None => [Building::Camp, Building::Camp],
            Some(site) if site.owner == self.turn() => [next(site.building); 2],
            Some(site) => [next(site.building), site.building],
        };
        let [first, second] = sought.map(build);
        first.and(second)
    }

    /// Why the stack on this space cannot be picked up for an action.
    fn why_not_choose(&self, space: Space) -> Option<Illegal> {
        match self.stack(space) {
            None => Some(Illegal::NoStack),
            Some(stack) if stack.owner != self.turn() => Some(Illegal::NotYours),
            Some(_) => {
                let mut stuck = true;
                Actions::new(self.board(), self.state(), &mut Empty::default())
                    .each(|a| stuck &= a.stack() != space);
                stuck.then_some(Illegal::Stuck)
            }
        }
    }

    fn why_no_placement(&self, on: Space) -> Option<Illegal> {
        let reserve = self.reserve(self.turn());
        let one = |ordinary| Move::Reinforce { on, ordinary, emperor: reserve.emperor };
        self.check(one(u8::from(!reserve.emperor))).err()
    }
}

const fn next(building: Building) -> Building {
    match building {
        Building::Camp => Building::Tower,
        Building::Tower | Building::Castle => Building::Castle,
    }
}
