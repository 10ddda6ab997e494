//! What happened, one sentence a step: for the move list and the live region.

use crate::web::games::eko::words::spaces::building_word;
use crate::web::games::eko::words::{prompt, refusal_words, result_words};
use crate::web::games::eko::{Event, Session};
use crate::web::i18n::*;
use crate::web::words::I18n;
use crate::web::words::Names;
use tabletop::eko::{Move, Position};
use tabletop::games::eko::{Effect, MoveEffects, Replaced};
use tabletop::table::targets;

/// A move in words, from the position before it.
pub fn step_words(i18n: I18n, names: &Names, before: &Position, mv: Move) -> String {
    let MoveEffects { march, storm, effect } = MoveEffects::new(before, mv);
    let mut step = effect_words(i18n, names, before, mv, effect);
    if let Some(storm) = storm {
        step = t_string!(i18n, eko.step.storm, step = step, discs = storm.discs);
    }
    if march { t_string!(i18n, eko.step.march, step = step) } else { step }
}

fn effect_words(i18n: I18n, names: &Names, before: &Position, mv: Move, effect: Effect) -> String {
    let who = names.short(before.turn()).to_owned();
    let name = |space| before.board().name(space);
    let from = mv.action().map(|action| name(action.stack())).unwrap_or_default();
    let to = mv.target().map(name).unwrap_or_default();
    match effect {
        Effect::Go => t_string!(i18n, eko.step.go, who = who, from = from, to = to),
        Effect::Regroup { stack } => {
            let together = stack.discs;
            t_string!(i18n, eko.step.regroup, who = who, from = from, to = to, together = together)
        }
        Effect::Attack { met } | Effect::Kamikaze { met } => {
            let loser = names.short(met.owner).to_owned();
            let kamikaze = matches!(effect, Effect::Kamikaze { .. });
            fight_words(i18n, kamikaze, met.emperor, [who, from, to, loser])
        }
        Effect::Build(build) => {
            let kind = building_word(i18n, build.building);
            t_string!(i18n, eko.step.build, who = who, kind = kind, from = from, to = to)
        }
        Effect::Reinforce { ordinary, emperor, .. } => match (ordinary, emperor) {
            (0, _) => t_string!(i18n, eko.step.add_emperor, who = who, to = to),
            (n, true) => t_string!(i18n, eko.step.add_both, who = who, to = to, count = n),
            (n, false) => t_string!(i18n, eko.step.add, who = who, to = to, count = n),
        },
        Effect::Swap => t_string!(i18n, eko.step.swap, who = who, to = to),
        Effect::Sand => t_string!(i18n, eko.step.sand, who = who, to = to),
        Effect::Moon { .. } => t_string!(i18n, eko.step.moon, who = who, to = to),
        Effect::Leave => t_string!(i18n, eko.step.swap_pass, who = who),
        Effect::Pass => t_string!(i18n, eko.step.pass, who = who),
        Effect::End { .. } => t_string!(i18n, eko.step.end, who = who),
    }
}

/// A move in a phrase, from the position before it: for the move list.
pub fn ply_phrase(i18n: I18n, before: &Position, mv: Move) -> String {
    let MoveEffects { march, storm, effect } = MoveEffects::new(before, mv);
    let mut ply = effect_phrase(i18n, before, mv, effect);
    if let Some(storm) = storm {
        ply = t_string!(i18n, eko.ply.storm, ply = ply, discs = storm.discs);
    }
    if march { t_string!(i18n, eko.ply.march, ply = ply) } else { ply }
}

fn effect_phrase(i18n: I18n, before: &Position, mv: Move, effect: Effect) -> String {
    let name = |space| before.board().name(space);
    let action = mv.action();
    let from = action.map(|action| name(action.stack())).unwrap_or_default();
    let stack = action.and_then(|action| before.stack(action.stack()));
    let to = mv.target().map(name).unwrap_or_default();
    match effect {
        Effect::Go => match stack.map_or((0, false), |stack| (stack.discs, stack.emperor)) {
            (1, true) => t_string!(i18n, eko.ply.go_emperor, from = from, to = to),
            (discs, _) => t_string!(i18n, eko.ply.go, from = from, to = to, count = discs),
        },
        Effect::Regroup { stack } => {
            let together = stack.discs;
            t_string!(i18n, eko.ply.regroup, from = from, to = to, together = together)
        }
        Effect::Attack { met } | Effect::Kamikaze { met } => {
            let ply = match effect {
                Effect::Kamikaze { .. } => t_string!(i18n, eko.ply.kamikaze, from = from, to = to),
                _ => t_string!(i18n, eko.ply.attack, from = from, to = to),
            };
            if met.emperor { t_string!(i18n, eko.ply.captive, ply = ply) } else { ply }
        }
        Effect::Build(build) => {
            let kind = building_word(i18n, build.building);
            match build.gain {
                0 => t_string!(i18n, eko.ply.build, kind = kind, to = to),
                points => t_string!(i18n, eko.ply.gain, kind = kind, to = to, count = points),
            }
        }
        Effect::Reinforce { ordinary, emperor, .. } => match (ordinary, emperor) {
            (0, _) => t_string!(i18n, eko.ply.add_emperor, to = to),
            (n, true) => t_string!(i18n, eko.ply.add_both, to = to, count = n),
            (n, false) => t_string!(i18n, eko.ply.add, to = to, count = n),
        },
        Effect::Swap => t_string!(i18n, eko.ply.swap, to = to),
        Effect::Sand => t_string!(i18n, eko.ply.sand, to = to),
        Effect::Moon { emperor: true } => t_string!(i18n, eko.ply.moon_emperor, to = to),
        Effect::Moon { emperor: false } => t_string!(i18n, eko.ply.moon, to = to),
        Effect::Leave => t_string!(i18n, eko.ply.leave).to_owned(),
        Effect::Pass => t_string!(i18n, eko.ply.pass).to_owned(),
        Effect::End { .. } => t_string!(i18n, eko.ply.end).to_owned(),
    }
}

