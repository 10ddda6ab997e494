//! A legal position and its queries.

use super::check::check;
use super::execute::execute;
use super::outcome::decided;
use super::path::path;
use super::square::{BOARD, squares};
use super::state::{PLAYERS, State};
use super::{
    Illegal, Move, Piece, Player, PlayerSet, PositionError, Reason, Setup, Space, SpaceSet, Turn,
    generate, validate,
};

/// A position of Cities that obeys the rules of the notation.
///
/// ```
/// use tabletop::cities::{Layout, Player};
/// let start = Layout::default().start(Player::A);
/// let mv = start.read_move("d1-d3").unwrap();
/// let after = start.play(mv).unwrap().to_string();
/// assert!(after.starts_with("1aaaaaaaa1/10/10/10/10/10/10/3H6/10/1AA1AAAAA1 d3A,"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    state: State,
}

/// A move that was not played, and why.
pub type Refused = crate::game::Refused<Move, Illegal>;

impl Position {
    /// Checks a set-up.
    ///
    /// # Errors
    /// Every reason for which it is no legal position.
    pub fn new(setup: &Setup) -> Result<Self, Vec<PositionError>> {
        validate::validate(setup).map(|state| Self { state })
    }

    /// The position as plain data.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            pieces: squares().filter_map(|s| Some((s, self.piece(s)?))).collect(),
            cities: squares().filter_map(|s| Some((s, self.city(s)?))).collect(),
            turn: self.state.turn,
        }
    }

    /// The position with this player as the current one; unchanged for players other than A and B.
    pub(crate) fn with_turn(mut self, player: Player) -> Self {
        if PLAYERS.contains(&player) {
            self.state.turn = Turn::Of(player);
        }
        self
    }

    /// The players, in seat order.
    #[must_use]
    pub const fn seats(&self) -> &'static [Player] {
        &PLAYERS
    }

    /// The current player; A in a finished game.
    #[must_use]
    pub const fn turn(&self) -> Player {
        match self.state.turn {
            Turn::Of(player) => player,
            Turn::Over { .. } => Player::A,
        }
    }

    /// Whose turn it is, or how the game ended.
    #[must_use]
    pub const fn progress(&self) -> Turn {
        self.state.turn
    }

    /// The winner of a finished game; nobody in a draw.
    #[must_use]
    pub fn outcome(&self) -> Option<PlayerSet> {
        match self.state.turn {
            Turn::Of(_) => None,
            Turn::Over { winner } => Some(winner.into_iter().collect()),
        }
    }

    /// What decided the game; `None` while it goes on, and in a position that was set up as finished
    /// although the rules do not end it so.
    #[must_use]
    pub fn reason(&self) -> Option<Reason> {
        let Turn::Over { winner } = self.state.turn else { return None };
        decided(&self.state).filter(|(_, won)| *won == winner).map(|(reason, _)| reason)
    }

    /// The piece on a square.
    #[must_use]
    pub fn piece(&self, square: Space) -> Option<Piece> {
        self.state.piece(square)
    }

    /// The squares with a piece of this player.
    #[must_use]
    pub fn pieces_of(&self, player: Player) -> SpaceSet {
        self.state.pieces(player)
    }

    /// The squares with an attacker of this player.
    #[must_use]
    pub fn attackers_of(&self, player: Player) -> SpaceSet {
        self.state.attackers(player)
    }

    /// Who controls the city on a square; `None` where there is no city.
    #[must_use]
    pub fn city(&self, square: Space) -> Option<Player> {
        self.state.city(square)
    }

    /// The cities that this player controls.
    #[must_use]
    pub fn cities_of(&self, player: Player) -> SpaceSet {
        self.state.cities(player)
    }

    /// All legal moves, in no particular order; none in a finished game.
    #[must_use]
    // Kept out of line: the move generator is large, and the page needs one copy.
    #[inline(never)]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(256);
        generate::each(&self.state, |mv| moves.push(mv));
        moves
    }

    /// Whether a move is legal.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        check(&self.state, mv)
    }

    /// The position after a move.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn play(&self, mv: Move) -> Result<Self, Refused> {
        self.check(mv).map_err(|why| Refused { mv, why })?;
        Ok(self.after(mv))
    }

    /// The position after a legal move.
    pub(crate) fn after(&self, mv: Move) -> Self {
        Self { state: execute(&self.state, mv) }
    }

    /// The squares of a shortest path of the piece on `from` to `to`, both ends included; only the two
    /// ends if there is no path.
    #[must_use]
    pub fn path(&self, from: Space, to: Space) -> Vec<Space> {
        let steps = self.piece(from).map_or(0, |piece| piece.kind.reach());
        let free = BOARD - self.state.occupied();
        path(free, from, to, steps).unwrap_or_else(|| vec![from, to])
    }

    pub(crate) const fn state(&self) -> &State {
        &self.state
    }
}
