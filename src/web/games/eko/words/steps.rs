//! What happened, one sentence a step: for the move list and the live region.

use crate::web::I18n;
use crate::web::games::eko::words::spaces::building_word;
use crate::web::games::eko::words::{result_words, why_words};
use crate::web::games::eko::{ActionKind, Choice, Event, Session};
use crate::web::i18n::*;
use crate::web::words::Names;
use tabletop::eko::{Action, Move, Phase, Position};

/// A move in words, told by the position before it.
pub fn step_words(i18n: I18n, names: &Names, before: &Position, mv: Move) -> String {
    let who = names.short(before.turn()).to_owned();
    let name = |space| before.board().name(space);
    match mv {
        Move::Swap { with } => t_string!(i18n, eko.step.swap, who = who, to = name(with)),
        Move::Pass if matches!(before.phase(), Phase::Swap { .. }) => {
            t_string!(i18n, eko.step.swap_pass, who = who)
        }
        Move::Pass => t_string!(i18n, eko.step.pass, who = who),
        Move::End => t_string!(i18n, eko.step.end, who = who),
        Move::Act(action) => action_words(i18n, names, before, mv, action),
        Move::March(action) => {
            let step = action_words(i18n, names, before, mv, action);
            t_string!(i18n, eko.step.march, step = step)
        }
        Move::Reinforce { on, ordinary, emperor } => match (ordinary, emperor) {
            (0, _) => t_string!(i18n, eko.step.add_emperor, who = who, to = name(on)),
            (n, true) => t_string!(i18n, eko.step.add_both, who = who, to = name(on), count = n),
            (n, false) => t_string!(i18n, eko.step.add, who = who, to = name(on), count = n),
        },
        Move::SandTemple { on } => t_string!(i18n, eko.step.sand, who = who, to = name(on)),
        Move::MoonTemple { on, .. } => t_string!(i18n, eko.step.moon, who = who, to = name(on)),
    }
}

fn action_words(i18n: I18n, names: &Names, before: &Position, mv: Move, action: Action) -> String {
    let step = plain_action_words(i18n, names, before, mv, action);
    match action {
        Action::Move { losses, .. } if losses.discs > 0 => {
            t_string!(i18n, eko.step.storm, step = step, discs = losses.discs)
        }
        _ => step,
    }
}

fn plain_action_words(
    i18n: I18n,
    names: &Names,
    before: &Position,
    mv: Move,
    action: Action,
) -> String {
    let who = names.short(before.turn()).to_owned();
    let name = |space| before.board().name(space);
    let (from, to) = (name(action.stack()), name(action.target()));
    let met = before.stack(action.target());
    let loser = met.map(|met| names.short(met.owner).to_owned()).unwrap_or_default();
    let emperor = met.is_some_and(|met| met.emperor);
    if let Action::Build { building, .. } = action {
        let kind = building_word(i18n, building);
        return t_string!(i18n, eko.step.build, who = who, kind = kind, from = from, to = to);
    }
    match ActionKind::of(before, mv) {
        Some(ActionKind::Regroup) => {
            let own = before.stack(action.stack()).map_or(0, |stack| stack.discs);
            let lost = match action {
                Action::Move { losses, .. } => losses.discs,
                Action::Build { .. } => 0,
            };
            let together = own - lost + met.map_or(0, |met| met.discs);
            t_string!(i18n, eko.step.regroup, who = who, from = from, to = to, together = together)
        }
        Some(ActionKind::Attack) if emperor => {
            t_string!(i18n, eko.step.attack_emperor, who = who, from = from, to = to, loser = loser)
        }
        Some(ActionKind::Attack) => {
            t_string!(i18n, eko.step.attack, who = who, from = from, to = to, loser = loser)
        }
        Some(ActionKind::Kamikaze) if emperor => {
            t_string!(
                i18n,
                eko.step.kamikaze_emperor,
                who = who,
                from = from,
                to = to,
                loser = loser
            )
        }
        Some(ActionKind::Kamikaze) => {
            t_string!(i18n, eko.step.kamikaze, who = who, from = from, to = to, loser = loser)
        }
        _ => t_string!(i18n, eko.step.go, who = who, from = from, to = to),
    }
}

/// A move that played itself, for the quiet notice.
pub fn notice_words(i18n: I18n, names: &Names, before: &Position, mv: Move) -> String {
    let who = names.short(before.turn()).to_owned();
    match (mv, before.phase()) {
        (Move::Pass, Phase::Swap { .. }) => t_string!(i18n, eko.notice.pass_swap, who = who),
        (Move::Pass, _) => t_string!(i18n, eko.notice.pass, who = who),
        (_, Phase::Reinforce { marched: true }) => {
            t_string!(i18n, eko.notice.end_marched, who = who)
        }
        _ => t_string!(i18n, eko.notice.end, who = who),
    }
}

/// An event as it is spoken.
pub fn event_words(i18n: I18n, names: &Names, session: &Session, event: Event) -> String {
    let record = session.record();
    let name = |space| record.position().board().name(space);
    match event {
        Event::Selected(space) => {
            let of_stack = |choice: &Choice| match choice {
                Choice::Play(mv) => mv.action().is_some(),
                Choice::Select(_) => false,
            };
            let spaces = record.position().board().spaces();
            let targets = spaces.filter(|s| session.choices().on(*s).iter().any(of_stack)).count();
            t_string!(i18n, said.selected, name = name(space), count = targets as u64)
        }
        Event::Released => t_string!(i18n, said.released).to_owned(),
        Event::Asked(space) => t_string!(i18n, said.asked, name = name(space)),
        Event::Refused(space, why) => {
            t_string!(i18n, said.refused, name = name(space), why = why_words(i18n, why))
        }
        Event::Played { ply, mv, forced } => match record.position_after(ply) {
            Some(before) if forced => notice_words(i18n, names, before, mv),
            Some(before) => step_words(i18n, names, before, mv),
            None => String::new(),
        },
        Event::Undone => t_string!(i18n, said.undone).to_owned(),
        Event::Redone => t_string!(i18n, said.redone).to_owned(),
        Event::Ended(_) => result_words(i18n, names, record).unwrap_or_default(),
    }
}
