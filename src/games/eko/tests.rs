//! The render model of small positions, a sentence a test.

use super::*;
use crate::eko::{Building, Landmark, Player, Terrain};
use crate::record::Record;
use crate::table::{Input, Role, Session, shown_steps, since_last_turn};

pub fn session(text: &str) -> Session<Position> {
    Session::new(Record::new(text.parse().unwrap(), Vec::new()))
}

pub fn space(session: &Session<Position>, name: &str) -> Space {
    let board = session.record().position().board();
    board.spaces().find(|space| board.name(*space) == name).unwrap()
}

/// Clicks on a space.
pub fn point(session: &mut Session<Position>, name: &str) {
    let space = space(session, name);
    session.act(Input::Point(space));
}

/// Plays a move of the notation.
pub fn play(session: &mut Session<Position>, word: &str) {
    let mv = session.record().position().read_move(word).unwrap();
    session.act(Input::Choose(Choice::Play(mv)));
}

/// The model of a space once the stack on `selected`, if any, is selected.
fn shown(text: &str, selected: Option<&str>, name: &str) -> SpaceModel {
    let mut session = session(text);
    if let Some(selected) = selected {
        point(&mut session, selected);
    }
    model(&session, name)
}

fn model(session: &Session<Position>, name: &str) -> SpaceModel {
    BoardModel::new(session).spaces[space(session, name).index()].clone()
}

fn actions(text: &str, selected: Option<&str>, name: &str) -> Vec<ActionKind> {
    shown(text, selected, name).actions
}

#[test]
fn a_space_shows_the_kind_of_each_action() {
    use ActionKind::*;
    let row = "....r/.._.. a1A1,c1B4,d1A3,a2A2,b2A3,e2B1 - 4/0 - A:act";
    assert_eq!(actions(row, None, "a1"), [Select]);
    assert_eq!(actions(row, None, "c1"), []);
    assert_eq!(actions(row, Some("a1"), "b1"), [Move]);
    assert_eq!(actions(row, Some("a1"), "a2"), [Regroup]);
    assert_eq!(actions(row, Some("a1"), "c1"), [Kamikaze]);
    assert_eq!(actions(row, Some("d1"), "e2"), [Attack]);
    assert_eq!(actions(row, Some("d1"), "e1"), [Build]);
    assert_eq!(actions(".... a1A1E,b1A1,d1B1E - 2/0 - A:swap2", None, "b1"), [Swap]);
    assert_eq!(actions(".... a1A2,d1B1 - 2/0 - A:rein", None, "a1"), [Reinforce]);
    assert_eq!(actions(".... a1A2,d1B1 - 4/0 - A:rein", None, "a1"), [Select, Reinforce]);
}

#[test]
fn a_target_shows_the_discs_together_after_regrouping() {
    let row = ".... a1A2,b1A1,d1B1 - 0/0 - A:act";
    assert_eq!(shown(row, Some("a1"), "b1").together, Some(3));
    assert_eq!(shown(row, Some("a1"), "c1").together, None);
    assert_eq!(shown(row, None, "b1").together, None);
    assert_eq!(shown(row, Some("a1"), "b1").badges(), [Badge::Sum(3)]);
}

#[test]
fn regrouping_through_storms_shows_the_discs_after_the_losses() {
    let target = shown(".s... a1A3,c1A1,e1B1 - 0/0 - A:act", Some("a1"), "c1");
    assert_eq!((target.together, target.losses), (Some(3), Some(1)));
    assert_eq!(target.badges(), [Badge::Sum(3), Badge::Loss(1)]);
}

/// A game of four on a large board, in which `l9-l7/1` makes a stack of 4.
const LARGE: &str = "___________.._.m/__________..x.../_______..4.kpn./______...c.pps/______r...r..s../\
______ssr..xmo../____..sc.t..s.c/___.k.x...xss/___.rs.r.mc.c/_..uusss...../.m.u.msx.1x./.._.c..k./\
___.._.. l1C1,m1A1,o1D4,k2C1,l2A1,o2D2,i3C3,o3D1,g4B2,i4A1,k4B4E,j5B1,l5A1,o5D1,p5C1,j6C1E,k6A1,\
p6A4,k7D1,l7C1,n7A1,g9A1,i9B3,l9C4,b10A2,k10B1,m10D4E,a11B1,e11D1,i11D1,l11A1,b12A1,d12B2,i12C1,\
d13B1,g13B1,h13C1 p1DC,l3BC,n3BC,g5BC,i6AC,m6AC,j7DC,e8CT,e9AC,h9CC,j9CC,k9CC,b11DT,e12BC,h12BC \
0/0/2/1 AD C:act";

