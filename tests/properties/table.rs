//! Records and the table, alike for both games: what holds wherever a random game stands.

use super::{cities, games};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use tabletop::core::player::{Player, PlayerSet};
use tabletop::core::space::Space;
use tabletop::game::Game;
use tabletop::record::save;
use tabletop::record::{Ending, GameResult, Record};
use tabletop::table::{
    Choice, Event, Input, Motion, Session, TableGame, shown_steps, since_last_turn, turns,
};

/// The records of a game after each of its plies.
fn records<G: Game>(positions: &[G]) -> Vec<Record<G>> {
    let mut record = Record::new(positions[0].clone(), vec!["Ann".to_owned()]);
    let mut records = vec![record.clone()];
    for pair in positions.windows(2) {
        let mv = pair[0].moves().into_iter().find(|mv| pair[0].play(*mv).as_ref() == Ok(&pair[1]));
        record.play(mv.unwrap()).unwrap();
        records.push(record.clone());
    }
    records
}

fn reads_back<G: Game>(record: &Record<G>) -> TestCaseResult {
    let text = save::write(record);
    let read = save::read_of::<G>(&text).map_err(|e| TestCaseError::fail(e.to_string()))?;
    prop_assert_eq!(save::write(&read), text);
    prop_assert_eq!(&read, record);
    Ok(())
}

/// From every prefix of a game, what is taken back is played again.
fn undo_then_redo_is_the_identity<G: Game>(positions: &[G], most: usize) -> TestCaseResult {
    for record in records(positions) {
        let text = save::write(&record);
        let mut other = record.clone();
        let back = (0..most).take_while(|_| other.undo()).count();
        prop_assert_eq!(other.position(), &positions[other.at()]);
        prop_assert_eq!(other.plies(), record.plies());
        for _ in 0..back {
            prop_assert!(other.redo());
        }
        prop_assert!(!other.redo());
        prop_assert_eq!(save::write(&other), text);
        prop_assert_eq!(other, record);
    }
    Ok(())
}

/// Undo goes back, decision by decision, as far as anybody decided; redo as far as was played.
fn undo_is_replay<G: Game>(positions: &[G]) -> TestCaseResult {
    let end = records(positions).pop().unwrap();
    let mut record = end.clone();
    while record.undo() {
        prop_assert_eq!(record.position(), &positions[record.at()]);
        prop_assert_eq!(record.position().forced(), None);
    }
    let first = positions.iter().position(|position| position.forced().is_none());
    prop_assert_eq!(record.at(), first.unwrap_or(end.at()));
    while record.redo() {
        prop_assert_eq!(record.position(), &positions[record.at()]);
    }
    prop_assert_eq!(record, end);
    Ok(())
}

fn a_save_reads_back<G: Game>(positions: &[G], back: usize) -> TestCaseResult {
    let mut record = records(positions).pop().unwrap();
    for _ in 0..back {
        record.undo();
    }
    reads_back(&record)?;
    let last = *record.position().seats().last().unwrap();
    for ending in [Ending::Draw, Ending::Resigned(Player::A), Ending::Resigned(last)] {
        let mut ended = record.clone();
        prop_assert_eq!(ended.end(ending), record.position().outcome().is_none());
        reads_back(&ended)?;
    }
    Ok(())
}

fn who_resigns_loses_to_all_others<G: Game>(positions: &[G]) -> TestCaseResult {
    for mut record in records(positions) {
        let seats = record.position().seats();
        let who = record.position().turn();
        if record.end(Ending::Resigned(who)) {
            let others: PlayerSet = seats.iter().copied().filter(|p| *p != who).collect();
            prop_assert_eq!(record.result(), Some(GameResult::ByPlayers(Ending::Resigned(who))));
            prop_assert_eq!(record.winners(), others);
        }
    }
    Ok(())
}

fn turns_cover_all_plies<G: Game>(positions: &[G]) -> TestCaseResult {
    let record = records(positions).pop().unwrap();
    let (mut next, mut before) = (0, None);
    for (number, turn) in turns(&record).into_iter().enumerate() {
        prop_assert_eq!((turn.number, turn.plies.start), (number + 1, next));
        prop_assert!(turn.plies.end > next && before != Some(turn.player));
        (next, before) = (turn.plies.end, Some(turn.player));
        for ply in turn.plies {
            prop_assert_eq!(positions[ply].turn(), turn.player);
        }
    }
    prop_assert_eq!(next, record.plies().len());
    Ok(())
}

