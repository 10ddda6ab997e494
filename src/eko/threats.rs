//! Which stacks a player threatens.

use super::actions::Actions;
use super::state::State;
use super::{Player, Position, SpaceSet};

impl Position {
    /// The stacks of others that this player could attack if it were their turn, storms disregarded.
    ///
    /// ```
    /// use tabletop::eko::{Player, Position};
    /// let position: Position = "..../_k a1A1E,c1B1E - 0/0 - A:act".parse().unwrap();
    /// assert_eq!(position.attackable_by(Player::A), position.stacks_of(Player::B));
    /// ```
    #[must_use]
    pub fn attackable_by(&self, player: Player) -> SpaceSet {
        let state = State { turn: player, ..*self.state() };
        Actions::without_storms(self.board(), &state).attacks()
    }
}
