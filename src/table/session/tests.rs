//! What a session does with inputs.

use super::*;
use crate::cities;
use crate::core::seat::Seats;
use crate::eko::{Move, Position, Variants, deal};
use crate::record::Ending;

#[test]
fn where_nobody_can_ever_act_nothing_plays_itself_however_often_it_is_opened() {
    let position: Position = ".. a1A4,b1B4 - 0/0 - A:act".parse().unwrap();
    let mut record = Record::new(position, Vec::new());
    for _ in 0..3 {
        let session = Session::new(record);
        assert_eq!(session.record().plies(), []);
        assert_eq!(session.choices().buttons(), [Move::Pass]);
        record = session.record().clone();
    }
}

#[test]
fn undo_puts_a_stack_down_before_it_takes_back_a_ply() {
    let position: Position = ".... a1A2,d1B1 - 4/0 - A:act".parse().unwrap();
    let mv = position.read_move("a1-b1").unwrap();
    let mut session = Session::new(Record::new(position, vec![]));
    session.act(Input::Choose(Choice::Play(mv)));
    assert!(!session.has_begun());
    let stack = mv.target().unwrap();
    for begin in [Input::Extra, Input::Choose(Choice::Select(stack))] {
        session.act(begin);
        assert!(session.has_begun());
    }
    assert_eq!((session.selected(), session.extra()), (Some(stack), true));
    assert_eq!(session.act(Input::Undo), [Event::Released]);
    assert_eq!((session.has_begun(), session.record().at()), (false, 1));
    session.act(Input::Extra);
    assert_eq!(session.act(Input::Undo), [Event::Extra]);
    assert_eq!((session.has_begun(), session.record().at()), (false, 1));
    assert_eq!(session.act(Input::Undo), [Event::Undone]);
    assert_eq!(session.record().at(), 0);
}

#[test]
fn a_forced_march_that_is_on_offers_nothing_else_on_the_board() {
    let position: Position = ".... a1A2,d1B1 - 4/0 - A:rein".parse().unwrap();
    let mut session = Session::new(Record::new(position, vec![]));
    let offered = |session: &Session<Position>| session.choices().spaces().flatten().count();
    assert!(session.choices().extra());
    assert_eq!(offered(&session), 3, "one or two discs, or a march");
    session.act(Input::Extra);
    assert_eq!(offered(&session), 1);
    session.act(Input::Extra);
    assert_eq!(offered(&session), 3);
}

#[test]
fn who_plays_elsewhere_is_not_played_for_here() {
    let position: Position = ".... a1A2,d1B1 - 4/4 - A:act".parse().unwrap();
    let mut session = Session::new(Record::new(position, vec![]));
    let offered = |session: &Session<Position>| session.choices().spaces().flatten().count();
    session.act(Input::Here(Some(Player::A)));
    assert_eq!((session.elsewhere(), offered(&session) > 0), (None, true));
    session.act(Input::Here(Some(Player::B)));
    assert_eq!((session.elsewhere(), offered(&session)), (Some(Player::A), 0));
    assert_eq!(session.choices().buttons(), []);
    session.act(Input::Seat(Player::A, Seat::Easy));
    assert_eq!((session.elsewhere(), session.thinker()), (None, Some((Player::A, Seat::Easy))));
    session.act(Input::Seat(Player::A, Seat::Human));
    session.act(Input::Here(None));
    assert!(offered(&session) > 0);
    session.act(Input::Here(Some(Player::B)));
    session.act(Input::End(Ending::Draw));
    assert_eq!(session.elsewhere(), None);
}

#[test]
fn what_can_only_be_passed_plays_itself() {
    let position: Position = "...k a1A4,b1B4 - 0/0 - A:act".parse().unwrap();
    let session = Session::new(Record::new(position, Vec::new()));
    assert_eq!(session.record().plies(), [Move::Pass, Move::End]);
    assert!(session.choices().buttons().is_empty());
    let walled_in = "Aa6aA/aa6aa/10/10/10/10/10/10/10/10 d3A,d8B A";
    let walled_in: cities::Position = walled_in.parse().unwrap();
    let session = Session::new(Record::new(walled_in, Vec::new()));
    assert_eq!(session.record().plies(), [cities::Move::Pass]);
    assert!(session.choices().buttons().is_empty());
}

/// A game between a person, A, and the computer, B.
fn against_the_computer() -> Session<Position> {
    let start = deal(2, 7, &Variants::default()).unwrap();
    let mut seats = Seats::default();
    seats.give(Player::B, Seat::Easy);
    let mut session = Session::new(Record::new(start, Vec::new()).with_seats(seats));
    play_on(&mut session, 30);
    session
}

/// Plays first moves for whoever it is, up to this number of plies.
fn play_on(session: &mut Session<Position>, plies: usize) {
    while session.record().at() < plies {
        let mv = session.record().position().moves()[0];
        session.act(Input::Choose(Choice::Play(mv)));
    }
}

fn is_idle(session: &Session<Position>) -> bool {
    session.choices().spaces().flatten().count() == 0 && session.choices().buttons().is_empty()
}

#[test]
fn people_can_do_nothing_while_a_computer_player_is_to_move() {
    let mut session = against_the_computer();
    for _ in 0..40 {
        let computer = session.record().position().turn() == Player::B;
        assert_eq!(session.thinker(), computer.then_some((Player::B, Seat::Easy)));
        assert_eq!(is_idle(&session), computer);
        let next = session.record().at() + 1;
        play_on(&mut session, next);
    }
}