#[test]
fn on_a_large_board_regrouping_through_a_storm_shows_the_stack_that_the_move_makes() {
    let mut session = session(LARGE);
    point(&mut session, "l9");
    let target = model(&session, "l7");
    assert_eq!((target.together, target.losses), (Some(4), Some(1)));
    assert_eq!(target.badges(), [Badge::Sum(4), Badge::Loss(1)]);
    play(&mut session, "l9-l7/1");
    assert_eq!(model(&session, "l7").stack.map(|stack| stack.discs), Some(4));
}

#[test]
fn a_stack_shows_the_most_discs_that_the_reserve_can_place_on_it() {
    let room = |text| shown(text, None, "a1").room;
    assert_eq!(room(".... a1A1,d1B1 - 4/0 - A:rein"), Some(3));
    assert_eq!(room(".... a1A1,d1B1 - 2/0 - A:rein"), Some(2));
    assert_eq!(room(".... a1A1,d1B1 - 1E/0 - A:rein"), Some(2));
    assert_eq!(room(".... a1A4,d1B1 - 4/0 - A:rein"), None);
    assert_eq!(room(".... a1A1,d1B1 - 4/0 - A:act"), None);
}

#[test]
fn a_site_shows_the_buildings_that_the_stack_can_build() {
    let builds = |text| shown(text, Some("a1"), "b1").builds;
    assert_eq!(builds(".m./... a1A3,c2B1 - 0/0 - A:act"), [Building::Camp]);
    assert_eq!(builds(".m./... a1A3,c2B1 b1AC 0/0 - A:act"), [Building::Tower]);
    let replaced = ".m./... a1A4,c2B1 b1BC 0/0 - A:act";
    assert_eq!(builds(replaced), [Building::Camp, Building::Tower]);
    let badges = |text| shown(text, Some("a1"), "b1").badges();
    assert_eq!(badges(replaced), [Badge::Build(Building::Camp)]);
    assert_eq!(badges(".m./... a1A3,c2B1 - 0/0 - A:act"), []);
}

#[test]
fn a_target_behind_a_storm_shows_the_losses() {
    let row = ".s... a1A3,e1B1 - 0/0 - A:act";
    assert_eq!(shown(row, Some("a1"), "c1").losses, Some(1));
    assert_eq!(shown(row, None, "c1").losses, None);
    assert_eq!(shown(".... a1A3,d1B1 - 0/0 - A:act", Some("a1"), "b1").losses, None);
}

#[test]
fn storm_spaces_show_whether_they_cost_the_selected_stack_a_disc() {
    let row = ".s... a1A3,e1B1 - 0/0 - A:act";
    assert_eq!(shown(row, Some("a1"), "b1").charged, Some(true));
    assert_eq!(shown(row, None, "b1").charged, None);
    assert_eq!(shown(row, Some("a1"), "c1").charged, None);
}

#[test]
fn the_selected_stack_is_marked_until_it_is_put_down() {
    let mut session = session(".../r.. a1A2,c1B1,b2A1 - 0/0 - A:act");
    assert!(!model(&session, "a1").selected);
    point(&mut session, "a1");
    assert!(model(&session, "a1").selected && !model(&session, "b2").selected);
    session.act(Input::Cancel);
    assert!(!model(&session, "a1").selected);
}

#[test]
fn the_last_step_leaves_its_path_and_the_roles_of_its_ends() {
    let mut session = session("..... a1A2,e1B1 - 4/4 - A:act");
    assert_eq!(trails(&session), [""; 0]);
    play(&mut session, "a1-c1");
    assert_eq!(trails(&session), ["a1 b1 c1"]);
    assert_eq!(model(&session, "a1").last, Some(Role::From));
    assert_eq!(model(&session, "b1").last, None);
    assert_eq!(model(&session, "c1").last, Some(Role::To));
    play(&mut session, "c1+1");
    assert_eq!(trails(&session), ["1: a1 b1 c1", "2: c1"]);
    assert_eq!(model(&session, "c1").last, Some(Role::To));
    assert_eq!(model(&session, "a1").steps, [(1, Role::From)]);
    assert_eq!(model(&session, "c1").steps, [(1, Role::To), (2, Role::To)]);
}

