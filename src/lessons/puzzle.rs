//! Puzzles: positions of games of the computer, and what is to be found in them within one turn.

use crate::core::player::{Player, PlayerSet};
use crate::eko::{Move, Position, Space};
use crate::game::Game;
use crate::table::TableGame;

/// The most plies of a win that is to be found.
const PLIES: u32 = 2;

/// What is to be found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The game is won in this turn.
    Win,
    /// After this action nobody could take your emperor.
    Emperor,
}

impl Goal {
    /// Everything that can be asked for.
    pub const ALL: [Self; 2] = [Self::Win, Self::Emperor];

    /// Its word in the key of a puzzle, and in the texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Emperor => "emperor",
        }
    }

    /// What the puzzle of this key asks for; `None` for a lesson that is no puzzle.
    ///
    /// ```
    /// use tabletop::lessons::Goal;
    /// assert_eq!(Goal::of_key("eko-puzzle-win-7"), Some(Goal::Win));
    /// assert_eq!(Goal::of_key("eko-winning"), None);
    /// ```
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        let (word, _) = key.split_once("-puzzle-")?.1.split_once('-')?;
        Self::ALL.into_iter().find(|goal| goal.word() == word)
    }

    /// All solutions in a position: of each ply of the turn the moves that solve it. Where the first ply has
    /// several, there is no second one to be found. Empty where there is nothing to find.
    #[must_use]
    pub fn solutions(self, position: &Position) -> Vec<Vec<Move>> {
        match self {
            Self::Win => wins(position),
            Self::Emperor => {
                let safe = saving_moves(position);
                if safe.is_empty() { Vec::new() } else { vec![safe] }
            }
        }
    }
}

/// The moves of each ply with which the current player wins alone in the fewest plies of this turn. The plies
/// after the first are those after its only move.
fn wins(position: &Position) -> Vec<Vec<Move>> {
    for plies in 1..=PLIES {
        let first: Vec<Move> =
            position.moves().into_iter().filter(|mv| wins_by(position, *mv, plies)).collect();
        match first[..] {
            [] => {}
            [only] if plies > 1 => {
                let after = position.play_unchecked(only);
                return [vec![first], wins(&after)].concat();
            }
            // With a choice of ways there is no one way to be told.
            _ if plies > 1 => return Vec::new(),
            _ => return vec![first],
        }
    }
    Vec::new()
}

/// Whether the current player wins alone in exactly this number of plies of the turn, the first of which is
/// this move.
fn wins_by(position: &Position, mv: Move, plies: u32) -> bool {
    let (me, after) = (position.turn(), position.play_unchecked(mv));
    match after.outcome() {
        Some(winners) => plies == 1 && winners == PlayerSet::of(me),
        None => {
            let goes_on = plies > 1 && after.turn() == me;
            goes_on && after.moves().into_iter().any(|mv| wins_by(&after, mv, plies - 1))
        }
    }
}

/// The moves after which nobody could take the emperor of the current player, if somebody could before.
fn saving_moves(position: &Position) -> Vec<Move> {
    let me = position.turn();
    if !emperor_in_danger(position, me) {
        return Vec::new();
    }
    let saves = |mv: &Move| {
        let after = position.play_unchecked(*mv);
        emperor(&after, me).is_some() && !emperor_in_danger(&after, me)
    };
    position.moves().into_iter().filter(saves).collect()
}

/// Whether another player could take the emperor, if it were their turn.
fn emperor_in_danger(position: &Position, player: Player) -> bool {
    emperor(position, player).is_some_and(|space| !position.threats()[space.index()].is_empty())
}

/// Where the emperor of a player is on the board.
fn emperor(position: &Position, player: Player) -> Option<Space> {
    let mut stacks = position.stacks_of(player).into_iter();
    stacks.find(|space| position.stack(*space).is_some_and(|stack| stack.emperor))
}
