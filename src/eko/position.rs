//! A legal position: its parts, its moves and the positions after them.

use std::sync::Arc;

use super::check::check;
use super::execute::execute;
use super::illegal::Illegal;
use super::state::{PaidZones, Phase, State};
use super::{
    Action, Board, Building, Captives, Landmark, Meeting, Move, PlacedBuilding, Player, PlayerSet,
    PositionError, Reason, Reserve, Setup, Space, SpaceSet, Stack, Turn, generate, landmarks,
    outcome, validate,
};

/// A legal position of Ekö. Cheap to clone: positions share their board.
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

/// A move that was not played, and why it is not legal.
///
/// ```
/// use tabletop::eko::{Illegal, Position};
/// let position: Position = ".... a1A1,b1B2,d1B1 - 0/0 - A:act".parse().unwrap();
/// let refused = position.play(position.read_move("a1-c1").unwrap()).unwrap_err();
/// assert_eq!(refused.why, Illegal::Blocked);
/// assert_eq!(refused.to_string(), "blocked: no way over empty spaces");
/// ```
pub type Refused = crate::game::Refused<Move, Illegal>;

impl Position {
    /// Checks a set-up.
    ///
    /// # Errors
    /// Every reason for which it is not legal (notation.md, Refused).
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
                paid_zones: self.paid_zones().map(|t| (hex(t.stack), t.paid.map(hex).collect())),
            },
        }
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The players, in seat order.
    #[must_use]
    pub fn seats(&self) -> &'static [Player] {
        self.state.seats()
    }

    /// The current player; A in a finished game.
    #[must_use]
    pub const fn turn(&self) -> Player {
        self.state.turn
    }

    /// The phase of the turn, or of the game.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The stack that moved this turn and the zones it paid, if it paid any and is still on the board.
    #[must_use]
    pub const fn paid_zones(&self) -> Option<PaidZones> {
        self.state.paid_zones
    }

    /// The winners of a finished game: one player, two together, or nobody; `None` while it goes on.
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
        self.state.building(space)
    }

    /// The discs of a player that are off the board and can return.
    #[must_use]
    pub fn reserve(&self, player: Player) -> Reserve {
        self.state.reserves[player]
    }

    /// The number of buildings of a kind left in a player's supply.
    #[must_use]
    pub fn supply(&self, player: Player, building: Building) -> u8 {
        self.state.supply(player, building)
    }

    /// The captive emperors, the longest held first.
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

    /// The player who occupies most of the spaces around a pyramid or the lighthouse; `None` at a tie
    /// and where there is no such landmark.
    #[must_use]
    pub fn holder(&self, landmark: Landmark) -> Option<Player> {
        landmarks::holder(&self.board, &self.state, landmark)
    }

    /// The number of pyramids that a player holds.
    #[must_use]
    pub fn pyramids(&self, player: Player) -> u8 {
        landmarks::pyramids(&self.board, &self.state, player)
    }

    /// All legal moves, in no particular order; none in a finished game.
    #[must_use]
    // Kept out of line: the move generator is large, and the page needs one copy.
    #[inline(never)]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(128);
        generate::each(&self.board, &self.state, |mv| moves.push(mv));
        moves
    }

    /// What happens when the stack of a move, after its losses, reaches its target; `None` if it meets
    /// no stack there, and for a build.
    ///
    /// # Errors
    /// The reason for which it may not enter that space.
    ///
    /// ```
    /// use tabletop::eko::{Meeting, Position};
    /// let position: Position = ".s.. a1A3,c1A2,d1B1 - 0/0 - A:act".parse().unwrap();
    /// let action = position.read_move("a1-c1/1").unwrap().action().unwrap();
    /// let meeting = position.meeting(action).unwrap().unwrap();
    /// assert!(matches!(meeting, Meeting::Regroup { stack } if stack.discs == 4));
    /// ```
    pub fn meeting(&self, action: Action) -> Result<Option<Meeting>, Illegal> {
        let Action::Move { from, to, losses } = action else { return Ok(None) };
        let moving = self.stack(from).ok_or(Illegal::NoStack)?;
        let moving = moving.without(losses.discs, losses.emperor);
        self.stack(to).map(|met| Meeting::of(moving, met)).transpose()
    }

    /// Checks that a move is legal.
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
        let mut after = self.clone();
        execute(&self.board, &self.state, &mut after.state, mv);
        after
    }

    pub(crate) const fn state(&self) -> &State {
        &self.state
    }
}
