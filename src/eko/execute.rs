//! The effect of a legal move (rules-eko.md, 2–7).

use super::landmarks::{moon_open, owns};
use super::moves::{Action, Move};
use super::numbers::{MARCH_PRICE, TEMPLE_PRICE};
use super::outcome;
use super::pieces::Captive;
use super::reinforce::Placements;
use super::state::{PaidZones, Phase, State};
use super::storm::zones_paid;
use super::{Board, Meeting, PlacedBuilding, Player, Space, Stack, Terrain};

/// Performs a legal move on a copy of the state before it.
pub(crate) fn execute(board: &Board, before: &State, state: &mut State, mv: Move) {
    let mover = state.turn;
    let mut destroyed_by_kamikaze = None;
    let mut turn_ends = false;
    match (mv, state.phase) {
        (Move::Swap { .. } | Move::Pass, Phase::Swap { left }) => {
            if let Move::Swap { with } = mv {
                state.emperors -= state.stacks[mover];
                state.emperors.insert(with);
            }
            state.turn = mover.after(1, usize::from(state.players));
            state.phase = match left {
                1 => Phase::Act { sand_used: false },
                _ => Phase::Swap { left: left - 1 },
            };
        }
        (Move::Act(action), _) => {
            destroyed_by_kamikaze = act(state, action);
            state.phase = Phase::Reinforce { marched: false };
            state.paid_zones = paid_zones(board, before, state, action);
        }
        (Move::March(action), _) => {
            state.reserves[mover].ordinary -= MARCH_PRICE;
            destroyed_by_kamikaze = act(state, action);
            state.phase = Phase::Reinforce { marched: true };
        }
        (Move::Reinforce { on, ordinary, emperor }, _) => {
            place(state, on, ordinary, emperor);
            turn_ends = !(owns(board, state, mover, Terrain::WindTemple)
                && Placements::new(board, state).any());
            if !turn_ends {
                state.phase = Phase::More;
                state.paid_zones = None;
            }
        }
        (Move::End, _) => turn_ends = true,
        (Move::Pass, _) => state.phase = Phase::Reinforce { marched: false },
        (Move::SandTemple { on }, _) => {
            state.reserves[mover].ordinary -= TEMPLE_PRICE;
            if let Some(stack) = state.stack(on) {
                state.reserves[stack.owner].ordinary += 1;
                state.replace_stack(on, stack.without(1, false));
            }
            state.phase = Phase::Act { sand_used: true };
        }
        (Move::MoonTemple { on, emperor }, _) => {
            state.reserves[mover].ordinary -= TEMPLE_PRICE;
            place(state, on, u8::from(!emperor), emperor);
            turn_ends = true;
        }
        (Move::Swap { .. }, _) => {}
    }
    // The exchange belongs to the attack, so points are counted after it (D4).
    exchange_captives(state, mover);
    if let Some(winners) = outcome::winners(board, state, mover, destroyed_by_kamikaze) {
        state.phase = Phase::Over { winners };
        state.turn = Player::A;
        state.paid_zones = None;
    } else if turn_ends {
        next_turn(board, state);
    }
}

/// Performs an action. Returns the owner of a stack that a kamikaze destroyed.
fn act(state: &mut State, action: Action) -> Option<Player> {
    state.paid_zones = None;
    let mover = state.turn;
    let stack = state.stack(action.stack())?;
    match action {
        Action::Move { from, to, losses } => {
            state.return_discs(mover, losses.discs, losses.emperor);
            let moving = stack.without(losses.discs, losses.emperor);
            state.remove_stack(from);
            let Some(met) = state.stack(to) else {
                state.place_stack(to, moving);
                return None;
            };
            let meeting = Meeting::of(moving, met).ok()?;
            if !matches!(meeting, Meeting::Regroup { .. }) {
                state.remove_stack(to);
                capture(state, met);
            }
            match meeting.stack() {
                Some(stack) => state.place_stack(to, stack),
                None => state.return_discs(mover, moving.discs, moving.emperor),
            }
            (meeting == Meeting::Kamikaze).then_some(met.owner)
        }
        Action::Build { from, site, building, emperor } => {
            let replaces_enemy = state.building(site).is_some_and(|s| s.owner != mover);
            let price = building.price(replaces_enemy);
            state.return_discs(mover, price, emperor);
            state.replace_stack(from, stack.without(price, emperor));
            state.place_building(site, PlacedBuilding { owner: mover, building });
            None
        }
    }
}

/// Sends the ordinary discs of an attacked stack to their owner's reserve and makes its emperor the
/// captive of the current player.
fn capture(state: &mut State, stack: Stack) {
    state.reserves[stack.owner].ordinary += stack.discs - u8::from(stack.emperor);
    if stack.emperor {
        state.captives.add(Captive { owner: stack.owner, holder: state.turn });
    }
}

/// The stack that moved and the zones it paid, if it paid any and is still on the board; a stack
/// formed by regrouping counts as the one that moved (D7).
fn paid_zones(board: &Board, before: &State, after: &State, action: Action) -> Option<PaidZones> {
    let Action::Move { from, to, losses } = action else { return None };
    if losses.discs == 0 || !after.stacks[after.turn].contains(to) {
        return None;
    }
    let zones = board.zones();
    let paid = if usize::from(losses.discs) == zones.len() {
        // All that there are: no need to find them.
        zones.iter().filter_map(|zone| zone.first()).collect()
    } else {
        zones_paid(board, before, from, to, losses.discs)
    };
    Some(PaidZones { stack: to, paid })
}

/// Places discs of the reserve on a space, empty or with a stack of the current player.
fn place(state: &mut State, on: Space, ordinary: u8, emperor: bool) {
    let reserve = &mut state.reserves[state.turn];
    reserve.ordinary -= ordinary;
    reserve.emperor &= !emperor;
    let stack = state.stack(on).unwrap_or(Stack { owner: state.turn, discs: 0, emperor: false });
    let discs = stack.discs + ordinary + u8::from(emperor);
    state.place_stack(on, Stack { discs, emperor: stack.emperor || emperor, ..stack });
}

/// Exchanges captive emperors, from the current player clockwise, until nobody must. The holder gets
/// their own emperor back if the player holds it, else the captive held longest (D3).
fn exchange_captives(state: &mut State, mover: Player) {
    if !state.captives.are_several() {
        return;
    }
    let seats = usize::from(state.players);
    let due = |state: &State| {
        mover.round(seats).find_map(|player| {
            let holder = state.captives.holder_of(player)?;
            state.captives.held_by(player).next().map(|oldest| (player, holder, oldest))
        })
    };
    while let Some((player, holder, oldest)) = due(state) {
        state.captives.free(player);
        state.reserves[player].emperor = true;
        if state.captives.holder_of(holder) == Some(player) {
            state.captives.free(holder);
            state.reserves[holder].emperor = true;
        } else {
            state.captives.add(Captive { owner: oldest, holder });
        }
    }
}

/// Begins the turn of the next player with a disc on the board or a way to bring one in (D13).
fn next_turn(board: &Board, state: &mut State) {
    let mut next = state.turn.round(usize::from(state.players)).skip(1).chain([state.turn]);
    let able = |p: &Player| !state.stacks[*p].is_empty() || moon_open(board, state, *p);
    if let Some(player) = next.find(able) {
        state.turn = player;
    }
    state.phase = Phase::Act { sand_used: false };
    state.paid_zones = None;
}
