//! The one gate from a set-up to a position (notation.md, «Refused»).

use std::sync::Arc;

use super::error::PositionError;
use super::numbers::{ORDINARY_DISCS, PLAYERS, STACK_LIMIT};
use super::state::{PaidZones, Phase, State};
use super::{Board, Building, Player, Setup, Space, SpaceSet};
use crate::core::hex::Hex;

/// Checks a set-up and builds the board and state of it.
///
/// # Errors
/// Every reason for which it is no legal position; first the board's alone, if it has any.
pub(crate) fn validate(setup: &Setup) -> Result<(Arc<Board>, State), Vec<PositionError>> {
    let players = setup.reserves.len();
    let board = Board::new(setup.spaces.clone());
    if !PLAYERS.contains(&players) {
        let mut faults = board.err().unwrap_or_default();
        faults.push(PositionError::PlayerCount { players });
        return Err(faults);
    }
    let board = board?;
    let mut gate = Gate {
        setup,
        players,
        state: State::new(players, setup.turn.player, setup.turn.phase),
        faults: Vec::new(),
        board: &board,
    };
    gate.stacks();
    gate.buildings();
    gate.captives();
    gate.counts();
    gate.turn();
    let Gate { state, faults, .. } = gate;
    if faults.is_empty() { Ok((Arc::new(board), state)) } else { Err(faults) }
}

struct Gate<'a> {
    setup: &'a Setup,
    players: usize,
    board: &'a Board,
    state: State,
    faults: Vec<PositionError>,
}

impl Gate<'_> {
    fn knows(&mut self, player: Player, part: impl ToString) -> bool {
        let known = player.index() < self.players;
        if !known {
            let (part, players) = (part.to_string(), self.players);
            self.faults.push(PositionError::UnknownPlayer { part, player, players });
        }
        known
    }

    /// The space of a piece; none if there is no such space or it was taken before.
    fn space(&mut self, part: &'static str, hex: Hex, taken: &mut SpaceSet) -> Option<Space> {
        let Some(space) = self.board.space_at(hex) else {
            self.faults.push(PositionError::NoSuchSpace { part, space: hex });
            return None;
        };
        if taken.contains(space) {
            self.faults.push(PositionError::PlacedTwice { part, space: hex });
            return None;
        }
        taken.insert(space);
        Some(space)
    }

    fn stacks(&mut self) {
        let mut taken = SpaceSet::EMPTY;
        for (hex, stack) in self.setup.stacks.iter().copied() {
            let known = self.knows(stack.owner, hex);
            let Some(space) = self.space("stacks", hex, &mut taken) else { continue };
            let sized = (1..=STACK_LIMIT).contains(&stack.discs);
            if !sized {
                self.faults.push(PositionError::StackSize { space: hex, discs: stack.discs });
            }
            if !self.board.stack_spaces().contains(space) {
                self.faults.push(PositionError::NoStackHere { space: hex });
            }
            if known && sized {
                self.state.place_stack(space, stack);
            }
        }
    }

    fn buildings(&mut self) {
        let mut taken = SpaceSet::EMPTY;
        for (hex, site) in self.setup.buildings.iter().copied() {
            let known = self.knows(site.owner, hex);
            let Some(space) = self.space("buildings", hex, &mut taken) else { continue };
            if !self.board.room_for(site.building).contains(space) {
                let letter = site.building.letter();
                self.faults.push(PositionError::NoRoomForBuilding { space: hex, letter });
            }
            if known {
                self.state.place_building(space, site);
            }
        }
        for player in Player::first(self.players).iter().copied() {
            for kind in Building::ALL {
                let count = (self.state.buildings[player] & self.state.kind(kind)).len() as usize;
                let (letter, owned) = (kind.letter(), kind.owned());
                if count > usize::from(owned) {
                    self.faults.push(PositionError::BeyondSupply { player, letter, count, owned });
                }
            }
        }
    }

    fn captives(&mut self) {
        for captive in self.setup.captives.iter().copied() {
            let known = self.knows(captive.owner, "captives");
            if self.knows(captive.holder, "captives") && known {
                if captive.owner == captive.holder {
                    self.faults.push(PositionError::OwnCaptive { player: captive.owner });
                }
                self.state.captives.add(captive);
            }
        }
    }

    fn counts(&mut self) {
        for player in Player::first(self.players).iter().copied() {
            let reserve = self.setup.reserves[player.index()];
            let own = self.setup.stacks.iter().filter(|(_, s)| s.owner == player);
            let (discs, emperors) = own.fold((0, 0), |(discs, emperors), (_, stack)| {
                let emperor = usize::from(stack.emperor);
                (discs + usize::from(stack.discs) - emperor, emperors + emperor)
            });
            let discs = discs + usize::from(reserve.ordinary);
            if discs > usize::from(ORDINARY_DISCS) {
                self.faults.push(PositionError::TooManyDiscs { player, discs });
            }
            let captive = self.setup.captives.iter().filter(|c| c.owner == player).count();
            let count = emperors + captive + usize::from(reserve.emperor);
            if count > 1 {
                self.faults.push(PositionError::EmperorTwice { player, count });
            }
            self.state.reserves[player] = reserve;
        }
    }

    fn turn(&mut self) {
        let turn = &self.setup.turn;
        let known = self.knows(turn.player, "turn");
        if let Phase::Swap { left } = turn.phase
            && !(1..=self.players).contains(&usize::from(left))
        {
            self.faults.push(PositionError::SwapsLeft { left, players: self.players });
        }
        if let Phase::Over { winners } = turn.phase {
            for winner in winners.iter() {
                self.knows(winner, "turn");
            }
        }
        let (true, Some((stack, zones))) = (known, &turn.paid_zones) else { return };
        let moved = self.board.space_at(*stack);
        let moved = moved.filter(|s| self.state.stacks[turn.player].contains(*s));
        if moved.is_none() {
            self.faults.push(PositionError::NoMovedStack { space: *stack });
        }
        let mut paid = SpaceSet::EMPTY;
        for zone in zones {
            let first = self.board.space_at(*zone);
            match first.filter(|s| self.board.zones().iter().any(|z| z.first() == Some(*s))) {
                Some(space) => paid.insert(space),
                None => self.faults.push(PositionError::NotAZone { space: *zone }),
            }
        }
        self.state.paid_zones = moved.map(|stack| PaidZones { stack, paid });
    }
}
