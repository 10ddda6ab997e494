//! The targets of the piece picked up.

use super::{Choice, Session, TableGame};

/// The number of spaces where the piece picked up has a move.
#[must_use]
pub fn targets<G: TableGame>(session: &Session<G>) -> usize {
    let with_piece = |choice: &Choice<G::Move>| match choice {
        Choice::Play(mv) => G::picks_up(*mv).is_some(),
        Choice::Select(_) => false,
    };
    session.choices().spaces().filter(|choices| choices.iter().any(with_piece)).count()
}
