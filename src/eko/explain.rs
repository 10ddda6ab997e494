//! The reason for which a space can be neither chosen nor the target of a move.

use super::actions::Actions;
use super::check::{check_action, check_march};
use super::illegal::Illegal;
use super::moves::{Action, Losses, Move};
use super::numbers::STACK_LIMIT;
use super::path_cost::path_costs;
use super::state::Phase;
use super::{Building, Position, Space};

impl Position {
    /// The reason for which no move can be made on `space`, by the stack chosen on `chosen` or with no
    /// stack chosen; `None` where a move can be made or, with none chosen, the stack can be chosen.
    ///
    /// ```
    /// use tabletop::eko::{Illegal, Position};
    /// let position: Position = ".... a1A2,b1B2,d1B1 - 0/0 - A:act".parse().unwrap();
    /// let [a, b, c] = ["a1-a1", "b1-b1", "c1-c1"]
    ///     .map(|text| position.read_move(text).unwrap().target().unwrap());
    /// assert_eq!(position.why_not(None, a), Some(Illegal::Stuck));
    /// assert_eq!(position.why_not(Some(a), b), Some(Illegal::EqualWithoutEmperor { discs: 2 }));
    /// assert_eq!(position.why_not(Some(a), c), Some(Illegal::Blocked));
    /// ```
    #[must_use]
    pub fn why_not(&self, chosen: Option<Space>, space: Space) -> Option<Illegal> {
        let moon = [false, true].map(|emperor| Move::MoonTemple { on: space, emperor });
        let mut temples = moon.into_iter().chain([Move::SandTemple { on: space }]);
        if temples.any(|mv| self.check(mv).is_ok()) {
            return None;
        }
        match (self.phase(), chosen) {
            (Phase::Over { .. }, _) => Some(Illegal::GameOver),
            (Phase::Swap { .. }, _) => self.check(Move::Swap { with: space }).err(),
            (Phase::Act { .. }, Some(from)) => self.why_no_action(from, space),
            (Phase::Act { .. }, None) => self.why_not_choose(space),
            (Phase::Reinforce { marched }, chosen) => {
                let placing = self.why_no_placement(space)?;
                match (chosen, check_march(self.state(), marched)) {
                    (Some(_), Err(why)) => Some(why),
                    (Some(from), Ok(())) => self.why_no_action(from, space),
                    (None, Ok(())) if self.why_not_choose(space).is_none() => None,
                    (None, _) => Some(placing),
                }
            }
            (Phase::More, _) => self.why_no_placement(space),
        }
    }

    /// Whether a path of empty spaces leads from a stack to a space, whatever the storms on it cost.
    #[must_use]
    pub fn has_path(&self, from: Space, to: Space) -> bool {
        path_costs(self.board(), self.state(), from, to).any
    }

    /// The reason for which the stack on `from` has no action on `target`.
    fn why_no_action(&self, from: Space, target: Space) -> Option<Illegal> {
        let terrain = self.board().terrain(target);
        let action = |action| check_action(self.board(), self.state(), action);
        if terrain.highest_building().is_none() {
            let go = |losses| action(Action::Move { from, to: target, losses });
            let lossy = (1..STACK_LIMIT).map(|discs| go(Losses { discs, emperor: false }));
            let without_loss = go(Losses::default()).err()?;
            return if { lossy }.any(|moved| moved.is_ok()) { None } else { Some(without_loss) };
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

    /// The reason for which the stack on this space cannot be chosen for an action.
    fn why_not_choose(&self, space: Space) -> Option<Illegal> {
        match self.stack(space) {
            None => Some(Illegal::NoStack),
            Some(stack) if stack.owner != self.turn() => Some(Illegal::NotYours),
            Some(_) => {
                let mut stuck = true;
                Actions::new(self.board(), self.state()).each(|a| stuck &= a.stack() != space);
                stuck.then_some(Illegal::Stuck)
            }
        }
    }

    /// The reason for which no disc of the reserve can be placed on this space.
    fn why_no_placement(&self, on: Space) -> Option<Illegal> {
        let reserve = self.reserve(self.turn());
        let one = |ordinary| Move::Reinforce { on, ordinary, emperor: reserve.emperor };
        self.check(one(u8::from(!reserve.emperor))).err()
    }
}

/// The next higher kind; the castle itself.
const fn next(building: Building) -> Building {
    match building {
        Building::Camp => Building::Tower,
        Building::Tower | Building::Castle => Building::Castle,
    }
}
