//! What the rules alone say about a position, by trying everything within this turn and the next.

use std::cell::Cell;

use tabletop::core::player::{Player, PlayerSet};
use tabletop::game::{Game, Outcome};

/// The plies that may still be tried; what was found counts only while some are left.
pub struct Tries(Cell<u64>);

impl Tries {
    pub const fn new(most: u64) -> Self {
        Self(Cell::new(most))
    }

    /// Whether everything was tried.
    pub fn sufficed(&self) -> bool {
        self.0.get() > 0
    }

    fn take(&self) -> bool {
        self.0.set(self.0.get().saturating_sub(1));
        self.sufficed()
    }
}

/// Whether the player has won alone.
pub fn has_won<G: Game>(position: &G, player: Player) -> bool {
    position.outcome() == Some(Outcome::Won(PlayerSet::of(player)))
}

/// Whether the current player can reach the goal before anyone else moves, by moves that `may` allows.
/// The goal is asked of the position after each move and the player who made it.
pub fn reaches<G: Game>(
    position: &G,
    goal: &dyn Fn(&G, Player) -> bool,
    may: &dyn Fn(G::Move) -> bool,
    tries: &Tries,
) -> bool {
    let me = position.turn();
    position.moves().into_iter().filter(|mv| may(*mv)).any(|mv| {
        let after = position.play_unchecked(mv);
        tries.take()
            && (goal(&after, me)
                || after.outcome().is_none()
                    && after.turn() == me
                    && reaches(&after, goal, may, tries))
    })
}

/// The moves with which a win within this turn begins.
pub fn wins<G: Game>(position: &G, tries: &Tries) -> Vec<G::Move> {
    let me = position.turn();
    let mut moves = position.moves();
    moves.retain(|mv| {
        let after = position.play_unchecked(*mv);
        has_won(&after, me)
            || after.outcome().is_none()
                && after.turn() == me
                && reaches(&after, &has_won, &|_| true, tries)
    });
    moves
}

/// The moves after which this turn can be ended so that the next player cannot do `harm` in the next
/// one, and those after which the game is won.
pub fn safe<G: Game>(
    position: &G,
    harm: &dyn Fn(&G, Player) -> bool,
    tries: &Tries,
) -> Vec<G::Move> {
    let me = position.turn();
    let mut moves = position.moves();
    moves.retain(|mv| is_safe(&position.play_unchecked(*mv), me, harm, tries));
    moves
}

/// Whether this player has won, or can end the turn so that the next player cannot do `harm`.
pub fn is_safe<G: Game>(
    position: &G,
    me: Player,
    harm: &dyn Fn(&G, Player) -> bool,
    tries: &Tries,
) -> bool {
    match position.outcome() {
        Some(outcome) => outcome.winners().contains(me),
        None if position.turn() == me => position
            .moves()
            .into_iter()
            .any(|mv| tries.take() && is_safe(&position.play_unchecked(mv), me, harm, tries)),
        None => !reaches(position, harm, &|_| true, tries),
    }
}
