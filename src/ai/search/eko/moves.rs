//! What speaks for a move of Ekö before it is tried.

use super::super::features::features;
use crate::core::space::{Space, SpaceSet};
use crate::eko::{
    Action, Building, CAPTIVE_POINTS, Meeting, Move, PYRAMID_POINTS, Position, STACK_LIMIT, State,
    Survey, WINNING_POINTS,
};

features! {
    Wins "may reach 12 points",
    Build "build",
    Gain "build: points",
    Taken "build: enemy points taken",
    FirstCapital "build: first capital",
    Price "build: discs",
    WholeStack "build: the whole stack spent",
    EmperorSpent "build: emperor spent",
    SpentDanger "build: with a stack in danger",
    Attack "attack",
    Prey "attack: discs",
    PreyEmperor "attack: emperor",
    PreyThreat "attack: discs that could attack",
    Kamikaze "attack: kamikaze",
    Regroup "regroup",
    Together "regroup: discs together",
    Four "regroup: four together",
    Saved "regroup: discs saved on the target",
    Quiet "move to an empty space",
    Fled "move: discs in danger before",
    EmperorFled "move: emperor in danger before",
    Landed "move: discs in danger after",
    EmperorLanded "move: emperor in danger after",
    Emperor "move: with the emperor",
    Storm "move: discs lost to storms",
    NewSites "move: sites beside the target",
    OldSites "move: sites beside the stack",
    NewCapital "move: to the side of a first capital",
    OldCapital "move: from the side of a first capital",
    Aims "move: aims at stacks beside the target",
    March "march",
    MarchGain "march: points or discs taken",
    Ordinary "reinforce: ordinary discs",
    Size "reinforce: size of the stack",
    Full "reinforce: a full stack",
    Shelter "reinforce: discs out of danger",
    Risk "reinforce: discs still in danger",
    EmperorRisk "reinforce: emperor in danger",
    SitesBeside "reinforce: sites beside the stack",
    EmperorPlaced "reinforce: the emperor",
    End "no reinforcement",
    Sand "Sand temple",
    SandDiscs "Sand temple: discs of the stack",
    Moon "Moon temple",
    Swap "swap",
    SwapDanger "swap: into danger",
}

/// What all moves of a position share.
struct Context<'a> {
    position: &'a Position,
    state: &'a State,
    survey: Survey,
    danger: [SpaceSet; STACK_LIMIT as usize],
    /// The sites where the player may build, by the discs needed less one.
    sites: SpaceSet,
    points: u8,
    capital: bool,
}

/// Adds what speaks for each move.
pub(super) fn features(
    position: &Position,
    moves: &[Move],
    mut add: impl FnMut(usize, usize, f32),
) {
    let state = position.state();
    let survey = Survey::new(position);
    let player = state.turn;
    let board = position.board();
    let own = state.buildings[player];
    let context = Context {
        danger: survey.danger(state, player),
        sites: board.room_for(Building::Camp) - (own - board.room_for(Building::Tower)),
        points: position.points(player),
        capital: position.holds_capital(player),
        position,
        state,
        survey,
    };
    for (number, mv) in moves.iter().enumerate() {
        let mut put = |feature: Feature, strength: f32| add(number, feature as usize, strength);
        match *mv {
            Move::Act(action) => context.action(action, &mut put),
            Move::March(action) => {
                put(Feature::March, 1.0);
                context.action(action, &mut |feature, strength| {
                    let gains = matches!(
                        feature,
                        Feature::Gain | Feature::Taken | Feature::Prey | Feature::PreyEmperor
                    );
                    if gains {
                        put(Feature::MarchGain, strength);
                    }
                    put(feature, strength);
                });
            }
            Move::Reinforce { on, ordinary, emperor } => {
                context.reinforce(on, ordinary, emperor, &mut put);
            }
            Move::End | Move::Pass => put(Feature::End, 1.0),
            Move::SandTemple { on } => {
                put(Feature::Sand, 1.0);
                put(Feature::SandDiscs, f32::from(state.discs(on)) / 4.0);
            }
            Move::MoonTemple { on, emperor } => {
                put(Feature::Moon, 1.0);
                context.reinforce(on, u8::from(!emperor), emperor, &mut put);
            }
            Move::Swap { with } => {
                put(Feature::Swap, 1.0);
                if context.in_danger(with, 1) {
                    put(Feature::SwapDanger, 1.0);
                }
            }
        }
    }
}

