//! What each player has in a position of Ekö.

use super::super::features::features;
use crate::core::player::{ByPlayer, Player};
use crate::core::space::SpaceSet;
use crate::eko::{
    Building, CAPTIVE_POINTS, MARCH_PRICE, Phase, Position, STACK_LIMIT, Survey, WINNING_POINTS,
    discs_on, largest, threatened,
};

features! {
    Points "points",
    Near "near 12 points",
    Capital "capital",
    CapitalPoints "points with a capital",
    CapitalSite "can build on a capital",
    Discs "discs on the board",
    Stacks "stacks",
    Few "hardly any stacks",
    Fours "stacks of four",
    Threes "stacks of three",
    Reserve "ordinary discs in reserve",
    March "can pay a march",
    ReserveEmperor "emperor in reserve",
    Captive "emperor captive",
    Hanging "discs of the largest stack in danger",
    HangingAll "discs in danger",
    HangingEmperor "emperor in danger",
    ActsHanging "acts next: discs of the largest stack in danger",
    ActsHangingAll "acts next: discs in danger",
    ActsHangingEmperor "acts next: emperor in danger",
    Targets "discs in reach of attack",
    TargetEmperor "emperors in reach of attack",
    ActsTarget "acts next: discs of the largest stack in reach of attack",
    ActsTargets "acts next: discs in reach of attack",
    ActsTargetEmperor "acts next: emperors in reach of attack",
    Sites "sites in reach",
    Gain "points of the best building",
    ActsGain "acts next: points of the best building",
    Ends "can reach 12 points next",
    ActsEnds "acts next: can reach 12 points",
    Acts "acts next",
    MarchNow "can march now",
    Castle "castle in supply",
    Towers "towers in supply",
    NoCamps "no camp in supply",
    EmperorStack "discs of the stack with the emperor",
    Blocked "stacks beside enemy buildings",
    Reach "spaces in reach",
}

/// Adds what each player has.
pub(super) fn features(position: &Position, mut add: impl FnMut(Player, usize, f32)) {
    let (board, state) = (position.board(), position.state());
    let survey = Survey::new(position);
    let acting = acts_next(position);
    let mut targets: ByPlayer<SpaceSet> = ByPlayer::default();
    for player in position.seats().iter().copied() {
        targets[player] = survey.targets(state, player);
    }
    for player in position.seats().iter().copied() {
        let mut put = |feature: Feature, strength: f32| add(player, feature as usize, strength);
        let acts = player == acting;
        let stacks = state.stacks[player];
        let reserve = state.reserves[player];
        let points = position.points(player);
        let capital = position.holds_capital(player);
        let sites = survey.sites(position, player);

        put(Feature::Points, f32::from(points) / 12.0);
        put(Feature::Near, 1.0 / f32::from(1 + WINNING_POINTS.saturating_sub(points)));
        if capital {
            put(Feature::Capital, 1.0);
            put(Feature::CapitalPoints, f32::from(points) / 12.0);
        } else if sites.capital {
            put(Feature::CapitalSite, 1.0);
        }
        put(Feature::Discs, discs_on(state, stacks) as f32 / 16.0);
        put(Feature::Stacks, stacks.len() as f32 / 16.0);
        put(Feature::Few, 1.0 / (1 + stacks.len()) as f32);
        put(Feature::Fours, (stacks & state.with_discs(STACK_LIMIT)).len() as f32 / 4.0);
        put(Feature::Threes, (stacks & state.with_discs(STACK_LIMIT - 1)).len() as f32 / 4.0);
        put(Feature::Reserve, f32::from(reserve.ordinary) / 15.0);
        put(Feature::March, f32::from(u8::from(reserve.ordinary >= MARCH_PRICE)));
        put(Feature::ReserveEmperor, f32::from(u8::from(reserve.emperor)));
        let captive = state.captives.holder_of(player).is_some();
        put(Feature::Captive, f32::from(u8::from(captive)));

        let hanging = threatened(state, stacks, &survey.danger(state, player));
        let emperor = f32::from(u8::from(hanging.meets(state.emperors)));
        let (worst, all) = (largest(state, hanging), discs_on(state, hanging));
        let aim = targets[player];
        let aimed = discs_on(state, aim) as f32 / 16.0;
        let emperors = (aim & state.emperors).len() as f32;
        if acts {
            put(Feature::Acts, 1.0);
            put(Feature::ActsHanging, f32::from(worst) / 4.0);
            put(Feature::ActsHangingAll, all as f32 / 16.0);
            put(Feature::ActsHangingEmperor, emperor);
            put(Feature::ActsTarget, f32::from(largest(state, aim)) / 4.0);
            put(Feature::ActsTargets, aimed);
            put(Feature::ActsTargetEmperor, emperors);
            put(Feature::ActsGain, f32::from(sites.best) / 3.0);
        } else {
            put(Feature::Hanging, f32::from(worst) / 4.0);
            put(Feature::HangingAll, all as f32 / 16.0);
            put(Feature::HangingEmperor, emperor);
            put(Feature::Targets, aimed);
            put(Feature::TargetEmperor, emperors);
            put(Feature::Gain, f32::from(sites.best) / 3.0);
        }
        put(Feature::Sites, sites.open.len() as f32 / 8.0);
        let captured = if aim.meets(state.emperors) { CAPTIVE_POINTS } else { 0 };
        let best = if capital { sites.best.max(captured) } else { sites.best_on_capital };
        if points + best >= WINNING_POINTS && (capital || sites.capital) {
            put(if acts { Feature::ActsEnds } else { Feature::Ends }, 1.0);
        }
        let marches = position.phase() == Phase::Reinforce { marched: false };
        if marches && player == state.turn && reserve.ordinary >= MARCH_PRICE {
            put(Feature::MarchNow, 1.0);
        }
        put(Feature::Castle, f32::from(state.supply(player, Building::Castle)));
        put(Feature::Towers, f32::from(state.supply(player, Building::Tower)) / 3.0);
        if state.supply(player, Building::Camp) == 0 {
            put(Feature::NoCamps, 1.0);
        }
        put(Feature::EmperorStack, discs_on(state, stacks & state.emperors) as f32 / 4.0);
        let blocked = stacks - state.away_from_enemies(board, player);
        put(Feature::Blocked, blocked.len() as f32 / 8.0);
        let cover = survey.cover[player].into_iter().fold(SpaceSet::EMPTY, |all, set| all | set);
        put(Feature::Reach, cover.len() as f32 / 32.0);
    }
}

/// The player who acts next: the current one before the action, else the next with a stack.
fn acts_next(position: &Position) -> Player {
    let turn = position.turn();
    match position.phase() {
        Phase::Reinforce { .. } | Phase::More => {
            let seats = position.seats().len();
            let mut next = turn.round(seats).skip(1);
            next.find(|player| !position.stacks_of(*player).is_empty()).unwrap_or(turn)
        }
        _ => turn,
    }
}
