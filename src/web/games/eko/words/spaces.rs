//! A space in words: its accessible name, and its answer when it is inspected.

use crate::web::games::eko::Session;
use crate::web::games::eko::words::{brings_words, refusal_words};
use crate::web::games::eko::{ActionKind, BoardModel, SpaceModel};
use crate::web::i18n::*;
use crate::web::table::InspectionTexts;
use crate::web::words::I18n;
use crate::web::words::{Names, join_and, role_words};
use tabletop::eko::{Building, Player, Space, Stack, Terrain};
use tabletop::games::eko::{About, Built, Feature, Inspection, first_reason, paragraph_of_reason};

/// The name of a terrain.
pub fn ground_word(i18n: I18n, terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Movement => t_string!(i18n, eko.terrain.movement),
        Terrain::Reg => t_string!(i18n, eko.terrain.reg),
        Terrain::Canyon => t_string!(i18n, eko.terrain.canyon),
        Terrain::Mountain => t_string!(i18n, eko.terrain.mountain),
        Terrain::Capital => t_string!(i18n, eko.terrain.capital),
        Terrain::Abyss => t_string!(i18n, eko.terrain.abyss),
        Terrain::Storm(_) => t_string!(i18n, eko.terrain.storm),
        Terrain::WindTemple => t_string!(i18n, eko.terrain.wind),
        Terrain::MoonTemple => t_string!(i18n, eko.terrain.moon),
        Terrain::SandTemple => t_string!(i18n, eko.terrain.sand),
        Terrain::Portal(_) => t_string!(i18n, eko.terrain.portal),
    }
}

/// The name of a kind of building.
pub fn building_word(i18n: I18n, building: Building) -> &'static str {
    match building {
        Building::Camp => t_string!(i18n, eko.building.camp),
        Building::Tower => t_string!(i18n, eko.building.tower),
        Building::Castle => t_string!(i18n, eko.building.castle),
    }
}

/// The contents of a space: its name, terrain, stack from top to bottom, building.
fn place_words(i18n: I18n, names: &Names, view: &SpaceModel) -> Vec<String> {
    let mut parts = vec![view.name.clone(), ground_word(i18n, view.terrain).to_owned()];
    parts.extend(view.stack.map(|stack| stack_words(i18n, names, stack)));
    if let Some(site) = view.building {
        let kind = building_word(i18n, site.building);
        let owner = names.full(i18n, site.owner);
        parts.push(t_string!(i18n, eko.space.building, kind = kind, owner = owner));
    }
    parts
}

/// What is on an inspected space, and why nothing can be done there or what would come of it.
pub fn inspection(
    i18n: I18n,
    names: &Names,
    session: &Session,
    board: &BoardModel,
    space: Space,
) -> InspectionTexts {
    let model = &board.spaces[space.index()];
    let words = place_words(i18n, names, model).join(", ");
    let inspection = Inspection::new(session, model);
    let also = inspection.also(session, model).map(|about| about_words(i18n, &about));
    let player = session.record().position().turn();
    let rule = match inspection {
        Inspection::Refused(why) => Some(paragraph_of_reason(first_reason(session, space, why))),
        _ => None,
    };
    let answer = match inspection {
        Inspection::Refused(why) => Some(refusal_words(i18n, session, space, why)),
        other => inspection_words(i18n, names, player, other),
    };
    let both: Vec<String> = answer.into_iter().chain(also).collect();
    let answer = (!both.is_empty()).then(|| both.join(" "));
    InspectionTexts { space: words, rule, words: answer }
}

/// The answer of an inspected space.
fn inspection_words(
    i18n: I18n,
    names: &Names,
    player: Player,
    inspection: Inspection,
) -> Option<String> {
    let words = match inspection {
        Inspection::Brings(all) => {
            let words = all.iter().map(|brings| brings_words(i18n, names, player, brings));
            words.collect::<Vec<_>>().join(" ")
        }
        Inspection::About(about) => about_words(i18n, &about),
        Inspection::PutDown => t_string!(i18n, eko.space.put_down).to_owned(),
        Inspection::Full => t_string!(i18n, eko.space.full).to_owned(),
        Inspection::Refused(_) | Inspection::Nothing => return None,
    };
    Some(words)
}

/// The use of a space, as a sentence.
fn about_words(i18n: I18n, about: &About) -> String {
    let words = match about {
        About::Portal(portal) if portal.others.is_empty() => {
            t_string!(i18n, eko.about.portal_alone)
        }
        About::Portal(portal) => {
            let (front, others) = (portal.front.clone(), join_and(i18n, &portal.others));
            return t_string!(i18n, eko.about.portal, front = front, others = others);
        }
        About::Capital => t_string!(i18n, eko.about.capital),
        About::Ground(Building::Camp) => t_string!(i18n, eko.about.camp),
        About::Ground(Building::Tower) => t_string!(i18n, eko.about.tower),
        About::Ground(Building::Castle) => t_string!(i18n, eko.about.castle),
        About::Feature(feature) => feature_words(i18n, *feature),
        About::Built(built) => return built_words(i18n, *built),
        About::Abyss => t_string!(i18n, eko.about.abyss),
        About::Movement => t_string!(i18n, eko.about.movement),
    };
    words.to_owned()
}

