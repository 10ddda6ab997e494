//! What the boards show before a move, against what the move then does, in random games.

use super::boards::variants;
use super::{cities, play_on};
use proptest::prelude::*;
use tabletop::cities::Position as CityPosition;
use tabletop::core::player::PlayerSet;
use tabletop::core::space::Space;
use tabletop::eko::{Action, Move, Position, deal};
use tabletop::game::{Game, Outcome};
use tabletop::games::cities::{self as city_models, GameEnd};
use tabletop::games::eko::{
    Badge, BoardModel, Brings, ChoiceModel, Effect, Hint, Inspection, MoveEffects, PromptKind,
    SpaceModel, score,
};
use tabletop::record::Record;
use tabletop::table::{Choice, Input, Session, TableGame};

type Checked = Result<(), TestCaseError>;

fn games() -> impl Strategy<Value = Vec<Position>> {
    let choices = prop::collection::vec(any::<u16>(), 1..150);
    (2..=4_usize, any::<u64>(), variants(), choices).prop_map(
        |(players, seed, variants, choices)| {
            play_on(deal(players, seed, &variants).unwrap(), &choices)
        },
    )
}

/// The sessions of a position: with nothing selected, and with each piece selected that can be.
fn sessions<G: TableGame>(position: &G) -> Vec<Session<G>> {
    let bare = Session::new(Record::new(position.clone(), Vec::new()));
    let spaces = bare.record().position().geometry(0).rows().concat();
    let selectable = spaces.into_iter().filter(|space| bare.choices().picks_up(*space));
    let selected = selectable.map(|space| {
        let mut session = bare.clone();
        session.act(Input::Choose(Choice::Select(space)));
        session
    });
    selected.chain([bare.clone()]).collect()
}

fn moves_on<G: TableGame>(session: &Session<G>, space: Space) -> Vec<G::Move> {
    let choices = session.choices().on(space).iter();
    let moves = choices.filter_map(|choice| match choice {
        Choice::Play(mv) => Some(*mv),
        Choice::Select(_) => None,
    });
    moves.collect()
}

/// The discs of all players on the board.
fn discs_on_board(position: &Position) -> u8 {
    let stacks = position.board().spaces().filter_map(|space| position.stack(space));
    stacks.map(|stack| stack.discs).sum()
}

/// The numbers in the effects of a move against the position after it.
fn effects_are_what_the_move_does(before: &Position, mv: Move) -> Checked {
    let after = before.play(mv).unwrap();
    let player = before.turn();
    let effects = MoveEffects::new(before, mv);
    prop_assert_eq!(effects.march, matches!(mv, Move::March(_)));
    let lost = effects.storm.map_or(0, |storm| storm.discs);
    let target = mv.target().and_then(|space| after.stack(space));
    let discs = target.map(|stack| stack.discs);
    let gone = discs_on_board(before).saturating_sub(discs_on_board(&after));
    match effects.effect {
        Effect::Go => prop_assert_eq!(gone, lost),
        Effect::Regroup { stack } => {
            prop_assert_eq!(target, Some(stack));
            prop_assert_eq!(gone, lost);
        }
        Effect::Attack { met } => {
            prop_assert_eq!(target.map(|stack| stack.owner), Some(player));
            prop_assert_eq!(gone, lost + met.discs);
        }
        Effect::Kamikaze { met } => {
            prop_assert_eq!(target, None);
            prop_assert_eq!(gone, lost + met.discs + 1);
        }
        Effect::Build(build) => {
            let stack = mv.action().and_then(|action| after.stack(action.stack()));
            prop_assert_eq!(stack.map_or(0, |stack| stack.discs), build.left);
            prop_assert_eq!(gone, build.ordinary + u8::from(build.emperor));
            let points = |position| {
                let row = score(position).into_iter().find(|row| row.player == player);
                row.map_or(0, |row| row.buildings)
            };
            prop_assert_eq!(points(&after), points(before) + build.gain);
        }
        Effect::Reinforce { discs: makes, .. } => prop_assert_eq!(discs, Some(makes)),
        Effect::Moon { emperor } => prop_assert!(!emperor || target.unwrap().emperor),
        Effect::Swap | Effect::Sand | Effect::Leave | Effect::Pass | Effect::End { .. } => {}
    }
    Ok(())
}