/// After any number of plies, with some taken back and opened again: the steps that are shown are
/// those since the player's last turn, each once, in order, on the spaces of its move.
fn the_shown_steps_are_those_since_the_last_turn<G: TableGame>(
    positions: &[G],
    back: usize,
) -> TestCaseResult {
    for mut record in records(positions) {
        for _ in 0..back {
            record.undo();
        }
        let (at, position) = (record.at(), record.position());
        let current = match position.outcome() {
            Some(_) if at > 0 => positions[at - 1].turn(),
            _ => position.turn(),
        };
        // Turn by turn from the end: the player's own so far, then the others' up to the one before.
        let played = turns(&record).into_iter().filter(|turn| turn.plies.start < at);
        let played: Vec<_> = played.collect();
        let own = played.last().is_some_and(|turn| turn.player == current);
        let earlier = &played[..played.len() - usize::from(own)];
        let before = earlier.iter().rfind(|turn| turn.player == current);
        let first = before.map_or(0, |turn| turn.plies.end);
        prop_assert_eq!(since_last_turn(&record), first..at);

        let steps = shown_steps(&record);
        let moved = (first..at).filter(|ply| G::points_at(record.plies()[*ply]).is_some());
        prop_assert_eq!(
            steps.iter().map(|step| step.ply).collect::<Vec<_>>(),
            moved.collect::<Vec<_>>()
        );
        for (number, step) in (1..).zip(&steps) {
            prop_assert_eq!(step.number, (steps.len() > 1).then_some(number));
            let mv = record.plies()[step.ply];
            prop_assert_eq!(step.spaces.last().copied(), G::points_at(mv));
            if let Some(Motion::Travel { path, .. }) = positions[step.ply].motion(mv) {
                prop_assert_eq!(&step.spaces, &path);
            }
        }
        let read = save::read_of::<G>(&save::write(&record)).unwrap();
        prop_assert_eq!(shown_steps(&read), steps);
    }
    Ok(())
}

/// All spaces of a position, top row first.
fn spaces<G: TableGame>(position: &G) -> Vec<Space> {
    position.geometry(0).rows().concat()
}

/// The moves that one click more plays, or offers in a chooser.
fn offered<G: TableGame>(session: &Session<G>) -> Vec<G::Move> {
    let all = spaces(session.record().position());
    let choices = all.into_iter().flat_map(|space| session.choices().on(space));
    let moves = choices.filter_map(|choice| match choice {
        Choice::Play(mv) => Some(*mv),
        Choice::Select(_) => None,
    });
    moves.collect()
}

/// Clicks and buttons reach every legal move and nothing else, each space says what a click there
/// does, and where none does anything there is a reason.
fn clicks_reach_exactly_the_legal_moves<G: TableGame>(start: &G) -> TestCaseResult {
    let session = Session::new(Record::new(start.clone(), Vec::new()));
    let position = session.record().position();
    let mut reached = session.choices().buttons().to_vec();
    reached.extend(offered(&session));
    for space in spaces(position) {
        let can = session.choices().can(position, space);
        prop_assert_eq!(can.is_empty(), session.choices().on(space).is_empty());
        prop_assert_eq!(position.why_not(None, space).is_some(), can.is_empty());
        prop_assert_eq!(session.why_not(space).is_some(), can.is_empty() && session.is_open());
        if !session.choices().picks_up(space) {
            continue;
        }
        let mut holding = session.clone();
        let events = holding.act(Input::Choose(Choice::Select(space)));
        prop_assert_eq!(events, vec![Event::Selected(space)]);
        let with_it = offered(&holding).into_iter().filter(|mv| G::picks_up(*mv) == Some(space));
        reached.extend(with_it);
        let refusing = spaces(position).into_iter().find(|s| holding.choices().on(*s).is_empty());
        if let Some(refusing) = refusing.filter(|s| *s != space) {
            let why = position.why_not(Some(space), refusing);
            let events = holding.act(Input::Point(refusing));
            prop_assert_eq!(events, vec![Event::Refused(refusing, why.unwrap())]);
        }
    }
    let texts = |moves: Vec<G::Move>| {
        let mut texts: Vec<String> = moves.into_iter().map(|mv| position.write_move(mv)).collect();
        texts.sort();
        texts
    };
    prop_assert_eq!(texts(reached), texts(position.moves()));
    Ok(())
}

