//! What a button of the chooser says: the thing, its consequence, its points.

use crate::web::I18n;
use crate::web::games::eko::words::spaces::building_word;
use crate::web::games::eko::{ActionKind, Choice};
use crate::web::i18n::*;
use crate::web::words::{Names, capital};
use tabletop::eko::{Action, Building, Losses, Move, Position, Space};

/// The words on one button.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChoiceWords {
    /// What it does.
    pub title: String,
    /// What follows from it.
    pub effect: String,
    /// Points it brings.
    pub gain: Option<u8>,
}

/// Puts a choice into words.
pub fn choice_words(i18n: I18n, names: &Names, position: &Position, choice: Choice) -> ChoiceWords {
    match choice {
        Choice::Select(_) => select_words(i18n, position),
        Choice::Play(Move::March(action)) => {
            let mut words = action_words(i18n, names, position, Move::March(action), action);
            words.title = t_string!(i18n, eko.choice.march, what = words.title);
            let price = t_string!(i18n, eko.choice.march_price);
            words.effect = format!("{price} {}", words.effect).trim().to_owned();
            words
        }
        Choice::Play(mv @ Move::Act(action)) => action_words(i18n, names, position, mv, action),
        Choice::Play(Move::Reinforce { on, ordinary, emperor }) => {
            place_words(i18n, position, on, ordinary, emperor)
        }
        Choice::Play(mv) => {
            let title = match mv {
                Move::Swap { .. } => t_string!(i18n, eko.choice.swap),
                Move::SandTemple { .. } => t_string!(i18n, eko.choice.sand),
                Move::MoonTemple { emperor: true, .. } => t_string!(i18n, eko.choice.moon_emperor),
                Move::MoonTemple { .. } => t_string!(i18n, eko.choice.moon),
                Move::Pass => t_string!(i18n, act.pass),
                _ => t_string!(i18n, eko.act.end),
            };
            let temple = matches!(mv, Move::SandTemple { .. } | Move::MoonTemple { .. });
            let effect = if temple { t_string!(i18n, eko.choice.price_temple) } else { "" };
            ChoiceWords { title: title.to_owned(), effect: effect.to_owned(), gain: None }
        }
    }
}

fn select_words(i18n: I18n, position: &Position) -> ChoiceWords {
    let march = matches!(position.phase(), tabletop::eko::Phase::Reinforce { .. });
    let (title, effect) = if march {
        (t_string!(i18n, eko.choice.select), t_string!(i18n, eko.choice.march_select))
    } else {
        (t_string!(i18n, eko.choice.select_plain), "")
    };
    ChoiceWords { title: title.to_owned(), effect: effect.to_owned(), gain: None }
}

fn place_words(
    i18n: I18n,
    position: &Position,
    on: Space,
    ordinary: u8,
    emperor: bool,
) -> ChoiceWords {
    let title = match (ordinary, emperor) {
        (0, _) => t_string!(i18n, eko.choice.add_emperor).to_owned(),
        (n, true) => t_string!(i18n, eko.choice.add_both, count = n),
        (n, false) => t_string!(i18n, eko.choice.add, count = n),
    };
    let discs = position.stack(on).map_or(0, |s| s.discs) + ordinary + u8::from(emperor);
    ChoiceWords { title, effect: t_string!(i18n, eko.choice.makes, discs = discs), gain: None }
}

fn action_words(
    i18n: I18n,
    names: &Names,
    position: &Position,
    mv: Move,
    action: Action,
) -> ChoiceWords {
    let emperor = position.stack(action.stack()).is_some_and(|s| s.emperor);
    let stack = position.stack(action.stack()).map_or(0, |s| s.discs);
    let met = position.stack(action.target());
    let (losses, site) = match action {
        Action::Move { losses, .. } => (losses, None),
        Action::Build { site, building, emperor, .. } => {
            (Losses::default(), Some((site, building, emperor)))
        }
    };
    if let Some((site, building, emperor)) = site {
        return build_words(i18n, names, position, site, building, emperor, stack);
    }
    let storm = || match (losses.emperor, emperor) {
        (true, _) => t_string!(i18n, eko.choice.loses_emperor, discs = losses.discs),
        (false, true) => t_string!(i18n, eko.choice.loses_no_emperor, discs = losses.discs),
        (false, false) => t_string!(i18n, eko.choice.loses, discs = losses.discs),
    };
    let taken = || {
        met.map(|met| {
            let owner = names.short(met.owner).to_owned();
            t_string!(i18n, eko.choice.takes, discs = met.discs, owner = owner)
        })
        .unwrap_or_default()
    };
    let (title, mut effect) = match ActionKind::of(position, mv) {
        Some(ActionKind::Regroup) => {
            let discs = stack - losses.discs + met.map_or(0, |met| met.discs);
            (t_string!(i18n, eko.choice.regroup), t_string!(i18n, eko.choice.makes, discs = discs))
        }
        Some(ActionKind::Attack) => (t_string!(i18n, eko.choice.attack), taken()),
        Some(ActionKind::Kamikaze) => {
            let own = t_string!(i18n, eko.choice.kamikaze_effect);
            (t_string!(i18n, eko.choice.kamikaze), format!("{} {own}", taken()))
        }
        _ => (t_string!(i18n, eko.choice.go), String::new()),
    };
    if losses.discs > 0 {
        effect = format!("{} {effect}", storm()).trim().to_owned();
    }
    ChoiceWords { title: title.to_owned(), effect, gain: None }
}

fn build_words(
    i18n: I18n,
    names: &Names,
    position: &Position,
    site: Space,
    building: Building,
    emperor: bool,
    stack: u8,
) -> ChoiceWords {
    let standing = position.building(site);
    let own = standing.filter(|site| site.owner == position.turn());
    let price = building.price(standing.is_some() && own.is_none());
    let kind = capital(building_word(i18n, building));
    let title = match (price - u8::from(emperor), emperor) {
        (0, _) => t_string!(i18n, eko.choice.build_emperor, kind = kind),
        (n, true) => t_string!(i18n, eko.choice.build_with_emperor, kind = kind, count = n),
        (n, false) => t_string!(i18n, eko.choice.build, kind = kind, count = n),
    };
    let mut effects = vec![match stack.saturating_sub(price) {
        0 => t_string!(i18n, eko.choice.left_none).to_owned(),
        discs => t_string!(i18n, eko.choice.left, discs = discs),
    }];
    if let Some(site) = standing {
        let kind = building_word(i18n, site.building);
        let owner = names.short(site.owner).to_owned();
        effects.push(match own {
            Some(_) => t_string!(i18n, eko.choice.replaces_own, kind = kind),
            None => t_string!(i18n, eko.choice.replaces, kind = kind, owner = owner),
        });
    }
    if emperor {
        effects.push(t_string!(i18n, eko.choice.emperor_spent).to_owned());
    }
    let replaced = own.map_or(0, |site| site.building.points());
    ChoiceWords { title, effect: effects.join(" "), gain: Some(building.points() - replaced) }
}
