//! The effects of a move, step by step in the order of the rules.

use super::capture::{Enclosure, enclosures};
use super::execute::moved;
use super::{CityEffect, Illegal, Move, Position, SpaceSet, Turn};

/// The effects of a move, in the order in which they happen.
///
/// ```
/// use tabletop::cities::{CityEffect, Player, Position, Turn};
/// let position: Position = "a9/10/10/10/10/10/10/10/2A7/AaA7 d3A,b7B A".parse().unwrap();
/// let effects = position.effects(position.read_move("c2-d2").unwrap()).unwrap();
/// assert_eq!(effects.city, None);
/// assert_eq!(effects.captured().len(), 1);
/// assert_eq!(effects.turn, Turn::Over { winner: Some(Player::A) });
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Effects {
    /// First, the effect in the city where the move ends.
    pub city: Option<CityEffect>,
    /// Then the lines on which pieces of either player are captured, all at the same time; a piece can
    /// be on several.
    pub enclosures: Vec<Enclosure>,
    /// Finally, the next player or the end of the game.
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
    /// The effect of a legal move in the city in which it ends.
    #[must_use]
    pub fn city_effect(&self, mv: Move) -> Option<CityEffect> {
        moved(self.state(), mv).1
    }

    /// The effects of a move.
    ///
    /// # Errors
    /// Why the move is not legal.
    pub fn effects(&self, mv: Move) -> Result<Effects, Illegal> {
        let turn = self.play(mv).map_err(|refused| refused.why)?.progress();
        let (state, city) = moved(self.state(), mv);
        Ok(Effects { city, enclosures: enclosures(&state), turn })
    }
}