/// An attack or a kamikaze, on a stack with or without the emperor.
fn fight_words(i18n: I18n, kamikaze: bool, emperor: bool, names: [String; 4]) -> String {
    let [who, from, to, loser] = names;
    match (kamikaze, emperor) {
        (false, true) => {
            t_string!(i18n, eko.step.attack_emperor, who = who, from = from, to = to, loser = loser)
        }
        (false, false) => {
            t_string!(i18n, eko.step.attack, who = who, from = from, to = to, loser = loser)
        }
        (true, true) => {
            t_string!(
                i18n,
                eko.step.kamikaze_emperor,
                who = who,
                from = from,
                to = to,
                loser = loser
            )
        }
        (true, false) => {
            t_string!(i18n, eko.step.kamikaze, who = who, from = from, to = to, loser = loser)
        }
    }
}

/// A move that played itself, for the quiet notice.
pub fn notice_words(i18n: I18n, names: &Names, before: &Position, mv: Move) -> String {
    let who = names.short(before.turn()).to_owned();
    match MoveEffects::new(before, mv).effect {
        Effect::Leave => t_string!(i18n, eko.notice.pass_swap, who = who),
        Effect::Pass => t_string!(i18n, eko.notice.pass, who = who),
        Effect::End { marched: true } => t_string!(i18n, eko.notice.end_marched, who = who),
        _ => t_string!(i18n, eko.notice.end, who = who),
    }
}

/// What a move takes from another player, for the notice: an emperor or a building, whose, and what that
/// does to the points.
pub fn news_words(i18n: I18n, names: &Names, before: &Position, mv: Move) -> Option<String> {
    let taken = match MoveEffects::new(before, mv).effect {
        Effect::Attack { met } | Effect::Kamikaze { met } => Some(met).filter(|met| met.emperor),
        Effect::Build(build) => {
            let replaced = build.replaced.filter(|replaced| !replaced.own)?;
            return replaced_words(i18n, names, before, mv, replaced);
        }
        _ => None,
    }?;
    let (player, after) = (before.turn(), before.play(mv).ok()?);
    let who = names.short(player).to_owned();
    let loser = names.short(taken.owner).to_owned();
    let held = after.captives().holder_of(taken.owner).is_some();
    let points = after.points(player);
    Some(match (held, points.saturating_sub(before.points(player))) {
        (true, gain) => {
            let gain = t_string!(i18n, eko.brings.points, sign = "+", count = gain);
            t_string!(
                i18n,
                eko.notice.captive,
                who = who,
                loser = loser,
                gain = gain,
                points = points
            )
        }
        (false, _) => t_string!(i18n, eko.notice.exchanged, who = who, loser = loser),
    })
}

/// A building that another player's takes the place of.
fn replaced_words(
    i18n: I18n,
    names: &Names,
    before: &Position,
    mv: Move,
    replaced: Replaced,
) -> Option<String> {
    let points = before.play(mv).ok()?.points(replaced.owner);
    let who = names.short(before.turn()).to_owned();
    let loser = names.short(replaced.owner).to_owned();
    let kind = building_word(i18n, replaced.building);
    Some(t_string!(
        i18n,
        eko.notice.replaced,
        who = who,
        kind = kind,
        loser = loser,
        points = points
    ))
}

/// An event as it is spoken.
pub fn event_words(i18n: I18n, names: &Names, session: &Session, event: Event) -> String {
    let record = session.record();
    let name = |space| record.position().board().name(space);
    match event {
        Event::Selected(space) => {
            let targets = targets(session) as u64;
            t_string!(i18n, said.selected, name = name(space), count = targets)
        }
        Event::Extra => prompt(i18n, names, session).words,
        Event::Released => t_string!(i18n, said.released).to_owned(),
        Event::Asked(space) => t_string!(i18n, said.asked, name = name(space)),
        Event::Refused(space, why) => {
            t_string!(
                i18n,
                said.refused,
                name = name(space),
                why = refusal_words(i18n, session, space, why)
            )
        }
        Event::Played { ply, mv, forced } => match record.position_after(ply) {
            Some(before) if forced => notice_words(i18n, names, before, mv),
            Some(before) => step_words(i18n, names, before, mv),
            None => String::new(),
        },
        Event::Undone => t_string!(i18n, said.undone).to_owned(),
        Event::Redone => t_string!(i18n, said.redone).to_owned(),
        Event::Seated(..) | Event::Paced(_) | Event::Reviewed(_) => String::new(),
        Event::Ended(_) => result_words(i18n, names, record).unwrap_or_default(),
    }
}
