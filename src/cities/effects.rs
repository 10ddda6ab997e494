//! What a move would bring, step by step in the order of the rules.

use super::capture::{Enclosure, enclosures};
use super::execute::moved;
use super::{Illegal, Move, Position, SpaceSet, Turn};

/// What a move does in the city in which it ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CityEffect {
    /// The attacker in an own city becomes a hero.
    Promotion,
    /// The attacker in an enemy city conquers it.
    Conquest,
}

/// What a move brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effects {
    /// First, what happens in the city where the move ends.
    pub city: Option<CityEffect>,
    /// Then the lines in which pieces of either player are captured, all at the same time; a piece
    /// can be in several.
    pub enclosures: Vec<Enclosure>,
    /// At last, the end of the game or whose turn it is.
    pub turn: Turn,
}

impl Effects {
    /// All captured pieces of both players.
    #[must_use]
    pub fn captured(&self) -> SpaceSet {
        self.enclosures.iter().fold(SpaceSet::EMPTY, |all, line| all | line.captured)
    }
}

impl Position {
    /// What a legal move does in the city in which it ends.
    #[must_use]
    pub fn city_effect(&self, mv: Move) -> Option<CityEffect> {
        moved(self.state(), mv).1
    }

    /// What a move would bring.
    ///
    /// # Errors
    /// The reason for which the move is not legal.
    pub fn effects(&self, mv: Move) -> Result<Effects, Illegal> {
        let turn = self.play(mv).map_err(|refused| refused.why)?.progress();
        let (state, city) = moved(self.state(), mv);
        Ok(Effects { city, enclosures: enclosures(&state), turn })
    }
}
