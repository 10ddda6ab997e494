//! A space in words: its accessible name.

use super::{I18n, Names, join_and};
use crate::web::i18n::*;
use crate::web::played::{Can, SpaceView};
use eko::eko::{Building, Stack, Terrain};
use eko::table::Role;

/// What the terrain is called.
pub fn ground_word(i18n: I18n, terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Movement => t_string!(i18n, ground.movement),
        Terrain::Reg => t_string!(i18n, ground.reg),
        Terrain::Canyon => t_string!(i18n, ground.canyon),
        Terrain::Mountain => t_string!(i18n, ground.mountain),
        Terrain::Capital => t_string!(i18n, ground.capital),
        Terrain::Abyss => t_string!(i18n, ground.abyss),
        Terrain::Storm(_) => t_string!(i18n, ground.storm),
        Terrain::WindTemple => t_string!(i18n, ground.wind),
        Terrain::MoonTemple => t_string!(i18n, ground.moon),
        Terrain::SandTemple => t_string!(i18n, ground.sand),
        Terrain::Portal(_) => t_string!(i18n, ground.portal),
    }
}

/// What a building is called.
pub fn building_word(i18n: I18n, building: Building) -> &'static str {
    match building {
        Building::Camp => t_string!(i18n, building.camp),
        Building::Tower => t_string!(i18n, building.tower),
        Building::Castle => t_string!(i18n, building.castle),
    }
}

/// What a space is: which, terrain, stack from top to bottom, building.
pub fn place_words(i18n: I18n, names: &Names, view: &SpaceView) -> Vec<String> {
    let mut parts = vec![view.name.clone(), ground_word(i18n, view.terrain).to_owned()];
    parts.extend(view.stack.map(|stack| stack_words(i18n, names, stack)));
    if let Some(site) = view.building {
        let kind = building_word(i18n, site.building);
        let owner = names.full(i18n, site.owner);
        parts.push(t_string!(i18n, space.building, kind = kind, owner = owner));
    }
    parts
}

/// What the ground of a space is good for, as a sentence.
pub fn about_words(i18n: I18n, view: &SpaceView) -> String {
    if let Some((front, others)) = view.leads.split_first() {
        return if others.is_empty() {
            t_string!(i18n, about.portal_alone).to_owned()
        } else {
            let (front, others) = (front.clone(), join_and(i18n, others));
            t_string!(i18n, about.portal, front = front, others = others)
        };
    }
    let terrain = view.terrain;
    let words = match (terrain, terrain.highest_building()) {
        (Terrain::Capital, _) => t_string!(i18n, about.capital),
        (_, Some(Building::Camp)) => t_string!(i18n, about.camp),
        (_, Some(Building::Tower)) => t_string!(i18n, about.tower),
        (_, Some(Building::Castle)) => t_string!(i18n, about.castle),
        (Terrain::Storm(_), None) => t_string!(i18n, about.storm),
        (Terrain::Abyss, None) => t_string!(i18n, about.abyss),
        (_, None) => t_string!(i18n, about.movement),
    };
    words.to_owned()
}

/// The accessible name of a space: what it is, its part in the last step, and what a click there
/// would do.
pub fn label(i18n: I18n, names: &Names, view: &SpaceView) -> String {
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
        (true, 1) => t_string!(i18n, space.stack_emperor, owner = owner),
        (true, n) => t_string!(i18n, space.stack_with_emperor, owner = owner, count = n),
        (false, n) => t_string!(i18n, space.stack, owner = owner, count = n),
    }
}

fn can_words(i18n: I18n, view: &SpaceView, can: Can) -> String {
    let what = match can {
        Can::Select => t_string!(i18n, can.select).to_owned(),
        Can::Move => t_string!(i18n, can.go).to_owned(),
        Can::Regroup => {
            t_string!(i18n, can.regroup, together = view.together.unwrap_or_default())
        }
        Can::Attack => t_string!(i18n, can.attack).to_owned(),
        Can::Kamikaze => t_string!(i18n, can.kamikaze).to_owned(),
        Can::Build => {
            let kinds = view.builds.iter().map(|b| building_word(i18n, *b).to_owned());
            t_string!(i18n, can.build, kinds = join_and(i18n, &kinds.collect::<Vec<_>>()))
        }
        Can::Reinforce => t_string!(i18n, can.reinforce, room = view.room.unwrap_or_default()),
        Can::Swap => t_string!(i18n, can.swap).to_owned(),
        Can::Moon => t_string!(i18n, can.moon).to_owned(),
        Can::Sand => t_string!(i18n, can.sand).to_owned(),
    };
    match (view.loses, can) {
        (Some(discs), Can::Move | Can::Regroup | Can::Attack | Can::Kamikaze) => {
            t_string!(i18n, can.loses, what = what, discs = discs)
        }
        _ => what,
    }
}
