//! The render model of small positions, a sentence a test.

use super::*;
use crate::cities::{Direction, Player, SpaceSet};
use crate::record::Record;
use crate::table::{Input, Role, Session, shown_steps};

fn sq(wanted: &str) -> Space {
    squares().find(|square| name(*square) == wanted).unwrap()
}

fn session(text: &str) -> Session<Position> {
    Session::new(Record::new(text.parse().unwrap(), Vec::new()))
}

/// Clicks on a square.
fn point(session: &mut Session<Position>, name: &str) {
    session.act(Input::Point(sq(name)));
}

fn model(session: &Session<Position>, name: &str) -> SpaceModel {
    BoardModel::new(session).spaces[sq(name).index()].clone()
}

/// On d2 the attacker of c2 has B's on e2 between itself and A's on f2; g2 is out of its reach.
const ENCLOSING: &str = "aa8/10/10/10/10/10/10/10/2A1aA4/10 b1B,c3A,j10B A";
/// On d2 the attacker of d1 stands between B's on c2 and e2.
const ENCLOSED: &str = "aa8/10/10/10/10/10/10/10/2a1a5/3A5A b1B,c3A A";
/// The attacker on d3 stands in one of its own cities.
const AT_HOME: &str = "aaa7/10/10/10/10/10/10/3A6/10/AA8 d3A,j10B A";

#[test]
fn a_square_shows_the_kind_of_each_action() {
    let mut session = session(ENCLOSING);
    assert_eq!(model(&session, "c2").actions, [ActionKind::Select]);
    assert_eq!(model(&session, "e2").actions, []);
    point(&mut session, "c2");
    assert_eq!(model(&session, "c3").actions, [ActionKind::Promote]);
    assert_eq!(model(&session, "b1").actions, [ActionKind::Conquer]);
    assert_eq!(model(&session, "d2").actions, [ActionKind::Move]);
    assert_eq!(model(&session, "g2").actions, []);
}

#[test]
fn the_selected_piece_is_marked_until_it_is_put_down() {
    let mut session = session(ENCLOSING);
    assert!(!model(&session, "c2").selected);
    point(&mut session, "c2");
    assert!(model(&session, "c2").selected && !model(&session, "f2").selected);
    session.act(Input::Cancel);
    assert!(!model(&session, "c2").selected);
}

#[test]
fn targets_show_the_effects_of_their_moves() {
    let mut session = session(ENCLOSING);
    assert_eq!(model(&session, "c3").effects, None);
    point(&mut session, "c2");
    let home = model(&session, "c3");
    assert_eq!(home.city, Some(Player::A));
    assert_eq!(home.effects.unwrap().city, Some(CityChange::Promotion));
    let enemy = model(&session, "b1").effects.unwrap();
    assert_eq!((enemy.city, enemy.lines.len()), (Some(CityChange::Conquest(Player::B)), 0));
    let between = model(&session, "d2").effects.unwrap();
    assert_eq!(between.lines.len(), 1);
    assert_eq!(between.lines[0].direction, Direction::Horizontal);
    assert_eq!(between.lines[0].line, ["d2", "e2", "f2"].map(sq).into_iter().collect());
    assert_eq!(between.lines[0].captured, [(Player::B, SpaceSet::of(sq("e2")))]);
    assert_eq!((between.city, between.end), (None, Some(GameEnd::Won(Player::B))));
    assert_eq!(model(&session, "g2").effects, None);
}

#[test]
fn a_moving_piece_that_is_captured_itself_is_among_the_players_own() {
    let mut session = session(ENCLOSED);
    point(&mut session, "d1");
    let effects = model(&session, "d2").effects.unwrap();
    assert_eq!(effects.captured(), SpaceSet::of(sq("d2")));
    assert_eq!(effects.lines[0].captured, [(Player::A, SpaceSet::of(sq("d2")))]);
    assert_eq!(model(&session, "d2").badges(), [Badge::Lost(1)]);
}

#[test]
fn a_piece_in_two_lines_is_captured_in_the_first() {
    // On d2 the attacker of d1 stands between B's on c2 and e2, and between those on c3 and e1.
    let mut session = session("aa8/10/10/10/10/10/10/2a7/2a1a5/3Aa5 b1B,c3A A");
    point(&mut session, "d1");
    let lines = model(&session, "d2").effects.unwrap().lines;
    let captured: Vec<_> = lines.into_iter().map(|line| line.captured).collect();
    assert_eq!(captured, [vec![(Player::A, SpaceSet::of(sq("d2")))], vec![]]);
    assert_eq!(model(&session, "d2").badges(), [Badge::Lost(1)]);
}