/// The shown steps: their numbers, where they have any, and their spaces.
fn trails(session: &Session<Position>) -> Vec<String> {
    let board = session.record().position().board();
    let steps = shown_steps(session.record()).into_iter().map(|step| {
        let names: Vec<String> = step.spaces.into_iter().map(|space| board.name(space)).collect();
        let number = step.number.map_or(String::new(), |number| format!("{number}: "));
        number + &names.join(" ")
    });
    steps.collect()
}

#[test]
fn all_steps_since_the_players_last_turn_are_shown() {
    let start = "........ a1A2,c1B2,e1C2,h1D2 - 4/4/4/4 - A:act";
    let mut session = session(start);
    for word in ["a1-b1", "b1+1", "c1-d1", "d1+1", "e1-f1", "f1+1"] {
        play(&mut session, word);
    }
    let others = ["1: a1 b1", "2: b1", "3: c1 d1", "4: d1", "5: e1 f1", "6: f1"];
    assert_eq!(trails(&session), others, "the first turn of D");
    play(&mut session, "h1-g1");
    let with_own = [&others[..], &["7: h1 g1"]].concat();
    assert_eq!(trails(&session), with_own);
    play(&mut session, "g1+1");
    assert_eq!(trails(&session), ["1: c1 d1", "2: d1", "3: e1 f1", "4: f1", "5: h1 g1", "6: g1"]);
    session.act(Input::Undo);
    assert_eq!(trails(&session), with_own, "undone");
    session.act(Input::Redo);
    let again = Session::new(session.record().clone());
    assert_eq!(trails(&again), trails(&session), "opened again");
}

#[test]
fn a_pass_since_the_last_turn_has_no_trail() {
    // B can do nothing: its pass and its end play themselves, and A goes on.
    let mut session = session("... a1A2,c1B1 - 4/0 - A:act");
    play(&mut session, "a1-b1");
    play(&mut session, "b1+1");
    let record = session.record();
    assert_eq!((record.at(), since_last_turn(record)), (4, 2..4));
    assert_eq!(trails(&session), [""; 0]);
    assert_eq!(model(&session, "b1").last, None, "the player's own last turn");
}

#[test]
fn a_build_leaves_a_trail_from_the_stack_to_its_site() {
    let mut session = session(".m./... a1A3,c2B1 - 0/0 - A:act");
    play(&mut session, "a1*b1C");
    assert_eq!(trails(&session), ["a1 b1"]);
}

#[test]
fn landmarks_show_their_holders() {
    let session = session("uu../u... a1A1,d2B1 - 0/0 - A:act");
    let holders = BoardModel::new(&session).holders;
    let lighthouse = Landmark::KINDS.iter().position(|l| *l == Landmark::Lighthouse).unwrap();
    for (number, holder) in holders.into_iter().enumerate() {
        assert_eq!(holder, (number == lighthouse).then_some(Player::A));
    }
}

#[test]
fn a_finished_game_offers_nothing_on_any_space() {
    let session = session("...k a1A1E,b1A1 d1AC 0/0 - =A");
    let spaces = BoardModel::new(&session).spaces;
    assert!(spaces.iter().all(|space| space.actions.is_empty() && space.badges().is_empty()));
}

#[test]
fn an_inspected_space_answers_by_what_a_click_does() {
    let inspect =
        |session: &Session<Position>, name| Inspection::new(session, &model(session, name));
    let mut session = session("..r._k/.... a1A1,b2B2,d2A1 - 0/0 - A:act");
    assert_eq!(inspect(&session, "a1"), Inspection::Nothing);
    assert_eq!(inspect(&session, "b2"), Inspection::Refused(Illegal::NotYours));
    assert_eq!(inspect(&session, "f1"), Inspection::About(About::Capital));
    assert_eq!(inspect(&session, "c1"), Inspection::About(About::Ground(Building::Camp)));
    assert_eq!(inspect(&session, "b1"), Inspection::About(About::Movement));
    point(&mut session, "a1");
    assert_eq!(inspect(&session, "a1"), Inspection::PutDown);
    assert!(matches!(inspect(&session, "b1"), Inspection::Brings(_)));
    let stronger = Illegal::Stronger { theirs: 2, yours: 1 };
    assert_eq!(inspect(&session, "b2"), Inspection::Refused(stronger));
    assert!(matches!(inspect(&session, "f1"), Inspection::Refused(_)));
    // A click there selects the other stack, but does nothing with this one.
    let together = Illegal::Blocked;
    assert_eq!(inspect(&session, "d2"), Inspection::Refused(together));
}

