//! Moves and events, a sentence each, and the result.

use crate::web::I18n;
use crate::web::games::cities::words::spaces::{captured_words, why_words};
use crate::web::games::cities::{Event, Session};
use crate::web::i18n::*;
use crate::web::table::ResultTexts;
use crate::web::words::Names;
use tabletop::cities::{CityEffect, Move, Player, Position, Reason, Space, name, squares};
use tabletop::game::Outcome;
use tabletop::record::{Ending, GameResult, Record};
use tabletop::table::Choice;

/// A move in words, told by the position before it: the move, the city, the captures in their
/// order.
pub fn step_words(i18n: I18n, names: &Names, before: &Position, mv: Move) -> String {
    let who = names.short(before.turn()).to_owned();
    let first = match mv {
        Move::Pass => return t_string!(i18n, cities.step.pass, who = who),
        Move::Promote { on } => t_string!(i18n, cities.step.promote, who = who, on = name(on)),
        Move::Go { from, to } => {
            let (from, to) = (name(from), name(to));
            t_string!(i18n, cities.step.go, who = who, from = from, to = to)
        }
    };
    let Ok(brings) = before.effects(mv) else { return first };
    let mut said = vec![first];
    match (brings.city, mv) {
        (Some(CityEffect::Conquest), Move::Go { to, .. }) => {
            let owner = before.city(to).map_or("", |owner| names.short(owner)).to_owned();
            said.push(t_string!(i18n, cities.step.conquest, owner = owner));
        }
        (Some(CityEffect::Promotion), Move::Go { .. }) => {
            said.push(t_string!(i18n, cities.step.promotion).to_owned());
        }
        _ => {}
    }
    let owner = |square: Space| owner_after(before, mv, square);
    said.extend(captured_words(i18n, names, &brings, owner));
    said.join(" ")
}

/// Whose piece stands on a square once the moved one has arrived.
pub fn owner_after(before: &Position, mv: Move, square: Space) -> Option<Player> {
    match mv {
        Move::Go { to, .. } if to == square => Some(before.turn()),
        _ => before.piece(square).map(|piece| piece.owner),
    }
}

/// An event as it is spoken.
pub fn event_words(i18n: I18n, names: &Names, session: &Session, event: Event) -> String {
    let record = session.record();
    match event {
        Event::Selected(square) => {
            let plays = |choice: &Choice<Move>| matches!(choice, Choice::Play(_));
            let targets = squares().filter(|s| session.choices().on(*s).iter().any(plays)).count();
            t_string!(i18n, said.selected, name = name(square), count = targets as u64)
        }
        Event::Released => t_string!(i18n, said.released).to_owned(),
        Event::Asked(square) => t_string!(i18n, said.asked, name = name(square)),
        Event::Refused(square, why) => {
            t_string!(i18n, said.refused, name = name(square), why = why_words(i18n, why))
        }
        Event::Played { ply, mv, forced } => match record.position_after(ply) {
            Some(before) if forced => {
                t_string!(i18n, cities.notice, who = names.short(before.turn()).to_owned())
            }
            Some(before) => step_words(i18n, names, before, mv),
            None => String::new(),
        },
        Event::Undone => t_string!(i18n, said.undone).to_owned(),
        Event::Redone => t_string!(i18n, said.redone).to_owned(),
        Event::Ended(_) => result_words(i18n, names, record).unwrap_or_default().head,
    }
}

/// Who has won, and why.
pub fn result_words(i18n: I18n, names: &Names, record: &Record<Position>) -> Option<ResultTexts> {
    let won = || t_string!(i18n, result.won, who = names.all(i18n, record.winners()));
    let draw = || t_string!(i18n, result.draw).to_owned();
    let (head, reason) = match record.result()? {
        GameResult::ByRules(Outcome::Won(_)) => (
            won(),
            match record.position().reason() {
                Some(Reason::AllCities) => t_string!(i18n, cities.result.all_cities),
                Some(Reason::Pieces) => t_string!(i18n, cities.result.pieces),
                Some(Reason::MoreCities) => t_string!(i18n, cities.result.more_cities),
                None => "",
            }
            .to_owned(),
        ),
        GameResult::ByRules(Outcome::Nobody | Outcome::Draw) => {
            (draw(), t_string!(i18n, cities.result.even).to_owned())
        }
        GameResult::ByPlayers(Ending::Resigned(who)) => {
            (won(), t_string!(i18n, result.resigned, who = names.short(who).to_owned()))
        }
        GameResult::ByPlayers(Ending::Draw) => (draw(), t_string!(i18n, result.agreed).to_owned()),
    };
    Some(ResultTexts { head, reason })
}