#[test]
fn badges_count_enemies_and_own_pieces_apart() {
    let badges = |text, from, to| {
        let mut session = session(text);
        point(&mut session, from);
        model(&session, to).badges()
    };
    assert_eq!(badges(ENCLOSING, "c2", "c3"), [Badge::Promote]);
    assert_eq!(badges(ENCLOSING, "c2", "b1"), [Badge::Conquer]);
    assert_eq!(badges(ENCLOSING, "c2", "d2"), [Badge::Captured(1)]);
    assert_eq!(badges(ENCLOSING, "c2", "d1"), []);
    assert_eq!(badges(AT_HOME, "d3", "d3"), [Badge::Promote]);
}

#[test]
fn an_attacker_becomes_a_hero_where_it_stands_by_a_second_click() {
    let mut session = session(AT_HOME);
    point(&mut session, "d3");
    let here = model(&session, "d3");
    assert_eq!((here.actions, here.selected), (vec![ActionKind::Promote], true));
    assert_eq!(here.effects.unwrap().city, Some(CityChange::PromotionHere));
    point(&mut session, "d3");
    assert_eq!(session.record().plies(), [Move::Promote { on: sq("d3") }]);
    assert_eq!(model(&session, "d3").last, Some(Role::To));
    assert_eq!(shown_steps(session.record())[0].spaces, [sq("d3")]);
}

#[test]
fn the_last_step_leaves_its_path_and_what_it_captured() {
    let mut session = session("aaa7/10/10/10/10/10/10/10/1A2aA4/10 d3A,j10B A");
    point(&mut session, "b2");
    point(&mut session, "d2");
    let steps = shown_steps(session.record());
    assert_eq!((steps.len(), steps[0].number), (1, None));
    assert_eq!(steps[0].spaces, ["b2", "c2", "d2"].map(sq));
    let last = |name| model(&session, name).last;
    assert_eq!((last("b2"), last("c2"), last("d2")), (Some(Role::From), None, Some(Role::To)));
    let captured = model(&session, "e2");
    assert_eq!((captured.captured, captured.piece), (true, None));
    assert!(!model(&session, "f2").captured);
}

#[test]
fn an_inspected_square_answers_by_what_a_click_does() {
    let inspect =
        |session: &Session<Position>, name| Inspection::new(session, &model(session, name));
    let mut session = session(ENCLOSING);
    assert_eq!(inspect(&session, "c2"), Inspection::Nothing);
    assert_eq!(inspect(&session, "e2"), Inspection::Refused(Illegal::NotYours));
    assert_eq!(inspect(&session, "b1"), Inspection::About(About::City));
    assert_eq!(inspect(&session, "d2"), Inspection::About(About::Free));
    point(&mut session, "c2");
    assert_eq!(inspect(&session, "c2"), Inspection::PutDown);
    let Inspection::Effects(effects) = inspect(&session, "d2") else { panic!() };
    assert_eq!(Some(effects), model(&session, "d2").effects);
    assert!(matches!(inspect(&session, "j9"), Inspection::Refused(Illegal::TooFar { .. })));
}

#[test]
fn the_prompt_follows_the_selection_and_what_is_legal() {
    let mut at_home = session(AT_HOME);
    assert_eq!(PromptKind::of(&at_home), PromptKind::Act);
    point(&mut at_home, "d3");
    assert_eq!(PromptKind::of(&at_home), PromptKind::TargetOrPromote);
    let mut away = session(ENCLOSING);
    point(&mut away, "c2");
    assert_eq!(PromptKind::of(&away), PromptKind::Target);
    let over = session("aaa7/10/10/10/10/10/10/10/10/AAA7 d3A,b7B =B");
    assert_eq!(PromptKind::of(&over), PromptKind::Over);
}

#[test]
fn the_score_counts_cities_attackers_and_heroes() {
    let text = "10/2aa6/10/10/10/10/5H4/10/3A6/1H8 d3A,g3A,b7B B";
    let of_a = ScoreRow { player: Player::A, cities: 2, attackers: 1, heroes: 2 };
    let of_b = ScoreRow { player: Player::B, cities: 1, attackers: 2, heroes: 0 };
    assert_eq!(score(&text.parse().unwrap()), [of_a, of_b]);
}