/// What can be built in place of a building.
fn built_words(i18n: I18n, built: Built) -> String {
    let raised = match built.raised {
        Some((kind, discs)) => {
            t_string!(i18n, eko.about.raise, kind = a_building(i18n, kind), discs = discs)
        }
        None => t_string!(i18n, eko.about.highest).to_owned(),
    };
    let (kind, discs) = (a_building(i18n, built.same.0), built.same.1);
    let replaced = match built.higher {
        None => t_string!(i18n, eko.about.replace, kind = kind, discs = discs),
        Some((higher, more)) => {
            let higher = a_building(i18n, higher);
            t_string!(
                i18n,
                eko.about.replace_two,
                kind = kind,
                discs = discs,
                higher = higher,
                more = more
            )
        }
    };
    format!("{raised} {replaced}")
}

/// A kind of building with its article.
fn a_building(i18n: I18n, building: Building) -> &'static str {
    match building {
        Building::Camp => t_string!(i18n, eko.building.a_camp),
        Building::Tower => t_string!(i18n, eko.building.a_tower),
        Building::Castle => t_string!(i18n, eko.building.a_castle),
    }
}

/// What a part of the variants is for.
fn feature_words(i18n: I18n, feature: Feature) -> &'static str {
    match feature {
        Feature::Storm => t_string!(i18n, eko.about.storm),
        Feature::Portal => t_string!(i18n, eko.about.portals),
        Feature::Pyramid => t_string!(i18n, eko.about.pyramid),
        Feature::Lighthouse => t_string!(i18n, eko.about.lighthouse),
        Feature::Wind => t_string!(i18n, eko.about.wind),
        Feature::Moon => t_string!(i18n, eko.about.moon),
        Feature::Sand => t_string!(i18n, eko.about.sand),
    }
}

/// The accessible name of a space: its contents, its role in the last step, and the effects of a
/// click.
pub fn label(i18n: I18n, names: &Names, view: &SpaceModel) -> String {
    let mut parts = place_words(i18n, names, view);
    if view.selected {
        parts.push(t_string!(i18n, space.selected).to_owned());
    }
    parts.extend(role_words(i18n, view.last, &view.steps));
    if view.portal.is_some() {
        parts.push(about_words(i18n, &About::of(view)));
    }
    let actions = view.actions.iter().map(|action| action_words(i18n, view, *action));
    let actions: Vec<String> = actions.collect();
    if !actions.is_empty() {
        parts.push(t_string!(i18n, space.possible, list = actions.join("; ")));
    }
    parts.join(", ")
}

fn stack_words(i18n: I18n, names: &Names, stack: Stack) -> String {
    let owner = names.full(i18n, stack.owner);
    match (stack.emperor, stack.discs) {
        (true, 1) => t_string!(i18n, eko.space.stack_emperor, owner = owner),
        (true, n) => t_string!(i18n, eko.space.stack_with_emperor, owner = owner, count = n),
        (false, n) => t_string!(i18n, eko.space.stack, owner = owner, count = n),
    }
}

fn action_words(i18n: I18n, view: &SpaceModel, action: ActionKind) -> String {
    let what = match action {
        ActionKind::Select if view.march => t_string!(i18n, eko.action.select_march).to_owned(),
        ActionKind::Select => t_string!(i18n, eko.action.select).to_owned(),
        ActionKind::Move => t_string!(i18n, eko.action.go).to_owned(),
        ActionKind::Regroup => {
            t_string!(i18n, eko.action.regroup, together = view.together.unwrap_or_default())
        }
        ActionKind::Attack => t_string!(i18n, eko.action.attack).to_owned(),
        ActionKind::Kamikaze => t_string!(i18n, eko.action.kamikaze).to_owned(),
        ActionKind::Build => {
            let kinds = view.builds.iter().map(|b| building_word(i18n, *b).to_owned());
            let kinds = join_and(i18n, &kinds.collect::<Vec<_>>());
            let points = view.gain.unwrap_or_default();
            if view.builds.len() > 1 {
                t_string!(i18n, eko.action.build_up_to, kinds = kinds, count = points)
            } else {
                t_string!(i18n, eko.action.build, kinds = kinds, count = points)
            }
        }
        ActionKind::Reinforce => {
            t_string!(i18n, eko.action.reinforce, room = view.room.unwrap_or_default())
        }
        ActionKind::Swap => t_string!(i18n, eko.action.swap).to_owned(),
        ActionKind::Moon => t_string!(i18n, eko.action.moon).to_owned(),
        ActionKind::Sand => t_string!(i18n, eko.action.sand).to_owned(),
    };
    match (view.losses, action) {
        (
            Some(discs),
            ActionKind::Move | ActionKind::Regroup | ActionKind::Attack | ActionKind::Kamikaze,
        ) => {
            t_string!(i18n, eko.action.loses, what = what, discs = discs)
        }
        _ => what,
    }
}