/// Whatever is clicked, the record stays one that can be played through, nothing is left to play
/// itself, and what is picked up can act.
fn any_clicks_leave_a_sound_game<G: TableGame>(start: &G, clicks: &[u16]) -> TestCaseResult {
    let mut session = Session::new(Record::new(start.clone(), Vec::new()));
    let all = spaces(start);
    for click in clicks {
        let number = usize::from(*click);
        let space = all[number % all.len()];
        let input = match number % 16 {
            0 => Input::Undo,
            1 => Input::Redo,
            2 => Input::Cancel,
            3..8 => Input::Point(space),
            _ => {
                let choices = all.iter().flat_map(|s| session.choices().on(*s));
                let buttons = session.choices().buttons().iter().map(|mv| Choice::Play(*mv));
                let choices: Vec<_> = choices.copied().chain(buttons).collect();
                match choices.get(number % choices.len().max(1)) {
                    Some(choice) => Input::Choose(*choice),
                    None => Input::Undo,
                }
            }
        };
        let before = session.record().at();
        let (record, revision) = (session.record().clone(), session.revision());
        let motion = session.motion(input);
        let events = session.act(input);
        prop_assert_eq!(session.revision() != revision, *session.record() != record);
        moves_what_the_rules_move(&record, &events, motion)?;
        let plies = events.iter().filter(|event| matches!(event, Event::Played { .. })).count();
        if plies > 0 {
            prop_assert_eq!(session.record().at(), before + plies);
        }
        if let Some(space) = session.selected() {
            prop_assert!(offered(&session).into_iter().any(|mv| G::picks_up(mv) == Some(space)));
        }
        if let Some(space) = session.chooser() {
            prop_assert!(session.choices().on(space).len() > 1);
        }
        prop_assert_eq!(session.is_open(), session.record().position().outcome().is_none());
    }
    reads_back(session.record())
}

/// The motion of an input fits the move it plays: along its path, and with all it captures.
fn moves_what_the_rules_move<G: TableGame>(
    before: &Record<G>,
    events: &[Event<G::Move, G::Illegal>],
    motion: Option<Motion>,
) -> TestCaseResult {
    let Some(motion) = motion else { return Ok(()) };
    let Some(Event::Played { mv, forced: false, .. }) = events.first() else {
        return Err(TestCaseError::fail("a motion without a move"));
    };
    prop_assert_eq!(before.position().motion(*mv), Some(motion.clone()));
    match motion {
        Motion::Travel { path, captured, .. } => {
            prop_assert_eq!(path.first().copied(), G::picks_up(*mv));
            prop_assert_eq!(path.last().copied(), G::points_at(*mv));
            for (number, one) in captured.iter().enumerate() {
                prop_assert!(captured[..number].iter().all(|other| other.space != one.space));
            }
        }
        Motion::Rise { space, .. } => prop_assert_eq!(Some(space), G::points_at(*mv)),
    }
    Ok(())
}

/// The tests of one game, whose random games `$games` gives.
macro_rules! hold {
    ($game:ident, $games:expr) => {
        mod $game {
            use super::*;

            proptest! {
                #![proptest_config(ProptestConfig { failure_persistence: None, cases: 64, ..ProptestConfig::default() })]

                #[test]
                fn records_go_back_and_on(positions in $games, most in 1..6_usize) {
                    undo_then_redo_is_the_identity(&positions, most)?;
                    undo_is_replay(&positions)?;
                    who_resigns_loses_to_all_others(&positions)?;
                }

                #[test]
                fn a_saved_record_reads_back(positions in $games, back in 0..5_usize) {
                    a_save_reads_back(&positions, back)?;
                }

                #[test]
                fn the_move_list_has_each_ply_once(positions in $games) {
                    turns_cover_all_plies(&positions)?;
                }

                #[test]
                fn the_steps_since_the_last_turn_are_shown(positions in $games, back in 0..4_usize) {
                    the_shown_steps_are_those_since_the_last_turn(&positions, back)?;
                }

                #[test]
                fn what_can_be_clicked_is_what_is_legal(positions in $games) {
                    for position in positions.iter().step_by(7) {
                        clicks_reach_exactly_the_legal_moves(position)?;
                    }
                }

                #[test]
                fn any_clicks_are_taken(positions in $games, clicks in prop::collection::vec(any::<u16>(), 1..80)) {
                    any_clicks_leave_a_sound_game(positions.last().unwrap(), &clicks)?;
                }
            }
        }
    };
}

hold!(of_eko, games::games());
hold!(of_cities, cities::games());
