//! Whether one move is legal, and if not, why: the rules sentence by sentence. The generator is
//! tested against this.

use super::actions::Actions;
use super::counter::Counter;
use super::generate::can_pay_march;
use super::illegal::Illegal;
use super::moves::{Action, Losses, Move};
use super::numbers::{STACK_LIMIT, TEMPLE_PRICE};
use super::path_cost::path_costs;
use super::reinforce::Placements;
use super::state::{Phase, State};
use super::storm::storms_cost;
use super::{Board, Building, Meeting, Space, Stack, Terrain};

type Check = Result<(), Illegal>;

/// Refuses a move for this reason if the condition holds.
fn refuse_if(refused: bool, why: Illegal) -> Check {
    if refused { Err(why) } else { Ok(()) }
}

/// Checks that the move is legal in this state.
pub(crate) fn check(board: &Board, state: &State, mv: Move) -> Check {
    let spaces = [mv.target(), mv.action().map(Action::stack)];
    let on_board = spaces.into_iter().flatten().all(|s| s.index() < board.len());
    refuse_if(!on_board, Illegal::NoSuchSpace)?;
    match (mv, state.phase) {
        (_, Phase::Over { .. }) => Err(Illegal::GameOver),
        (Move::Pass, Phase::Swap { .. }) => Ok(()),
        (Move::Swap { with }, Phase::Swap { .. }) => check_swap(state, with),
        (Move::Act(action), Phase::Act { .. }) => check_action(board, state, action),
        (Move::Pass, Phase::Act { .. }) => refuse_if(
            Counter::default().count(&Actions::new(board, state)) > 0,
            Illegal::ActionPossible,
        ),
        (Move::March(action), Phase::Reinforce { marched }) => {
            check_march(state, marched)?;
            check_action(board, state, action)
        }
        (Move::Reinforce { on, ordinary, emperor }, Phase::Reinforce { .. } | Phase::More) => {
            check_reinforcement(board, state, on, ordinary, emperor)
        }
        (Move::End, Phase::Reinforce { .. }) => {
            refuse_if(Placements::new(board, state).any(), Illegal::PlacementPossible)
        }
        (Move::End, Phase::More) => Ok(()),
        (Move::SandTemple { on }, Phase::Act { sand_used }) => {
            check_sand(board, state, on, sand_used)
        }
        (Move::MoonTemple { on, emperor }, Phase::Reinforce { .. }) => {
            check_moon(board, state, on, emperor)
        }
        _ => Err(Illegal::NotNow),
    }
}

fn own_stack(state: &State, space: Space) -> Result<Stack, Illegal> {
    let stack = state.stack(space).ok_or(Illegal::NoStack)?;
    refuse_if(stack.owner != state.turn, Illegal::NotYours)?;
    Ok(stack)
}

fn check_swap(state: &State, with: Space) -> Check {
    let stack = own_stack(state, with)?;
    refuse_if(stack.emperor, Illegal::EmperorHere)?;
    refuse_if(!state.stacks[state.turn].meets(state.emperors), Illegal::EmperorAway)
}

pub(crate) fn check_march(state: &State, marched: bool) -> Check {
    refuse_if(marched, Illegal::Marched)?;
    let ordinary = state.reserves[state.turn].ordinary;
    refuse_if(!can_pay_march(state, marched), Illegal::MarchPrice { ordinary })
}

pub(crate) fn check_action(board: &Board, state: &State, action: Action) -> Check {
    let stack = own_stack(state, action.stack())?;
    match action {
        Action::Move { from, to, losses } => check_move(board, state, stack, from, to, losses),
        Action::Build { from, site, building, emperor } => {
            check_site(board, from, site)?;
            check_kind(board, state, site, building)?;
            check_price(state, stack, site, building, emperor)
        }
    }
}

/// Checks a move: its end, its path, its losses to storms and the stack it meets. The losses are the
/// smallest with which the move is legal (D9), and one disc must remain (D8).
fn check_move(
    board: &Board,
    state: &State,
    stack: Stack,
    from: Space,
    to: Space,
    losses: Losses,
) -> Check {
    refuse_if(from == to, Illegal::SameSpace)?;
    let terrain = board.terrain(to);
    refuse_if(!terrain.carries_stacks(), Illegal::CannotStand { terrain })?;
    let paths = path_costs(board, state, from, to);
    let arrive = |losses: Losses| match state.stack(to) {
        Some(met) => Meeting::of(stack.without(losses.discs, losses.emperor), met).map(|_| ()),
        None => Ok(()),
    };
    let mut open = (0..stack.discs).filter(|cost| paths.costs[usize::from(*cost)]);
    let Some(cheapest) = open.next() else {
        arrive(Losses::default())?;
        return Err(if paths.any { Illegal::StormTakesAll } else { Illegal::Blocked });
    };
    let keeping = |discs| Losses { discs, emperor: false };
    let legal = [cheapest].into_iter().chain(open).find(|cost| arrive(keeping(*cost)).is_ok());
    let Some(smallest) = legal else { return arrive(keeping(cheapest)) };
    refuse_if(losses.discs != smallest, Illegal::WrongLosses { smallest })?;
    refuse_if(losses.emperor && (!stack.emperor || smallest == 0), Illegal::NoEmperor)?;
    arrive(losses)
}