impl Context<'_> {
    /// Whether a stack of this size would be in danger on a space.
    fn in_danger(&self, space: Space, discs: u8) -> bool {
        let at = usize::from(discs.clamp(1, STACK_LIMIT) - 1);
        self.danger[at].contains(space)
    }

    fn sites_beside(&self, space: Space) -> f32 {
        (self.position.board().neighbours(space) & self.sites).len() as f32
    }

    fn action(&self, action: Action, put: &mut impl FnMut(Feature, f32)) {
        match action {
            Action::Move { from, to, losses } => {
                self.movement(from, to, losses.discs, losses.emperor, put);
            }
            Action::Build { from, site, building, emperor } => {
                self.build(from, site, building, emperor, put);
            }
        }
    }

    fn build(
        &self,
        from: Space,
        site: Space,
        building: Building,
        emperor: bool,
        put: &mut impl FnMut(Feature, f32),
    ) {
        let (gain, taken) = gain(self.state, site, building);
        put(Feature::Build, 1.0);
        put(Feature::Gain, f32::from(gain) / 3.0);
        put(Feature::Taken, f32::from(taken) / 3.0);
        put(Feature::Price, f32::from(building.price(taken > 0)) / 4.0);
        let on_capital = self.position.board().capitals().contains(site);
        if on_capital && !self.capital {
            put(Feature::FirstCapital, 1.0);
        }
        if self.points + gain >= WINNING_POINTS && (self.capital || on_capital) {
            put(Feature::Wins, 1.0);
        }
        if building.price(taken > 0) >= self.state.discs(from) {
            put(Feature::WholeStack, 1.0);
        }
        if emperor {
            put(Feature::EmperorSpent, 1.0);
        }
        if self.in_danger(from, self.state.discs(from)) {
            put(Feature::SpentDanger, 1.0);
        }
    }

    fn movement(
        &self,
        from: Space,
        to: Space,
        lost: u8,
        emperor_lost: bool,
        put: &mut impl FnMut(Feature, f32),
    ) {
        let state = self.state;
        let Some(stack) = self.position.stack(from) else { return };
        let moving = stack.without(lost, emperor_lost);
        let mut arrived = moving;
        match self.position.stack(to) {
            None => put(Feature::Quiet, 1.0),
            Some(met) if met.owner != stack.owner => {
                put(Feature::Attack, 1.0);
                put(Feature::Prey, f32::from(met.discs) / 4.0);
                if met.emperor {
                    put(Feature::PreyEmperor, 1.0);
                    if self.capital && self.points + CAPTIVE_POINTS >= WINNING_POINTS {
                        put(Feature::Wins, 1.0);
                    }
                }
                if self.survey.cover[met.owner][usize::from(met.discs - 1)]
                    .meets(state.stacks[stack.owner])
                {
                    put(Feature::PreyThreat, f32::from(met.discs) / 4.0);
                }
                if Meeting::of(moving, met) == Ok(Meeting::Kamikaze) {
                    put(Feature::Kamikaze, 1.0);
                    return;
                }
            }
            Some(met) => {
                arrived.discs = (moving.discs + met.discs).min(STACK_LIMIT);
                arrived.emperor |= met.emperor;
                put(Feature::Regroup, 1.0);
                put(Feature::Together, f32::from(arrived.discs) / 4.0);
                if arrived.discs == STACK_LIMIT {
                    put(Feature::Four, 1.0);
                }
                if self.in_danger(to, met.discs) && !self.in_danger(to, arrived.discs) {
                    put(Feature::Saved, f32::from(met.discs) / 4.0);
                }
            }
        }
        let emperor = |yes: bool| f32::from(u8::from(yes));
        if self.in_danger(from, stack.discs) {
            put(Feature::Fled, f32::from(stack.discs) / 4.0);
            put(Feature::EmperorFled, emperor(stack.emperor));
        }
        if self.in_danger(to, arrived.discs) {
            put(Feature::Landed, f32::from(arrived.discs) / 4.0);
            put(Feature::EmperorLanded, emperor(arrived.emperor));
        }
        put(Feature::Emperor, emperor(stack.emperor));
        put(Feature::Storm, f32::from(lost));
        put(Feature::NewSites, self.sites_beside(to) / 3.0);
        put(Feature::OldSites, self.sites_beside(from) / 3.0);
        let board = self.position.board();
        if !self.capital {
            let beside = |space| emperor(board.neighbours(space).meets(board.capitals()));
            put(Feature::NewCapital, beside(to));
            put(Feature::OldCapital, beside(from));
        }
        let smaller = (1..arrived.discs).fold(SpaceSet::EMPTY, |all, n| all | state.with_discs(n));
        let aims = board.steps(to) & state.enemy_stacks(stack.owner) & smaller;
        put(Feature::Aims, aims.len() as f32 / 4.0);
    }

    fn reinforce(
        &self,
        on: Space,
        ordinary: u8,
        emperor: bool,
        put: &mut impl FnMut(Feature, f32),
    ) {
        let before = self.position.stack(on).map_or(0, |stack| stack.discs);
        let after = (before + ordinary + u8::from(emperor)).min(STACK_LIMIT);
        let emperor_here = emperor || self.state.emperors.contains(on);
        put(Feature::Ordinary, f32::from(ordinary) / 3.0);
        put(Feature::Size, f32::from(after) / 4.0);
        if after == STACK_LIMIT {
            put(Feature::Full, 1.0);
        }
        if emperor {
            put(Feature::EmperorPlaced, 1.0);
        }
        if self.in_danger(on, after) {
            put(Feature::Risk, f32::from(after) / 4.0);
            if emperor_here {
                put(Feature::EmperorRisk, 1.0);
            }
        } else if before > 0 && self.in_danger(on, before) {
            put(Feature::Shelter, f32::from(before) / 4.0);
        }
        put(Feature::SitesBeside, self.sites_beside(on) / 3.0);
    }
}

