//! What speaks for a move beside what it changes itself: what others could do next, and then cannot.

use super::next_turn::at_action_of;
use super::{Effect, MoveEffects};
use crate::eko::{Move, Player, Position};

/// A fact about the turn of another player that a move prevents.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prevented {
    /// The player could win at once.
    StopsWin(Player),
    /// The player could take the emperor.
    SavesEmperor(Player),
}

impl Prevented {
    /// What a legal move prevents, looking at the next action of each other player.
    #[must_use]
    pub fn of(before: &Position, mv: Move) -> Vec<Self> {
        let Ok(after) = before.play(mv) else { return Vec::new() };
        let me = before.turn();
        let others = before.seats().iter().copied().filter(|player| *player != me);
        let prevented = |test: fn(&Position, Player) -> bool, player: Player| {
            threatens(before, player, me, test) && !threatens(&after, player, me, test)
        };
        others
            .flat_map(|player| {
                let win = prevented(wins, player).then_some(Self::StopsWin(player));
                let saved = prevented(takes_emperor, player).then_some(Self::SavesEmperor(player));
                win.into_iter().chain(saved)
            })
            .collect()
    }
}

/// Whether a player who was to move now could do something to `me` with one action.
fn threatens(
    position: &Position,
    player: Player,
    me: Player,
    test: fn(&Position, Player) -> bool,
) -> bool {
    at_action_of(position, player).is_some_and(|position| test(&position, me))
}

/// Whether an action of the current player wins.
fn wins(position: &Position, _: Player) -> bool {
    let winner = position.turn();
    position.moves().into_iter().any(|mv| {
        let after = position.play(mv).ok();
        after.and_then(|after| after.outcome()).is_some_and(|winners| winners.contains(winner))
    })
}

/// Whether an action of the current player takes the emperor of `me`.
fn takes_emperor(position: &Position, me: Player) -> bool {
    position.moves().into_iter().any(|mv| match MoveEffects::new(position, mv).effect {
        Effect::Attack { met } | Effect::Kamikaze { met } => met.emperor && met.owner == me,
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prevented_by(position: &str, mv: &str) -> Vec<Prevented> {
        let position: Position = position.parse().unwrap();
        Prevented::of(&position, position.read_move(mv).unwrap())
    }

    #[test]
    fn the_only_stack_that_could_take_the_emperor_is_taken() {
        let position = "....... a1A2E,c1B3,e1A4,g1B1E - 5/5 - A:act";
        assert_eq!(prevented_by(position, "e1-c1"), [Prevented::SavesEmperor(Player::B)]);
        assert_eq!(prevented_by(position, "a1-b1"), [], "he is still in reach");
        assert_eq!(prevented_by(position, "e1-g1"), []);
        assert_eq!(prevented_by(position, "e1-a1"), [], "not legal");
    }

    #[test]
    fn the_stack_that_could_build_for_the_win_is_taken() {
        let position = "mkcccrr/......../........ b2B1E,f2B1,h2A4,a3A1 \
            a1BK,b1BT,c1BT,d1BT,e1BC,f1BC 5/5 - A:act";
        assert_eq!(prevented_by(position, "h2-f2"), [Prevented::StopsWin(Player::B)]);
        assert_eq!(prevented_by(position, "a3-b3"), []);
    }
}