fn check_site(board: &Board, from: Space, site: Space) -> Check {
    let terrain = board.terrain(site);
    refuse_if(terrain.highest_building().is_none(), Illegal::NoBuildingSpace { terrain })?;
    refuse_if(!board.neighbours(from).contains(site), Illegal::NotAdjacent)
}

fn check_kind(board: &Board, state: &State, site: Space, building: Building) -> Check {
    let terrain = board.terrain(site);
    match state.building(site) {
        None => refuse_if(building != Building::Camp, Illegal::CampFirst)?,
        Some(old) => {
            let built = old.building;
            let steps = building as i8 - built as i8;
            if old.owner == state.turn {
                let highest = terrain.highest_building() == Some(built);
                refuse_if(highest, Illegal::Highest { built })?;
                refuse_if(steps != 1, Illegal::NotTheNext { built })?;
            } else {
                refuse_if(!(0..=1).contains(&steps), Illegal::NotSameOrNext { built })?;
            }
        }
    }
    let room = terrain.highest_building() >= Some(building);
    refuse_if(!room, Illegal::NoRoom { building, terrain })?;
    refuse_if(state.supply(state.turn, building) == 0, Illegal::SupplyEmpty { building })
}

fn check_price(
    state: &State,
    stack: Stack,
    site: Space,
    building: Building,
    emperor: bool,
) -> Check {
    let replaces_enemy = state.building(site).is_some_and(|old| old.owner != state.turn);
    let (price, discs) = (building.price(replaces_enemy), stack.discs);
    refuse_if(discs < price, Illegal::TooFewDiscs { discs, price })?;
    refuse_if(emperor && !stack.emperor, Illegal::NoEmperor)?;
    let whole = discs == price && stack.emperor && !emperor;
    refuse_if(whole, Illegal::EmperorGoesToo)
}

/// Checks a reinforcement: the stack, then the discs. Where no stack can be reinforced, the emperor
/// alone may be placed next to an enemy building (D5).
fn check_reinforcement(
    board: &Board,
    state: &State,
    on: Space,
    ordinary: u8,
    emperor: bool,
) -> Check {
    let reserve = state.reserves[state.turn];
    refuse_if(reserve.ordinary == 0 && !reserve.emperor, Illegal::ReserveEmpty)?;
    let stack = own_stack(state, on)?;
    let discs = stack.discs;
    refuse_if(discs == STACK_LIMIT, Illegal::Full { discs })?;
    let in_storm = |s| storms_cost(board, state) && board.storms().contains(s);
    refuse_if(in_storm(on), Illegal::InStorm)?;
    let enemies = state.enemy_buildings(state.turn);
    if board.neighbours(on).meets(enemies) {
        let elsewhere = { state.stacks[state.turn] }.any(|s| {
            let near = board.neighbours(s).meets(enemies);
            state.discs(s) < STACK_LIMIT && !near && !in_storm(s)
        });
        refuse_if(elsewhere || !reserve.emperor, Illegal::NextToEnemy)?;
        refuse_if(ordinary > 0, Illegal::EmperorAlone)?;
    }
    refuse_if(emperor && !reserve.emperor, Illegal::EmperorNotInReserve)?;
    refuse_if(reserve.emperor && !emperor, Illegal::EmperorFirst)?;
    refuse_if(ordinary == 0 && !emperor, Illegal::NoDisc)?;
    refuse_if(
        ordinary > reserve.ordinary,
        Illegal::ReserveTooSmall { ordinary: reserve.ordinary },
    )?;
    let added = u16::from(ordinary) + u16::from(emperor);
    refuse_if(u16::from(discs) + added > u16::from(STACK_LIMIT), Illegal::Full { discs })
}

/// Checks that the current player has a building on the temple and can pay for its use.
fn check_temple(board: &Board, state: &State, temple: Terrain, discs: u8) -> Check {
    let owner = board.temple(temple).and_then(|space| state.building(space)).map(|site| site.owner);
    refuse_if(owner != Some(state.turn), Illegal::NoTemple { temple })?;
    let ordinary = state.reserves[state.turn].ordinary;
    refuse_if(ordinary < discs, Illegal::TemplePrice { ordinary, discs })
}

fn check_sand(board: &Board, state: &State, on: Space, used: bool) -> Check {
    refuse_if(used, Illegal::SandUsed)?;
    check_temple(board, state, Terrain::SandTemple, TEMPLE_PRICE)?;
    let stack = state.stack(on).ok_or(Illegal::NoStack)?;
    refuse_if(stack.owner == state.turn, Illegal::YourStack)?;
    refuse_if(stack.discs == 1 && stack.emperor, Illegal::OnlyEmperor)
}

fn check_moon(board: &Board, state: &State, on: Space, emperor: bool) -> Check {
    // The emperor, if in the reserve, is the disc placed (D10).
    let in_reserve = state.reserves[state.turn].emperor;
    check_temple(board, state, Terrain::MoonTemple, TEMPLE_PRICE + u8::from(!in_reserve))?;
    refuse_if(in_reserve && !emperor, Illegal::EmperorFirst)?;
    refuse_if(emperor && !in_reserve, Illegal::EmperorNotInReserve)?;
    let terrain = board.terrain(on);
    refuse_if(!terrain.carries_stacks(), Illegal::CannotStand { terrain })?;
    let Some(stack) = state.stack(on) else { return Ok(()) };
    refuse_if(stack.owner != state.turn, Illegal::NotYours)?;
    refuse_if(stack.discs == STACK_LIMIT, Illegal::Full { discs: stack.discs })
}
