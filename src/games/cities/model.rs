//! The render model: everything a square shows, worked out from the session alone.

use crate::cities::{Effects, Move, Piece, Player, Position, Space, SpaceSet, name, squares};
use crate::games::cities::ActionKind;
use crate::table::{Choice, Role, Session, last_step};

/// Everything one square shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpaceModel {
    /// Which square.
    pub space: Space,
    /// Its name, such as `d4`.
    pub name: String,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// Who controls the city on it.
    pub city: Option<Player>,
    /// What a click would do now.
    pub can: Vec<ActionKind>,
    /// Whether its piece is picked up.
    pub selected: bool,
    /// Its part in the last step.
    pub last: Option<Role>,
    /// Whether the last step captured a piece here.
    pub captured: bool,
    /// What the move that a click makes here would bring, step by step in the order of the rules:
    /// in the city, line by line the pieces of both players that would be captured, and whether
    /// the game would end.
    pub brings: Option<Effects>,
}

/// What the whole board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardModel {
    /// The squares, by their numbers.
    pub spaces: Vec<SpaceModel>,
    /// The way of the last step, from where to where.
    pub trail: Vec<Space>,
}

impl BoardModel {
    /// The render model of a session.
    #[must_use]
    pub fn new(session: &Session<Position>) -> Self {
        let position = session.record().position();
        let last = last_step(session);
        let captured = last.map_or(SpaceSet::EMPTY, |(before, mv)| captured(before, mv));
        let view = |space| SpaceModel {
            space,
            name: name(space),
            piece: position.piece(space),
            city: position.city(space),
            can: session.choices().can(position, space),
            selected: session.selected() == Some(space),
            last: last.and_then(|(_, mv)| Role::of::<Position>(mv, space)),
            captured: captured.contains(space),
            brings: session.choices().on(space).iter().find_map(|choice| match choice {
                Choice::Play(mv) => position.effects(*mv).ok(),
                Choice::Select(_) => None,
            }),
        };
        let trail = match last {
            Some((before, Move::Go { from, to })) => before.path(from, to),
            _ => Vec::new(),
        };
        Self { spaces: squares().map(view).collect(), trail }
    }
}

fn captured(before: &Position, mv: Move) -> SpaceSet {
    before.effects(mv).map_or(SpaceSet::EMPTY, |effects| effects.captured())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cities::{CityEffect, Direction, Turn};
    use crate::record::Record;
    use crate::table::Input;

    fn sq(name: &str) -> Space {
        squares().find(|s| super::name(*s) == name).unwrap()
    }

    fn session(text: &str) -> Session<Position> {
        Session::new(Record::new(text.parse().unwrap(), Vec::new()))
    }

    fn view(session: &Session<Position>, name: &str) -> SpaceModel {
        BoardModel::new(session).spaces[sq(name).index()].clone()
    }

    #[test]
    fn a_piece_picked_up_shows_what_each_of_its_moves_would_bring() {
        // On d2 the attacker has B's on e2 between itself and A's on f2; g2 is out of its reach.
        let text = "aa8/10/10/10/10/10/10/10/2A1aA4/10 b1B,c3A,j10B A";
        let mut session = session(text);
        assert_eq!(view(&session, "c2").can, [ActionKind::Select]);
        assert_eq!(view(&session, "c3").brings, None);
        session.act(Input::Point(sq("c2")));
        let home = view(&session, "c3");
        assert_eq!((home.can, home.city), (vec![ActionKind::Promote], Some(Player::A)));
        assert_eq!(home.brings.unwrap().city, Some(CityEffect::Promotion));
        let enemy = view(&session, "b1");
        assert_eq!(enemy.can, [ActionKind::Conquer]);
        let brings = enemy.brings.unwrap();
        assert_eq!((brings.city, brings.enclosures.len()), (Some(CityEffect::Conquest), 0));
        let between = view(&session, "d2");
        assert_eq!(between.can, [ActionKind::Move]);
        let brings = between.brings.unwrap();
        assert_eq!(brings.enclosures.len(), 1);
        assert_eq!(brings.enclosures[0].direction, Direction::Horizontal);
        assert_eq!(brings.captured(), SpaceSet::of(sq("e2")));
        assert_eq!(brings.turn, Turn::Over { winner: Some(Player::B) });
        assert!(view(&session, "c2").selected);
        assert_eq!(view(&session, "g2").brings, None);
    }

    #[test]
    fn own_pieces_that_would_be_captured_are_shown_too() {
        // On d2 the attacker stands between B's on c2 and e2.
        let text = "aa8/10/10/10/10/10/10/10/2a1a5/3A5A b1B,c3A A";
        let mut session = session(text);
        session.act(Input::Point(sq("d1")));
        assert_eq!(view(&session, "d2").brings.unwrap().captured(), SpaceSet::of(sq("d2")));
    }

    #[test]
    fn an_attacker_becomes_a_hero_where_it_stands_by_a_second_click() {
        let mut session = session("aaa7/10/10/10/10/10/10/3A6/10/AA8 d3A,j10B A");
        session.act(Input::Point(sq("d3")));
        let here = view(&session, "d3");
        assert_eq!((here.can, here.selected), (vec![ActionKind::Promote], true));
        session.act(Input::Point(sq("d3")));
        assert_eq!(session.record().plies(), [Move::Promote { on: sq("d3") }]);
        let scene = BoardModel::new(&session);
        assert_eq!(scene.spaces[sq("d3").index()].last, Some(Role::To));
        assert_eq!(scene.trail, []);
    }

    #[test]
    fn the_last_step_leaves_its_way_and_what_it_captured() {
        let mut session = session("aaa7/10/10/10/10/10/10/10/1A2aA4/10 d3A,j10B A");
        session.act(Input::Point(sq("b2")));
        session.act(Input::Point(sq("d2")));
        let scene = BoardModel::new(&session);
        let shown = |name: &str| &scene.spaces[sq(name).index()];
        assert_eq!(scene.trail, ["b2", "c2", "d2"].map(sq));
        assert_eq!((shown("b2").last, shown("d2").last), (Some(Role::From), Some(Role::To)));
        assert_eq!((shown("e2").captured, shown("e2").piece), (true, None));
        assert!(!shown("f2").captured);
    }
}
