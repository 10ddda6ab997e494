//! What moves on the board when a move of Ekö is played.

use crate::eko::{Action, Move, Position};
use crate::games::eko::ActionKind;
use crate::table::{Captured, Exit, Motion, PieceKind};

/// A stack travels, what it meets leaves for its owner's panel; a building rises.
pub fn motion(position: &Position, mv: Move) -> Option<Motion> {
    let (from, to, losses) = match mv.action()? {
        Action::Build { site, .. } => {
            return Some(Motion::Rise { space: site, piece: PieceKind::Building });
        }
        Action::Move { from, to, losses } => (from, to, losses),
    };
    let kind = ActionKind::of(position, mv);
    let fights = matches!(kind, Some(ActionKind::Attack | ActionKind::Kamikaze));
    let met = position.stack(to).filter(|_| fights);
    let captured = met.map(|met| {
        let exit = Exit::ToPanel { player: met.owner, captive: met.emperor };
        Captured { space: to, from: to, exit }
    });
    Some(Motion::Travel {
        path: position.path(from, to, losses.discs),
        captured: captured.into_iter().collect(),
        hides_landed: kind != Some(ActionKind::Regroup),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::player::Player;

    fn motion_of(position: &str, word: &str) -> (Vec<String>, Option<Motion>) {
        let position: Position = position.parse().unwrap();
        let motion = motion(&position, position.read_move(word).unwrap());
        let path = match &motion {
            Some(Motion::Travel { path, .. }) => path.clone(),
            _ => Vec::new(),
        };
        (path.into_iter().map(|space| position.board().name(space)).collect(), motion)
    }

    #[test]
    fn a_stack_travels_over_the_spaces_of_its_path() {
        let (path, motion) = motion_of("....k a1A2,d1B1 - 0/0 - A:act", "a1-c1");
        assert_eq!(path, ["a1", "b1", "c1"]);
        let Some(Motion::Travel { captured, hides_landed, .. }) = motion else { panic!() };
        assert_eq!((captured, hides_landed), (vec![], true));
    }

    #[test]
    fn an_attacked_stack_leaves_for_its_owners_panel() {
        let (_, motion) = motion_of("....k a1A2,b1B1,d1B1 - 0/0 - A:act", "a1-b1");
        let Some(Motion::Travel { path, captured, hides_landed }) = motion else { panic!() };
        let to = path[path.len() - 1];
        let exit = Exit::ToPanel { player: Player::B, captive: false };
        assert_eq!(captured, [Captured { space: to, from: to, exit }]);
        assert!(hides_landed);
    }

    #[test]
    fn a_stack_that_is_joined_stays_in_sight() {
        let (_, motion) = motion_of("....k a1A1,b1A1,d1B1 - 0/0 - A:act", "a1-b1");
        let Some(Motion::Travel { captured, hides_landed, .. }) = motion else { panic!() };
        assert_eq!((captured, hides_landed), (vec![], false));
    }

    #[test]
    fn a_building_rises_and_a_pass_moves_nothing() {
        let position: Position = "...k/r.. a1A2,c1B1 - 0/0 - A:act".parse().unwrap();
        let builds = |mv: &Move| matches!(mv.action(), Some(Action::Build { .. }));
        let build = position.moves().into_iter().find(builds).unwrap();
        let space = build.target().unwrap();
        let rise = Motion::Rise { space, piece: PieceKind::Building };
        assert_eq!(motion(&position, build), Some(rise));
        assert_eq!(motion(&position, Move::Pass), None);
    }
}
