//! What happened, one sentence a step: for the move list and the live region.

use crate::web::games::cities::words::{captured_words, result_words, why_words};
use crate::web::games::cities::{Event, Session};
use crate::web::i18n::*;
use crate::web::words::I18n;
use crate::web::words::Names;
use tabletop::cities::{Move, PieceKind, Position, name};
use tabletop::games::cities::{Badge, CityChange, MoveEffects};
use tabletop::table::targets;

/// A move in words, from the position before it: the move, the city, the captures in their
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
    let Some(effects) = MoveEffects::new(before, mv) else { return first };
    let mut words = vec![first];
    match effects.city {
        Some(CityChange::Conquest(owner)) => {
            let owner = names.short(owner).to_owned();
            words.push(t_string!(i18n, cities.step.conquest, owner = owner));
        }
        Some(CityChange::Promotion) => {
            words.push(t_string!(i18n, cities.step.promotion).to_owned());
        }
        Some(CityChange::PromotionHere) | None => {}
    }
    words.extend(captured_words(i18n, names, &effects));
    words.join(" ")
}

/// A move in a phrase, from the position before it: for the move list.
pub fn ply_phrase(i18n: I18n, before: &Position, mv: Move) -> String {
    let first = match mv {
        Move::Pass => return t_string!(i18n, cities.ply.pass).to_owned(),
        Move::Promote { on } => t_string!(i18n, cities.ply.promote, on = name(on)),
        Move::Go { from, to } => {
            let hero = before.piece(from).is_some_and(|piece| piece.kind == PieceKind::Hero);
            let (from, to) = (name(from), name(to));
            match hero {
                true => t_string!(i18n, cities.ply.hero, from = from, to = to),
                false => t_string!(i18n, cities.ply.attacker, from = from, to = to),
            }
        }
    };
    let Some(effects) = MoveEffects::new(before, mv) else { return first };
    let mut words = vec![first];
    words.extend(effects.badges().into_iter().filter_map(|badge| match badge {
        Badge::Promote if matches!(mv, Move::Promote { .. }) => None,
        Badge::Promote => Some(t_string!(i18n, cities.ply.promotion).to_owned()),
        Badge::Conquer => Some(t_string!(i18n, cities.ply.conquest).to_owned()),
        Badge::Captured(count) => Some(t_string!(i18n, cities.ply.captures, count = count)),
        Badge::Lost(count) => Some(t_string!(i18n, cities.ply.loses, count = count)),
    }));
    words.join(", ")
}

/// A move that played itself, for the quiet notice.
pub fn notice_words(i18n: I18n, names: &Names, before: &Position) -> String {
    t_string!(i18n, cities.notice, who = names.short(before.turn()).to_owned())
}

/// An event as it is spoken.
pub fn event_words(i18n: I18n, names: &Names, session: &Session, event: Event) -> String {
    let record = session.record();
    match event {
        Event::Selected(square) => {
            let targets = targets(session) as u64;
            t_string!(i18n, said.selected, name = name(square), count = targets)
        }
        // Cities has no extra actions.
        Event::Extra => String::new(),
        Event::Released => t_string!(i18n, said.released).to_owned(),
        Event::Asked(square) => t_string!(i18n, said.asked, name = name(square)),
        Event::Refused(square, why) => {
            t_string!(i18n, said.refused, name = name(square), why = why_words(i18n, why))
        }
        Event::Played { ply, mv, forced } => match record.position_after(ply) {
            Some(before) if forced => notice_words(i18n, names, before),
            Some(before) => step_words(i18n, names, before, mv),
            None => String::new(),
        },
        Event::Undone => t_string!(i18n, said.undone).to_owned(),
        Event::Redone => t_string!(i18n, said.redone).to_owned(),
        Event::Seated(..) | Event::Paced(_) | Event::Reviewed(_) => String::new(),
        Event::Ended(_) => result_words(i18n, names, record).unwrap_or_default().head,
    }
}
