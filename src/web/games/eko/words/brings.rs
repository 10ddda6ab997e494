//! What a choice on a target brings, in one sentence.

use crate::web::games::eko::words::spaces::building_word;
use crate::web::i18n::*;
use crate::web::words::{I18n, Names, capital};
use tabletop::eko::{Player, Reserve, STACK_LIMIT, Stack};
use tabletop::games::eko::{Brings, Effect};

/// The sentence: the action, then its price and its gain.
pub fn brings_words(i18n: I18n, names: &Names, player: Player, brings: &Brings) -> String {
    let facts = facts(i18n, names, player, brings);
    let head = head(i18n, names, brings);
    let is_build = matches!(brings.effects.effect, Effect::Build(_));
    let words = match (facts.is_empty(), is_build) {
        (true, _) => head,
        (false, true) => format!("{head}: {}", facts.join(", ")),
        (false, false) => format!("{head}; {}", facts.join("; ")),
    };
    words + "."
}

/// The action with the stack that it makes or takes.
fn head(i18n: I18n, names: &Names, brings: &Brings) -> String {
    let owner = |met: Stack| names.short(met.owner).to_owned();
    match brings.effects.effect {
        Effect::Regroup { stack } => t_string!(i18n, eko.brings.regroup, discs = stack.discs),
        Effect::Attack { met } => {
            t_string!(i18n, eko.brings.takes, count = met.discs, owner = owner(met))
        }
        Effect::Kamikaze { met } => {
            t_string!(i18n, eko.brings.kamikaze, count = met.discs, owner = owner(met))
        }
        Effect::Build(build) => capital(building_word(i18n, build.building)),
        Effect::Reinforce { discs, .. } if brings.several => {
            t_string!(i18n, eko.brings.reinforce_up_to, discs = discs)
        }
        Effect::Reinforce { discs, .. } => t_string!(i18n, eko.brings.reinforce, discs = discs),
        Effect::Swap => t_string!(i18n, eko.brings.swap).to_owned(),
        Effect::Sand => t_string!(i18n, eko.brings.sand).to_owned(),
        Effect::Moon { emperor: true } => t_string!(i18n, eko.brings.moon_emperor).to_owned(),
        Effect::Moon { emperor: false } => t_string!(i18n, eko.brings.moon).to_owned(),
        Effect::Go | Effect::Leave | Effect::Pass | Effect::End { .. } => {
            t_string!(i18n, eko.brings.go).to_owned()
        }
    }
}

fn facts(i18n: I18n, names: &Names, player: Player, brings: &Brings) -> Vec<String> {
    let effects = brings.effects;
    let points = (brings.points != 0).then(|| {
        let (sign, count) =
            (if brings.points > 0 { "+" } else { "−" }, brings.points.unsigned_abs());
        t_string!(i18n, eko.brings.points, sign = sign, count = count)
    });
    let captive = match effects.effect {
        Effect::Attack { met } | Effect::Kamikaze { met } if met.emperor => {
            Some(t_string!(i18n, eko.brings.captive, owner = names.short(met.owner).to_owned()))
        }
        _ => None,
    };
    let replaced = match effects.effect {
        Effect::Build(build) => build.replaced.filter(|replaced| !replaced.own),
        _ => None,
    };
    let replaced = replaced.map(|replaced| {
        let kind = building_word(i18n, replaced.building);
        let owner = names.short(replaced.owner).to_owned();
        t_string!(i18n, eko.brings.replaces, kind = kind, owner = owner)
    });
    let storm = effects.storm.map(|storm| match storm.emperor {
        Some(true) => t_string!(i18n, eko.brings.storm_emperor, discs = storm.discs),
        _ => t_string!(i18n, eko.brings.storm, discs = storm.discs),
    });
    let price = effects.destroys();
    let price = (price > 0).then(|| t_string!(i18n, eko.brings.price, discs = price));
    let full = match effects.effect {
        Effect::Regroup { stack } => stack.discs == STACK_LIMIT,
        Effect::Reinforce { discs, .. } => discs == STACK_LIMIT,
        _ => false,
    };
    let full = full.then(|| t_string!(i18n, eko.brings.full).to_owned());
    let last = brings.last_disc.then(|| t_string!(i18n, eko.brings.last_disc).to_owned());
    let end = brings.winners.map(|winners| {
        if winners.contains(player) {
            t_string!(i18n, eko.brings.wins).to_owned()
        } else {
            t_string!(i18n, eko.brings.ends).to_owned()
        }
    });
    let back = back_words(i18n, brings.back_beside_storms());
    [points, captive, replaced, storm, back, full, price, last, end].into_iter().flatten().collect()
}

/// What comes back to the reserve.
fn back_words(i18n: I18n, back: Reserve) -> Option<String> {
    match (back.ordinary, back.emperor) {
        (0, false) => None,
        (0, true) => Some(t_string!(i18n, eko.brings.back_emperor).to_owned()),
        (count, true) => Some(t_string!(i18n, eko.brings.back_both, count = count)),
        (count, false) => Some(t_string!(i18n, eko.brings.back, count = count)),
    }
}