/// What a move is said to bring against the position after it.
fn a_move_brings_what_is_said(before: &Position, mv: Move, brings: &Brings) -> Checked {
    let after = before.play(mv).unwrap();
    let player = before.turn();
    let points = |position: &Position| i16::from(position.points(player));
    prop_assert_eq!(points(&after) - points(before), i16::from(brings.points));
    prop_assert_eq!(brings.winners, after.outcome());
    // All discs of the player that leave the board come back, and those placed or destroyed leave
    // the reserve.
    let own = |position: &Position| -> u8 {
        let stacks = position.board().spaces().filter_map(|space| position.stack(space));
        stacks.filter(|stack| stack.owner == player).map(|stack| stack.discs).sum()
    };
    let captive = |position: &Position| position.captives().holder_of(player).is_some();
    let freed = u8::from(captive(before) && !captive(&after));
    let back = brings.back.ordinary + u8::from(brings.back.emperor);
    let placed = match brings.effects.effect {
        Effect::Reinforce { ordinary, emperor, .. } => ordinary + u8::from(emperor),
        Effect::Moon { .. } => 1,
        _ => 0,
    };
    prop_assert_eq!(own(before) + placed + freed, own(&after) + back);
    let lost = brings.effects.storm.map_or(0, |storm| storm.discs);
    let beside = brings.back_beside_storms();
    let spent = match brings.effects.effect {
        Effect::Build(build) => build.ordinary + u8::from(build.emperor),
        Effect::Kamikaze { .. } => 1,
        _ => 0,
    };
    prop_assert_eq!(back, spent + lost + freed);
    prop_assert_eq!(beside.ordinary + u8::from(beside.emperor), spent + freed);
    Ok(())
}

/// What the inspection of a space says against the moves that a click there plays.
fn an_inspection_says_what_its_moves_bring(
    session: &Session<Position>,
    model: &SpaceModel,
) -> Checked {
    let position = session.record().position();
    let moves = moves_on(session, model.space);
    match Inspection::new(session, model) {
        Inspection::Brings(all) => {
            for brings in &all {
                let same = |mv: &&Move| MoveEffects::new(position, **mv) == brings.effects;
                let of = moves.iter().find(same);
                prop_assert!(of.is_some());
                a_move_brings_what_is_said(position, *of.unwrap(), brings)?;
            }
            // Every move is of a kind that is spoken of.
            for mv in &moves {
                let effect = MoveEffects::new(position, *mv).effect;
                let kind = std::mem::discriminant(&effect);
                let spoken = |b: &Brings| std::mem::discriminant(&b.effects.effect) == kind;
                prop_assert!(all.iter().any(spoken), "{:?}", effect);
            }
        }
        _ => prop_assert!(moves.is_empty()),
    }
    Ok(())
}

/// The numbers on a space against the moves that a click there plays.
fn a_space_shows_what_its_moves_do(session: &Session<Position>, model: &SpaceModel) -> Checked {
    let position = session.record().position();
    let moves = moves_on(session, model.space);
    let after = |mv: &Move| position.play(*mv).unwrap().stack(model.space).map(|s| s.discs);
    let effect = |mv: &Move| MoveEffects::new(position, *mv).effect;
    if let Some(together) = model.together {
        let regroups = moves.iter().filter(|mv| matches!(effect(mv), Effect::Regroup { .. }));
        let made: Vec<_> = regroups.map(after).collect();
        prop_assert!(!made.is_empty() && made.iter().all(|discs| *discs == Some(together)));
        prop_assert!(model.badges().contains(&Badge::Sum(together)));
    }
    if let Some(room) = model.room {
        let here = position.stack(model.space).map_or(0, |stack| stack.discs);
        let most = moves.iter().filter(|mv| matches!(mv, Move::Reinforce { .. })).filter_map(after);
        prop_assert_eq!(most.max(), Some(here + room));
    }
    if let Some(gain) = model.gain {
        let built = moves.iter().filter(|mv| matches!(effect(mv), Effect::Build(_)));
        let for_buildings = |after: &Position| {
            let of_player = score(after).into_iter().find(|row| row.player == position.turn());
            of_player.map_or(0, |row| row.buildings)
        };
        let before = for_buildings(position);
        let gains = built.map(|mv| for_buildings(&position.play(*mv).unwrap()) - before);
        prop_assert_eq!(gains.max(), Some(gain));
    }
    for building in &model.builds {
        let built = moves.iter().any(|mv| {
            let placed = position.play(*mv).unwrap().building(model.space);
            placed.is_some_and(|p| p.building == *building && p.owner == position.turn())
        });
        prop_assert!(built);
    }
    for choice in session.choices().on(model.space) {
        match (ChoiceModel::new(position, *choice), choice) {
            (ChoiceModel::Play(effects), Choice::Play(mv)) => {
                prop_assert_eq!(effects, MoveEffects::new(position, *mv));
                if let Some(Action::Move { losses, .. }) = mv.action() {
                    prop_assert_eq!(model.losses.unwrap_or(0), losses.discs);
                }
            }
            (ChoiceModel::Select { .. }, Choice::Select(_)) => {}
            other => prop_assert!(false, "{other:?}"),
        }
    }
    Ok(())
}

