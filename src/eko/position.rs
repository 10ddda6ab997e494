//! A legal position and what can be asked of it.

use std::sync::Arc;

use super::check::check;
use super::execute::execute;
use super::illegal::Illegal;
use super::state::{PaidZones, Phase, State};
use super::{
    Board, Building, Captives, Move, PlacedBuilding, Player, PlayerSet, PositionError, Reason,
    Reserve, Setup, Space, SpaceSet, Stack, Turn, generate, outcome, validate,
};

/// A position of Ekö that obeys the rules of the notation. Cheap to clone: the board is shared.
///
/// ```
/// use tabletop::eko::Position;
/// let start: Position = ".../_k a1A1E,c1B1E - 0/0 - A:act".parse().unwrap();
/// let mv = start.read_move("a1-c1").unwrap();
/// assert_eq!(start.play(mv).unwrap().to_string(), ".../_k c1A1E - 0/0 BA =A");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    board: Arc<Board>,
    state: State,
}

/// A move that was not played, and why.
pub type Refused = crate::game::Refused<Move, Illegal>;

impl Position {
    /// Checks a set-up.
    ///
    /// # Errors
    /// Every reason for which it is no legal position (notation.md, «Refused»).
    pub fn new(setup: &Setup) -> Result<Self, Vec<PositionError>> {
        let (board, state) = validate::validate(setup)?;
        Ok(Self { board, state })
    }

    /// The position as plain data.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let hex = |space: Space| self.board.hex(space);
        let spaces = self.board.spaces();
        let pieces = spaces.clone();
        Setup {
            spaces: spaces.clone().map(|s| (hex(s), self.board.terrain(s))).collect(),
            stacks: pieces.filter_map(|s| Some((hex(s), self.stack(s)?))).collect(),
            buildings: spaces.filter_map(|s| Some((hex(s), self.building(s)?))).collect(),
            reserves: self.seats().iter().map(|p| self.reserve(*p)).collect(),
            captives: self.captives().iter().collect(),
            turn: Turn {
                player: self.turn(),
                phase: self.phase(),
                trail: self.trail().map(|t| (hex(t.stack), t.paid.map(hex).collect())),
            },
        }
    }

    /// The board it stands on.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The players, in seat order.
    #[must_use]
    pub fn seats(&self) -> &'static [Player] {
        self.state.seats()
    }

    /// The player at turn; A in a finished game.
    #[must_use]
    pub const fn turn(&self) -> Player {
        self.state.turn
    }

    /// Where the turn, or the game, stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The stack that moved in this turn, if it paid storms and is still there.
    #[must_use]
    pub const fn trail(&self) -> Option<PaidZones> {
        self.state.trail
    }

    /// Who has won, once the game is over: one player, two together, or nobody.
    #[must_use]
    pub const fn outcome(&self) -> Option<PlayerSet> {
        match self.state.phase {
            Phase::Over { winners } => Some(winners),
            _ => None,
        }
    }

    /// What decided the game; `None` while it goes on.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        let winners = self.outcome()?;
        Some(outcome::reason(&self.board, &self.state, winners))
    }

    /// The stack on a space.
    #[must_use]
    pub fn stack(&self, space: Space) -> Option<Stack> {
        self.state.stack(space)
    }

    /// The spaces with a stack of this player.
    #[must_use]
    pub fn stacks_of(&self, player: Player) -> SpaceSet {
        self.state.stacks[player]
    }

    /// The building on a space.
    #[must_use]
    pub fn building(&self, space: Space) -> Option<PlacedBuilding> {
        self.state.site(space)
    }

    /// The discs of a player that wait off the board.
    #[must_use]
    pub fn reserve(&self, player: Player) -> Reserve {
        self.state.reserves[player]
    }

    /// How many buildings of a kind a player has left.
    #[must_use]
    pub fn supply(&self, player: Player, building: Building) -> u8 {
        self.state.supply(player, building)
    }

    /// All captive emperors, longest held first.
    #[must_use]
    pub const fn captives(&self) -> &Captives {
        &self.state.captives
    }

    /// A player's points (rules-eko.md, 8).
    #[must_use]
    pub fn points(&self, player: Player) -> u8 {
        outcome::points(&self.board, &self.state, player)
    }

    /// Whether a player has a building on a capital.
    #[must_use]
    pub fn holds_capital(&self, player: Player) -> bool {
        outcome::holds_capital(&self.board, &self.state, player)
    }

    /// All legal moves, in no particular order; none in a finished game.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(128);
        generate::each(&self.board, &self.state, |mv| moves.push(mv));
        moves
    }

    /// Whether a move is legal.
    ///
    /// # Errors
    /// The reason for which it is not.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        check(&self.board, &self.state, mv)
    }

    /// The position after a move.
    ///
    /// # Errors
    /// The reason for which the move is not legal.
    pub fn play(&self, mv: Move) -> Result<Self, Refused> {
        self.check(mv).map_err(|why| Refused { mv, why })?;
        Ok(self.after(mv))
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, mv: Move) -> Self {
        let state = execute(&self.board, &self.state, mv);
        Self { board: Arc::clone(&self.board), state }
    }

    /// The spaces a stack on `from` passes on a shortest way to `to` for which it loses so many discs
    /// to storms, both ends included; just the two where there is none.
    #[must_use]
    pub fn way(&self, from: Space, to: Space, losses: u8) -> Vec<Space> {
        let free = self.board.standing() - self.state.occupied() - self.avoided(from, to, losses);
        let mut before = vec![None; self.board.len()];
        let mut seen = SpaceSet::of(from);
        let mut ring = vec![from];
        while !ring.is_empty() && !seen.contains(to) {
            let mut next = Vec::new();
            for space in ring {
                let new = (self.board.steps(space) & (free | SpaceSet::of(to))) - seen;
                for step in new {
                    before[step.index()] = Some(space);
                    next.push(step);
                }
                seen |= new;
            }
            ring = next;
        }
        let mut way = vec![to];
        while let Some(space) = way.last().and_then(|s| before[s.index()]) {
            way.push(space);
        }
        if way.last() != Some(&from) {
            way.push(from);
        }
        way.reverse();
        way
    }

    pub(crate) const fn state(&self) -> &State {
        &self.state
    }
}
