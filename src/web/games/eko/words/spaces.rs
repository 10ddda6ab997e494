//! A space in words: its accessible name.

use crate::web::I18n;
use crate::web::games::eko::{ActionKind, SpaceModel};
use crate::web::i18n::*;
use crate::web::words::{Names, join_and};
use tabletop::eko::{Building, Stack, Terrain};
use tabletop::table::Role;

/// What the terrain is called.
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

/// What a building is called.
pub fn building_word(i18n: I18n, building: Building) -> &'static str {
    match building {
        Building::Camp => t_string!(i18n, eko.building.camp),
        Building::Tower => t_string!(i18n, eko.building.tower),
        Building::Castle => t_string!(i18n, eko.building.castle),
    }
}

/// What a space is: which, terrain, stack from top to bottom, building.
pub fn place_words(i18n: I18n, names: &Names, view: &SpaceModel) -> Vec<String> {
    let mut parts = vec![view.name.clone(), ground_word(i18n, view.terrain).to_owned()];
    parts.extend(view.stack.map(|stack| stack_words(i18n, names, stack)));
    if let Some(site) = view.building {
        let kind = building_word(i18n, site.building);
        let owner = names.full(i18n, site.owner);
        parts.push(t_string!(i18n, eko.space.building, kind = kind, owner = owner));
    }
    parts
}

/// What the ground of a space is good for, as a sentence.
pub fn about_words(i18n: I18n, view: &SpaceModel) -> String {
    if let Some((front, others)) = view.leads.split_first() {
        return if others.is_empty() {
            t_string!(i18n, eko.about.portal_alone).to_owned()
        } else {
            let (front, others) = (front.clone(), join_and(i18n, others));
            t_string!(i18n, eko.about.portal, front = front, others = others)
        };
    }
    let terrain = view.terrain;
    let words = match (terrain, terrain.highest_building()) {
        (Terrain::Capital, _) => t_string!(i18n, eko.about.capital),
        (_, Some(Building::Camp)) => t_string!(i18n, eko.about.camp),
        (_, Some(Building::Tower)) => t_string!(i18n, eko.about.tower),
        (_, Some(Building::Castle)) => t_string!(i18n, eko.about.castle),
        (Terrain::Storm(_), None) => t_string!(i18n, eko.about.storm),
        (Terrain::Abyss, None) => t_string!(i18n, eko.about.abyss),
        (_, None) => t_string!(i18n, eko.about.movement),
    };
    words.to_owned()
}

/// The accessible name of a space: what it is, its part in the last step, and what a click there
/// would do.
pub fn label(i18n: I18n, names: &Names, view: &SpaceModel) -> String {
    let mut parts = place_words(i18n, names, view);
    if view.selected {
        parts.push(t_string!(i18n, space.selected).to_owned());
    }
    match view.last {
        Some(Role::From) => parts.push(t_string!(i18n, space.last_from).to_owned()),
        Some(Role::To) => parts.push(t_string!(i18n, space.last_to).to_owned()),
        None => {}
    }
    if !view.leads.is_empty() {
        parts.push(about_words(i18n, view));
    }
    let can: Vec<String> = view.can.iter().map(|can| can_words(i18n, view, *can)).collect();
    if !can.is_empty() {
        parts.push(t_string!(i18n, space.possible, list = can.join("; ")));
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

fn can_words(i18n: I18n, view: &SpaceModel, can: ActionKind) -> String {
    let what = match can {
        ActionKind::Select => t_string!(i18n, eko.action.select).to_owned(),
        ActionKind::Move => t_string!(i18n, eko.action.go).to_owned(),
        ActionKind::Regroup => {
            t_string!(i18n, eko.action.regroup, together = view.together.unwrap_or_default())
        }
        ActionKind::Attack => t_string!(i18n, eko.action.attack).to_owned(),
        ActionKind::Kamikaze => t_string!(i18n, eko.action.kamikaze).to_owned(),
        ActionKind::Build => {
            let kinds = view.builds.iter().map(|b| building_word(i18n, *b).to_owned());
            t_string!(i18n, eko.action.build, kinds = join_and(i18n, &kinds.collect::<Vec<_>>()))
        }
        ActionKind::Reinforce => {
            t_string!(i18n, eko.action.reinforce, room = view.room.unwrap_or_default())
        }
        ActionKind::Swap => t_string!(i18n, eko.action.swap).to_owned(),
        ActionKind::Moon => t_string!(i18n, eko.action.moon).to_owned(),
        ActionKind::Sand => t_string!(i18n, eko.action.sand).to_owned(),
    };
    match (view.loses, can) {
        (
            Some(discs),
            ActionKind::Move | ActionKind::Regroup | ActionKind::Attack | ActionKind::Kamikaze,
        ) => {
            t_string!(i18n, eko.action.loses, what = what, discs = discs)
        }
        _ => what,
    }
}