/// A piece of Cities is captured by a move exactly where its effects say, and the game ends as they
/// say.
fn city_effects_are_what_the_move_does(session: &Session<CityPosition>) -> Checked {
    let position = session.record().position();
    for model in city_models::BoardModel::new(session).spaces {
        let moves = moves_on(session, model.space);
        prop_assert_eq!(moves.len(), usize::from(model.effects.is_some()));
        let (Some(mv), Some(effects)) = (moves.first(), model.effects) else { continue };
        let after = position.play(*mv).unwrap();
        let pieces = |position: &CityPosition| -> u32 {
            position.seats().iter().map(|player| position.pieces_of(*player).len()).sum()
        };
        prop_assert_eq!(pieces(position) - pieces(&after), effects.captured().len());
        let mover = position.turn();
        prop_assert_eq!(effects.cities, after.cities_of(mover).len());
        let all = after.seats().iter().map(|player| after.cities_of(*player).len()).sum::<u32>();
        prop_assert_eq!(effects.all_cities, all);
        prop_assert!(effects.captured().into_iter().all(|space| after.piece(space).is_none()));
        prop_assert_eq!(effects.end.is_some(), after.outcome().is_some());
        if let Some(GameEnd::Won(winner)) = effects.end {
            prop_assert_eq!(Game::outcome(&after), Some(Outcome::Won(PlayerSet::of(winner))));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn every_number_shown_is_what_the_move_then_does(positions in games()) {
        for position in positions.iter().step_by(11) {
            for mv in position.moves() {
                effects_are_what_the_move_does(position, mv)?;
            }
            for session in sessions(position) {
                for model in BoardModel::new(&session).spaces {
                    a_space_shows_what_its_moves_do(&session, &model)?;
                    an_inspection_says_what_its_moves_bring(&session, &model)?;
                }
            }
        }
    }

    #[test]
    fn the_actions_of_all_spaces_are_the_legal_moves(positions in games()) {
        for position in positions.iter().step_by(11) {
            let sessions = sessions(position);
            let position = sessions[0].record().position();
            let mut reached: Vec<String> = Vec::new();
            for session in &sessions {
                for model in BoardModel::new(session).spaces {
                    let moves = moves_on(session, model.space);
                    prop_assert_eq!(model.actions.is_empty(), session.choices().on(model.space).is_empty());
                    reached.extend(moves.into_iter().map(|mv| position.write_move(mv)));
                }
                reached.extend(session.choices().buttons().iter().map(|mv| position.write_move(*mv)));
            }
            let mut legal: Vec<String> =
                position.moves().into_iter().map(|mv| position.write_move(mv)).collect();
            reached.sort();
            reached.dedup();
            legal.sort();
            prop_assert_eq!(reached, legal);
        }
    }

    #[test]
    fn prompts_hints_and_scores_agree_with_the_legal_moves(positions in games()) {
        for position in positions.iter().step_by(7) {
            let session = Session::new(Record::new(position.clone(), Vec::new()));
            let position = session.record().position();
            let moves = position.moves();
            let any = |test: fn(&Move) -> bool| moves.iter().any(test);
            let hints = Hint::all(&session);
            let has = |test: fn(&Hint) -> bool| hints.iter().any(test);
            prop_assert_eq!(session.choices().extra(), any(|m| matches!(m, Move::March(_))));
            prop_assert_eq!(has(|h| matches!(h, Hint::Sand { .. })), any(|m| matches!(m, Move::SandTemple { .. })));
            prop_assert_eq!(has(|h| matches!(h, Hint::Moon { .. })), any(|m| matches!(m, Move::MoonTemple { .. })));
            prop_assert_eq!(PromptKind::of(&session) == PromptKind::Over, moves.is_empty());
            for row in score(position) {
                let sum = row.buildings + row.captives + row.pyramids.unwrap_or(0);
                prop_assert_eq!((sum, row.points), (position.points(row.player), sum));
            }
        }
    }

    #[test]
    fn the_effects_of_a_city_move_are_what_it_then_does(positions in cities::games()) {
        for position in positions.iter().step_by(9) {
            for session in sessions(position) {
                city_effects_are_what_the_move_does(&session)?;
            }
        }
    }
}
