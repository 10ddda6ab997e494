//! Why a square can be neither chosen nor a target.

use super::{Illegal, Move, Position, Space, Turn, generate};

impl Position {
    /// Why nothing can be done on `square`, with the piece on `chosen` picked up or none; `None`
    /// where something can be. The chosen square itself stands for becoming a hero on the spot.
    #[must_use]
    pub fn why_not(&self, chosen: Option<Space>, square: Space) -> Option<Illegal> {
        match chosen {
            None => self.why_not_choose(square),
            Some(from) if from == square => match self.check(Move::Promote { on: square }) {
                Err(Illegal::HeroAlready | Illegal::NoCity | Illegal::EnemyCity) => {
                    Some(Illegal::SameSquare)
                }
                checked => checked.err(),
            },
            Some(from) => self.check(Move::Go { from, to: square }).err(),
        }
    }

    /// Why the piece on this square cannot be picked up.
    fn why_not_choose(&self, square: Space) -> Option<Illegal> {
        let Turn::Of(player) = self.progress() else { return Some(Illegal::GameOver) };
        match self.piece(square) {
            None => Some(Illegal::NoPiece),
            Some(piece) if piece.owner != player => Some(Illegal::NotYours),
            Some(piece) => {
                let stuck = generate::targets_of(self.state(), square, piece.kind).is_empty()
                    && !generate::promotable(self.state(), player).contains(square);
                stuck.then_some(Illegal::Stuck)
            }
        }
    }
}