#[test]
fn undo_goes_back_to_a_decision_of_a_person_who_plays_at_once() {
    let mut session = against_the_computer();
    while session.act(Input::Undo) == [Event::Undone] {
        assert_eq!((session.record().position().turn(), session.thinker()), (Player::A, None));
        assert!(!is_idle(&session));
    }
    assert_eq!(session.record().at(), 0);
}

#[test]
fn computers_wait_where_undo_has_gone_behind_their_moves() {
    let mut session = against_the_computer();
    for player in [Player::A, Player::B] {
        session.act(Input::Seat(player, Seat::Hard));
    }
    let at = session.record().at();
    session.act(Input::Undo);
    assert_eq!((session.thinker(), session.pace()), (None, Pace::Wait));
    assert!(!is_idle(&session), "people can play for them");
    session.act(Input::Redo);
    assert_eq!((session.record().at(), session.pace()), (at, Pace::Wait));
    session.act(Input::Computers(Pace::Run));
    assert!(session.thinker().is_some());
}

#[test]
fn a_step_is_one_ply() {
    let mut session = against_the_computer();
    session.act(Input::Seat(Player::A, Seat::Hard));
    assert_eq!(session.act(Input::Computers(Pace::Wait)), [Event::Paced(Pace::Wait)]);
    session.act(Input::Computers(Pace::Step));
    assert!(session.thinker().is_some());
    let next = session.record().at() + 1;
    play_on(&mut session, next);
    assert_eq!((session.pace(), session.thinker()), (Pace::Wait, None));
}

#[test]
fn a_seat_changes_hands_in_mid_game() {
    let mut session = against_the_computer();
    while session.thinker().is_none() {
        let next = session.record().at() + 1;
        play_on(&mut session, next);
    }
    let revision = session.revision();
    let seated = session.act(Input::Seat(Player::B, Seat::Human));
    assert_eq!(seated, [Event::Seated(Player::B, Seat::Human)]);
    assert_eq!((session.thinker(), is_idle(&session)), (None, false));
    assert_eq!(session.act(Input::Seat(Player::B, Seat::Human)), []);
    assert_eq!(session.act(Input::Seat(Player::C, Seat::Easy)), [], "nobody sits there");
    assert_eq!(session.revision(), revision);
}

#[test]
fn nothing_is_thought_about_after_the_end() {
    let mut session = against_the_computer();
    session.act(Input::End(Ending::Draw));
    session.act(Input::Seat(Player::A, Seat::Easy));
    assert_eq!(session.thinker(), None);
}

/// A game of so many players after so many moves.
fn some_moves(players: usize, moves: usize) -> Session<Position> {
    let start = deal(players, 4, &Variants::default()).unwrap();
    let mut session = Session::new(Record::new(start, vec![]));
    for _ in 0..moves {
        let mv = session.record().position().moves()[0];
        session.act(Input::Choose(Choice::Play(mv)));
    }
    session
}

#[test]
fn a_review_shows_every_ply_and_leaves_the_game_as_it_is() {
    let mut session = some_moves(2, 30);
    let (live, revision) = (session.live().clone(), session.revision());
    for ply in 0..=live.plies().len() {
        assert_eq!(session.act(Input::Review(Some(ply))), [Event::Reviewed(Some(ply))]);
        assert_eq!(session.record().position(), live.position_after(ply).unwrap());
        assert!(session.in_review() && session.thinker().is_none());
        assert_eq!(session.live(), &live);
        for input in [Input::Undo, Input::Redo, Input::Extra] {
            assert_eq!(session.act(input), []);
        }
        if let Some(mv) = session.record().position().moves().first() {
            assert_eq!(session.act(Input::Choose(Choice::Play(*mv))), [], "nothing is played");
        }
    }
    assert!(session.revision() > revision);
    assert_eq!(session.act(Input::Review(Some(live.plies().len() + 1))), []);
    assert_eq!(session.act(Input::Review(None)), [Event::Reviewed(None)]);
    assert_eq!((session.record(), session.in_review()), (&live, false));
}

#[test]
fn a_branch_is_the_game_up_to_what_is_shown() {
    let mut session = some_moves(3, 20);
    session.act(Input::Review(Some(7)));
    let branch = session.record().branch();
    assert_eq!((branch.at(), branch.plies()), (7, &session.live().plies()[..7]));
    assert_eq!(branch.position(), session.live().position_after(7).unwrap());
    assert_eq!(branch.redo_to(), None);
}

#[test]
fn a_comment_in_a_review_is_the_games_and_changes_nothing_else() {
    let mut session = against_the_computer();
    let (before, revision) = (session.live().clone(), session.revision());
    session.act(Input::Review(Some(3)));
    session.comment("A good step.");
    assert_eq!(session.record().comments().on(3), "A good step.");
    assert_eq!(session.live().comments().all(), [(3, "A good step.".to_owned())]);
    session.act(Input::Review(None));
    assert_eq!(session.revision(), revision + 2);
    assert_eq!(session.live().clone().without_comments(), before);
}

#[test]
fn a_seat_that_changes_hands_in_a_review_leaves_it_where_it_is() {
    let mut session = against_the_computer();
    session.act(Input::Review(Some(3)));
    session.act(Input::Seat(Player::B, Seat::Human));
    assert_eq!((session.in_review(), session.record().at()), (true, 3));
    for record in [session.record(), session.live()] {
        assert_eq!(record.seats().of(Player::B), Seat::Human);
    }
    assert!(is_idle(&session));
}