#[test]
fn a_building_names_what_can_be_built_in_its_place() {
    use Building::{Camp, Castle, Tower};
    let board = "_rcmk/...... a2A1,f2B1 b1AC,c1BT,d1AT,e1BT 0/0 - A:act";
    let built = |name| match About::of(&shown(board, None, name)) {
        About::Built(built) => (built.raised, built.same, built.higher),
        other => panic!("{other:?}"),
    };
    assert_eq!(built("b1"), (None, (Camp, 2), None));
    assert_eq!(built("c1"), (None, (Tower, 3), None));
    assert_eq!(built("d1"), (Some((Castle, 3)), (Tower, 3), Some((Castle, 4))));
    assert_eq!(built("e1"), (None, (Tower, 3), None));
}

#[test]
fn the_terrain_of_an_inspected_space_names_its_use() {
    let about = |text, name| About::of(&shown(text, None, name));
    let row = "_rcmxs/....... a2A1,g2B1 - 0/0 - A:act";
    assert_eq!(about(row, "b1"), About::Ground(Building::Camp));
    assert_eq!(about(row, "c1"), About::Ground(Building::Tower));
    assert_eq!(about(row, "d1"), About::Ground(Building::Castle));
    assert_eq!(about(row, "e1"), About::Abyss);
    assert_eq!(about(row, "f1"), About::Feature(Feature::Storm));
    assert_eq!(shown(row, None, "f1").terrain, Terrain::Storm(Landmark::None));
}

#[test]
fn each_action_but_selecting_and_moving_has_its_badge() {
    let row = "....r/.._.. a1A1,c1B4,d1A3,a2A2,b2A3,e2B1 - 4/0 - A:act";
    let badges = |text, selected, name| shown(text, selected, name).badges();
    assert_eq!(badges(row, None, "a1"), []);
    assert_eq!(badges(row, Some("a1"), "b1"), []);
    assert_eq!(badges(row, Some("a1"), "c1"), [Badge::Kamikaze]);
    assert_eq!(badges(row, Some("d1"), "e2"), [Badge::Attack]);
    assert_eq!(badges(".... a1A1E,b1A1,d1B1E - 2/0 - A:swap2", None, "b1"), [Badge::Swap]);
    assert_eq!(badges(".... a1A2,d1B1 - 2/0 - A:rein", None, "a1"), [Badge::Room(2)]);
}

#[test]
fn the_sand_temple_offers_a_disc_of_an_enemy_stack_and_the_moon_temple_a_free_space() {
    let sand = "....n a1A1,c1B2 e1AC 2/0 - A:act";
    assert_eq!(actions(sand, None, "c1"), [ActionKind::Sand]);
    assert_eq!(shown(sand, None, "c1").badges(), [Badge::Sand]);
    let moon = "....o a1A1,d1B1 e1AC 4/0 - A:rein";
    assert_eq!(actions(moon, None, "b1"), [ActionKind::Moon]);
    assert_eq!(shown(moon, None, "b1").badges(), [Badge::Moon]);
}

#[test]
fn a_portal_leads_from_the_space_before_it_to_those_before_the_others() {
    let session = session("0...3 b1A1,d1B1 - 0/0 - A:act");
    let board = session.record().position().board();
    let [a1, b1, c1, d1] = ["a1", "b1", "c1", "d1"].map(|name| space(&session, name));
    let fronts = fronts(board);
    assert_eq!(portal_targets(&fronts, a1), Some((b1, vec![d1])));
    assert_eq!(portal_targets(&fronts, b1), Some((b1, vec![d1])));
    assert_eq!(portal_targets(&fronts, c1), None);
    let portal = PortalModel { front: "b1".to_owned(), others: vec!["d1".to_owned()] };
    assert_eq!(About::of(&model(&session, "a1")), About::Portal(portal));
}
