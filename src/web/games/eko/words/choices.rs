//! The words on a button of the chooser: the action, its effects, its points.

use crate::web::games::eko::Choice;
use crate::web::games::eko::words::spaces::building_word;
use crate::web::i18n::*;
use crate::web::words::I18n;
use crate::web::words::{Names, capital};
use tabletop::eko::{Position, Stack};
use tabletop::games::eko::{Build, ChoiceModel, ChooserTitle, Effect, MoveEffects, StormLoss};

/// The words on one button.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ChoiceWords {
    /// The action.
    pub title: String,
    /// Its effects.
    pub effect: String,
    /// The points that it brings.
    pub gain: Option<u8>,
}

impl ChoiceWords {
    fn new(title: impl Into<String>, effect: impl Into<String>) -> Self {
        Self { title: title.into(), effect: effect.into(), gain: None }
    }
}

/// The heading of a chooser: the action, and the space that it is about.
pub fn chooser_title(i18n: I18n, title: ChooserTitle, space: String) -> String {
    let build = |kind| building_word(i18n, kind);
    match title {
        ChooserTitle::Go => t_string!(i18n, eko.chooser.go, space = space),
        ChooserTitle::Regroup => t_string!(i18n, eko.chooser.regroup, space = space),
        ChooserTitle::Attack => t_string!(i18n, eko.chooser.attack, space = space),
        ChooserTitle::Build(kind) => {
            t_string!(i18n, eko.chooser.build, kind = build(kind), space = space)
        }
        ChooserTitle::Raise(kind) => {
            t_string!(i18n, eko.chooser.raise, kind = build(kind), space = space)
        }
        ChooserTitle::BuildAny => t_string!(i18n, eko.chooser.build_any, space = space),
        ChooserTitle::Reinforce => t_string!(i18n, eko.chooser.reinforce, space = space),
        ChooserTitle::ReinforceOrMarch => t_string!(i18n, eko.chooser.or_march, space = space),
        ChooserTitle::Moon => t_string!(i18n, eko.chooser.moon, space = space),
        ChooserTitle::Any => t_string!(i18n, eko.chooser.any, space = space),
    }
}

/// Puts a choice into words.
pub fn choice_words(i18n: I18n, names: &Names, position: &Position, choice: Choice) -> ChoiceWords {
    match ChoiceModel::new(position, choice) {
        ChoiceModel::Select { march: true } => ChoiceWords::new(
            t_string!(i18n, eko.choice.select),
            t_string!(i18n, eko.choice.march_select),
        ),
        ChoiceModel::Select { march: false } => {
            ChoiceWords::new(t_string!(i18n, eko.choice.select_plain), "")
        }
        ChoiceModel::Play(effects) => move_words(i18n, names, effects),
    }
}

fn move_words(i18n: I18n, names: &Names, effects: MoveEffects) -> ChoiceWords {
    let mut words = effect_words(i18n, names, effects.effect);
    if let Some(storm) = effects.storm {
        words.title = match storm.emperor {
            Some(true) => t_string!(i18n, eko.choice.emperor_lost, what = words.title),
            Some(false) => t_string!(i18n, eko.choice.emperor_kept, what = words.title),
            None => words.title,
        };
        let storm = storm_words(i18n, storm);
        words.effect = format!("{storm} {}", words.effect).trim().to_owned();
    }
    if effects.march {
        words.title = t_string!(i18n, eko.choice.march, what = words.title);
        let price = t_string!(i18n, eko.choice.march_price);
        words.effect = format!("{price} {}", words.effect).trim().to_owned();
    }
    words
}

fn storm_words(i18n: I18n, StormLoss { discs, emperor }: StormLoss) -> String {
    match emperor {
        Some(true) => t_string!(i18n, eko.choice.loses_emperor, discs = discs),
        Some(false) => t_string!(i18n, eko.choice.loses_no_emperor, discs = discs),
        None => t_string!(i18n, eko.choice.loses, discs = discs),
    }
}

fn effect_words(i18n: I18n, names: &Names, effect: Effect) -> ChoiceWords {
    let captured = |met: Stack| {
        let owner = names.short(met.owner).to_owned();
        t_string!(i18n, eko.choice.takes, discs = met.discs, owner = owner)
    };
    let temple = |title| ChoiceWords::new(title, t_string!(i18n, eko.choice.price_temple));
    match effect {
        Effect::Go => ChoiceWords::new(t_string!(i18n, eko.choice.go), ""),
        Effect::Regroup { stack } => {
            let makes = t_string!(i18n, eko.choice.makes, discs = stack.discs);
            ChoiceWords::new(t_string!(i18n, eko.choice.regroup), makes)
        }
        Effect::Attack { met } => {
            ChoiceWords::new(t_string!(i18n, eko.choice.attack), captured(met))
        }
        Effect::Kamikaze { met } => {
            let own = t_string!(i18n, eko.choice.kamikaze_effect);
            let effect = format!("{} {own}", captured(met));
            ChoiceWords::new(t_string!(i18n, eko.choice.kamikaze), effect)
        }
        Effect::Build(build) => build_words(i18n, names, build),
        Effect::Reinforce { ordinary, emperor, discs } => {
            let title = match (ordinary, emperor) {
                (0, _) => t_string!(i18n, eko.choice.add_emperor).to_owned(),
                (n, true) => t_string!(i18n, eko.choice.add_both, count = n),
                (n, false) => t_string!(i18n, eko.choice.add, count = n),
            };
            ChoiceWords::new(title, t_string!(i18n, eko.choice.makes, discs = discs))
        }
        Effect::Swap => ChoiceWords::new(t_string!(i18n, eko.choice.swap), ""),
        Effect::Sand => temple(t_string!(i18n, eko.choice.sand)),
        Effect::Moon { emperor: true } => temple(t_string!(i18n, eko.choice.moon_emperor)),
        Effect::Moon { emperor: false } => temple(t_string!(i18n, eko.choice.moon)),
        Effect::Leave | Effect::Pass => ChoiceWords::new(t_string!(i18n, act.pass), ""),
        Effect::End { .. } => ChoiceWords::new(t_string!(i18n, eko.act.end), ""),
    }
}

fn build_words(i18n: I18n, names: &Names, build: Build) -> ChoiceWords {
    let kind = capital(building_word(i18n, build.building));
    let title = match (build.ordinary, build.emperor) {
        (0, _) => t_string!(i18n, eko.choice.build_emperor, kind = kind),
        (n, true) => t_string!(i18n, eko.choice.build_with_emperor, kind = kind, count = n),
        (n, false) => t_string!(i18n, eko.choice.build, kind = kind, count = n),
    };
    let left = match build.left {
        0 => t_string!(i18n, eko.choice.left_none).to_owned(),
        discs => t_string!(i18n, eko.choice.left, discs = discs),
    };
    let replaced = build.replaced.map(|replaced| {
        let kind = building_word(i18n, replaced.building);
        if replaced.own {
            t_string!(i18n, eko.choice.replaces_own, kind = kind)
        } else {
            let owner = names.short(replaced.owner).to_owned();
            t_string!(i18n, eko.choice.replaces, kind = kind, owner = owner)
        }
    });
    let spent = build.emperor.then(|| t_string!(i18n, eko.choice.emperor_spent).to_owned());
    let effects: Vec<String> = [Some(left), replaced, spent].into_iter().flatten().collect();
    ChoiceWords { title, effect: effects.join(" "), gain: Some(build.gain) }
}
