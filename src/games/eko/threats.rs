//! Where stacks could be attacked next turn, and by whom.

use super::next_turn::at_action_of;
use super::{Effect, MoveEffects};
use crate::core::player::PlayerSet;
use crate::eko::Position;

/// Of each space, the players who could attack the stack on it, if it were their turn: by an attack or a
/// kamikaze attack, through storms as well.
pub(super) fn threats(position: &Position) -> Vec<PlayerSet> {
    let mut threats = vec![PlayerSet::EMPTY; position.board().len()];
    for player in position.seats() {
        let Some(turn) = at_action_of(position, *player) else { continue };
        for mv in turn.moves() {
            let attacks = matches!(
                MoveEffects::new(&turn, mv).effect,
                Effect::Attack { .. } | Effect::Kamikaze { .. }
            );
            if let Some(target) = mv.target().filter(|_| attacks) {
                let attackers = &mut threats[target.index()];
                *attackers = attackers.with(*player, true);
            }
        }
    }
    threats
}

#[cfg(test)]
mod tests {
    use crate::eko::Position;
    use crate::table::TableGame;

    /// The threatened spaces with who threatens them: `c1 by A`.
    fn threats(text: &str) -> Vec<String> {
        let position: Position = text.parse().unwrap();
        let all = position.threats();
        let named = position.board().spaces().filter(|space| !all[space.index()].is_empty());
        let by = |space: crate::eko::Space| {
            let players: String = all[space.index()].iter().map(|p| p.to_string()).collect();
            format!("{} by {players}", position.board().name(space))
        };
        named.map(by).collect()
    }

    #[test]
    fn a_stack_is_threatened_by_all_who_could_attack_it_whoever_is_to_move() {
        let between = "....... a1A2E,d1B1,g1C2E - 5/5/5 - A:act";
        assert_eq!(threats(between), ["d1 by AC"]);
        assert_eq!(threats(&between.replace("A:act", "B:rein")), ["d1 by AC"]);
        assert_eq!(threats(&between.replace("A:act", "C:act")), ["d1 by AC"]);
    }

    #[test]
    fn an_equal_stack_is_threatened_where_the_emperor_is_and_a_larger_one_is_not() {
        assert_eq!(threats("..... a1A2E,e1B2E - 5/5 - A:act"), ["a1 by B", "e1 by A"]);
        assert_eq!(threats("..... a1A2,e1B2E - 5/5 - A:act"), ["a1 by B"]);
        assert_eq!(threats("..... a1A1E,e1B3E - 5/5 - A:act"), ["a1 by B"]);
    }

    #[test]
    fn what_stands_between_protects_and_nobody_threatens_after_the_end() {
        assert_eq!(threats("....... a1A1E,d1A1,g1B3E - 5/5 - A:act"), ["d1 by B"]);
        assert_eq!(threats("..... a1A1E - 5/5 - =A"), [""; 0]);
    }
}
