//! What moves on the board when a move of Cities is played.

use crate::cities::{Move, Position};
use crate::table::{Captured, Exit, Motion, PieceKind};

/// A piece travels, then captured pieces fade line by line in the order of the rules; an attacker
/// that becomes a hero on the spot rises.
pub fn motion(position: &Position, mv: Move) -> Option<Motion> {
    let (from, to) = match mv {
        Move::Go { from, to } => (from, to),
        Move::Promote { on } => return Some(Motion::Rise { space: on, piece: PieceKind::Stack }),
        Move::Pass => return None,
    };
    let enclosures = position.effects(mv).map(|effects| effects.enclosures).unwrap_or_default();
    let mut captured: Vec<Captured> = Vec::new();
    for (group, enclosure) in enclosures.iter().enumerate() {
        for space in enclosure.captured {
            if captured.iter().all(|other| other.space != space) {
                let stood = if space == to { from } else { space };
                captured.push(Captured { space, from: stood, exit: Exit::Fade { group } });
            }
        }
    }
    Some(Motion::Travel { path: position.path(from, to), captured, hides_landed: true })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::{Space, name, squares};

    fn square(wanted: &str) -> Space {
        squares().find(|square| name(*square) == wanted).unwrap()
    }

    fn motion_of(position: &str, word: &str) -> Option<Motion> {
        let position: Position = position.parse().unwrap();
        motion(&position, position.read_move(word).unwrap())
    }

    #[test]
    fn a_piece_travels_and_what_it_encloses_fades() {
        let text = "aaa7/10/10/10/10/10/10/10/1A2aA4/10 d3A,j10B A";
        let Some(Motion::Travel { path, captured, hides_landed }) = motion_of(text, "b2-d2") else {
            panic!()
        };
        assert_eq!(path, ["b2", "c2", "d2"].map(square));
        let (space, exit) = (square("e2"), Exit::Fade { group: 0 });
        assert_eq!(captured, [Captured { space, from: space, exit }]);
        assert!(hides_landed);
    }

    #[test]
    fn a_piece_that_captures_itself_is_copied_from_where_it_stood() {
        let text = "aa8/10/10/10/10/10/10/10/2a1a5/3A5A b1B,c3A A";
        let Some(Motion::Travel { captured, .. }) = motion_of(text, "d1-d2") else { panic!() };
        let (space, from) = (square("d2"), square("d1"));
        assert_eq!(captured, [Captured { space, from, exit: Exit::Fade { group: 0 } }]);
    }

    #[test]
    fn a_new_hero_rises_and_a_pass_moves_nothing() {
        let text = "aaa7/10/10/10/10/10/10/3A6/10/AA8 d3A,j10B A";
        let position: Position = text.parse().unwrap();
        let on = square("d3");
        let rise = Motion::Rise { space: on, piece: PieceKind::Stack };
        assert_eq!(motion(&position, Move::Promote { on }), Some(rise));
        assert_eq!(motion(&position, Move::Pass), None);
    }
}
