//! What each player could do next, as sets of squares: the ground for weighing positions.

use super::generate::promotable;
use super::square::{BOARD, widened};
use super::state::{State, other};
use super::{Direction, PieceKind, Player, Position, SpaceSet};

/// What a player could do next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Side {
    /// The free squares that the player's pieces can move to.
    pub reach: SpaceSet,
    /// Those that attackers can move to.
    pub attacker_reach: SpaceSet,
    /// The attackers that can become heroes on the spot.
    pub promotable: SpaceSet,
    /// The free squares where a piece of the player closes a line around enemies, and those where it
    /// closes two or more.
    pub closing: SpaceSet,
    pub closing_twice: SpaceSet,
    /// The enemy pieces that a piece of the player on a square in its reach would enclose.
    pub prey: SpaceSet,
    /// The free squares between two enemies, where a piece of the player would be captured at once.
    pub deadly: SpaceSet,
}

impl Side {
    /// What this player could do if it were their turn.
    pub fn new(position: &Position, player: Player) -> Self {
        let state = position.state();
        let free = BOARD - state.occupied();
        let attacker_reach = reach(state.attackers(player), free, PieceKind::Attacker);
        let heroes = state.pieces(player) - state.attackers(player);
        let mut side = Self {
            reach: attacker_reach | reach(heroes, free, PieceKind::Hero),
            attacker_reach,
            promotable: promotable(state, player),
            closing: SpaceSet::EMPTY,
            closing_twice: SpaceSet::EMPTY,
            prey: SpaceSet::EMPTY,
            deadly: SpaceSet::EMPTY,
        };
        side.look_along_lines(state, player, free);
        side
    }

    fn look_along_lines(&mut self, state: &State, player: Player, free: SpaceSet) {
        let (own, enemies) = (state.pieces(player), state.pieces(other(player)));
        for direction in Direction::ALL {
            let forward = |set| direction.forward(set);
            let backward = |set| direction.backward(set);
            // Chains of enemies that begin beside an own piece, seen in either direction.
            let after_own = run(own, enemies, forward);
            let before_own = run(own, enemies, backward);
            for ends in [forward(after_own) & free, backward(before_own) & free] {
                self.closing_twice |= self.closing & ends;
                self.closing |= ends;
            }
            let open = self.reach;
            self.prey |= after_own & run(open, enemies, backward);
            self.prey |= before_own & run(open, enemies, forward);
            // A free square whose neighbours, over own pieces, are enemies on both sides.
            let after_enemy = enemies | run(enemies, own, forward);
            let before_enemy = enemies | run(enemies, own, backward);
            self.deadly |= forward(after_enemy) & backward(before_enemy) & free;
        }
    }
}

/// The free squares that these pieces of one kind can move to.
fn reach(pieces: SpaceSet, free: SpaceSet, kind: PieceKind) -> SpaceSet {
    let reached = (0..kind.reach()).fold(pieces, |reached, _| reached | (widened(reached) & free));
    reached & free
}

/// The squares of `through` that follow on a square of `start` without a gap.
fn run(start: SpaceSet, through: SpaceSet, step: impl Fn(SpaceSet) -> SpaceSet) -> SpaceSet {
    let mut all = step(start) & through;
    loop {
        let more = all | (step(all) & through);
        if more == all {
            return all;
        }
        all = more;
    }
}

/// The set and the squares beside it.
pub(crate) fn around(set: SpaceSet) -> SpaceSet {
    widened(set)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::name;

    fn side(text: &str, player: Player) -> Side {
        Side::new(&text.parse().unwrap(), player)
    }

    fn names(set: SpaceSet) -> Vec<String> {
        set.map(name).collect()
    }

    #[test]
    fn a_piece_is_prey_where_the_other_side_of_it_can_be_closed() {
        let text = "a9/10/10/10/10/10/10/10/2A7/Aa8 d3A,b7B A";
        let a = side(text, Player::A);
        assert_eq!(names(a.prey), ["b1"]);
        assert!(names(a.closing).contains(&"c1".to_owned()));
        assert_eq!(names(side(text, Player::B).prey), [""; 0]);
    }

    #[test]
    fn a_square_between_two_enemies_is_deadly() {
        let text = "a9/10/10/10/10/10/10/10/2A7/a1a7 d3A,b7B A";
        assert!(side(text, Player::A).deadly.contains(super::super::square(1, 0).unwrap()));
    }
}
