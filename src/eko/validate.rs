//! The validation of a set-up before it becomes a position (notation.md, Refused).

use std::sync::Arc;

use super::error::PositionError;
use super::numbers::{ORDINARY_DISCS, PLAYERS, STACK_LIMIT};
use super::state::{PaidZones, Phase, State};
use super::{Board, Building, Player, Setup, Space, SpaceSet};
use crate::core::hex::Hex;

/// Checks a set-up and returns its board and state.
///
/// # Errors
/// Every reason for which it is not legal; those of the board alone, if it has any.
pub(crate) fn validate(setup: &Setup) -> Result<(Arc<Board>, State), Vec<PositionError>> {
    let players = setup.reserves.len();
    let board = Board::new(setup.spaces.clone());
    if !PLAYERS.contains(&players) {
        let mut errors = board.err().unwrap_or_default();
        errors.push(PositionError::PlayerCount { players });
        return Err(errors);
    }
    let board = board?;
    let mut validation = Validation {
        setup,
        players,
        state: State::new(players, setup.turn.player, setup.turn.phase),
        errors: Vec::new(),
        board: &board,
    };
    validation.stacks();
    validation.buildings();
    validation.captives();
    validation.counts();
    validation.turn();
    let Validation { state, errors, .. } = validation;
    if errors.is_empty() { Ok((Arc::new(board), state)) } else { Err(errors) }
}

/// A set-up under validation: the state so far and the errors found.
struct Validation<'a> {
    setup: &'a Setup,
    players: usize,
    board: &'a Board,
    state: State,
    errors: Vec<PositionError>,
}

impl Validation<'_> {
    /// Checks that the player is one of the set-up.
    fn check_player(&mut self, player: Player, part: impl ToString) -> bool {
        let plays = player.index() < self.players;
        if !plays {
            let (part, players) = (part.to_string(), self.players);
            self.errors.push(PositionError::UnknownPlayer { part, player, players });
        }
        plays
    }

    /// The space of a piece; `None` if there is no such space or `occupied` contains it.
    fn space(&mut self, part: &'static str, hex: Hex, occupied: &mut SpaceSet) -> Option<Space> {
        let Some(space) = self.board.space_at(hex) else {
            self.errors.push(PositionError::NoSuchSpace { part, space: hex });
            return None;
        };
        if occupied.contains(space) {
            self.errors.push(PositionError::PlacedTwice { part, space: hex });
            return None;
        }
        occupied.insert(space);
        Some(space)
    }

    /// Checks and places the stacks.
    fn stacks(&mut self) {
        let mut occupied = SpaceSet::EMPTY;
        for (hex, stack) in self.setup.stacks.iter().copied() {
            let plays = self.check_player(stack.owner, hex);
            let Some(space) = self.space("stacks", hex, &mut occupied) else { continue };
            let sized = (1..=STACK_LIMIT).contains(&stack.discs);
            if !sized {
                self.errors.push(PositionError::StackSize { space: hex, discs: stack.discs });
            }
            if !self.board.stack_spaces().contains(space) {
                self.errors.push(PositionError::NoStackHere { space: hex });
            }
            if plays && sized {
                self.state.place_stack(space, stack);
            }
        }
    }

    /// Checks and places the buildings, then their numbers.
    fn buildings(&mut self) {
        let mut occupied = SpaceSet::EMPTY;
        for (hex, placed) in self.setup.buildings.iter().copied() {
            let plays = self.check_player(placed.owner, hex);
            let Some(space) = self.space("buildings", hex, &mut occupied) else { continue };
            if !self.board.room_for(placed.building).contains(space) {
                let letter = placed.building.letter();
                self.errors.push(PositionError::NoRoomForBuilding { space: hex, letter });
            }
            if plays {
                self.state.place_building(space, placed);
            }
        }
        for player in Player::first(self.players).iter().copied() {
            for kind in Building::ALL {
                let count = (self.state.buildings[player] & self.state.kind(kind)).len() as usize;
                let (letter, owned) = (kind.letter(), kind.owned());
                if count > usize::from(owned) {
                    self.errors.push(PositionError::BeyondSupply { player, letter, count, owned });
                }
            }
        }
    }

    /// Checks and adds the captives.
    fn captives(&mut self) {
        for captive in self.setup.captives.iter().copied() {
            let plays = self.check_player(captive.owner, "captives");
            if self.check_player(captive.holder, "captives") && plays {
                if captive.owner == captive.holder {
                    self.errors.push(PositionError::OwnCaptive { player: captive.owner });
                }
                self.state.captives.add(captive);
            }
        }
    }

    /// Checks the numbers of discs and emperors, and places the reserves.
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
                self.errors.push(PositionError::TooManyDiscs { player, discs });
            }
            let captive = self.setup.captives.iter().filter(|c| c.owner == player).count();
            let count = emperors + captive + usize::from(reserve.emperor);
            if count > 1 {
                self.errors.push(PositionError::EmperorTwice { player, count });
            }
            self.state.reserves[player] = reserve;
        }
    }

    /// Checks the player, the phase and the paid zones of the turn.
    fn turn(&mut self) {
        let turn = &self.setup.turn;
        let plays = self.check_player(turn.player, "turn");
        if let Phase::Swap { left } = turn.phase
            && !(1..=self.players).contains(&usize::from(left))
        {
            self.errors.push(PositionError::SwapsLeft { left, players: self.players });
        }
        if let Phase::Over { winners } = turn.phase {
            for winner in winners.iter() {
                self.check_player(winner, "turn");
            }
        }
        let (true, Some((stack, zones))) = (plays, &turn.paid_zones) else { return };
        let moved = self.board.space_at(*stack);
        let moved = moved.filter(|s| self.state.stacks[turn.player].contains(*s));
        if moved.is_none() {
            self.errors.push(PositionError::NoMovedStack { space: *stack });
        }
        let mut paid = SpaceSet::EMPTY;
        for zone in zones {
            let first = self.board.space_at(*zone);
            match first.filter(|s| self.board.zones().iter().any(|z| z.first() == Some(*s))) {
                Some(space) => paid.insert(space),
                None => self.errors.push(PositionError::NotAZone { space: *zone }),
            }
        }
        self.state.paid_zones = moved.map(|stack| PaidZones { stack, paid });
    }
}