/// The points that a building of the current player brings, and those that it takes from an enemy.
fn gain(state: &State, site: Space, building: Building) -> (u8, u8) {
    match state.building(site) {
        None => (building.points(), 0),
        Some(placed) if placed.owner == state.turn => {
            (building.points() - placed.building.points().min(building.points()), 0)
        }
        Some(placed) => (building.points(), placed.building.points()),
    }
}

/// Hands out the numbers of the moves that may end the game: those that may bring 12 points, and all
/// attacks on the last enemy stack.
pub(super) fn may_end(position: &Position, moves: &[Move], mut try_first: impl FnMut(usize)) {
    let (board, state) = (position.board(), position.state());
    let (points, capital) = (position.points(state.turn), position.holds_capital(state.turn));
    let enemies = state.enemy_stacks(state.turn);
    let last = enemies.len() == 1;
    let storms = board.storms();
    let near = points + 2 * PYRAMID_POINTS.max(CAPTIVE_POINTS) >= WINNING_POINTS;
    if !last && !near {
        return;
    }
    for (number, mv) in moves.iter().enumerate() {
        let ends = match *mv {
            Move::Act(Action::Move { from, to, .. })
            | Move::March(Action::Move { from, to, .. }) => {
                let pyramids = if storms.contains(from) || storms.contains(to) {
                    2 * PYRAMID_POINTS
                } else {
                    0
                };
                let met = enemies.contains(to);
                let emperor = met && state.emperors.contains(to);
                let captive = if emperor { CAPTIVE_POINTS } else { 0 };
                (last && met) || (capital && points + pyramids + captive >= WINNING_POINTS)
            }
            Move::Act(Action::Build { site, building, .. })
            | Move::March(Action::Build { site, building, .. }) => {
                let (gain, _) = gain(state, site, building);
                points + gain >= WINNING_POINTS && (capital || board.capitals().contains(site))
            }
            Move::SandTemple { on } => last && state.discs(on) == 1 || storms.contains(on),
            Move::MoonTemple { on, .. } => storms.contains(on),
            _ => false,
        };
        if ends {
            try_first(number);
        }
    }
}
